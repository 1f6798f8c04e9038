import type { GameUi } from "$web/board/board_interface.ts";
import Board from "./Board.svelte";
import { CHARACTERS } from "./characters.ts";
import ProVariant from "./optionPictures/ProVariant.svelte";
import BasicVariant from "./optionPictures/BasicVariant.svelte";
import eventWeights from "./eventWeights.json";
import { stage, tell, type Stage } from "./boardState.ts";
import SeatCards from "./SeatCards.svelte";
import TableBackground from "./TableBackground.svelte";
import { KINDS, type Action, type Types } from "./types.ts";

/** Return the ids of the elements to touch, in order, for an action; in a hand first the card, then its side. */
export function touches(action: Action): readonly string[] {
  switch (action.type) {
    case "place":
      return ["pile"];
    case "place-side":
      return [`side-${action.side}`];
    case "place-card":
      return [`card-${action.card}`, `side-${action.side}`];
    case "stop":
      return ["stop"];
  }
}

export default {
  kinds: KINDS,
  tableTop: TableBackground,
  board: Board,
  stage,
  tell,
  moment(event, outcome) {
    if (event.type === "pile-taken") return { drawing: "three-cats", seats: [event.seat] };
    return event.type === "round-won" && outcome ? { drawing: "cheese-won", seats: [event.seat] } : null;
  },
  touches,
  optionPictures: { "variant-basic": BasicVariant, "variant-pro": ProVariant },
  portraits: CHARACTERS,
  plate: SeatCards,
  handicapIcon: "open-hand",
  luck: "cards",
  eventWeights,
  statistics: [
    { name: "cats-met", of: ["pile-taken"] },
    { name: "mice-found", of: ["mice-seen"] },
  ],
} satisfies GameUi<Types, Stage>;
