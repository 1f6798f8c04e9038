import butterfly from "icon:fluent-emoji-flat/butterfly";
import crown from "icon:fluent-emoji-flat/crown";
import flag from "icon:fluent-emoji-flat/chequered-flag";
import medal from "icon:fluent-emoji-flat/1st-place-medal";
import teapot from "icon:fluent-emoji-flat/teapot";
import Die from "$web/art/Die.svelte";
import { iconPart, drawingPart } from "$web/art/drawing_parts.ts";
import type { Stickers } from "$web/stickers/sticker_types.ts";
import { STICKERS } from "./conditions.ts";

export default {
  all: STICKERS,
  drawings: import.meta.glob<string>("./*.svg", { query: "?raw", import: "default", eager: true }),
  parts: {
    butterfly: iconPart(butterfly),
    crown: iconPart(crown),
    flag: iconPart(flag),
    medal: iconPart(medal),
    teapot: iconPart(teapot),
    die: drawingPart(Die, { face: 6 }),
  },
} satisfies Stickers;
