import type { GameUi } from "$web/board/board_interface.ts";
import Board from "./Board.svelte";
import { CHARACTERS } from "./characters.ts";
import Repetition from "./optionPictures/Repetition.svelte";
import BoardSize from "./optionPictures/BoardSize.svelte";
import BarrierStocks from "./optionPictures/BarrierStocks.svelte";
import ThirdMouse from "./optionPictures/ThirdMouse.svelte";
import eventWeights from "./eventWeights.json";
import ActionSketch from "./ActionSketch.svelte";
import { stage, tell, type Stage } from "./boardState.ts";
import SeatStock from "./SeatStock.svelte";
import TableBackground from "./TableBackground.svelte";
import { KINDS, type Action, type Types } from "./types.ts";

/** Return the ids to touch for an action: a step's square, or the stock, a crossing and a groove for a barrier. */
export function touches(action: Action): readonly string[] {
  switch (action.type) {
    case "step":
      return [`square-${action.to}`];
    case "barrier":
      return ["stock", `crossing-${action.at}`, `groove-${action.at}${action.lies}`];
    case "pass":
      return ["pass"];
  }
}

export default {
  kinds: KINDS,
  tableTop: TableBackground,
  board: Board,
  stage,
  tell,
  moment: (event) => (event.type === "arrived" ? { drawing: "cheese-won", seats: [event.seat] } : null),
  touches,
  moves: ["step"],
  optionPictures: { size: BoardSize, barriers: BarrierStocks, third_mouse: ThirdMouse, repetition: Repetition },
  plate: SeatStock,
  portraits: CHARACTERS,
  luck: "none",
  sketch: ActionSketch,
  eventWeights,
  statistics: [
    { name: "shortest-race", of: ["stepped", "jumped", "turned-off"], ours: true, least: true },
    { name: "jumps", of: ["jumped"], ours: true },
  ],
} satisfies GameUi<Types, Stage>;
