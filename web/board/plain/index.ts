/** Return the box of a game that has no pictures of its own. */
import type { Box } from "../board_interface.ts";
import { api } from "../../api/client.ts";
import Cover from "./Cover.svelte";

export const plainBox = (game: string): Box => ({
  minAge: 0,
  minutes: null,
  cooperative: false,
  colour: "night",
  credit: "",
  cover: Cover,
  plain: true,
  loadUi: async () => {
    const [{ plainPlay }, kinds] = await Promise.all([import("./game_ui.ts"), api.getFieldKinds(game)]);
    return { default: plainPlay(kinds) };
  },
});
