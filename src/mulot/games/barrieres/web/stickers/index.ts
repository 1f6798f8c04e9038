import flag from "icon:fluent-emoji-flat/chequered-flag";
import hammer from "icon:fluent-emoji-flat/hammer";
import tulip from "icon:fluent-emoji-flat/tulip";
import { iconPart, drawingPart } from "$web/art/drawing_parts.ts";
import type { Stickers } from "$web/stickers/sticker_types.ts";
import Cheese from "../Cheese.svelte";
import Fence from "../Fence.svelte";
import { STICKERS } from "./conditions.ts";

export default {
  all: STICKERS,
  drawings: import.meta.glob<string>("./*.svg", { query: "?raw", import: "default", eager: true }),
  parts: {
    flag: iconPart(flag),
    hammer: iconPart(hammer),
    tulip: iconPart(tulip),
    cheese: drawingPart(Cheese, { seat: 0 }),
    "cheese-flag": drawingPart(Cheese, { seat: 2, flag: true }),
    fence: drawingPart(Fence, { lying: true }),
    "fence-across": drawingPart(Fence, { lying: false }),
  },
} satisfies Stickers;
