/** Which piece lies where on which leaf, in millimetres. */
import { FOOT, GAP, MARGIN, OVERLAP, SIZES, type Kind, type Piece, type Size } from "./print_game.ts";

/** A piece, or the part of a board, on one side of a leaf. */
export interface Placed {
  readonly kind: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly part?: Part;
}

/** Of a board: which part of it is shown, and where in it. */
export interface Part {
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
  /** Where the part begins on the board, and how much of it is seen once the next one lies on it. */
  readonly left: number;
  readonly top: number;
  readonly seenWidth: number;
  readonly seenHeight: number;
  /** The board lies on its side. */
  readonly turned: boolean;
}

/** A leaf of paper: what is printed on its front, and on its back; null: nothing. */
export interface SheetSides {
  readonly front: readonly Placed[];
  readonly back: readonly Placed[] | null;
}

type Kinds = Readonly<Record<string, Kind>>;

/** The room that a piece takes on a leaf. */
export const takes = ({ way, width, height, foot = FOOT }: Kind): { width: number; height: number } =>
  way === "stands" ? { width, height: 2 * (height + foot) } : { width, height };

/** All leaves of a game: boards first, then what has two sides, then the rest. */
export function layOutSheets(kinds: Kinds, pieces: readonly Piece[], size: Size): SheetSides[] {
  const of = (...ways: Kind["way"][]) => pieces.filter(({ kind }) => ways.includes(kinds[kind]!.way));
  return [
    ...of("board").flatMap((piece) => boardLeaves(piece, kinds[piece.kind]!, size)),
    ...packed(kinds, of("two-sides"), size).map((front) => ({ front, back: front.map((one) => turned(one, size)) })),
    ...packed(kinds, of("one-side", "stands"), size).map((front) => ({ front, back: null })),
  ];
}

/** Where a piece's back is printed: the leaf is turned over its long edge, so left becomes right. */
export const turned = (placed: Placed, size: Size): Placed => ({
  ...placed,
  x: SIZES[size].width - placed.x - placed.width,
});

/** Pieces side by side in rows, one row below the other, leaf by leaf; each row stands in the middle. */
function packed(kinds: Kinds, pieces: readonly Piece[], size: Size): Placed[][] {
  const { width, height } = SIZES[size];
  const leaves: Placed[][] = [];
  let row: Placed[] = [];
  let x = MARGIN;
  let y = MARGIN;
  let tall = 0;
  const endRow = () => {
    const aside = (width - MARGIN - (x - GAP)) / 2;
    leaves.at(-1)?.push(...row.map((one) => ({ ...one, x: one.x + aside })));
    y += row.length ? tall + GAP : 0;
    [row, x, tall] = [[], MARGIN, 0];
  };
  for (const { kind, name, count } of pieces) {
    const room = takes(kinds[kind]!);
    for (let n = 0; n < count; n++) {
      if (row.length && x + room.width > width - MARGIN) endRow();
      if (leaves.length === 0 || y + Math.max(tall, room.height) > height - MARGIN) {
        if (row.length) endRow();
        if (leaves.length === 0 || y + room.height > height - MARGIN) {
          leaves.push([]);
          y = MARGIN;
        }
      }
      row.push({ kind, name, x, y, ...room });
      x += room.width + GAP;
      tall = Math.max(tall, room.height);
    }
  }
  endRow();
  return leaves;
}

/** How many parts a length falls into, each with the strip that the next one covers. */
export const partsOf = (length: number, room: number): number =>
  length <= room ? 1 : Math.ceil((length - OVERLAP) / (room - OVERLAP));

function boardLeaves({ kind, name, count }: Piece, { width, height }: Kind, size: Size): SheetSides[] {
  const room = { width: SIZES[size].width - 2 * MARGIN, height: SIZES[size].height - 2 * MARGIN };
  const needs = (wide: number, tall: number) => partsOf(wide, room.width) * partsOf(tall, room.height);
  const lies = needs(height, width) < needs(width, height);
  const [wide, tall] = lies ? [height, width] : [width, height];
  const [columns, rows] = [partsOf(wide, room.width), partsOf(tall, room.height)];
  const [seenWidth, seenHeight] = [wide / columns, tall / rows];
  const parts = Array.from({ length: columns * rows }, (_, i) => [i % columns, Math.floor(i / columns)] as const);
  const leaves = parts.map(([column, row]): SheetSides => {
    const part = { column, row, columns, rows, seenWidth, seenHeight, turned: lies };
    const w = seenWidth + (column < columns - 1 ? OVERLAP : 0);
    const h = seenHeight + (row < rows - 1 ? OVERLAP : 0);
    const at = { x: (SIZES[size].width - w) / 2, y: (SIZES[size].height - h) / 2, width: w, height: h };
    return {
      front: [{ kind, name, ...at, part: { ...part, left: column * seenWidth, top: row * seenHeight } }],
      back: null,
    };
  });
  return Array.from({ length: count }, () => leaves).flat();
}
