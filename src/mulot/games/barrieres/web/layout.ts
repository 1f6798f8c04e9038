/** The layout of the lawn and the stocks in the space available, in CSS pixels. */
import { sideLength } from "./lawnGeometry.ts";

export interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  /** The upper left corner of the first square, and the lawn's scale. */
  readonly lawn: { readonly x: number; readonly y: number; readonly scale: number };
  /** The space around the squares, in the lawn's units: on each side, and above and below. */
  readonly rim: { readonly side: number; readonly ends: number };
  readonly own: Room;
  /** The middle of the button that shows the shortest paths. */
  readonly ways: { readonly x: number; readonly y: number };
  readonly others: readonly Room[];
}

/** The smallest side of the board at which everything can be recognised. */
export const SMALLEST = 340;
/** How far the flags rise above the far rim, in the lawn's units. */
const FLAG = 28;
const OWN = 76;
const OTHER = 46;
/** The heights beside a wide lawn, with what is below: this seat's stock with the button, and another one's. */
const OWN_TALL = 204;
const OTHER_TALL = 110;
/** The width of the button beside this seat's stock. */
const WAYS = 56;

/** Return the layout of a board of this size for `seats` seats, of which `ownSeat` is this device's. On a wide screen
 *  each stock stands on the side where its seat's plate is: the first half of the seats on the left. If plates beside
 *  the board show the stocks of the others, only this device's is on the board. */
export function layout(
  width: number,
  height: number,
  size: number,
  seats: number,
  ownSeat: number,
  plates = false,
): Layout {
  const others = plates ? 0 : seats - 1;
  const rim = { side: seats > 2 ? 56 : 24, ends: 62 };
  const wide = sideLength(size) + 2 * rim.side;
  const tall = sideLength(size) + 2 * rim.ends + FLAG;
  const lying = width > height * 1.1;
  const column = lying ? Math.min(Math.max((width - height) / 2 - 12, 84), 190) : 0;
  const above = lying || plates ? 0 : OTHER + 6;
  const below = lying ? 0 : OWN + 4;
  const scale = Math.min((width - 2 * column - 8) / wide, (height - above - below - 4) / tall);
  const left = (width - wide * scale) / 2;
  const free = height - above - below - tall * scale;
  const top = above + free / 2;
  const lawn = { x: left + rim.side * scale, y: top + (rim.ends + FLAG) * scale, scale };
  if (lying) {
    const half = Math.ceil(seats / 2);
    const rooms: Room[] = [];
    for (const side of [range(0, half), range(half, seats)]) {
      const heights: readonly number[] = side.map((seat) => (seat === ownSeat ? OWN_TALL : plates ? 0 : OTHER_TALL));
      const x = rooms.length === 0 ? inner(left, column) - column : width - inner(left, column);
      let y = (height - heights.reduce((sum, each) => sum + each)) / 2;
      for (const each of heights) {
        rooms.push({ x, y, width: column, height: each - (each === OWN_TALL ? WAYS + 12 : 8) });
        y += each;
      }
    }
    const own = rooms[ownSeat]!;
    return {
      lawn,
      rim,
      own,
      ways: { x: own.x + column / 2, y: own.y + own.height + 30 },
      others: range(1, others + 1).map((i) => rooms[(ownSeat + i) % seats]!),
    };
  }
  const own = Math.min(width - 16 - WAYS, 430);
  const each = Math.min((width - 8) / others, 220);
  const lower = top + tall * scale + Math.min(free / 4, 30);
  return {
    lawn,
    rim,
    own: { x: (width - own - WAYS) / 2, y: lower, width: own, height: OWN },
    ways: { x: (width + own) / 2 + 4, y: lower + OWN - 26 },
    others: range(0, others).map((i) => ({
      x: width / 2 + (i - others / 2) * each + 3,
      y: Math.max(2, top - OTHER - 4 - Math.min(free / 4, 30)),
      width: each - 6,
      height: OTHER,
    })),
  };
}

/** Return the numbers from the first one up to the one before the end. */
const range = (first: number, end: number): number[] => Array.from({ length: end - first }, (_, i) => first + i);

/** Return the inner edge of a column: close to the lawn, not at the edge of a very wide screen. */
const inner = (left: number, column: number): number => Math.min(left - 6, column + 60);
