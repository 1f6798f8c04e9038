import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import AnimalHead from "../../src/mulot/games/trio/web/AnimalHead.svelte";
import House from "../../src/mulot/games/souriciere/web/House.svelte";
import LargeObject from "../../src/mulot/games/mystiques/web/tile/LargeObject.svelte";
import Piece from "../../src/mulot/games/mystiques/web/pieces/Piece.svelte";
import GameIcon from "../../src/mulot/games/mystiques/web/GameIcon.svelte";
import SpaceMark from "../../src/mulot/games/mystiques/web/tile/SpaceMark.svelte";
import SpecialTilePicture from "../../src/mulot/games/clan/web/SpecialTilePicture.svelte";
import type { Component } from "svelte";
import { drawingsOf, inColours, inState } from "./load_drawings.ts";

it("extracts a drawing from its file", () => {
  const file = '<svg viewBox="0 0 9 9">\n  <g>\n    <path d="M0 0"/>\n  </g>\n</svg>\n';
  expect(drawingsOf({ "./signs/red-door.svg": file })).toEqual({ "red-door": '<g><path d="M0 0"/></g>' });
});

it("keeps the groups of one state, and everything outside groups", () => {
  const drawing = '<g fill="red"><a/></g><g class="awake"><b/><c/></g><g class="asleep"><d/></g>';
  expect(inState(drawing, "awake")).toBe('<g fill="red"><a/></g><b/><c/>');
  expect(inState(drawing, "asleep")).toBe('<g fill="red"><a/></g><d/>');
});

it("keeps nested groups, and those of any of several states", () => {
  const drawing = '<g class="hat cap"><g fill="red"><a/></g><g class="red"><b/></g></g><g class="hood"><g><c/></g></g>';
  expect(inState(drawing, "cap")).toBe('<g fill="red"><a/></g>');
  expect(inState(drawing, "hat", "red")).toBe('<g fill="red"><a/></g><b/>');
  expect(inState(drawing)).toBe("");
});

it("fills in the colours", () => {
  expect(inColours('<a fill="var(--fur)" stroke="#fff"/>', { fur: "#321" })).toBe('<a fill="#321" stroke="#fff"/>');
});

it.each(
  Object.entries(
    import.meta.glob<Component>("../../src/mulot/games/*/web/Cover.svelte", { import: "default", eager: true }),
  ),
)("draws everything that a cover refers to: %s", (_, Cover) => {
  const { container } = render(Cover);
  const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const names = Array.from(container.innerHTML.matchAll(/(?:href="|url\()#([\w-]+)/g), ([, name]) => name);
  expect(ids).toEqual(expect.arrayContaining(names));
});

it("renders SVG elements, not HTML elements with the same names", () => {
  const drawn = [
    render(GameIcon, { of: "sword" }),
    render(House),
    render(LargeObject, { sort: "stove" }),
    render(Piece, { of: "spider", greedy: true }),
    render(SpaceMark, { sign: "X" }),
    render(SpecialTilePicture, { of: "witch", awake: true }),
    render(AnimalHead, { of: "c", mood: "glad" }),
  ];
  for (const { container } of drawn) {
    const paths = [...container.querySelectorAll("path")];
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) expect(path.namespaceURI).toBe("http://www.w3.org/2000/svg");
  }
});
