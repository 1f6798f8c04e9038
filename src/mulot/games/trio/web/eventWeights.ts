/** How memorable each event is, from 0 to 1; the summary at the end of a game mentions the most memorable ones. */
import type { GameUi } from "$web/board/board_interface.ts";
import type { Types } from "./types.ts";

export const EVENT_WEIGHTS: NonNullable<GameUi<Types, never>["eventWeights"]> = {
  dealt: 0,
  peeked: 0,
  "round-began": 0,
  placed: 0.1,
  stopped: 0.2,
  "round-blank": 0.6,
  "enough-laid": 0.7,
  "mice-seen": 0.8,
  "pile-taken": 1,
  "round-won": 1,
};
