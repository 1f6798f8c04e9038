import type { Play } from "$web/board.ts";
import Board from "./Board.svelte";
import { stage, tell, type Stage } from "./stage.ts";
import TableTop from "./TableTop.svelte";
import { KINDS, type Types } from "./types.ts";

export default {
  kinds: KINDS,
  tableTop: TableTop,
  board: Board,
  shape: "room",
  stage: (view) => stage(view),
  tell,
  touches: () => ["die"],
} satisfies Play<Types, Stage>;
