import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import { partsIn } from "../art/drawing_parts.ts";
import StickerPicture from "./StickerPicture.svelte";
import type { Stickers } from "./sticker_types.ts";

const GAMES = Object.values(
  import.meta.glob<Stickers>("../../src/mulot/games/*/web/stickers/index.ts", { import: "default", eager: true }),
);
const found = (text: string, what: RegExp): string[] => Array.from(text.matchAll(what), ([, name]) => name!);

it("has a drawing for every sticker, and no others", () => {
  for (const { all, drawings } of GAMES)
    expect(Object.keys(drawings).sort()).toEqual(all.map(({ name }) => `./${name}.svg`).sort());
});

it("knows all figures that drawings refer to", () => {
  for (const { drawings, parts } of GAMES)
    for (const [file, drawing] of Object.entries(drawings)) {
      const known = [...partsIn(drawing, parts).keys(), ...found(drawing, / id="([^"]+)"/g)];
      expect(known, file).toEqual(expect.arrayContaining(found(drawing, /(?:href="|url\()#([\w-]+)/g)));
    }
});

it("keeps the ids of two stickers on a page apart", () => {
  const [of] = GAMES;
  const { name } = of!.all[0]!;
  render(StickerPicture, { of: of!, name, won: true });
  render(StickerPicture, { of: of!, name, won: false });
  const page = document.body.innerHTML;
  const names = found(page, / id="([^"]+)"/g);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(found(page, /(?:href="|url\()#([\w-]+)/g)));
});
