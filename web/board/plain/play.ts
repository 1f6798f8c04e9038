import type { GameTypes, Kinds, Play } from "../../board.ts";
import Board from "./Board.svelte";
import TableTop from "./TableTop.svelte";

/** What the plain board draws: how often something happened, so that it can nod to it. */
export interface PlainStage {
  seats: number;
  told: number;
}

const kinds: Kinds = { event: {}, do: {} };

export default {
  kinds,
  tableTop: TableTop,
  board: Board,
  shape: { wide: 4, tall: 3 },
  stage: (_view, _own, seats) => ({ seats, told: 0 }),
  tell: {},
  touches: (action) => [JSON.stringify(action)],
} satisfies Play<GameTypes, PlainStage>;
