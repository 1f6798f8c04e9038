import type { Box, Tutorial } from "$web/board.ts";
import Cover from "./Cover.svelte";

export default {
  ages: 5,
  minutes: [10, 20],
  together: false,
  colour: "cheese",
  youngest: true,
  credit: "Ingeborg Ahrenkiel, Mausefalle, Bookmark Verlag & Ravensburger 1980",
  translators: "François Haffner",
  ways: { short: { exact: false }, box: {} },
  cover: Cover,
  open: () => import("./play.ts"),
  learn: async () => (await import("./tutorial.json")) as unknown as { readonly default: Tutorial },
  stickers: () => import("./stickers/index.ts"),
} satisfies Box;
