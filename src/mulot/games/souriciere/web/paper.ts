/** The print-and-play edition: the house, the mice, and a die to glue. */
import { DIE, dieOutline } from "$web/print/die_net.ts";
import type { PrintableGame } from "$web/print/print_game.ts";
import PaperDie from "$web/print/PaperDie.svelte";
import PaperMouse from "$web/print/PaperMouse.svelte";
import { HOUSE } from "./camera.ts";
import { pieces } from "./paper.json";
import PaperHouse from "./paper/PaperHouse.svelte";

/** Millimetres per unit of the drawing: the house fits on one sheet of A3 or two of A4. */
const SCALE = 0.24;

export default {
  pieces,
  kinds: {
    board: { way: "board", width: HOUSE.width * SCALE, height: HOUSE.height * SCALE, front: PaperHouse },
    mouse: { way: "stands", width: 18, height: 21, foot: 8, front: PaperMouse },
    die: { way: "one-side", ...DIE, outline: dieOutline, glued: true, front: PaperDie },
  },
} satisfies PrintableGame as PrintableGame;
