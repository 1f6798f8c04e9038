/** A puzzle on the table: what is to be remembered is shown, then one action of many is right. No rules are needed. */
import type { AnyGameUi, Puzzle } from "../board.ts";
import { actionKey, BoardModel } from "../table/board_model.svelte.ts";
import type { UnsentCommand } from "../api/connection.ts";
import type { Ack, Rejection } from "../api/messages.ts";
import type { Args } from "../i18n/sentences.ts";
import { words } from "../i18n/words.svelte.ts";

type PuzzleAction = Extract<UnsentCommand, { do: "play" }>["action"];

export class PuzzleSession {
  readonly model: BoardModel;
  /** The frame that is shown: up to the question, and the one after it when the puzzle is solved. */
  frameIndex = $state(0);
  solved = $state(false);

  constructor(
    readonly game: string,
    readonly puzzle: Puzzle,
    play: AnyGameUi,
  ) {
    this.model = new BoardModel(game, play, {
      get seats() {
        return Array.from({ length: puzzle.seats }, (_, seat) => ({
          seat,
          name: words.now.format(`house-mouse-${seat}`),
          mine: seat === puzzle.seat,
          bot: seat !== puzzle.seat,
        }));
      },
      connection: { send: (command) => Promise.resolve(this.answer(command)), close: () => undefined },
      answersQueries: false,
      aloud: true,
      shared: false,
    });
    this.showFrame(0);
  }

  private get questionIndex(): number {
    return this.puzzle.frames.length - 2;
  }

  /** What is to be remembered is over: now it is asked. */
  get asked(): boolean {
    return this.frameIndex === this.questionIndex;
  }

  /** Something is shown before it is asked. */
  get hasLeadIn(): boolean {
    return this.questionIndex > 0;
  }

  private showFrame(at: number): void {
    const { frames, seat } = this.puzzle;
    const frame = frames[at]!;
    this.frameIndex = at;
    const turns = at === this.questionIndex ? [{ seat, question: at, legal: frame.legal ?? [] }] : [];
    const events = at === 0 ? [] : frame.events;
    this.model.pointed = [];
    this.model.show({
      events,
      view: frame.view,
      own: frame.view.own ?? null,
      waiting: frame.waiting,
      turns,
      viewingSeat: seat,
    });
  }

  /** The next moment of what is to be remembered. */
  advance(): void {
    if (this.frameIndex < this.questionIndex) this.showFrame(this.frameIndex + 1);
  }

  /** From the first moment on, once more. */
  restart(): void {
    this.solved = false;
    this.model.moves.clear();
    this.model.jump({ ...this.stateAt(0), turns: [] });
    this.showFrame(0);
  }

  private stateAt(at: number) {
    const { frames, seat } = this.puzzle;
    const { view, waiting } = frames[at]!;
    return { events: [], view, own: view.own ?? null, waiting, viewingSeat: seat };
  }

  /** Point at the solution. */
  showSolution(): void {
    this.model.moves.clear();
    if (this.asked) this.model.pointed = this.model.ui.touches(this.puzzle.solution);
  }

  /** What is to be done, and with how many moves. */
  get task(): Args {
    const { about, moves } = this.puzzle;
    return { about, moves };
  }

  /** Why another action is not the one: it leads nowhere, or not as surely. */
  private whyNot(action: PuzzleAction): [string, Args] {
    const { frames, worth } = this.puzzle;
    const nth =
      typeof action === "string"
        ? -1
        : (frames[this.frameIndex]!.legal ?? []).map(actionKey).indexOf(actionKey(action));
    const percent = (part: number) => Math.round(part * 100);
    const key = `${this.game}-ui-puzzle-${(worth[nth] ?? 0) > 0 ? "less" : "never"}`;
    return [key, { ...this.task, chance: percent(worth[nth] ?? 0), best: percent(Math.max(...worth)) }];
  }

  /** What comes of a wish: solved, or why not. */
  answer(command: UnsentCommand): Ack | Rejection {
    const ack: Ack = { kind: "ack", id: null, rev: this.frameIndex };
    if (!this.asked) return ack;
    const reject = (key: string, args = {}): Rejection => ({ kind: "no", id: null, no: "puzzle", key, args });
    if (command.do === "why-not") return reject("ui-puzzle-cannot");
    if (command.do !== "play") return ack;
    if (typeof command.action === "string" || actionKey(command.action) !== actionKey(this.puzzle.solution))
      return reject(...this.whyNot(command.action));
    this.solved = true;
    this.showFrame(this.frameIndex + 1);
    return ack;
  }
}
