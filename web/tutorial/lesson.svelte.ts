/** A tutorial under way: a film that goes on when the learner makes its next move. No rules: only this one move counts. */
import type { AnyGameUi, Tutorial } from "../board.ts";
import { BoardModel } from "../table/board_model.svelte.ts";
import type { UnsentCommand } from "../api/connection.ts";
import type { Ack, Rejection } from "../api/messages.ts";
import { words } from "../i18n/words.svelte.ts";

const LEARNER = 0;

export class TutorialSession {
  readonly model: BoardModel;
  /** The next frame of the film. */
  nextFrame = $state(1);

  constructor(
    readonly tutorial: Tutorial,
    play: AnyGameUi,
    /** The next frame of the film: where somebody left off. */
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

  /** What is said before the next move, or after the last. */
  get words(): string {
    const line = this.replay.frames[Math.min(this.nextFrame, this.replay.frames.length)]?.line;
    const step = this.over
      ? this.tutorial.steps.findLast(({ line }) => line >= this.replay.frames.length)
      : this.tutorial.steps.find((one) => one.line === line);
    return step ? words.now.format(`${this.replay.game}-ui-learn-${step.say}`) : "";
  }

  /** The move is the learner's to make. */
  get isLearnersTurn(): boolean {
    return !this.over && this.replay.frames[this.nextFrame]!.seat === LEARNER;
  }

  /** `again`: it was told when it was seen first. */
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

  /** Another seat's move: it plays by itself. */
  advance(): void {
    if (!this.over && !this.isLearnersTurn) this.showFrame(this.nextFrame);
  }

  /** There is one move that counts; it is pointed at when another one is tried. */
  private answer(command: UnsentCommand): Promise<Ack | Rejection> {
    if (command.do === "why-not" && this.isLearnersTurn)
      return Promise.resolve({ kind: "no", id: null, no: "learn-try", key: "ui-learn-try" });
    if (command.do === "play" && this.isLearnersTurn) this.showFrame(this.nextFrame);
    return Promise.resolve({ kind: "ack", id: null, rev: this.nextFrame });
  }
}
