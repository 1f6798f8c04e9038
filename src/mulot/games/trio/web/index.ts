import type { Box, Tutorial } from "$web/board.ts";
import Cover from "./Cover.svelte";

export default {
  ages: 5,
  minutes: [10, 15],
  together: false,
  colour: "berry",
  credit: "M Design, Mäuse Trio, Ravensburger",
  cover: Cover,
  open: () => import("./play.ts"),
  learn: async () => (await import("./tutorial.json")) as unknown as { readonly default: Tutorial },
} satisfies Box;
