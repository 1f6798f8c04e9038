import type { Box, Puzzle, Tutorial } from "$web/board.ts";
import Cover from "./Cover.svelte";

export default {
  ages: 5,
  minutes: [10, 15],
  together: false,
  colour: "berry",
  youngest: true,
  credit: "M Design, Mäuse Trio, Ravensburger",
  illustrators: "Claudia ten Hagen, Walter Pepperle, Gerhard Schmid",
  translators: "François Haffner",
  ways: { box: {}, expert: { variant: "pro" } },
  cover: Cover,
  open: () => import("./play.ts"),
  learn: async () => (await import("./tutorial.json")) as unknown as { readonly default: Tutorial },
  puzzles: async () => (await import("./puzzles.json")) as unknown as { readonly default: readonly Puzzle[] },
  stickers: () => import("./stickers/index.ts"),
} satisfies Box;
