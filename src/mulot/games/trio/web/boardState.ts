/** The state that the board draws, and how each event changes it. */
import type { AnimationStep, GameUi, Table } from "$web/board/board_interface.ts";
import type { SoundName } from "$web/sound/sound_player.ts";
import { cardByNumber, faceOfCard } from "./slices.ts";
import type { Card, Face, Own, Types, View } from "./types.ts";

export interface Laid extends Face {
  /** The seat that laid it, while it is falling into the cheese. */
  from: number | null;
}

export interface Stage {
  /** The version of the rules, which determines the set of cards. */
  version: number;
  pro: boolean;
  chooseSide: boolean;
  turn: number;
  round: number;
  tokens: number[];
  piles: number[];
  cheese: Laid[];
  own: { seat: number; cards: Card[] } | null;
  /** The hand that everybody sees (TR-39). */
  open: { seat: number; cards: Card[] } | null;
  /** The animals of which three can be seen: mice cheer, cats take the pile. */
  trio: "m" | "c" | null;
  /** The seat that is taking the pile. */
  taker: number | null;
  /** The seat that has just won a token, or the game. */
  winner: number | null;
  over: boolean;
}

/** What the shell gives this board. */
export type GameTable = Table<Types, Stage>;

export function stage(view: View, own: Own | null): Stage {
  return {
    version: view.version,
    pro: view.pro,
    chooseSide: view.choose_side,
    turn: view.turn,
    round: view.round,
    tokens: [...view.tokens],
    piles: [...view.piles],
    cheese: view.cheese.map((laid) => ({ ...laid, from: null })),
    own: own && { seat: own.seat, cards: [...own.cards] },
    open: view.open_hand && { seat: view.open_hand.seat, cards: [...view.open_hand.cards] },
    trio: view.step === "bonus" && view.outcome === null ? "m" : null,
    taker: null,
    winner: view.outcome ? view.outcome.scores.findIndex((score) => score > 0) : null,
    over: view.outcome !== null,
  };
}

const beat = (ms: number, sound: SoundName): AnimationStep => ({ ms, sound });

export const FALL_MS = 520;
export const POUNCE_MS = 1700;

/** How each event changes the stage, and how long that takes. `Required` makes a missing event a type error. */
export const tell: Required<GameUi<Types, Stage>["tell"]> = {
  placed(s, { seat, card: number, side, cats }) {
    if (s.taker !== null) s.cheese = [];
    s.turn = seat;
    s.trio = null;
    s.taker = null;
    s.winner = null;
    for (const laid of s.cheese) laid.from = null;
    s.cheese.push({ ...faceOfCard(s.version, number, side), from: seat });
    s.piles[seat]! -= 1;
    for (const hand of [s.own, s.open])
      if (hand?.seat === seat) hand.cards = hand.cards.filter((held) => held.card !== number);
    return beat(FALL_MS + (cats > 2 ? 400 : 250), "card");
  },
  "mice-seen"(s) {
    s.trio = "m";
    return beat(1100, "squeak");
  },
  "enough-laid"(s) {
    s.trio = "m";
    return beat(1000, "squeak");
  },
  "pile-taken"(s, { seat, count, cards }) {
    s.trio = "c";
    s.taker = seat;
    s.piles[seat]! += count;
    for (const hand of [s.own, s.open])
      if (s.pro && hand?.seat === seat) {
        const taken = cards.map((code) => cardByNumber(s.version, Number.parseInt(code)));
        hand.cards = [...hand.cards, ...taken].toSorted((a, b) => a.card - b.card);
      }
    return beat(POUNCE_MS, "meow");
  },
  stopped(s) {
    s.trio = null;
    return beat(350, "tap");
  },
  "round-won"(s, { seat, tokens }) {
    s.trio = null;
    s.winner = seat;
    s.tokens[seat] = tokens;
    return beat(1700, "cheese");
  },
  "round-blank"(s) {
    s.cheese = [];
    return beat(900, "moon");
  },
  "round-began"(s, { seat, round, cards }) {
    s.cheese = [];
    s.trio = null;
    s.taker = null;
    s.winner = null;
    s.own = null;
    if (s.open) s.open.cards = []; // the next view has the new cards
    s.turn = seat;
    s.round = round;
    s.piles = s.piles.map(() => cards);
    return beat(800, "flip");
  },
  dealt(s, { to, cards }) {
    if (to !== null) s.own = { seat: to, cards: cards.map((number) => cardByNumber(s.version, number)) };
    return beat(300, "card");
  },
  peeked(s, { to, card: number }) {
    if (to !== null) s.own = { seat: to, cards: [cardByNumber(s.version, number)] };
    return beat(300, "flip");
  },
};
