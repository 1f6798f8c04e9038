/** A box for a game that has no pictures yet: it can be played all the same, by big buttons with words on them. */
import type { Box } from "../../board.ts";
import Cover from "./Cover.svelte";

export default {
  ages: 8,
  minutes: [20, 40],
  together: false,
  colour: "night",
  credit: "",
  cover: Cover,
  open: () => import("./play.ts"),
} satisfies Box;
