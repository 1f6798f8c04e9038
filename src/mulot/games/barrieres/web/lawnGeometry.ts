/** Positions of squares and grooves on the lawn, in its own units, turned so that one side is in front. */
import type { View } from "./types.ts";

export type Side = View["cheese"][number];
export type Lies = "h" | "v";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The distance between squares, the size of a square, and the width of a groove. */
export const PITCH = 100;
export const SQUARE = 76;
export const GROOVE = PITCH - SQUARE;
/** A barrier is as long as two squares and the groove between them. */
export const LONG = 2 * SQUARE + GROOVE;

export const ACROSS: Readonly<Record<Side, Side>> = { south: "north", north: "south", west: "east", east: "west" };
const ROUND: readonly Side[] = ["south", "east", "north", "west"];

export const sideLength = (size: number): number => size * PITCH - GROOVE;

/** Return where a point of the board is drawn when the side `front` is at the bottom. */
function turned({ x, y }: Spot, size: number, front: Side): Spot {
  const far = sideLength(size);
  switch (front) {
    case "south":
      return { x, y };
    case "north":
      return { x: far - x, y: far - y };
    case "west":
      return { x: y, y: far - x };
    case "east":
      return { x: far - y, y: x };
  }
}

function corner(square: string, size: number): Spot {
  const column = square.charCodeAt(0) - 97;
  const row = Number(square.slice(1)) - 1;
  return { x: column * PITCH, y: (size - 1 - row) * PITCH };
}

/** Return the middle of a square. */
export function middle(square: string, size: number, front: Side): Spot {
  const { x, y } = corner(square, size);
  return turned({ x: x + SQUARE / 2, y: y + SQUARE / 2 }, size, front);
}

/** Return the crossing of grooves at the upper right corner of a square. */
export function crossing(square: string, size: number, front: Side): Spot {
  const { x, y } = corner(square, size);
  return turned({ x: x + SQUARE + GROOVE / 2, y: y - GROOVE / 2 }, size, front);
}

/** True if a barrier is drawn across the screen, false if it is drawn up and down. */
export const flat = (lies: Lies, front: Side): boolean => (lies === "h") === (front === "south" || front === "north");

/** Return where a side of the board is drawn; `south` is the bottom of the screen. */
export const drawn = (side: Side, front: Side): Side =>
  ROUND[(ROUND.indexOf(side) - ROUND.indexOf(front) + ROUND.length) % ROUND.length]!;

/** Return the names of `count` by `count` squares from a1: all of them, or those with a crossing at the upper right. */
export const names = (count: number): readonly string[] =>
  Array.from({ length: count * count }, (_, i) => String.fromCharCode(97 + (i % count)) + (Math.floor(i / count) + 1));

export interface Groove {
  readonly at: string;
  readonly lies: Lies;
}

export const grooveOf = (name: string): Groove => ({ at: name.slice(0, -1), lies: name.endsWith("h") ? "h" : "v" });

/** Return the groove nearest to a point, and how far from its centre line the point is. */
export function nearest(point: Spot, size: number, front: Side): Groove & { readonly beside: number } {
  let best: (Groove & { beside: number }) | null = null;
  let least = Infinity;
  for (const at of names(size - 1)) {
    const { x, y } = crossing(at, size, front);
    for (const lies of ["h", "v"] as const) {
      const lying = flat(lies, front);
      const along = Math.abs(lying ? point.x - x : point.y - y);
      const beside = Math.abs(lying ? point.y - y : point.x - x);
      const far = along + 2.5 * beside;
      if (far < least) [best, least] = [{ at, lies, beside }, far];
    }
  }
  return best!;
}

/** Return the crossing nearest to a point. */
export function nearestCrossing(point: Spot, size: number, front: Side): string {
  const far = (at: string): number => {
    const { x, y } = crossing(at, size, front);
    return Math.hypot(point.x - x, point.y - y);
  };
  return names(size - 1).reduce((best, at) => (far(at) < far(best) ? at : best));
}

/** Return which of these squares a point means: the nearest one within `reach` in both directions, or null. */
export function squareMeant(
  point: Spot,
  squares: readonly string[],
  reach: number,
  size: number,
  front: Side,
): string | null {
  let best: string | null = null;
  let least = Infinity;
  for (const name of squares) {
    const { x, y } = middle(name, size, front);
    if (Math.max(Math.abs(point.x - x), Math.abs(point.y - y)) > reach) continue;
    const far = Math.hypot(point.x - x, point.y - y);
    if (far < least) [best, least] = [name, far];
  }
  return best;
}

/** The directions in which a barrier can be moved, as seen on the screen: right and down are positive. */
export const WAYS = { up: [0, -1], right: [1, 0], down: [0, 1], left: [-1, 0] } as const;
export type Way = keyof typeof WAYS;

/** Return the next crossing in this direction; null at the edge. */
export function nextCrossing(at: string, way: Way, size: number, front: Side): string | null {
  const { x, y } = crossing(at, size, front);
  const [right, down] = WAYS[way];
  const there = { x: x + right * PITCH, y: y + down * PITCH };
  return (
    names(size - 1).find((name) => {
      const spot = crossing(name, size, front);
      return spot.x === there.x && spot.y === there.y;
    }) ?? null
  );
}

/** Return a line through the middles of these squares, as an SVG path. */
export const pathOf = (squares: readonly string[], size: number, front: Side): string =>
  squares
    .map((name, i) => {
      const { x, y } = middle(name, size, front);
      return `${i ? "L" : "M"}${x} ${y}`;
    })
    .join("");
