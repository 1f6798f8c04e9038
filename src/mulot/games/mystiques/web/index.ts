import type { Box, Puzzle, Tutorial } from "$web/board/board_interface.ts";
import Cover from "./Cover.svelte";
import music from "./sound.mp3?url";

export default {
  minAge: 7,
  minutes: [60, 90],
  cooperative: true,
  colour: "night",
  credit: "Jerry Hawthorne, Mice and Mystics",
  presets: { short: { difficulty: "easy" }, box: {}, expert: { difficulty: "hard", campaign: true } },
  cover: Cover,
  music,
  loadUi: () => import("./gameUi.ts"),
  loadTutorial: async () => (await import("./tutorial.json")) as unknown as { readonly default: Tutorial },
  loadStickers: () => import("./stickers/index.ts"),
  loadPuzzles: async () => (await import("./puzzles.json")) as unknown as { readonly default: readonly Puzzle[] },
} satisfies Box;
