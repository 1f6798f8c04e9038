import type { Box } from "$web/board.ts";
import Cover from "./Cover.svelte";

export default {
  ages: 4,
  minutes: [15, 25],
  together: true,
  colour: "night",
  credit: "Christophe Lauras, Marie Desbons",
  cover: Cover,
  open: () => import("./play.ts"),
} satisfies Box;
