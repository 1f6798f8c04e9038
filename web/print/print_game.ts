/**
 * The types of printable games. `games/<id>/web/paper.ts` draws each kind of piece; `paper.json` is generated and lists
 * the pieces.
 */
import type { Component } from "svelte";

/** A piece and how often the game needs it. */
export interface PaperPiece {
  readonly kind: string;
  readonly name: string;
  readonly count: number;
}

/** How a piece is made. */
export type PrintMethod =
  /** Printed on one side. */
  | "one-side"
  /** Printed on both sides, flipped over the long edge. */
  | "two-sides"
  /** Folded to stand, with the picture on both sides. */
  | "stands"
  /** Larger than a sheet: printed in parts that are glued together. */
  | "board";

/** A kind of piece. Sizes are in millimetres; for standing pieces the height without the flaps. */
export interface PieceKind {
  readonly way: PrintMethod;
  readonly width: number;
  readonly height: number;
  /** The depth of each flap of a standing piece. */
  readonly foot?: number;
  /** True if it is folded and glued to a hollow body. Its drawing contains fold lines and flaps. */
  readonly glued?: boolean;
  /** The outline to cut in millimetres; without it a box with round corners. */
  readonly outline?: (name: string) => string;
  /** The component of the front, which fills its box. */
  readonly front: Component<{ name: string }> | Component;
  readonly back?: Component<{ name: string }> | Component;
  /** The colour of the back, printed beyond the cut so that no white shows. */
  readonly bleed?: string;
}

/** Return the component of a side. */
export const sideComponent = (kind: PieceKind, side: "front" | "back"): Component<{ name: string }> =>
  kind[side] as Component<{ name: string }>;

export interface PrintableGame {
  readonly pieces: readonly PaperPiece[];
  readonly kinds: Readonly<Record<string, PieceKind>>;
  /** The texts to read at the table, for games with a story. */
  readonly story?: Component;
}

/** Paper sizes in millimetres, upright. */
export const PAPER_SIZES_MM = { a4: { width: 210, height: 297 }, a3: { width: 297, height: 420 } } as const;
export type PaperSize = keyof typeof PAPER_SIZES_MM;

/** The margin that most printers cannot print. */
export const MARGIN_MM = 10;
/** The space between two pieces, for scissors and bleed. */
export const GAP_MM = 6;
/** The depth of the flaps of standing pieces. */
export const FOOT_MM = 10;
/** The overlap of two parts of a board. */
export const OVERLAP_MM = 8;

export const CORNER_MM = 2.5;

export const roundedBox = (width: number, height: number, corner = CORNER_MM): string =>
  `M${corner} 0H${width - corner}a${corner} ${corner} 0 0 1 ${corner} ${corner}V${height - corner}` +
  `a${corner} ${corner} 0 0 1-${corner} ${corner}H${corner}a${corner} ${corner} 0 0 1-${corner}-${corner}` +
  `V${corner}a${corner} ${corner} 0 0 1 ${corner}-${corner}Z`;

export const discOutline = (across: number): string => {
  const r = across / 2;
  return `M0 ${r}a${r} ${r} 0 1 1 ${across} 0a${r} ${r} 0 1 1-${across} 0Z`;
};
