/** Shows a film: forwards, backwards, by itself, slowly or quickly, and with whose eyes. */
import type { Replay } from "../board.ts";
import type { BoardModel } from "../table/board_model.svelte.ts";
import { createReplayModel, updateFromFrame } from "./board.ts";
import type { LoadedReplay } from "./fetch.ts";

/** Bystanders' eyes, those of a seat, or those of whoever plays: so all secrets are seen, one after the other. */
export type Perspective = "none" | "all" | number;

/** How long each moment is looked at, and how fast what happens is shown. */
export const SPEEDS = [
  { look: 1600, pace: 1.8 },
  { look: 350, pace: 1 },
  { look: 60, pace: 0.3 },
] as const;
const USUAL = 1;

export class ReplayPlayer {
  model: BoardModel = $state.raw(undefined!);
  at = $state(0);
  running = $state(false);
  speed = $state(USUAL);
  eyes: Perspective = $state.raw("none");
  /** The film with these eyes is still on its way. */
  waits = $state(false);
  private films: Replay[] = [];

  constructor(readonly reel: LoadedReplay) {
    this.model = this.drawn(0);
  }

  private drawn(facing: number): BoardModel {
    const pace = () => SPEEDS[this.speed]!.pace;
    return createReplayModel(this.reel.film, this.reel.play, this.reel.names, true, facing, pace);
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
    this.model.jump(updateFromFrame(this.shot));
  }

  step(): void {
    if (this.at >= this.last) {
      this.running = false;
      return;
    }
    this.model.skip();
    this.at++;
    this.model.show(updateFromFrame(this.shot));
  }

  run(): void {
    if (!this.running && this.at >= this.last) this.jump(0);
    this.running = !this.running;
  }

  faster(): void {
    this.speed = (this.speed + 1) % SPEEDS.length;
  }

  /** Look with other eyes at the same moment. */
  async look(eyes: Perspective): Promise<void> {
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
    this.model.hush();
    this.model = this.drawn(typeof eyes === "number" ? eyes : 0);
    this.jump(this.at);
  }
}
