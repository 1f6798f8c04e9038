/** The print-and-play edition: the lawn, standing mice and cheeses, and fences to put between the squares. */
import type { PrintableGame } from "$web/print/print_game.ts";
import { LONG, sideLength } from "./lawnGeometry.ts";
import { pieces } from "./paper.json";
import PaperBarrier from "./paper/PaperBarrier.svelte";
import PaperCheese from "./paper/PaperCheese.svelte";
import PaperLawn, { RIM } from "./paper/PaperLawn.svelte";
import PaperMouse from "$web/print/PaperMouse.svelte";

/** Millimetres per unit of the drawing: the board fits on one sheet of A3 or two of A4. */
const SCALE = 0.34;
const size = Number(pieces.find(({ kind }) => kind === "board")!.name);
const board = (sideLength(size) + 2 * RIM) * SCALE;

export default {
  pieces,
  kinds: {
    board: { way: "board", width: board, height: board, front: PaperLawn },
    mouse: { way: "stands", width: 24, height: 28, front: PaperMouse },
    cheese: { way: "stands", width: 24, height: 24, front: PaperCheese },
    // Its feet are as wide as the groove. It is a little shorter than two squares, so that two fit end to end.
    barrier: { way: "stands", width: LONG * SCALE - 1.84, height: 17, foot: 3.5, front: PaperBarrier },
  },
} satisfies PrintableGame as PrintableGame;
