import type { Box, Puzzle, Tutorial } from "$web/board.ts";
import Cover from "./Cover.svelte";

export default {
  ages: 5,
  minutes: [10, 20],
  together: false,
  colour: "forest",
  credit: "Mirko Marchesi, Quoridor Kid, Gigamic",
  ways: { short: { size: 5 }, box: {}, expert: { size: 9 } },
  cover: Cover,
  open: () => import("./play.ts"),
  learn: async () => (await import("./tutorial.json")) as unknown as { readonly default: Tutorial },
  puzzles: async () => (await import("./puzzles.json")) as unknown as { readonly default: readonly Puzzle[] },
  stickers: () => import("./stickers/index.ts"),
} satisfies Box;
