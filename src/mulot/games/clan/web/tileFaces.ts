/** The face of a tile, from its id. */
import type { Face } from "./types.ts";

/** The violet tiles; a test compares them with the content in Python. */
export const VIOLET: readonly string[] = ["fox-rabbit-squirrel", "deer-bear-frog", "beaver-fox-hedgehog"];

/** Return the face of a tile. The id of an animal tile lists its animals from small to large. */
export function faceOf(tile: string): Face {
  const [small = null, medium = null, large = null] = tile.split("-");
  if (large === null) return { tile, small: null, medium: null, large: null, violet: false };
  return { tile, small, medium, large, violet: VIOLET.includes(tile) };
}

export const SIZES = ["small", "medium", "large"] as const;
export type Size = (typeof SIZES)[number];

export const sizeOn = (face: Face | null, animal: string | null): Size | null =>
  (animal !== null && face && SIZES.find((size) => face[size] === animal)) || null;
