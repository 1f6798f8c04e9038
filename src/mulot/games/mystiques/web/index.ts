import type { Box, Puzzle, Tutorial } from "$web/board.ts";
import Cover from "./Cover.svelte";

export default {
  ages: 7,
  minutes: [60, 90],
  together: true,
  colour: "night",
  credit: "Jerry Hawthorne, Mice and Mystics",
  ways: { short: { difficulty: "easy" }, box: {}, expert: { difficulty: "hard", campaign: true } },
  cover: Cover,
  open: () => import("./play.ts"),
  learn: async () => (await import("./tutorial.json")) as unknown as { readonly default: Tutorial },
  stickers: () => import("./stickers/index.ts"),
  puzzles: async () => (await import("./puzzles.json")) as unknown as { readonly default: readonly Puzzle[] },
} satisfies Box;
