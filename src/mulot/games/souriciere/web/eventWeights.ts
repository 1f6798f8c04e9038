/** How memorable each event is, from 0 to 1; the summary at the end of a game mentions the most memorable ones. */
import type { GameUi } from "$web/board/board_interface.ts";
import type { Types } from "./types.ts";

export const EVENT_WEIGHTS: NonNullable<GameUi<Types, never>["eventWeights"]> = {
  rolled: 0,
  moved: 0,
  "lost-turn": 0.1,
  occupied: 0.2,
  "throws-again": 0.3,
  "stayed-in": 0.2,
  blocked: 0.3,
  released: 0.4,
  "took-red": 0.5,
  "climbed-back": 0.5,
  bounced: 0.6,
  fell: 0.8,
  "took-green": 0.9,
  caught: 1,
  "slid-down": 1,
  "night-fell": 1,
  won: 1,
};
