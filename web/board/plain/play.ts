import type { AnyPlay, GameTypes, FieldKinds, Play } from "../../board.ts";
import Board from "./Board.svelte";
import TableTop from "./TableTop.svelte";
import { touchOf } from "./touches.ts";

/** The plain board keeps nothing: it shows the drawing, and what can be done. */
export const plainPlay = (kinds: FieldKinds): AnyPlay =>
  ({
    kinds,
    tableTop: TableTop,
    board: Board,
    shape: "room",
    drawn: true,
    stage: () => null,
    tell: {},
    touches: (action) => [touchOf(action)],
  }) satisfies Play<GameTypes, null>;
