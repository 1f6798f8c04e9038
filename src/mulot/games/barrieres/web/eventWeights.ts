/** How memorable each event is, from 0 to 1; the summary at the end of a game mentions the most memorable ones. */
import type { GameUi } from "$web/board/board_interface.ts";
import type { Types } from "./types.ts";

export const EVENT_WEIGHTS: NonNullable<GameUi<Types, never>["eventWeights"]> = {
  stepped: 0.05,
  placed: 0.3,
  passed: 0.6,
  "turned-off": 0.7,
  jumped: 0.9,
  arrived: 1,
  repeated: 1,
  "too-long": 1,
};
