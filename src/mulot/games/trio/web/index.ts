import type { Box, Puzzle, Tutorial } from "$web/board/board_interface.ts";
import Cover from "./Cover.svelte";
import music from "./sound.mp3?url";

export default {
  minAge: 5,
  minutes: [10, 35],
  cooperative: false,
  colour: "berry",
  youngestBegins: true,
  credit: "M Design, Mäuse Trio, Ravensburger",
  illustrators: "Claudia ten Hagen, Walter Pepperle, Gerhard Schmid",
  translators: "François Haffner",
  presets: { short: { start_token: true }, box: {}, expert: { variant: "pro" } },
  cover: Cover,
  music,
  loadUi: () => import("./gameUi.ts"),
  loadTutorial: async () => (await import("./tutorial.json")) as unknown as { readonly default: Tutorial },
  loadPuzzles: async () => (await import("./puzzles.json")) as unknown as { readonly default: readonly Puzzle[] },
  loadStickers: () => import("./stickers/index.ts"),
} satisfies Box;
