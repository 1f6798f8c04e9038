import type { GameUi } from "$web/board/board_interface.ts";
import Board from "./Board.svelte";
import OccupiedAfter from "./optionPictures/OccupiedAfter.svelte";
import OccupiedBefore from "./optionPictures/OccupiedBefore.svelte";
import WithoutTrap from "./optionPictures/WithoutTrap.svelte";
import WithTrap from "./optionPictures/WithTrap.svelte";
import eventWeights from "./eventWeights.json";
import { stage, tell, type Stage } from "./boardState.ts";
import TableBackground from "./TableBackground.svelte";
import { KINDS, type Types } from "./types.ts";

export default {
  kinds: KINDS,
  tableTop: TableBackground,
  board: Board,
  stage,
  tell,
  moment(event) {
    if (event.type === "caught" || event.type === "slid-down") return { drawing: "trap", seats: [event.seat] };
    return event.type === "won" ? { drawing: "cheese-won", seats: [event.seat] } : null;
  },
  touches: () => ["die"],
  optionPictures: {
    "edition-ravensburger": WithTrap,
    "edition-bookmark": WithoutTrap,
    "occupied-before": OccupiedBefore,
    "occupied-after": OccupiedAfter,
  },
  handicapIcon: "again",
  luck: "dice",
  // The house is drawn as on a narrow screen, where the picture follows the mouse.
  scene: { size: [300, 358], view: (view, seat) => ({ ...view, turn: seat }) },
  eventWeights,
  statistics: [
    { name: "shortest-race", of: ["rolled"], ours: true, least: true },
    { name: "traps", of: ["caught"], ours: true },
  ],
} satisfies GameUi<Types, Stage>;
