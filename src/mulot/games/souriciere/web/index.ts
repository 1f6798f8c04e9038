import type { Box, Tutorial } from "$web/board.ts";
import Cover from "./Cover.svelte";

export default {
  ages: 4,
  minutes: [10, 20],
  together: false,
  colour: "cheese",
  credit: "Ingeborg Ahrenkiel, Mausefalle, Ravensburger 1980",
  cover: Cover,
  open: () => import("./play.ts"),
  learn: async () => (await import("./tutorial.json")) as unknown as { readonly default: Tutorial },
} satisfies Box;
