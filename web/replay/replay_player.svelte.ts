/** Plays a replay: forwards, backwards, automatically, slowly or quickly, and from different perspectives. */
import type { Replay } from "../board/board_interface.ts";
import type { BoardModel } from "../table/board_model.svelte.ts";
import { createReplayModel, updateFromFrame } from "./replay_board.ts";
import type { LoadedReplay } from "./fetch_replay.ts";

/**
 * The perspective: a spectator's (`none`), one seat's, or always that of the seat to move (`all`), which shows all
 * secrets in turn.
 */
export type Perspective = "none" | "all" | number;

/** How long each frame is shown, and by which factor animations are slowed down. */
export const SPEEDS = [
  { frameMs: 1600, slowdown: 1.8 },
  { frameMs: 350, slowdown: 1 },
  { frameMs: 60, slowdown: 0.3 },
] as const;
const DEFAULT_SPEED = 1;

export class ReplayPlayer {
  model: BoardModel = $state.raw(undefined!);
  at = $state(0);
  playing = $state(false);
  speed = $state(DEFAULT_SPEED);
  perspective: Perspective = $state.raw("none");
  /** True while the replay for the new perspective is being loaded. */
  loading = $state(false);
  private seatReplays: Replay[] = [];

  constructor(readonly source: LoadedReplay) {
    this.model = this.createModel(0);
  }

  private createModel(facing: number): BoardModel {
    const slowdown = () => SPEEDS[this.speed]!.slowdown;
    return createReplayModel(this.source.replay, this.source.ui, this.source.names, true, facing, slowdown);
  }

  get last(): number {
    return this.source.replay.frames.length - 1;
  }

  /** The frame that is being shown, in the current perspective. */
  get frame() {
    const spectatorFrame = this.source.replay.frames[this.at]!;
    const eye =
      this.perspective === "all" ? (spectatorFrame.seat ?? this.seatToMove(spectatorFrame)) : this.perspective;
    return (typeof eye === "number" ? this.seatReplays[eye]?.frames[this.at] : undefined) ?? spectatorFrame;
  }

  private seatToMove = ({ waiting }: Replay["frames"][number]): number | "none" =>
    waiting.type === "ask" ? (waiting.must[0] ?? "none") : "none";

  jump(to: number): void {
    this.at = Math.max(0, Math.min(this.last, to));
    this.model.jump(updateFromFrame(this.frame));
  }

  step(): void {
    if (this.at >= this.last) {
      this.playing = false;
      return;
    }
    this.model.skip();
    this.at++;
    this.model.show(updateFromFrame(this.frame));
  }

  togglePlaying(): void {
    if (!this.playing && this.at >= this.last) this.jump(0);
    this.playing = !this.playing;
  }

  cycleSpeed(): void {
    this.speed = (this.speed + 1) % SPEEDS.length;
  }

  /** Show the same frame from another perspective. */
  async changePerspective(perspective: Perspective): Promise<void> {
    const { loadSeatReplay, replay } = this.source;
    if (!loadSeatReplay) return;
    this.playing = false;
    const seats = perspective === "all" ? [...Array(replay.seats).keys()] : perspective === "none" ? [] : [perspective];
    this.loading = true;
    try {
      // One at a time, because the server makes only a few replays at once.
      for (const seat of seats) this.seatReplays[seat] ??= await loadSeatReplay(seat);
    } finally {
      this.loading = false;
    }
    this.perspective = perspective;
    this.model.stopReading();
    this.model = this.createModel(typeof perspective === "number" ? perspective : 0);
    this.jump(this.at);
  }
}
