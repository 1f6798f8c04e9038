/** Where things lie, in CSS pixels: the board is drawn as large as the room it gets. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Room extends Spot {
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  readonly wide: boolean;
  /** The middle of the cheese, and its scale (it is 440 across with its board). */
  readonly cheese: Spot & { readonly scale: number };
  /** A plate a seat: its upper left corner. */
  readonly plates: readonly Spot[];
  readonly plate: { readonly width: number; readonly height: number };
  /** Room for the own pile or hand. */
  readonly own: Room;
  /** Room for a hand that lies open, if there is one. */
  readonly open: Room | null;
  /** How large the own pile is drawn: the sign to stop finds room beside it, so that nothing moves when it comes. */
  readonly pile: number;
  /** The middle of the sign to stop, and the room that is left beside it. */
  readonly stop: Spot & { readonly rest: Room };
}

/** The least room in which everything can be told apart. */
export const SMALLEST = 320;

const CHEESE = 446;
/** The sign to stop, with its word, in pixels. */
const SIGN = 104;
/** Beside the pile it may come as near as this. */
const NEAR = 88;

/** A card of the hand shows both sides: so much wider than high. It is never less than a finger high. */
export const TILE = 1.65;
const FINGER = 46.5;

/** `held`: so many cards are in the hand; `open`: so many lie open before somebody else. */
export function layout(width: number, height: number, seats: number, held: number, open = 0): Layout {
  return width > height * 1.05 ? lying(width, height, seats, open) : standing(width, height, seats, held, open);
}

/** An open hand gets this part of the room beside or above the cheese. */
const OPEN = { beside: 0.32, above: 0.14 };
/** Its cards are only looked at, but mice and cats on them must be told apart. */
const SEEN = 42;
/** Room for rows of them, with the cloth they lie on; the cheese keeps the rest. */
function strip(width: number, height: number, open: number): number {
  const rows = Math.ceil(open / Math.floor((width - 46) / SEEN / TILE));
  return open > 0 ? Math.max(height * OPEN.above, Math.min(rows * SEEN + 14, height * 0.24)) : 0;
}

/** Plates on the left, the cheese in the middle, the own cards on the right. */
function lying(width: number, height: number, seats: number, open: number): Layout {
  const columns = height / seats < 56 ? 2 : 1;
  const rows = Math.ceil(seats / columns);
  const plate = { width: Math.min(Math.max(width * 0.1, 76), 130), height: Math.min(height / rows - 6, 92) };
  const edge = width > 1000 ? 28 : 4;
  const left = columns * (plate.width + 8) + edge;
  // Beside two hands the cheese makes way, so that the own cards stay large enough for a finger.
  const most = (width > 900 ? 0.65 : 0.58) - (open > 0 ? 0.07 : 0);
  const size = Math.min(height - 8, (width - left) * most);
  const x = left + size / 2 + Math.max(0, (width - left - size) * 0.06);
  const top = (height - rows * (plate.height + 6)) / 2;
  const start = x + size / 2 + 10;
  const beside = { x: start, y: 6, width: width - start - 8, height: height - 12 };
  const part = open > 0 ? beside.height * OPEN.beside : 0;
  const own = { ...beside, y: beside.y + part, height: beside.height - part };
  const high = own.height > own.width;
  return {
    wide: true,
    cheese: { x, y: height / 2, scale: size / CHEESE },
    plates: Array.from({ length: seats }, (_, seat) => ({
      x: (seat % columns) * (plate.width + 8) + edge,
      y: top + Math.floor(seat / columns) * (plate.height + 6),
    })),
    plate,
    own,
    open: open > 0 ? { ...beside, height: part - 8 } : null,
    pile: pileIn(own, high),
    stop: high
      ? { x: own.x + own.width / 2, y: own.y + own.height - SIGN / 2 - 8, rest: { ...own, height: own.height - SIGN } }
      : { x: own.x + own.width - SIGN / 2, y: own.y + own.height / 2 - 8, rest: { ...own, width: own.width - SIGN } },
  };
}

/** Plates in a row above, the cheese, the own cards below. */
function standing(width: number, height: number, seats: number, held: number, open: number): Layout {
  const plate = {
    width: Math.min(width / seats - 6, 180),
    height: seats < 4 ? Math.min(Math.max(height * 0.07, 42), 60) : Math.min(Math.max(height * 0.09, 56), 84),
  };
  const hand = Math.ceil(held / Math.floor((width - 16) / FINGER / TILE)) * FINGER + 6;
  const own = Math.max(Math.min(Math.max(height * 0.3, 150), 420), hand);
  const room = { x: 8, y: height - own, width: width - 16, height: own - 4 };
  const cloth = strip(width, height, open);
  const free = height - plate.height - own - 12 - cloth;
  const size = Math.min(width - 12, free);
  return {
    wide: false,
    cheese: { x: width / 2, y: plate.height + cloth + 6 + free / 2, scale: size / CHEESE },
    plates: Array.from({ length: seats }, (_, seat) => ({ x: (width / seats) * (seat + 0.5) - plate.width / 2, y: 2 })),
    plate,
    own: room,
    open: open > 0 ? { x: 4, y: plate.height + 6, width: width - 8, height: cloth - 4 } : null,
    pile: pileIn(room, false),
    stop: {
      x: room.x + room.width - NEAR / 2,
      y: room.y + room.height / 2 - 8,
      rest: { ...room, width: room.width - SIGN },
    },
  };
}

/** The pile is 330 by 320; the sign comes under it, or beside it. */
function pileIn({ width, height }: Room, under: boolean): number {
  return Math.min((width - (under ? 0 : 2 * NEAR)) / 330, (height - (under ? 2 * NEAR : 0)) / 320, 0.95);
}

/** Rows and columns for so many tiles of a proportion, as large as the room allows. */
export function grid(
  count: number,
  width: number,
  height: number,
  proportion: number,
  largest: number,
): { columns: number; tile: number } {
  let best = { columns: 1, tile: 0 };
  for (let columns = 1; columns <= Math.max(count, 1); columns++) {
    const rows = Math.ceil(count / columns);
    const tile = Math.min(width / columns / proportion, height / rows, largest);
    if (tile > best.tile + 0.01) best = { columns, tile };
  }
  return best;
}
