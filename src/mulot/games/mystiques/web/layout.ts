/** The layout of the board in CSS pixels: the tile is as large as possible, and everything else is around it. */
export interface Layout {
  /** True if tile and column are side by side, not one above the other. */
  readonly lying: boolean;
  /** True if there is only space for the tile, as a small picture. */
  readonly small: boolean;
  readonly tile: { readonly width: number; readonly height: number };
  /** The size of a face on the track, the height of the track, and how many faces stand in a row of it. */
  readonly chip: number;
  readonly track: number;
  readonly columns: number;
  readonly clock: number;
  /** The width of the column beside the tile; 0 if it is below. */
  readonly aside: number;
  /** True if there is too little height for track, hourglass and wheel above the tile, so that they are beside it. */
  readonly low: boolean;
  /** True if the track and the hourglass share one row above the tile. */
  readonly shared: boolean;
  /** True if there is space for a whole card beside the tile. */
  readonly roomy: boolean;
  /** The height of the area below or beside the tile. */
  readonly rest: number;
}

const GAP = 6;
/** What is left free on both sides, for the rings and shadows of plates. */
const EDGE = 4;
/** The gap between two faces on the track. */
export const FACE_GAP = 4;
/** The smallest width of an upright board on which the track and the hourglass share a row. */
const SHARED_ROW_PX = 600;
/** The height reserved below the tile for the mouse's strip and one row of buttons. */
const HAND = 172;

const clamp = (least: number, value: number, most: number): number => Math.min(Math.max(least, value), most);

export function layout(width: number, height: number, shape: number, cards: number): Layout {
  const small = width < 300 || height < 250;
  if (small) {
    const wide = Math.min(width, height * shape);
    return {
      lying: false,
      small,
      tile: { width: wide, height: wide / shape },
      chip: 0,
      track: 0,
      columns: Infinity,
      clock: 0,
      aside: 0,
      low: false,
      shared: false,
      roomy: false,
      rest: 0,
    };
  }
  const lying = width > height * 1.06;
  const clock = clamp(44, height * 0.075, 66);
  if (lying) {
    const low = height < 460;
    const least = low ? clamp(146, width * 0.24, 200) : clamp(172, width * 0.27, 340);
    const chip = low ? 30 : clamp(36, Math.min((width - least) / Math.max(cards, 1) - 6, height * 0.09), 64);
    const above = low ? 4 : chip + 14 + clock + 2 * GAP + 2;
    const wide = Math.min(width - least - GAP - 2 * EDGE, (height - above) * shape);
    const aside = Math.min(width - wide - GAP - 2 * EDGE, 420);
    const columns = low ? Math.max(1, Math.floor((aside - GAP) / (chip + FACE_GAP))) : Infinity;
    const track = low ? Math.ceil(cards / columns) * (chip + FACE_GAP) + 2 : chip + 14;
    const tile = { width: wide, height: wide / shape };
    const rest = above + tile.height;
    const roomy = height > 560 && aside > 240;
    return { lying, small, tile, chip, track, columns, clock, aside, low, shared: false, roomy, rest };
  }
  const shared = width >= SHARED_ROW_PX;
  const chip = shared ? 44 : clamp(36, width / Math.max(cards, 8) - 5, 60);
  const above = shared ? Math.max(chip + 14, clock) + 2 * GAP : chip + 14 + clock + 3 * GAP;
  const wide = Math.min(width, (height - above - HAND) * shape);
  const tile = { width: wide, height: wide / shape };
  const rest = height - above - tile.height;
  const track = chip + 14;
  return {
    lying,
    small,
    tile,
    chip,
    track,
    columns: Infinity,
    clock,
    aside: 0,
    low: false,
    shared,
    roomy: false,
    rest,
  };
}

/** Return the rows of action buttons for a width and a height (`room`); buttons are small if large ones do not fit. */
export function buttonRows(
  count: number,
  width: number,
  room: number,
): { readonly small: boolean; readonly height: number } {
  const height = (wide: number, high: number) =>
    Math.ceil(count / Math.max(1, Math.floor((width + GAP) / (wide + GAP)))) * (high + GAP);
  const large = height(63, 57);
  return large <= room ? { small: false, height: large } : { small: true, height: height(56, 48) };
}
