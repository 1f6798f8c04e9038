/** The conditions of the stickers of Barrières, which depend on what this device's mice did. */
import { eventsOfType, type PlayedMatch, type Sticker } from "$web/stickers/sticker_types.ts";
import type { Types } from "../types.ts";

type Lawn = PlayedMatch<Types>;
const FAR = ["stepped", "jumped", "turned-off"] as const;

const moves = ({ events }: Lawn, seat: number) => eventsOfType(events, ...FAR).filter((move) => move.seat === seat);
/** Return this device's seat that has won, if any. */
const first = ({ events, mine }: Lawn): number | undefined =>
  eventsOfType(events, "arrived").find(({ seat }) => mine.includes(seat))?.seat;
const placedBy = ({ events }: Lawn, seat: number) => eventsOfType(events, "placed").filter((one) => one.seat === seat);

/** Return how many lines a square is from a mouse's start: rows from the first or last row, otherwise columns. */
function lines(start: string, square: string, size: number): number {
  const column = (name: string) => name.charCodeAt(0) - 96;
  const row = (name: string) => Number(name.slice(1));
  const along = row(start) === 1 || row(start) === size ? row : column;
  return Math.abs(along(square) - along(start));
}

/** True if this device's mouse won although it once stepped back. */
function wentBack(lawn: Lawn): boolean {
  const seat = first(lawn);
  const way = seat === undefined ? [] : moves(lawn, seat);
  const start = way[0]?.come;
  const { size } = lawn.options;
  return way.some(({ come, to }) => lines(start!, to, size) < lines(start!, come, size));
}

/** True if this device's mouse won and another mouse was one line from its cheese. */
function neckAndNeck(lawn: Lawn): boolean {
  const seat = first(lawn);
  if (seat === undefined) return false;
  const { seats, options } = lawn;
  return Array.from({ length: seats }, (_, other) => other).some((other) => {
    const way = moves(lawn, other);
    return other !== seat && way.length > 0 && lines(way[0]!.come, way.at(-1)!.to, options.size) === options.size - 2;
  });
}

const LAWNS = 4;

export const STICKERS: readonly Sticker<Types>[] = [
  { name: "first-lawn", won: ({ finished }) => finished },
  { name: "cheese", won: (lawn) => first(lawn) !== undefined },
  { name: "jump", won: ({ events, mine }) => eventsOfType(events, "jumped").some(({ seat }) => mine.includes(seat)) },
  {
    name: "leapfrog",
    won: ({ events, mine }) =>
      eventsOfType(events, "jumped", "turned-off").some(({ seat, over }) => mine.includes(over) && seat !== over),
  },
  {
    name: "turn-off",
    won: ({ events, mine }) => eventsOfType(events, "turned-off").some(({ seat }) => mine.includes(seat)),
  },
  {
    name: "leap-home",
    won: ({ moves, mine }) =>
      moves.some(
        (move) =>
          eventsOfType(move, "arrived").some(({ seat }) => mine.includes(seat)) &&
          eventsOfType(move, "jumped", "turned-off").length > 0,
      ),
  },
  { name: "no-barrier", won: (lawn) => first(lawn) !== undefined && placedBy(lawn, first(lawn)!).length === 0 },
  {
    name: "all-barriers",
    won: (lawn) => lawn.finished && lawn.mine.some((seat) => placedBy(lawn, seat).at(-1)?.left === 0),
  },
  { name: "step-back", won: wentBack },
  { name: "neck-and-neck", won: neckAndNeck },
  { name: "four-mice", won: ({ finished, seats }) => finished && seats === 4 },
  {
    name: "every-lawn",
    parts: ({ finished, options }) => (finished ? [String(options.size)] : []),
    whole: (sizes) => sizes.size >= LAWNS,
  },
];
