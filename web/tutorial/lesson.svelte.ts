/**
 * A tutorial in progress: a replay that continues when the learner makes the next move. It needs no rules, because only
 * that move is accepted.
 */
import type { AnyGameUi, Tutorial } from "../board/board_interface.ts";
import { BoardModel } from "../table/board_model.svelte.ts";
import type { UnsentCommand } from "../api/connection.ts";
import type { Ack, Rejection } from "../api/message_types.ts";
import { words } from "../i18n/translations.svelte.ts";

const LEARNER = 0;

export class TutorialSession {
  readonly model: BoardModel;
  /** The index of the next frame in the replay. */
  nextFrame = $state(1);

  constructor(
    readonly tutorial: Tutorial,
    play: AnyGameUi,
    /** The next frame of the replay, from which a learner who left continues. */
    from = 1,
  ) {
    const { film } = tutorial;
    this.model = new BoardModel(film.game, play, {
      get seats() {
        return Array.from({ length: film.seats }, (_, seat) => ({
          seat,
          name: words.now.format(`house-mouse-${seat}`),
          mine: seat === LEARNER,
          bot: seat !== LEARNER,
        }));
      },
      connection: { send: (command) => this.answer(command), close: () => undefined },
      answersQueries: false,
      aloud: true,
      shared: false,
    });
    this.showFrame(from - 1, from > 1);
  }

  private get replay() {
    return this.tutorial.film;
  }

  get over(): boolean {
    return this.nextFrame >= this.replay.frames.length;
  }

  /** What is said before the next move, or after the last one. */
  get words(): string {
    const line = this.replay.frames[Math.min(this.nextFrame, this.replay.frames.length)]?.line;
    const step = this.over
      ? this.tutorial.steps.findLast(({ line }) => line >= this.replay.frames.length)
      : this.tutorial.steps.find((one) => one.line === line);
    return step ? words.now.format(`${this.replay.game}-ui-learn-${step.say}`) : "";
  }

  /** True if the next move is the learner's. */
  get isLearnersTurn(): boolean {
    return !this.over && this.replay.frames[this.nextFrame]!.seat === LEARNER;
  }

  /** Show a frame. `resumed` is true if it had already been shown before the learner left. */
  private showFrame(index: number, resumed = false): void {
    const frame = this.replay.frames[index]!;
    const next = this.replay.frames[index + 1];
    const mine = next?.seat === LEARNER && next.action;
    this.nextFrame = index + 1;
    this.model.show({
      events: resumed ? [] : frame.events,
      view: frame.view,
      own: frame.view.own ?? null,
      waiting: frame.waiting,
      turns: mine ? [{ seat: LEARNER, question: index, legal: [mine] }] : [],
      viewingSeat: LEARNER,
    });
    this.model.pointed = mine ? this.model.ui.touches(mine) : [];
  }

  /** Show another seat's move. */
  advance(): void {
    if (!this.over && !this.isLearnersTurn) this.showFrame(this.nextFrame);
  }

  /** Answer a command: only one move is accepted, and it is pointed at if another one is tried. */
  private answer(command: UnsentCommand): Promise<Ack | Rejection> {
    if (command.do === "why-not" && this.isLearnersTurn)
      return Promise.resolve({ kind: "no", id: null, no: "learn-try", key: "ui-learn-try" });
    if (command.do === "play" && this.isLearnersTurn) this.showFrame(this.nextFrame);
    return Promise.resolve({ kind: "ack", id: null, rev: this.nextFrame });
  }
}
