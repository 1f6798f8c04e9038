/** What of the house is shown: all of it, or, on a screen too small for that, the part where the mouse on turn is. */
import type { Area, Point } from "./spots.ts";

/** The house with its roof and its shadow. */
export const HOUSE: Area = { x: -34, y: -106, width: 1374, height: 1150 };
/** Pixels that the smallest thing to be read may not fall short of, with a little to spare. */
const READ = 12.6;
/** The numbers on the stones, in the units of the drawing: as small as they look best, as large as a stone holds. */
const NUMBER = { least: 28, most: 44 };
/** How near the camera goes where the whole house would be too small. */
const NEAR = 1.75;
/** A room less wide than this, in pixels, is too narrow for the whole house: it is better followed. */
const NARROW = 500;

export const isNarrow = (width: number): boolean => width > 0 && width < NARROW;

/** `translate` and `scale` that bring `around` into the middle of a window as wide as the house and `high`, within it. */
export function follow(
  around: Point,
  high: number,
): { readonly x: number; readonly y: number; readonly scale: number } {
  const seen = { width: HOUSE.width / NEAR, height: high / NEAR };
  const left = within(around.x - seen.width / 2, HOUSE.x, HOUSE.x + HOUSE.width - seen.width);
  const top = within(around.y - seen.height / 2, HOUSE.y, Math.max(HOUSE.y, HOUSE.y + HOUSE.height - seen.height));
  return { x: HOUSE.x - left * NEAR, y: HOUSE.y - top * NEAR, scale: NEAR };
}

/** How large the numbers are drawn, so that they can be read: `scale` pixels for a unit. */
export const numberSize = (scale: number): number =>
  scale > 0 ? within(READ / scale, NUMBER.least, NUMBER.most) : NUMBER.least;

const within = (n: number, low: number, high: number) => Math.min(Math.max(n, low), high);
