import type { GameUi } from "$web/board/board_interface.ts";
import Board from "./Board.svelte";
import { CHARACTERS } from "./characters.ts";
import Forest from "./optionPictures/Forest.svelte";
import MemoryAid from "./optionPictures/MemoryAid.svelte";
import MoonCount from "./optionPictures/MoonCount.svelte";
import Pointing from "./optionPictures/Pointing.svelte";
import ToothNeeded from "./optionPictures/ToothNeeded.svelte";
import eventWeights from "./eventWeights.json";
import { stage, tell, type Stage } from "./boardState.ts";
import TableBackground from "./TableBackground.svelte";
import { KINDS, type Action, type Types } from "./types.ts";

/** Return the ids of the elements to touch, in order, for an action. */
export function touches(action: Action): readonly string[] {
  switch (action.type) {
    case "look":
    case "reveal":
      return [`tile-${action.place}`];
    case "candle":
      return ["candle", `tile-${action.place}`];
    case "help":
      return [`edge-${action.edge}`];
    case "wand":
      return [`wand-${action.size}`];
    case "golden-tooth":
      return ["golden-tooth", `tooth-${action.size}`];
    case "pass":
    case "put-back":
    case "owl":
    case "club":
      return [action.type];
  }
}

export default {
  kinds: KINDS,
  tableTop: TableBackground,
  board: Board,
  stage,
  tell,
  moment: (event, outcome) =>
    event.type === "ended" && !event.won && outcome
      ? { drawing: "sunrise", seats: outcome.scores.map((_, seat) => seat) }
      : null,
  // A secret look is told once, and a tile that is turned up only if the wanted animal is there.
  voiced(event, { wanted }, words) {
    if (["placed-back", "turned-back", "saw", "mission-turned"].includes(event.type)) return "";
    if (event.type === "turn-began") {
      return words.t("ui-where", { seat: words.name(event.seat), animal: words.thing(event.animal) });
    }
    if (event.type !== "turned-up") return undefined;
    return wanted && event.tile.split("-").includes(wanted) ? words.t("ui-here", { animal: words.thing(wanted) }) : "";
  },
  asks: (about, own) => (about === "first-look" && own?.looking ? "put-back" : about),
  touches,
  optionPictures: {
    forest: Forest,
    moons: MoonCount,
    tooth_needed: ToothNeeded,
    memory_aid: MemoryAid,
    pointing: Pointing,
  },
  portraits: CHARACTERS,
  handicapIcon: "look",
  luck: "cards",
  eventWeights,
  statistics: [
    { name: "nights-won", of: "won" },
    { name: "villains-fled", of: ["fled"] },
  ],
} satisfies GameUi<Types, Stage>;
