/**
 * A puzzle being solved: frames that lead to the question, after which exactly one action is right. It needs no rules.
 */
import type { AnyGameUi, Puzzle } from "../board/board_interface.ts";
import { actionKey, BoardModel } from "../table/board_model.svelte.ts";
import type { UnsentCommand } from "../api/connection.ts";
import type { Ack, Rejection } from "../api/message_types.ts";
import type { Args } from "../i18n/fluent_format.ts";
import { words } from "../i18n/translations.svelte.ts";

type PuzzleAction = Extract<UnsentCommand, { do: "play" }>["action"];

export class PuzzleSession {
  readonly model: BoardModel;
  /** The index of the frame being shown: up to the question, and the last one after solving. */
  frameIndex = $state(0);
  solved = $state(false);
  /** True if the solution has been shown. */
  helped = $state(false);

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

  /** True if the question is being asked. */
  get asked(): boolean {
    return this.frameIndex === this.questionIndex;
  }

  /** True if there are frames before the question. */
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

  /** Show the next frame before the question; at the question, do nothing. */
  advance(): void {
    if (this.frameIndex < this.questionIndex) this.showFrame(this.frameIndex + 1);
  }

  /** Start again from the first frame. */
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

  /** Highlight the solution: whoever then solves the puzzle has had help. */
  showSolution(): void {
    this.model.moves.clear();
    if (!this.asked) return;
    this.helped = true;
    this.model.pointed = this.model.ui.touches(this.puzzle.solution);
  }

  /** The arguments of the question: what to achieve, and in how many moves. */
  get task(): Args {
    const { about, moves } = this.puzzle;
    return { about, moves };
  }

  /** Return why an action is wrong, as a message key and arguments: it is worth nothing, or less than the solution. */
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

  /** Answer a command: the puzzle is solved, or why it is not. */
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
