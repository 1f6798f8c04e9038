import type { Box, Puzzle, Tutorial } from "$web/board.ts";
import Cover from "./Cover.svelte";

export default {
  ages: 4,
  minutes: [15, 25],
  together: true,
  colour: "night",
  credit: "Christophe Lauras, Le Clan des Souris",
  illustrators: "Marie Desbons",
  ways: { short: { forest: "young" }, box: { forest: "full" }, expert: { forest: "perilous" } },
  cover: Cover,
  open: () => import("./play.ts"),
  learn: async () => (await import("./tutorial.json")) as unknown as { readonly default: Tutorial },
  puzzles: async () => (await import("./puzzles.json")) as unknown as { readonly default: readonly Puzzle[] },
  stickers: () => import("./stickers/index.ts"),
} satisfies Box;
