/** A side of a tile, parsed from its drawing (see `content/geometry.py`). It is only used for drawing, not for rules. */
import { SIDES } from "./gameContent.ts";

export interface Cell {
  readonly space: string;
  readonly sign: string;
  readonly row: number;
  readonly col: number;
}

export type Edge = "N" | "E" | "S" | "W";

export interface Exit extends Cell {
  readonly edge: Edge;
  readonly colour: "orange" | "blue";
}

/** A line between two cells, at (x, y) in cells. */
export interface Between {
  readonly sort: "wall" | "red" | "arrow";
  /** The direction of an arrow in degrees, 0 to the right. */
  readonly turn: number;
  readonly upright: boolean;
  readonly x: number;
  readonly y: number;
}

export interface Side {
  readonly name: string;
  readonly colour: string;
  readonly width: number;
  readonly height: number;
  readonly cells: readonly Cell[];
  /** Black areas and large objects, which are not spaces. */
  readonly blocks: readonly Cell[];
  readonly between: readonly Between[];
  readonly exits: readonly Exit[];
}

export const WATER = "~^v<>p";
export const CURRENT_DEGREES: Readonly<Record<string, number>> = { ">": 0, v: 90, "<": 180, "^": 270 };
const ARROWS: Readonly<Record<string, number>> = { "}": 0, d: 90, "{": 180, u: 270 };
const EXITS = "NESWnesw";

export const spaceAt = (row: number, col: number): string => `${"abcdefgh"[col] ?? "?"}${row + 1}`;

/** Return the row and column of a space. */
export const rowAndColumn = (space: string): { readonly row: number; readonly col: number } => ({
  row: Number(space.slice(1)) - 1,
  col: space.charCodeAt(0) - 97,
});

const parsedSides = new Map<string, Side>();

/** Return the side with this name, or an empty floor if it is unknown. */
export function sideOf(name: string): Side {
  let side = parsedSides.get(name);
  if (!side) {
    const found = SIDES[name] ?? { colour: "orange", drawn: Array(4).fill(". . . . .").join("\n\n") };
    side = parseSide(name, found.colour, found.drawn);
    parsedSides.set(name, side);
  }
  return side;
}

export function parseSide(name: string, colour: string, drawn: string): Side {
  const lines = drawn.split("\n");
  const height = Math.ceil(lines.length / 2);
  const width = Math.max(...lines.map((line) => Math.ceil(line.trimEnd().length / 2)));
  const cells: Cell[] = [];
  const blocks: Cell[] = [];
  const between: Between[] = [];
  for (let row = 0; row < height; row++)
    for (let col = 0; col < width; col++) {
      const sign = lines[2 * row]?.[2 * col] ?? "#";
      const cell = { space: spaceAt(row, col), sign: sign === " " ? "#" : sign, row, col };
      (cell.sign === "#" || cell.sign === "O" ? blocks : cells).push(cell);
      const right = parseLine(lines[2 * row]?.[2 * col + 1]);
      if (right) between.push({ ...right, upright: true, x: col + 1, y: row });
      const below = parseLine(lines[2 * row + 1]?.[2 * col]);
      if (below) between.push({ ...below, upright: false, x: col, y: row + 1 });
    }
  const exits = cells
    .filter(({ sign }) => EXITS.includes(sign))
    .map((cell): Exit => {
      const edge = cell.sign.toUpperCase() as Edge;
      return { ...cell, edge, colour: cell.sign === edge ? "orange" : "blue" };
    });
  return { name, colour, width, height, cells, blocks, between, exits };
}

function parseLine(sign: string | undefined): Pick<Between, "sort" | "turn"> | null {
  if (!sign || sign === " ") return null;
  if ("|-".includes(sign)) return { sort: "wall", turn: 0 };
  if ("!=".includes(sign)) return { sort: "red", turn: 0 };
  return sign in ARROWS ? { sort: "arrow", turn: ARROWS[sign]! } : null;
}
