import crown from "icon:fluent-emoji-flat/crown";
import { iconPart, drawingPart } from "$web/art/drawing_parts.ts";
import type { Stickers } from "$web/stickers/sticker_types.ts";
import AnimalHead from "../AnimalHead.svelte";
import Slice from "../Slice.svelte";
import Token from "../Token.svelte";
import { STICKERS } from "./conditions.ts";

export default {
  all: STICKERS,
  drawings: import.meta.glob<string>("./*.svg", { query: "?raw", import: "default", eager: true }),
  parts: {
    crown: iconPart(crown),
    token: drawingPart(Token, { size: 20 }),
    head: drawingPart(AnimalHead, { of: "m" }),
    "head-glad": drawingPart(AnimalHead, { of: "m", mood: "glad" }),
    cat: drawingPart(AnimalHead, { of: "c" }),
    "cat-glad": drawingPart(AnimalHead, { of: "c", mood: "glad" }),
    "slice-momom": drawingPart(Slice, { places: "momom", number: 0 }),
    "slice-mommo": drawingPart(Slice, { places: "mommo", number: 1 }),
    "slice-mmomm": drawingPart(Slice, { places: "mmomm", number: 2 }),
    "slice-momom-small": drawingPart(Slice, { places: "momom", number: 0, small: true }),
    "slice-comco-small": drawingPart(Slice, { places: "comco", number: 1, small: true }),
    "slice-cmomc-small": drawingPart(Slice, { places: "cmomc", number: 2, small: true }),
  },
} satisfies Stickers;
