/** A tutorial under way: a film that goes on when the learner makes its next move. No rules: only this one move counts. */
import type { AnyGameUi, Tutorial } from "../board.ts";
import { BoardModel } from "../table/board_model.svelte.ts";
import type { UnsentCommand } from "../api/connection.ts";
import type { Ack, Rejection } from "../api/messages.ts";
import { words } from "../i18n/words.svelte.ts";

const LEARNER = 0;

export class Lesson {
  readonly model: BoardModel;
  /** The next frame of the film. */
  at = $state(1);

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
      connection: { send: (wish) => this.answer(wish), close: () => undefined },
      answers: false,
      aloud: true,
      shared: false,
    });
    this.show(from - 1, from > 1);
  }

  private get film() {
    return this.tutorial.film;
  }

  get over(): boolean {
    return this.at >= this.film.frames.length;
  }

  /** What is said before the next move, or after the last. */
  get words(): string {
    const line = this.film.frames[Math.min(this.at, this.film.frames.length)]?.line;
    const step = this.over
      ? this.tutorial.steps.findLast(({ line }) => line >= this.film.frames.length)
      : this.tutorial.steps.find((one) => one.line === line);
    return step ? words.now.format(`${this.film.game}-ui-learn-${step.say}`) : "";
  }

  /** The move is the learner's to make. */
  get asked(): boolean {
    return !this.over && this.film.frames[this.at]!.seat === LEARNER;
  }

  /** `again`: it was told when it was seen first. */
  private show(index: number, again = false): void {
    const frame = this.film.frames[index]!;
    const next = this.film.frames[index + 1];
    const mine = next?.seat === LEARNER && next.action;
    this.at = index + 1;
    this.model.show({
      events: again ? [] : frame.events,
      view: frame.view,
      own: frame.view.own ?? null,
      waiting: frame.waiting,
      turns: mine ? [{ seat: LEARNER, question: index, legal: [mine] }] : [],
      viewingSeat: LEARNER,
    });
    this.model.pointed = mine ? this.model.ui.touches(mine) : [];
  }

  /** Another seat's move: it plays by itself. */
  goOn(): void {
    if (!this.over && !this.asked) this.show(this.at);
  }

  /** There is one move that counts; it is pointed at when another one is tried. */
  private answer(wish: UnsentCommand): Promise<Ack | Rejection> {
    if (wish.do === "why-not" && this.asked)
      return Promise.resolve({ kind: "no", id: null, no: "learn-try", key: "ui-learn-try" });
    if (wish.do === "play" && this.asked) this.show(this.at);
    return Promise.resolve({ kind: "ack", id: null, rev: this.at });
  }
}
