/** The conditions of the stickers of Le Clan. The game is cooperative, so what the clan does counts for every seat. */
import { eventsOfType, type PlayedMatch, type Sticker } from "$web/stickers/sticker_types.ts";
import type { Happening, Types } from "../types.ts";

const happened = <T extends Happening["type"]>({ events }: PlayedMatch<Types>, type: T): boolean =>
  eventsOfType(events, type).length > 0;

const doneByUs = (played: PlayedMatch<Types>, ...types: readonly ("candle-lit" | "owl-paid" | "fled")[]): boolean =>
  eventsOfType(played.events, ...types).some(({ seat }) => played.mine.includes(seat));

const chased = (played: PlayedMatch<Types>, villain: string): boolean =>
  eventsOfType(played.events, "fled").some((event) => event.villain === villain);

/** True if an edge names the row or column of a place: `top-b` names the column of `b2`, and `left-2` its row. */
const pointsAt = (edge: string, place: string): boolean => place.includes(edge.slice(-1));

/** True if a seat of this device gave a clue and a tooth was won on its line in the same turn. */
function goodClue({ events, mine }: PlayedMatch<Types>): boolean {
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

/** How many teeth must be won without losing a moon in between. */
const TEETH_IN_A_ROW = 4;
function wonInARow({ events }: PlayedMatch<Types>): boolean {
  let run = 0;
  for (const { type } of events) {
    if (type === "moon-lost") run = 0;
    if (type === "tooth-won" && ++run >= TEETH_IN_A_ROW) return true;
  }
  return false;
}

/** Return how many moons were left at the end. */
const moonsLeft = ({ events, options }: PlayedMatch<Types>): number =>
  eventsOfType(events, "moon-lost").at(-1)?.left ?? options.moons;
const BRIGHT_NIGHT_MOONS = 5;

export const STICKERS: readonly Sticker<Types>[] = [
  { name: "first-tooth", won: (played) => happened(played, "tooth-won") },
  { name: "good-clue", won: goodClue },
  { name: "four-in-a-row", won: wonInARow },
  { name: "night-won", won: ({ glad }) => glad },
  { name: "bright-night", won: (played) => played.glad && moonsLeft(played) >= BRIGHT_NIGHT_MOONS },
  { name: "last-moon", won: (played) => played.glad && moonsLeft(played) === 1 },
  { name: "candle", won: (played) => doneByUs(played, "candle-lit") },
  { name: "owl", won: (played) => doneByUs(played, "owl-paid") },
  { name: "first-trophy", won: (played) => doneByUs(played, "fled") },
  { name: "witch", won: (played) => chased(played, "witch") },
  { name: "ogre", won: (played) => chased(played, "ogre") },
  { name: "dragon", won: (played) => chased(played, "dragon") },
];
