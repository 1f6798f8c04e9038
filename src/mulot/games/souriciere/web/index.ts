import type { Box } from "$web/board.ts";
import Cover from "./Cover.svelte";

export default {
  ages: 4,
  minutes: [10, 20],
  together: false,
  colour: "cheese",
  credit: "Ingeborg Ahrenkiel, « Mausefalle », Ravensburger 1980",
  cover: Cover,
  open: () => import("./play.ts"),
} satisfies Box;
