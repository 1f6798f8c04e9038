/** Which part of the house is shown: all of it, or on a small screen the part around the mouse whose turn it is. */
import type { Area, Point } from "./positions.ts";

/** The rectangle of the house with its roof and its shadow. */
export const HOUSE: Area = { x: -34, y: -106, width: 1374, height: 1150 };
/** The smallest font size that can be read, in CSS pixels, with a margin. */
const MIN_FONT_PX = 12.6;
/** The smallest and the largest font size of the numbers on the stones, in the units of the drawing. */
const NUMBER_SIZE = { least: 28, most: 44 };
/** The zoom factor when the camera follows a mouse. */
const ZOOM = 1.75;
/** A board narrower than this, in CSS pixels, follows the mouse instead of showing the whole house. */
const NARROW_PX = 500;

export const isNarrow = (width: number): boolean => width > 0 && width < NARROW_PX;

/** Return the `translate` and `scale` that centre `around` in a window `high` units high and as wide as the house. */
export function cameraOn(
  around: Point,
  high: number,
): { readonly x: number; readonly y: number; readonly scale: number } {
  const seen = { width: HOUSE.width / ZOOM, height: high / ZOOM };
  const left = clamp(around.x - seen.width / 2, HOUSE.x, HOUSE.x + HOUSE.width - seen.width);
  const top = clamp(around.y - seen.height / 2, HOUSE.y, Math.max(HOUSE.y, HOUSE.y + HOUSE.height - seen.height));
  return { x: HOUSE.x - left * ZOOM, y: HOUSE.y - top * ZOOM, scale: ZOOM };
}

/** Return the font size of the numbers, in units, so that they can be read at `scale` pixels per unit. */
export const numberSize = (scale: number): number =>
  scale > 0 ? clamp(MIN_FONT_PX / scale, NUMBER_SIZE.least, NUMBER_SIZE.most) : NUMBER_SIZE.least;

const clamp = (n: number, low: number, high: number) => Math.min(Math.max(n, low), high);
