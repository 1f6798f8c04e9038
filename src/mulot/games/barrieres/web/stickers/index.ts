import flag from "icon:fluent-emoji-flat/chequered-flag";
import hammer from "icon:fluent-emoji-flat/hammer";
import tulip from "icon:fluent-emoji-flat/tulip";
import { icon, part } from "$web/stickers/sticker_parts.ts";
import type { Stickers } from "$web/stickers/sticker_types.ts";
import Cheese from "../Cheese.svelte";
import Fence from "../Fence.svelte";
import { STICKERS } from "./won.ts";

export default {
  all: STICKERS,
  drawings: import.meta.glob<string>("./*.svg", { query: "?raw", import: "default", eager: true }),
  parts: {
    flag: icon(flag),
    hammer: icon(hammer),
    tulip: icon(tulip),
    cheese: part(Cheese, { seat: 0 }),
    "cheese-flag": part(Cheese, { seat: 2, flag: true }),
    fence: part(Fence, { lying: true }),
    "fence-across": part(Fence, { lying: false }),
  },
} satisfies Stickers;
