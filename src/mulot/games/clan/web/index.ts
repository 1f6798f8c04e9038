import type { Box, Puzzle, Tutorial } from "$web/board/board_interface.ts";
import Cover from "./Cover.svelte";
import music from "./sound.mp3?url";

export default {
  minAge: 4,
  minutes: [15, 25],
  cooperative: true,
  colour: "night",
  credit: "Christophe Lauras, Le Clan des Souris",
  illustrators: "Marie Desbons",
  presets: {
    short: { forest: "young", without_clues: true },
    box: { forest: "full" },
    expert: { forest: "dangerous", moons: 8 },
  },
  cover: Cover,
  music,
  loadUi: () => import("./gameUi.ts"),
  loadTutorial: async () => (await import("./tutorial.json")) as unknown as { readonly default: Tutorial },
  loadPuzzles: async () => (await import("./puzzles.json")) as unknown as { readonly default: readonly Puzzle[] },
  loadStickers: () => import("./stickers/index.ts"),
} satisfies Box;
