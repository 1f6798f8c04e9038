/**
 * A puzzle being solved: frames that lead to the question, after which exactly one action is right. It needs no rules.
 */
import type { AnyGameUi, Puzzle, PuzzleReply, Tagged } from "../board/board_interface.ts";
import { actionKey, BoardModel } from "../table/board_model.svelte.ts";
import type { UnsentCommand } from "../api/connection.ts";
import type { Ack, Rejection } from "../api/message_types.ts";
import type { Args } from "../i18n/fluent_format.ts";
import { words } from "../i18n/translations.svelte.ts";

/** How long the position after a wrong action and its reply stays on the board, in milliseconds. */
const REPLY_SHOWN_MS = 5000;

const percent = (part: number): number => Math.round(part * 100);

export class PuzzleSession {
  readonly model: BoardModel;
  /** The index of the frame being shown: up to the question, and the last one after solving. */
  frameIndex = $state(0);
  solved = $state(false);
  /** True if the solution has been shown. */
  helped = $state(false);
  /** What the other seat has replied to the last wrong action; null if that is not shown. */
  reply: Tagged | null = $state.raw(null);
  private askAgainTimer: ReturnType<typeof setTimeout> | undefined;

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
    this.frameIndex = at;
    this.model.pointed = [];
    this.model.show({ ...this.stateAt(at), events: at === 0 ? [] : this.puzzle.frames[at]!.events });
  }

  /** Show the next frame before the question; at the question, do nothing. */
  advance(): void {
    if (this.frameIndex < this.questionIndex) this.showFrame(this.frameIndex + 1);
  }

  /** Start again from the first frame. */
  restart(): void {
    this.solved = false;
    this.model.moves.clear();
    this.stopReply();
    this.model.jump({ ...this.stateAt(0), turns: [] });
    this.showFrame(0);
  }

  private stateAt(at: number) {
    const { frames, seat } = this.puzzle;
    const { view, waiting, legal = [] } = frames[at]!;
    const turns = at === this.questionIndex ? [{ seat, question: at, legal }] : [];
    return { events: [], view, own: view.own ?? null, waiting, turns, viewingSeat: seat };
  }

  /** Show what the other seat does after a wrong action, and then the question again. */
  private showReply({ wrong, events, view }: PuzzleReply): void {
    const asked = { ...this.stateAt(this.questionIndex), turns: [] };
    this.reply = events[0] ?? null;
    this.model.jump({ ...asked, view: { ...asked.view, ...wrong } });
    this.model.show({ ...asked, events, view: { ...asked.view, ...view } });
    this.askAgainTimer = setTimeout(() => this.askAgain(), REPLY_SHOWN_MS);
  }

  private stopReply(): void {
    clearTimeout(this.askAgainTimer);
    this.reply = null;
  }

  /** After a reply, show the question again. */
  askAgain(): void {
    if (!this.reply) return;
    this.stopReply();
    this.model.moves.clear();
    this.model.jump(this.stateAt(this.questionIndex));
  }

  /** Highlight the solution: whoever then solves the puzzle has had help. */
  showSolution(): void {
    this.model.moves.clear();
    if (!this.asked) return;
    this.askAgain();
    this.helped = true;
    this.model.pointed = this.model.ui.touches(this.puzzle.solution);
  }

  /** The arguments of the question and of the sentence at its end: what to achieve, in how many moves, how surely. */
  get task(): Args {
    const { about, moves, worth } = this.puzzle;
    return { about, moves, best: percent(Math.max(...worth)) };
  }

  /** Return why the legal action with this index is wrong, as a message key and arguments: it is worth nothing, or less than the solution. */
  private whyNot(nth: number): [string, Args] {
    const { worth } = this.puzzle;
    const key = `${this.game}-ui-puzzle-${(worth[nth] ?? 0) > 0 ? "less" : "never"}`;
    return [key, { ...this.task, chance: percent(worth[nth] ?? 0) }];
  }

  /** Answer a command: the puzzle is solved, or why it is not. */
  answer(command: UnsentCommand): Ack | Rejection {
    const ack: Ack = { kind: "ack", id: null, rev: this.frameIndex };
    if (!this.asked) return ack;
    const reject = (key: string, args = {}): Rejection => ({ kind: "no", id: null, no: "puzzle", key, args });
    if (command.do === "why-not") return reject("ui-puzzle-cannot");
    if (command.do !== "play") return ack;
    const { action } = command;
    if (typeof action === "string" || actionKey(action) !== actionKey(this.puzzle.solution)) {
      const legal = this.puzzle.frames[this.questionIndex]!.legal ?? [];
      const nth = typeof action === "string" ? -1 : legal.map(actionKey).indexOf(actionKey(action));
      const reply = this.puzzle.replies?.[nth];
      if (reply) this.showReply(reply);
      return reject(...this.whyNot(nth));
    }
    this.solved = true;
    this.showFrame(this.frameIndex + 1);
    return ack;
  }
}
