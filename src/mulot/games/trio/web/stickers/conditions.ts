/** The conditions of the stickers of Le Trio. */
import { eventsOfType, type PlayedMatch, type Sticker } from "$web/stickers/sticker_types.ts";
import type { Happening, Types } from "../types.ts";

type Game = PlayedMatch<Types>;

const happenedToUs = ({ events, mine }: Game, type: "mice-seen" | "enough-laid" | "stopped" | "round-won"): boolean =>
  eventsOfType(events, type).some(({ seat }) => mine.includes(seat));

/** Return the rounds that were won, each with its winner and its events. */
function wonRounds({ events }: Game): { readonly winner: number; readonly of: readonly Happening[] }[] {
  const all: { winner: number; of: Happening[] }[] = [];
  let of: Happening[] = [];
  for (const event of events) {
    if (event.type === "round-began") of = [];
    of.push(event);
    if (event.type === "round-won") all.push({ winner: event.seat, of });
  }
  return all;
}

const NEST_MICE = 6;
const HEAP_CARDS = 10;
const MIN_CATS = 3;

export const STICKERS: readonly Sticker<Types>[] = [
  { name: "three-mice", won: (game) => happenedToUs(game, "mice-seen") },
  { name: "first-token", won: (game) => happenedToUs(game, "round-won") },
  { name: "three-in-a-row", won: (game) => happenedToUs(game, "enough-laid") },
  { name: "enough", won: (game) => happenedToUs(game, "stopped") },
  {
    name: "nest",
    won: ({ events, mine }) =>
      eventsOfType(events, "placed").some(
        ({ seat, mice, cats }) => mine.includes(seat) && mice >= NEST_MICE && cats < MIN_CATS,
      ),
  },
  { name: "game", won: ({ glad }) => glad },
  {
    name: "heap",
    won: ({ events, mine }) =>
      eventsOfType(events, "pile-taken").some(({ seat, count }) => mine.includes(seat) && count >= HEAP_CARDS),
  },
  {
    name: "after-the-cats",
    won: (game) =>
      wonRounds(game).some(
        ({ winner, of }) =>
          game.mine.includes(winner) && eventsOfType(of, "pile-taken").some(({ seat }) => seat === winner),
      ),
  },
  { name: "no-cat", won: (game) => wonRounds(game).some(({ of }) => eventsOfType(of, "pile-taken").length === 0) },
  {
    name: "cats-last",
    won: ({ moves, mine }) =>
      moves.some(
        (move) =>
          eventsOfType(move, "round-won").some(({ seat }) => mine.includes(seat)) &&
          (eventsOfType(move, "placed").at(-1)?.cats ?? 0) >= MIN_CATS,
      ),
  },
  {
    name: "tokens-for-all",
    won: (game) => game.finished && new Set(wonRounds(game).map(({ winner }) => winner)).size === game.seats,
  },
  {
    name: "both-ways",
    parts: ({ finished, options }) => (finished ? [options.variant] : []),
    whole: (variants) => variants.size >= 2,
  },
];
