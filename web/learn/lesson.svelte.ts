/** A tutorial under way: a film that goes on when the learner makes its next move. No rules: only this one move counts. */
import type { AnyPlay, Tagged, Tutorial } from "../board.ts";
import { Seen, keyOf } from "../table/seen.svelte.ts";
import { voice } from "../voice/voice.svelte.ts";
import { t, words } from "../words/words.svelte.ts";

const LEARNER = 0;

export class Lesson {
  readonly seen: Seen;
  /** The next frame of the film. */
  at = $state(1);

  constructor(
    readonly tutorial: Tutorial,
    play: AnyPlay,
  ) {
    const { film } = tutorial;
    this.seen = new Seen(film.game, play, {
      seats: () =>
        Array.from({ length: film.seats }, (_, seat) => ({
          seat,
          name: words.now.say(`house-mouse-${seat}`),
          mine: seat === LEARNER,
          bot: seat !== LEARNER,
        })),
      play: (_, action) => this.play(action),
      refuse: (action) => this.play(action),
      aloud: true,
    });
    this.showFrame(0);
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
    return step ? words.now.say(`${this.film.game}-ui-learn-${step.say}`) : "";
  }

  /** The move is the learner's to make. */
  get asked(): boolean {
    return !this.over && this.film.frames[this.at]!.seat === LEARNER;
  }

  private showFrame(index: number): void {
    const frame = this.film.frames[index]!;
    const next = this.film.frames[index + 1];
    const mine = next?.seat === LEARNER && next.action;
    this.at = index + 1;
    this.seen.show({
      events: frame.events,
      view: frame.view,
      own: frame.view.own ?? null,
      waiting: frame.waiting,
      turns: mine ? [{ seat: LEARNER, question: index, legal: [mine] }] : [],
      eye: LEARNER,
    });
    this.seen.pointed = mine ? this.seen.play_.touches(mine) : [];
  }

  /** Another seat's move: it plays by itself. */
  goOn(): void {
    if (!this.over && !this.asked) this.showFrame(this.at);
  }

  private play(action: Tagged): void {
    const wanted = this.film.frames[this.at];
    if (!wanted?.action || !this.asked) return;
    if (keyOf(wanted.action) === keyOf(action)) this.showFrame(this.at);
    else this.seen.refuse({ words: t("learn-try"), rule: "", show: [], action });
  }

  say(): void {
    voice.say(this.words);
  }
}
