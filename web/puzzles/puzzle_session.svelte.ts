/** A puzzle on the table: what is to be remembered is shown, then one action of many is right. No rules are needed. */
import type { AnyGameUi, Puzzle } from "../board.ts";
import { actionKey, BoardModel } from "../table/board_model.svelte.ts";
import type { UnsentCommand } from "../api/connection.ts";
import type { Ack, Rejection } from "../api/messages.ts";
import type { Args } from "../i18n/sentences.ts";
import { words } from "../i18n/words.svelte.ts";

type Asked = Extract<UnsentCommand, { do: "play" }>["action"];

export class PuzzleSession {
  readonly model: BoardModel;
  /** The frame that is shown: up to the question, and the one after it when the puzzle is solved. */
  at = $state(0);
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
      connection: { send: (wish) => Promise.resolve(this.answer(wish)), close: () => undefined },
      answers: false,
      aloud: true,
      shared: false,
    });
    this.show(0);
  }

  private get question(): number {
    return this.puzzle.frames.length - 2;
  }

  /** What is to be remembered is over: now it is asked. */
  get asked(): boolean {
    return this.at === this.question;
  }

  /** Something is shown before it is asked. */
  get remembers(): boolean {
    return this.question > 0;
  }

  private show(at: number): void {
    const { frames, seat } = this.puzzle;
    const frame = frames[at]!;
    this.at = at;
    const turns = at === this.question ? [{ seat, question: at, legal: frame.legal ?? [] }] : [];
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
  goOn(): void {
    if (this.at < this.question) this.show(this.at + 1);
  }

  /** From the first moment on, once more. */
  again(): void {
    this.solved = false;
    this.model.moves.clear();
    this.model.jump({ ...this.moment(0), turns: [] });
    this.show(0);
  }

  private moment(at: number) {
    const { frames, seat } = this.puzzle;
    const { view, waiting } = frames[at]!;
    return { events: [], view, own: view.own ?? null, waiting, viewingSeat: seat };
  }

  /** Point at the solution. */
  hint(): void {
    this.model.moves.clear();
    if (this.asked) this.model.pointed = this.model.ui.touches(this.puzzle.solution);
  }

  /** What is to be done, and with how many moves. */
  get task(): Args {
    const { about, moves } = this.puzzle;
    return { about, moves };
  }

  /** Why another action is not the one: it leads nowhere, or not as surely. */
  private whyNot(action: Asked): [string, Args] {
    const { frames, worth } = this.puzzle;
    const nth =
      typeof action === "string" ? -1 : (frames[this.at]!.legal ?? []).map(actionKey).indexOf(actionKey(action));
    const of100 = (part: number) => Math.round(part * 100);
    const key = `${this.game}-ui-puzzle-${(worth[nth] ?? 0) > 0 ? "less" : "never"}`;
    return [key, { ...this.task, chance: of100(worth[nth] ?? 0), best: of100(Math.max(...worth)) }];
  }

  /** What comes of a wish: solved, or why not. */
  answer(wish: UnsentCommand): Ack | Rejection {
    const ack: Ack = { kind: "ack", id: null, rev: this.at };
    if (!this.asked) return ack;
    const no = (key: string, args = {}): Rejection => ({ kind: "no", id: null, no: "puzzle", key, args });
    if (wish.do === "why-not") return no("ui-puzzle-cannot");
    if (wish.do !== "play") return ack;
    if (typeof wish.action === "string" || actionKey(wish.action) !== actionKey(this.puzzle.solution))
      return no(...this.whyNot(wish.action));
    this.solved = true;
    this.show(this.at + 1);
    return ack;
  }
}
