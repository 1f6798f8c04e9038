/** How memorable each event is, from 0 to 1; the summary at the end of a game mentions the most memorable ones. */
import type { GameUi } from "$web/board/board_interface.ts";
import type { Types } from "./types.ts";

export const EVENT_WEIGHTS: NonNullable<GameUi<Types, never>["eventWeights"]> = {
  looked: 0,
  saw: 0,
  "placed-back": 0,
  "look-declined": 0,
  "first-named": 0,
  "mission-turned": 0,
  "turn-began": 0,
  "help-declined": 0,
  "pawns-returned": 0,
  "turned-back": 0,
  "turned-up": 0.2,
  helped: 0.3,
  "left-forest": 0.3,
  "candle-lit": 0.5,
  found: 0.5,
  "moon-lost": 0.5,
  "no-tooth-left": 0.5,
  "got-lost": 0.6,
  "club-used": 0.7,
  "golden-tooth-given": 0.7,
  kept: 0.7,
  "wand-used": 0.7,
  "owl-paid": 0.8,
  "tooth-won": 0.8,
  stormed: 0.9,
  ended: 1,
  fled: 1,
  woke: 1,
};
