/** The layout of the board, in CSS pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Spot {
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  readonly wide: boolean;
  /** The centre of the cheese, and its scale (it is 440 units wide with its board). */
  readonly cheese: Spot & { readonly scale: number };
  /** True if the viewer's pile lies in the corner below the cheese, so that the counters are above. */
  readonly corner: boolean;
  /** The upper left corner of each seat's plate. */
  readonly plates: readonly Spot[];
  readonly plate: { readonly width: number; readonly height: number };
  /** The area of the viewer's own pile or hand. */
  readonly own: Rect;
  /** The area of the open hand, if there is one. */
  readonly open: Rect | null;
  /** The scale of the viewer's pile, which leaves space for the stop button so that nothing moves when it appears. */
  readonly pile: number;
  /** The centre of the stop button, and the area that is left beside it. */
  readonly stop: Spot & { readonly rest: Rect };
}

/** The smallest side of the board at which everything can be recognised, in CSS pixels. */
export const SMALLEST = 320;

const CHEESE_SIZE = 446;
/** The size of the stop button with its word, in CSS pixels. */
const STOP_BUTTON = 104;
/** The space that the stop button needs beside the pile, in CSS pixels. */
const STOP_MARGIN = 88;

/** The ratio of width to height of a card in the hand, which shows both sides; it is at least `FINGER_PX` high. */
export const CARD_RATIO = 1.65;
const FINGER_PX = 46.5;

/**
 * Return the layout. `plates` is the number of seats whose plates are on the board; `held` and `open` are the numbers of
 * cards in the viewer's hand (null if it sees both sides of its top card) and in another's open hand.
 */
export function layout(width: number, height: number, plates: number, held: number | null, open = 0): Layout {
  if (width > height * 1.05) return landscapeLayout(width, height, plates, open);
  const at = portraitLayout(width, height, plates, held ?? 0, open);
  return held === 0 && !open && !plates && width > CORNER_PX ? inTheCorner(at, width, height) : at;
}

/** The smallest width at which the viewer's pile lies in the corner beside the round cheese, not below it. */
const CORNER_PX = 560;

/** Return the layout of an almost square board: the cheese fills it, and the pile lies in a corner beside it. */
function inTheCorner(at: Layout, width: number, height: number): Layout {
  const size = Math.min(width * 0.84, height * 0.84);
  const own = { x: width * 0.68, y: height * 0.7, width: width * 0.32 - 4, height: height * 0.3 - 4 };
  return {
    ...at,
    corner: true,
    cheese: { x: size / 2 + 4, y: size / 2 + 4, scale: size / CHEESE_SIZE },
    own,
    pile: Math.min(own.width / 330, own.height / 320),
    stop: { x: STOP_BUTTON / 2 + 4, y: height - STOP_BUTTON * 0.6, rest: own },
  };
}

/** The fraction of the space that an open hand gets, beside or above the cheese. */
const OPEN_HAND_SHARE = { beside: 0.32, above: 0.14 };
/** The height of its cards in CSS pixels; they are not touched, but mice and cats must be recognisable. */
const OPEN_CARD_HEIGHT = 42;
/** Return the height of an open hand with its cloth above the cheese. */
function openHandHeight(width: number, height: number, open: number): number {
  const rows = Math.ceil(open / Math.floor((width - 46) / OPEN_CARD_HEIGHT / CARD_RATIO));
  return open > 0 ? Math.max(height * OPEN_HAND_SHARE.above, Math.min(rows * OPEN_CARD_HEIGHT + 14, height * 0.24)) : 0;
}

/** Landscape: plates on the left, the cheese in the middle, the viewer's cards on the right. */
function landscapeLayout(width: number, height: number, seats: number, open: number): Layout {
  const columns = height / (seats || 1) < 56 ? 2 : 1;
  const rows = Math.ceil(seats / columns);
  const plate = { width: Math.min(Math.max(width * 0.1, 76), 130), height: Math.min(height / rows - 6, 92) };
  const edge = width > 1000 ? 28 : 4;
  const left = seats ? columns * (plate.width + 8) + edge : edge;
  // With an open hand the cheese is smaller, so that the viewer's cards stay large enough for a finger.
  const most = (width > 900 ? 0.65 : 0.58) - (open > 0 ? 0.07 : 0);
  const size = Math.min(height - 8, (width - left) * most);
  const x = left + size / 2 + Math.max(0, (width - left - size) * 0.06);
  const top = (height - rows * (plate.height + 6)) / 2;
  const start = x + size / 2 + 10;
  const beside = { x: start, y: 6, width: width - start - 8, height: height - 12 };
  const part = open > 0 ? beside.height * OPEN_HAND_SHARE.beside : 0;
  const own = { ...beside, y: beside.y + part, height: beside.height - part };
  const high = own.height > own.width;
  return {
    wide: true,
    corner: false,
    cheese: { x, y: height / 2, scale: size / CHEESE_SIZE },
    plates: Array.from({ length: seats }, (_, seat) => ({
      x: (seat % columns) * (plate.width + 8) + edge,
      y: top + Math.floor(seat / columns) * (plate.height + 6),
    })),
    plate,
    own,
    open: open > 0 ? { ...beside, height: part - 8 } : null,
    pile: pileScale(own, high),
    stop: high
      ? {
          x: own.x + own.width / 2,
          y: own.y + own.height - STOP_BUTTON / 2 - 8,
          rest: { ...own, height: own.height - STOP_BUTTON },
        }
      : {
          x: own.x + own.width - STOP_BUTTON / 2,
          y: own.y + own.height / 2 - 8,
          rest: { ...own, width: own.width - STOP_BUTTON },
        },
  };
}

/** Portrait: plates in a row above, the cheese, the viewer's cards below. */
function portraitLayout(width: number, height: number, seats: number, held: number, open: number): Layout {
  const plate = {
    width: Math.min(width / seats - 6, 180),
    height:
      seats === 0
        ? 0
        : seats < 4
          ? Math.min(Math.max(height * 0.07, 42), 60)
          : Math.min(Math.max(height * 0.09, 56), 84),
  };
  const hand = Math.ceil(held / Math.floor((width - 16) / FINGER_PX / CARD_RATIO)) * FINGER_PX + 6;
  const own = Math.max(Math.min(Math.max(height * (held > 0 ? 0.38 : 0.3), 150), 420), hand);
  const room = { x: 8, y: height - own, width: width - 16, height: own - 4 };
  const cloth = openHandHeight(width, height, open);
  const free = height - plate.height - own - 12 - cloth;
  const size = Math.min(width - 12, free);
  return {
    wide: false,
    corner: false,
    cheese: { x: width / 2, y: plate.height + cloth + 6 + free / 2, scale: size / CHEESE_SIZE },
    plates: Array.from({ length: seats }, (_, seat) => ({ x: (width / seats) * (seat + 0.5) - plate.width / 2, y: 2 })),
    plate,
    own: room,
    open: open > 0 ? { x: 4, y: plate.height + 6, width: width - 8, height: cloth - 4 } : null,
    pile: pileScale(room, false),
    stop: {
      x: room.x + room.width - STOP_MARGIN / 2,
      y: room.y + room.height / 2 - 8,
      rest: { ...room, width: room.width - STOP_BUTTON },
    },
  };
}

/** Return the scale of the viewer's pile (330 by 320 units) with space for the stop button under or beside it. */
function pileScale({ width, height }: Rect, under: boolean): number {
  return Math.min((width - (under ? 0 : 2 * STOP_MARGIN)) / 330, (height - (under ? 2 * STOP_MARGIN : 0)) / 320, 0.95);
}

/** Return the columns and the tile height of the largest grid of `count` tiles with this proportion in the area. */
export function largestGrid(
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
