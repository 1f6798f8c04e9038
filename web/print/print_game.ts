/**
 * The types for printable games. `games/<id>/web/paper.ts` draws each kind of piece; the generated file `paper.json`
 * lists the pieces.
 */
import type { Component } from "svelte";

/** A piece, and how many of it the game needs. */
export interface PaperPiece {
  readonly kind: string;
  readonly name: string;
  readonly count: number;
}

/** How a piece is printed and assembled. */
export type PrintMethod =
  /** Printed on one side. */
  | "one-side"
  /** Printed on both sides, flipped over the long edge. */
  | "two-sides"
  /** Folded so that it stands, with the picture on both sides. */
  | "stands"
  /** Larger than a sheet: printed in parts that are glued together. */
  | "board";

/** Draws a side of the piece with this name. */
export type PieceSide = Component<{ name: string; side: "front" | "back"; kind: string }>;

/** A kind of piece. Sizes are in millimetres; the height of standing pieces does not include the flaps. */
export interface PieceKind {
  readonly way: PrintMethod;
  readonly width: number;
  readonly height: number;
  /** The depth of each flap, for standing pieces. */
  readonly foot?: number;
  /** True if it is folded and glued into a hollow body. Its drawing contains the fold lines and flaps. */
  readonly glued?: boolean;
  /** The outline to cut, in millimetres. The default is a box with rounded corners. */
  readonly outline?: (name: string) => string;
  /** The components of the front and the back, which fill their box. */
  readonly front: PieceSide | Component;
  readonly back?: PieceSide | Component;
  /** The background colour, printed beyond the cut so that no white edge shows. */
  readonly bleed?: string;
}

/** Return the component of a side. */
export const sideComponent = (kind: PieceKind, side: "front" | "back"): PieceSide => kind[side] as PieceSide;

export interface PrintableGame {
  readonly pieces: readonly PaperPiece[];
  readonly kinds: Readonly<Record<string, PieceKind>>;
  /** The texts to be read out at the table, for games with a story. */
  readonly story?: Component;
}

/** Paper sizes in millimetres, in portrait format. */
export const PAPER_SIZES_MM = { a4: { width: 210, height: 297 }, a3: { width: 297, height: 420 } } as const;
export type PaperSize = keyof typeof PAPER_SIZES_MM;

/** The margin on which most printers cannot print, in millimetres. */
export const MARGIN_MM = 10;
/** The space between two pieces for scissors and bleed, in millimetres. */
export const GAP_MM = 6;
/** The default depth of the flaps of standing pieces, in millimetres. */
export const FOOT_MM = 10;
/** The overlap of two parts of a board, in millimetres. */
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
