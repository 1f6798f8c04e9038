import type { Box, Puzzle, Tutorial } from "$web/board/board_interface.ts";
import Cover from "./Cover.svelte";
import music from "./sound.mp3?url";

export default {
  minAge: 5,
  minutes: [10, 20],
  cooperative: false,
  colour: "forest",
  credit: "Mirko Marchesi, Quoridor Kid, Gigamic",
  presets: { short: { size: 5 }, box: {}, expert: { size: 9 } },
  cover: Cover,
  music,
  loadUi: () => import("./gameUi.ts"),
  loadTutorial: async () => (await import("./tutorial.json")) as unknown as { readonly default: Tutorial },
  loadPuzzles: async () => (await import("./puzzles.json")) as unknown as { readonly default: readonly Puzzle[] },
  loadStickers: () => import("./stickers/index.ts"),
} satisfies Box;
