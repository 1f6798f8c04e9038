import crown from "icon:fluent-emoji-flat/crown";
import { iconPart, stickerPart } from "$web/stickers/sticker_parts.ts";
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
    token: stickerPart(Token, { size: 20 }),
    head: stickerPart(AnimalHead, { of: "m" }),
    "head-glad": stickerPart(AnimalHead, { of: "m", mood: "glad" }),
    cat: stickerPart(AnimalHead, { of: "c" }),
    "cat-glad": stickerPart(AnimalHead, { of: "c", mood: "glad" }),
    "slice-momom": stickerPart(Slice, { places: "momom", number: 0 }),
    "slice-mommo": stickerPart(Slice, { places: "mommo", number: 1 }),
    "slice-mmomm": stickerPart(Slice, { places: "mmomm", number: 2 }),
    "slice-momom-small": stickerPart(Slice, { places: "momom", number: 0, small: true }),
    "slice-comco-small": stickerPart(Slice, { places: "comco", number: 1, small: true }),
    "slice-cmomc-small": stickerPart(Slice, { places: "cmomc", number: 2, small: true }),
  },
} satisfies Stickers;
