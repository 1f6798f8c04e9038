/** Arranges a game's pieces on sheets of paper. All lengths are in millimetres. */
import {
  FOOT_MM,
  GAP_MM,
  MARGIN_MM,
  OVERLAP_MM,
  PAPER_SIZES_MM,
  type PieceKind,
  type PaperPiece,
  type PaperSize,
} from "./print_game.ts";

/** A piece, or a part of a board, on one side of a sheet. */
export interface PlacedPiece {
  readonly kind: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly part?: BoardPart;
}

/** Which part of a board is printed. */
export interface BoardPart {
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
  /** The position of the part on the board, and the size that stays visible next to the following part. */
  readonly left: number;
  readonly top: number;
  readonly seenWidth: number;
  readonly seenHeight: number;
  /** True if the board is rotated by 90 degrees. */
  readonly rotated: boolean;
}

/** A sheet of paper: its front, and its back, which is null if it is blank. */
export interface SheetSides {
  readonly front: readonly PlacedPiece[];
  readonly back: readonly PlacedPiece[] | null;
}

type PieceKinds = Readonly<Record<string, PieceKind>>;

/** Return the space that a piece needs on a sheet. */
export const sheetSpace = ({ way, width, height, foot = FOOT_MM }: PieceKind): { width: number; height: number } =>
  way === "stands" ? { width, height: 2 * (height + foot) } : { width, height };

/** Return all sheets of a game: boards first, then double-sided pieces, then the others. */
export function layOutSheets(kinds: PieceKinds, pieces: readonly PaperPiece[], size: PaperSize): SheetSides[] {
  const of = (...ways: PieceKind["way"][]) => pieces.filter(({ kind }) => ways.includes(kinds[kind]!.way));
  return [
    ...of("board").flatMap((piece) => layOutBoard(piece, kinds[piece.kind]!, size)),
    ...packPieces(kinds, of("two-sides"), size).map((front) => ({
      front,
      back: front.map((one) => mirroredForBack(one, size)),
    })),
    ...packPieces(kinds, of("one-side", "stands"), size).map((front) => ({ front, back: null })),
  ];
}

/** Return the position of a piece's back. It is mirrored, because the sheet is flipped over its long edge. */
export const mirroredForBack = (placed: PlacedPiece, size: PaperSize): PlacedPiece => ({
  ...placed,
  x: PAPER_SIZES_MM[size].width - placed.x - placed.width,
});

/** Place pieces in centred rows, one sheet after another. */
function packPieces(kinds: PieceKinds, pieces: readonly PaperPiece[], size: PaperSize): PlacedPiece[][] {
  const { width, height } = PAPER_SIZES_MM[size];
  const sheets: PlacedPiece[][] = [];
  let row: PlacedPiece[] = [];
  let x = MARGIN_MM;
  let y = MARGIN_MM;
  let tall = 0;
  const endRow = () => {
    const aside = (width - MARGIN_MM - (x - GAP_MM)) / 2;
    sheets.at(-1)?.push(...row.map((one) => ({ ...one, x: one.x + aside })));
    y += row.length ? tall + GAP_MM : 0;
    [row, x, tall] = [[], MARGIN_MM, 0];
  };
  for (const { kind, name, count } of pieces) {
    const room = sheetSpace(kinds[kind]!);
    for (let n = 0; n < count; n++) {
      if (row.length && x + room.width > width - MARGIN_MM) endRow();
      if (sheets.length === 0 || y + Math.max(tall, room.height) > height - MARGIN_MM) {
        if (row.length) endRow();
        if (sheets.length === 0 || y + room.height > height - MARGIN_MM) {
          sheets.push([]);
          y = MARGIN_MM;
        }
      }
      row.push({ kind, name, x, y, ...room });
      x += room.width + GAP_MM;
      tall = Math.max(tall, room.height);
    }
  }
  endRow();
  return sheets;
}

/** Return into how many overlapping parts a length must be split. */
export const partCount = (length: number, room: number): number =>
  length <= room ? 1 : Math.ceil((length - OVERLAP_MM) / (room - OVERLAP_MM));

function layOutBoard({ kind, name, count }: PaperPiece, { width, height }: PieceKind, size: PaperSize): SheetSides[] {
  const room = {
    width: PAPER_SIZES_MM[size].width - 2 * MARGIN_MM,
    height: PAPER_SIZES_MM[size].height - 2 * MARGIN_MM,
  };
  const sheetsNeeded = (wide: number, tall: number) => partCount(wide, room.width) * partCount(tall, room.height);
  const sideways = sheetsNeeded(height, width) < sheetsNeeded(width, height);
  const [wide, tall] = sideways ? [height, width] : [width, height];
  const [columns, rows] = [partCount(wide, room.width), partCount(tall, room.height)];
  const [seenWidth, seenHeight] = [wide / columns, tall / rows];
  const parts = Array.from({ length: columns * rows }, (_, i) => [i % columns, Math.floor(i / columns)] as const);
  const sheets = parts.map(([column, row]): SheetSides => {
    const part = { column, row, columns, rows, seenWidth, seenHeight, rotated: sideways };
    const w = seenWidth + (column < columns - 1 ? OVERLAP_MM : 0);
    const h = seenHeight + (row < rows - 1 ? OVERLAP_MM : 0);
    const at = {
      x: (PAPER_SIZES_MM[size].width - w) / 2,
      y: (PAPER_SIZES_MM[size].height - h) / 2,
      width: w,
      height: h,
    };
    return {
      front: [{ kind, name, ...at, part: { ...part, left: column * seenWidth, top: row * seenHeight } }],
      back: null,
    };
  });
  return Array.from({ length: count }, () => sheets).flat();
}
