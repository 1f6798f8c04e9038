/** What wins the stickers of Le Clan: the mice look together, so what the clan does counts for all of them. */
import { ofType, type Played, type Sticker } from "$web/stickers/sticker.ts";
import type { Happening, Types } from "../types.ts";

const some = <T extends Happening["type"]>({ events }: Played<Types>, type: T): boolean =>
  ofType(events, type).length > 0;

const byUs = (played: Played<Types>, ...types: readonly ("candle-lit" | "owl-paid" | "fled")[]): boolean =>
  ofType(played.events, ...types).some(({ seat }) => played.mine.includes(seat));

const chased = (played: Played<Types>, villain: string): boolean =>
  ofType(played.events, "fled").some((event) => event.villain === villain);

/** `top-b` is the column of b2, `left-2` its row. */
const pointsAt = (edge: string, place: string): boolean => place.includes(edge.slice(-1));

/** A clue from this device, and in the same turn a tooth on its line. */
function goodClue({ events, mine }: Played<Types>): boolean {
  let clues: string[] = [];
  let place: string | null = null;
  for (const event of events) {
    if (event.type === "turn-began") {
      clues = [];
      place = null;
    }
    if (event.type === "helped" && mine.includes(event.seat)) clues.push(event.edge);
    if (event.type === "turned-up") place = event.place;
    if (event.type === "tooth-won" && place !== null && clues.some((edge) => pointsAt(edge, place!))) return true;
  }
  return false;
}

/** So many teeth one after the other, and no moon lost between them. */
const RUN = 4;
function inARow({ events }: Played<Types>): boolean {
  let run = 0;
  for (const { type } of events) {
    if (type === "moon-lost") run = 0;
    if (type === "tooth-won" && ++run >= RUN) return true;
  }
  return false;
}

/** How many moons shone at the end. */
const shining = ({ events, options }: Played<Types>): number =>
  ofType(events, "moon-lost").at(-1)?.left ?? options.moons;
const BRIGHT = 5;

export const STICKERS: readonly Sticker<Types>[] = [
  { name: "first-tooth", won: (played) => some(played, "tooth-won") },
  { name: "good-clue", won: goodClue },
  { name: "four-in-a-row", won: inARow },
  { name: "night-won", won: ({ glad }) => glad },
  { name: "bright-night", won: (played) => played.glad && shining(played) >= BRIGHT },
  { name: "last-moon", won: (played) => played.glad && shining(played) === 1 },
  { name: "candle", won: (played) => byUs(played, "candle-lit") },
  { name: "owl", won: (played) => byUs(played, "owl-paid") },
  { name: "first-trophy", won: (played) => byUs(played, "fled") },
  { name: "witch", won: (played) => chased(played, "witch") },
  { name: "ogre", won: (played) => chased(played, "ogre") },
  { name: "dragon", won: (played) => chased(played, "dragon") },
];
