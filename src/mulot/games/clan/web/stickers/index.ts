import { iconPart, drawingPart } from "$web/art/drawing_parts.ts";
import type { Stickers } from "$web/stickers/sticker_types.ts";
import ANIMALS from "icons:../animalIcons.json";
import Thing from "../SpecialTilePicture.svelte";
import MilkTooth from "../MilkTooth.svelte";
import { STICKERS } from "./conditions.ts";

const THINGS = ["candle", "owl", "club", "wand", "golden-tooth", "witch", "shield", "ogre", "sword", "dragon"];

export default {
  all: STICKERS,
  drawings: import.meta.glob<string>("./*.svg", { query: "?raw", import: "default", eager: true }),
  parts: {
    ...Object.fromEntries(
      ["bear", "fox", "frog", "hedgehog", "rabbit"].map((name) => [name, iconPart(ANIMALS[name]!)]),
    ),
    ...Object.fromEntries(THINGS.map((of) => [of, drawingPart(Thing, { of })])),
    tooth: drawingPart(MilkTooth, {}),
  },
} satisfies Stickers;
