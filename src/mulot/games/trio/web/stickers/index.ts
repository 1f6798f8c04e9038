import crown from "icon:fluent-emoji-flat/crown";
import { icon, part } from "$web/stickers/sticker_parts.ts";
import type { Stickers } from "$web/stickers/sticker_types.ts";
import AnimalHead from "../AnimalHead.svelte";
import Slice from "../Slice.svelte";
import Token from "../Token.svelte";
import { STICKERS } from "./won.ts";

export default {
  all: STICKERS,
  drawings: import.meta.glob<string>("./*.svg", { query: "?raw", import: "default", eager: true }),
  parts: {
    crown: icon(crown),
    token: part(Token, { size: 20 }),
    head: part(AnimalHead, { of: "m" }),
    "head-glad": part(AnimalHead, { of: "m", mood: "glad" }),
    cat: part(AnimalHead, { of: "c" }),
    "cat-glad": part(AnimalHead, { of: "c", mood: "glad" }),
    "slice-momom": part(Slice, { places: "momom", number: 0 }),
    "slice-mommo": part(Slice, { places: "mommo", number: 1 }),
    "slice-mmomm": part(Slice, { places: "mmomm", number: 2 }),
    "slice-momom-small": part(Slice, { places: "momom", number: 0, small: true }),
    "slice-comco-small": part(Slice, { places: "comco", number: 1, small: true }),
    "slice-cmomc-small": part(Slice, { places: "cmomc", number: 2, small: true }),
  },
} satisfies Stickers;
