import bell from "icon:fluent-emoji-flat/bell";
import book from "icon:fluent-emoji-flat/open-book";
import bread from "icon:fluent-emoji-flat/baguette-bread";
import heart from "icon:fluent-emoji-flat/red-heart";
import snowflake from "icon:fluent-emoji-flat/snowflake";
import swords from "icon:fluent-emoji-flat/crossed-swords";
import { iconPart, drawingPart } from "$web/art/drawing_parts.ts";
import type { Stickers } from "$web/stickers/sticker_types.ts";
import Piece from "../pieces/Piece.svelte";
import ChapterScene from "../scenes/ChapterScene.svelte";
import Cobweb from "../Cobweb.svelte";
import { STICKERS } from "./conditions.ts";

const FIGURES = ["aubin", "filch", "melisse", "ondine", "rivette", "selene", "brodie", "centipede", "spider", "vurst"];
/** Scales a figure to a height of 100 with its feet on the origin. */
const STANDING = `scale(${100 / 140}) translate(-60 -134)`;
const CHAPTERS = ["first-frost", "under-the-floor", "mill-race", "webs-and-legs", "brodies-hour", "captain-vurst"];

export default {
  all: STICKERS,
  drawings: import.meta.glob<string>("./*.svg", { query: "?raw", import: "default", eager: true }),
  parts: {
    bell: iconPart(bell),
    book: iconPart(book),
    bread: iconPart(bread),
    heart: iconPart(heart),
    snowflake: iconPart(snowflake),
    swords: iconPart(swords),
    web: drawingPart(Cobweb, {}),
    ...Object.fromEntries(FIGURES.map((of) => [of, drawingPart(Piece, { of, mood: "glad" }, STANDING)])),
    ...Object.fromEntries(CHAPTERS.map((of) => [`scene-${of}`, drawingPart(ChapterScene, { of })])),
  },
} satisfies Stickers;
