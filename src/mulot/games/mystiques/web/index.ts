import type { Box } from "$web/board.ts";
import Cover from "./Cover.svelte";

export default {
  ages: 7,
  minutes: [60, 90],
  together: true,
  colour: "berry",
  credit: "Jerry Hawthorne, Mice and Mystics",
  cover: Cover,
  open: () => import("./play.ts"),
} satisfies Box;
