/** What is on a tile, by its name. */
import type { Face } from "./types.ts";

/** Compared with the rules' own list by a test of the game. */
export const VIOLET: readonly string[] = ["fox-rabbit-squirrel", "deer-bear-frog", "beaver-fox-hedgehog"];

/** An animal tile is named after who is on it, from small to large. */
export function faceOf(tile: string): Face {
  const [small = null, medium = null, large = null] = tile.split("-");
  if (large === null) return { tile, small: null, medium: null, large: null, violet: false };
  return { tile, small, medium, large, violet: VIOLET.includes(tile) };
}

export const SIZES = ["small", "medium", "large"] as const;
export type Size = (typeof SIZES)[number];

export const sizeOn = (face: Face | null, animal: string | null): Size | null =>
  (animal !== null && face && SIZES.find((size) => face[size] === animal)) || null;
