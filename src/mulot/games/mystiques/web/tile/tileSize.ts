/** The dimensions of a side in the units of its drawing. */
import type { Side } from "../tileSide.ts";

export const CELL = 100;
/** The width of the wall around the tile. */
export const RIM = 20;

export const viewBoxOf = ({ width, height }: Side): string =>
  `${-RIM} ${-RIM} ${width * CELL + 2 * RIM} ${height * CELL + 2 * RIM}`;
export const aspectRatioOf = ({ width, height }: Side): number => (width * CELL + 2 * RIM) / (height * CELL + 2 * RIM);
