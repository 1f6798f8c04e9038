/** The animation of a mouse from one place to the next: keyframes with hops between them. */
import type { Point } from "./positions.ts";

/** A keyframe: time (0 to 1), position, size, rotation in degrees, and the height of the hop on the way to it. */
export interface Keyframe extends Point {
  readonly at: number;
  readonly size: number;
  readonly turn: number;
  readonly hop: number;
}

export interface Trail {
  readonly ms: number;
  readonly keyframes: readonly Keyframe[];
}

export interface Leg extends Point {
  readonly ms: number;
  readonly size?: number;
  readonly turn?: number;
  readonly hop?: number;
}

/** Return the trail that starts at a point and follows these legs, each with its own duration. */
export function trail(from: Point, legs: readonly Leg[]): Trail {
  const ms = legs.reduce((sum, leg) => sum + leg.ms, 0);
  let passed = 0;
  const keyframes: Keyframe[] = [{ x: from.x, y: from.y, at: 0, size: 1, turn: 0, hop: 0 }];
  for (const leg of legs) {
    passed += leg.ms;
    keyframes.push({
      x: leg.x,
      y: leg.y,
      at: ms === 0 ? 1 : passed / ms,
      size: leg.size ?? 1,
      turn: leg.turn ?? 0,
      hop: leg.hop ?? 0,
    });
  }
  return { ms, keyframes };
}

const interpolate = (a: number, b: number, t: number) => a + (b - a) * t;

/** Return where the mouse is at this time on the trail, from 0 (start) to 1 (end). */
export function keyframeAt({ keyframes }: Trail, at: number): Keyframe {
  const last = keyframes.at(-1)!;
  const next = keyframes.findIndex((moment) => moment.at > at);
  if (next <= 0) return { ...last, at };
  const [a, b] = [keyframes[next - 1]!, keyframes[next]!];
  const t = (at - a.at) / (b.at - a.at);
  return {
    at,
    x: interpolate(a.x, b.x, t),
    y: interpolate(a.y, b.y, t) - b.hop * 4 * t * (1 - t),
    size: interpolate(a.size, b.size, t),
    turn: interpolate(a.turn, b.turn, t),
    hop: 0,
  };
}
