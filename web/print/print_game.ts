/**
 * A game on paper: what is printed, cut out and folded. `games/<id>/web/paper.ts` says how each kind of piece is drawn;
 * which pieces there are, and how many, stands in `paper.json`, made from the game's own data.
 */
import type { Component } from "svelte";

/** One piece of a game, as often as the game needs it. */
export interface PaperPiece {
  readonly kind: string;
  readonly name: string;
  readonly count: number;
}

/** How a piece is made of paper. */
export type PrintMethod =
  /** Nothing is on its other side. */
  | "one-side"
  /** Printed on both sides, which meet when the leaf is turned over its long edge. */
  | "two-sides"
  /** Folded, so that it stands and is seen from both sides. */
  | "stands"
  /** Larger than a leaf may be: printed in parts that are glued together. */
  | "board";

/** A kind of piece; sizes are millimetres on the table (of what stands: its height without the feet). */
export interface PieceKind {
  readonly way: PrintMethod;
  readonly width: number;
  readonly height: number;
  /** Of what stands: how deep each flap at its feet is. */
  readonly foot?: number;
  /** It is folded and glued to something with a hollow inside: its drawing has the dashes and the flaps. */
  readonly glued?: boolean;
  /** What the scissors follow, as a path in millimetres; else a box with round corners. */
  readonly outline?: (name: string) => string;
  /** Fills its box; drawn by the components of the board. */
  readonly front: Component<{ name: string }> | Component;
  readonly back?: Component<{ name: string }> | Component;
  /** The colour of the back: printed a little beyond the cut, so that no white shows where paper has slipped. */
  readonly bleed?: string;
}

/** What draws a side of a piece, whether it needs to know which piece or not. */
export const sideComponent = (kind: PieceKind, side: "front" | "back"): Component<{ name: string }> =>
  kind[side] as Component<{ name: string }>;

export interface PrintableGame {
  readonly pieces: readonly PaperPiece[];
  readonly kinds: Readonly<Record<string, PieceKind>>;
  /** What else is to be read at the table, chapter by chapter; for games that tell a story. */
  readonly story?: Component;
}

/** Millimetres of common paper, upright. */
export const PAPER_SIZES_MM = { a4: { width: 210, height: 297 }, a3: { width: 297, height: 420 } } as const;
export type PaperSize = keyof typeof PAPER_SIZES_MM;

/** Most printers leave this much of a leaf white. */
export const MARGIN_MM = 10;
/** Between two pieces: room for scissors, and for what is printed beyond the cut. */
export const GAP_MM = 6;
/** What a standing piece stands on: a flap at each end, so deep. */
export const FOOT_MM = 10;
/** So much of a board's part lies under the next one. */
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
