/** The conditions of the stickers of Les Mystiques. The game is cooperative, so what a hero does counts for everyone. */
import { eventsOfType, type PlayedMatch, type Sticker } from "$web/stickers/sticker_types.ts";
import type { Options, Types } from "../types.ts";

type Chapter = Options["chapter"];
type Choice = Options["deeds"][number];

const won = (chapter: Chapter): Sticker<Types> => ({
  name: chapter,
  won: ({ glad, options }) => glad && options.chapter === chapter,
});

/** The two choices of each crossroads. */
const CROSSROADS: readonly (readonly [Choice, Choice])[] = [
  ["free-grigou", "hurry-on"],
  ["carry-him", "wake-him"],
  ["close-the-sluice", "trust-the-thread"],
  ["light-the-candle", "tread-softly"],
  ["muffle-the-bell", "let-it-ring"],
  ["share-bread", "stand-firm"],
];
const HEROES = 6;
const LARGE: readonly string[] = ["spider", "centipede"];

const some = ({ events }: PlayedMatch<Types>, type: "shared" | "levelled-up" | "came-back"): boolean =>
  eventsOfType(events, type).length > 0;

export const STICKERS: readonly Sticker<Types>[] = [
  won("first-frost"),
  won("under-the-floor"),
  won("mill-race"),
  won("webs-and-legs"),
  won("brodies-hour"),
  won("captain-vurst"),
  { name: "shared", won: (played) => some(played, "shared") },
  { name: "learned", won: (played) => some(played, "levelled-up") },
  { name: "many-legs", won: ({ events }) => eventsOfType(events, "defeated").some(({ foe }) => LARGE.includes(foe)) },
  {
    name: "nobody-left-behind",
    won: (played) => played.glad && some(played, "came-back"),
  },
  {
    name: "both-ways",
    parts: ({ events }) => eventsOfType(events, "decided").map(({ choice }) => choice),
    whole: (choices) => CROSSROADS.some((ways) => ways.every((way) => choices.has(way))),
  },
  {
    name: "six-heroes",
    parts: ({ finished, events }) =>
      finished ? [...new Set(eventsOfType(events, "turn-began").map(({ hero }) => hero))] : [],
    whole: (heroes) => heroes.size >= HEROES,
  },
];
