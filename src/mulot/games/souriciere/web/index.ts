import type { Box, Tutorial } from "$web/board/board_interface.ts";
import Cover from "./Cover.svelte";
import music from "./sound.mp3?url";

export default {
  minAge: 5,
  minutes: [10, 20],
  cooperative: false,
  colour: "cheese",
  youngestBegins: true,
  credit: "Ingeborg Ahrenkiel, Mausefalle, Bookmark Verlag & Ravensburger 1980",
  translators: "François Haffner",
  presets: { short: { exact: false }, box: {} },
  cover: Cover,
  music,
  loadUi: () => import("./gameUi.ts"),
  loadTutorial: async () => (await import("./tutorial.json")) as unknown as { readonly default: Tutorial },
  loadStickers: () => import("./stickers/index.ts"),
} satisfies Box;
