/** The layout of the board in CSS pixels, and the places of tiles and edges in the forest's own units. */
import type { Edge, Place } from "./boardState.ts";

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  readonly forest: { readonly x: number; readonly y: number; readonly scale: number };
  readonly mission: Rect;
  readonly moons: Rect;
  readonly chest: Rect;
  readonly trophies: Rect;
  readonly answers: Rect;
}

/** The smallest side of the board at which everything can be recognised, in CSS pixels. */
export const SMALLEST = 340;

/** The distance between tiles, the size of a tile, and the strip along the edges for the mice, in the forest's units. */
export const PITCH = 100;
export const TILE = 92;
export const EDGE = 64;

export const forestSize = (size: number): number => size * PITCH + 2 * EDGE;

/** Return the centre of a place, in the forest's units. */
export const placeCentre = (place: Place): { x: number; y: number } => ({
  x: EDGE + (place.charCodeAt(0) - 96.5) * PITCH,
  y: EDGE + (Number(place[1]) - 0.5) * PITCH,
});

/** Return the edges of a forest, clockwise from the upper left. */
export function edges(size: number): readonly Edge[] {
  const columns = ["a", "b", "c", "d"].slice(0, size);
  const rows = [1, 2, 3, 4].slice(0, size);
  return [
    ...columns.map((column) => `top-${column}` as Edge),
    ...rows.map((row) => `right-${row}` as Edge),
    ...columns.map((column) => `bottom-${column}` as Edge),
    ...rows.map((row) => `left-${row}` as Edge),
  ];
}

/** Where a mouse stands beside an edge. */
export interface EdgeSpot {
  readonly x: number;
  readonly y: number;
  /** The direction of the forest from there, in degrees; 0 is to the right. */
  readonly turn: number;
  /** The row or column that the edge stands for. */
  readonly line: Rect;
}

export function edgeSpot(edge: Edge, size: number): EdgeSpot {
  const [side, name = ""] = edge.split("-");
  const far = forestSize(size);
  const middle = EDGE * 0.48;
  if (side === "top" || side === "bottom") {
    const { x } = placeCentre(`${name}1` as Place);
    const line = { x: x - TILE / 2, y: EDGE, width: TILE, height: size * PITCH };
    return { x, y: side === "top" ? middle : far - middle, turn: side === "top" ? 90 : -90, line };
  }
  const { y } = placeCentre(`a${name}` as Place);
  const line = { x: EDGE, y: y - TILE / 2, width: size * PITCH, height: TILE };
  return { x: side === "left" ? middle : far - middle, y, turn: side === "left" ? 0 : 180, line };
}

const clamp = (least: number, value: number, most: number): number => Math.min(Math.max(least, value), most);

export function layout(width: number, height: number, size: number, trophies: boolean): Layout {
  return width > height * 1.15
    ? landscapeLayout(width, height, size, trophies)
    : portraitLayout(width, height, size, trophies);
}

/** Landscape: mission and moons on the left; chest, trophies and answers on the right. */
function landscapeLayout(width: number, height: number, size: number, trophies: boolean): Layout {
  const whole = forestSize(size);
  const column = clamp(112, Math.max((width - height) / 2 - 8, width * 0.145), 250);
  const scale = Math.min(height - 6, width - 2 * column - 16) / whole;
  const left = (width - whole * scale) / 2;
  const x = { left: left - column - 8, right: left + whole * scale + 8 };
  const top = Math.max(4, height * 0.04);
  const card = clamp(96, height * 0.44, column * 1.1);
  const chest = clamp(70, height * 0.32, column * 0.78);
  const shelf = trophies ? clamp(50, height * 0.18, 88) : 0;
  return {
    forest: { x: left, y: (height - whole * scale) / 2, scale },
    mission: { x: x.left, y: top, width: column, height: card },
    moons: {
      x: x.left,
      y: top + card + 12,
      width: column,
      height: clamp(70, height - card - top - 18, column * 0.9),
    },
    chest: { x: x.right, y: top, width: column, height: chest },
    trophies: { x: x.right, y: top + chest + 8, width: column, height: shelf },
    answers: { x: x.right, y: top + chest + shelf + 16, width: column, height: height - top - chest - shelf - 20 },
  };
}

/** Portrait: mission and moons above; chest, trophies and answers below (without trophies, answers beside the chest). */
function portraitLayout(width: number, height: number, size: number, trophies: boolean): Layout {
  const whole = forestSize(size);
  const wide = Math.min(width - 12, 720);
  // In an almost square room the forest comes first.
  const square = width > height * 0.8;
  const above = clamp(78, height * (square ? 0.11 : 0.15), 150);
  const chest = clamp(60, height * (square ? 0.1 : 0.12), 130);
  const answersWidth = Math.max(150, wide * 0.36);
  const inOneRow = wide > 600;
  const answers = trophies && !inOneRow ? 58 : 0;
  const scale = Math.min(width - 6, height - above - chest - answers - 12) / whole;
  const free = Math.max(0, height - above - chest - answers - 12 - whole * scale);
  const left = (width - wide) / 2;
  const top = free * 0.2;
  const forest = top + above + 4 + free * 0.15;
  const below = forest + whole * scale + 4 + free * 0.2;
  const card = above * 1.05;
  const share = trophies ? wide * (inOneRow ? 0.4 : 0.58) : wide - answersWidth;
  const shelf = trophies && inOneRow ? wide - share - answersWidth : wide - share;
  return {
    forest: { x: (width - whole * scale) / 2, y: forest, scale },
    mission: { x: left, y: top, width: card, height: above },
    moons: { x: left + card + 8, y: top, width: wide - card - 8, height: above },
    chest: { x: left, y: below, width: share - 6, height: chest },
    trophies: { x: left + share, y: below, width: shelf, height: chest },
    answers:
      trophies && inOneRow
        ? { x: left + share + shelf, y: below + (chest - 54) / 2, width: answersWidth, height: 54 }
        : trophies
          ? { x: left, y: below + chest + 4, width: wide, height: answers }
          : { x: left + share, y: below + (chest - 54) / 2, width: answersWidth, height: 54 },
  };
}
