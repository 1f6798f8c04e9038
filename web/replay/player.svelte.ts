/** Shows a film: forwards, backwards, by itself, slowly or quickly, and with whose eyes. */
import type { Replay } from "../board.ts";
import type { Seen } from "../table/board_model.svelte.ts";
import { filmed, momentOf } from "./board.ts";
import type { Reel } from "./fetch.ts";

/** Bystanders' eyes, those of a seat, or those of whoever plays: so all secrets are seen, one after the other. */
export type Eyes = "none" | "all" | number;

/** How long each moment is looked at, and how fast what happens is shown. */
export const SPEEDS = [
  { look: 1600, pace: 1.8 },
  { look: 350, pace: 1 },
  { look: 60, pace: 0.3 },
] as const;
const USUAL = 1;

export class Projector {
  seen: Seen = $state.raw(undefined!);
  at = $state(0);
  running = $state(false);
  speed = $state(USUAL);
  eyes: Eyes = $state.raw("none");
  /** The film with these eyes is still on its way. */
  waits = $state(false);
  private films: Replay[] = [];

  constructor(readonly reel: Reel) {
    this.seen = this.drawn(0);
  }

  private drawn(facing: number): Seen {
    const pace = () => SPEEDS[this.speed]!.pace;
    return filmed(this.reel.film, this.reel.play, this.reel.names, true, facing, pace);
  }

  get last(): number {
    return this.reel.film.frames.length - 1;
  }

  /** The moment that is shown, with these eyes. */
  get shot() {
    const plain = this.reel.film.frames[this.at]!;
    const eye = this.eyes === "all" ? (plain.seat ?? this.asked(plain)) : this.eyes;
    return (typeof eye === "number" ? this.films[eye]?.frames[this.at] : undefined) ?? plain;
  }

  private asked = ({ waiting }: Replay["frames"][number]): number | "none" =>
    waiting.type === "ask" ? (waiting.must[0] ?? "none") : "none";

  jump(to: number): void {
    this.at = Math.max(0, Math.min(this.last, to));
    this.seen.jump(momentOf(this.shot));
  }

  step(): void {
    if (this.at >= this.last) {
      this.running = false;
      return;
    }
    this.seen.skip();
    this.at++;
    this.seen.show(momentOf(this.shot));
  }

  run(): void {
    if (!this.running && this.at >= this.last) this.jump(0);
    this.running = !this.running;
  }

  faster(): void {
    this.speed = (this.speed + 1) % SPEEDS.length;
  }

  /** Look with other eyes at the same moment. */
  async look(eyes: Eyes): Promise<void> {
    const { through, film } = this.reel;
    if (!through) return;
    this.running = false;
    const wanted = eyes === "all" ? [...Array(film.seats).keys()] : eyes === "none" ? [] : [eyes];
    this.waits = true;
    try {
      // One after the other: the house makes few films at a time.
      for (const seat of wanted) this.films[seat] ??= await through(seat);
    } finally {
      this.waits = false;
    }
    this.eyes = eyes;
    this.seen.hush();
    this.seen = this.drawn(typeof eyes === "number" ? eyes : 0);
    this.jump(this.at);
  }
}
