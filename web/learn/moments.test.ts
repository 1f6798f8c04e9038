import { expect, it } from "vitest";
import type { Film } from "../board.ts";
import { moments } from "./moments.ts";

const film = (types: readonly (readonly string[])[]): Film => ({
  game: "race",
  version: 1,
  seats: 2,
  options: {},
  frames: types.map((events, line) => ({
    line,
    events: events.map((type) => ({ type })),
    view: {},
    waiting: { type: "ask", about: "throw", seats: [0], must: [0] },
  })),
});

it("tells the rare things, from the beginning to the end", () => {
  const run = ["rolled", "moved"];
  const found = moments(film([[], run, [...run, "fell"], run, run, [...run, "caught"], run, [...run, "won"]]), 3);
  expect(found.map(({ event }) => event.type)).toEqual(["fell", "caught", "won"]);
  expect(found.map(({ at }) => at)).toEqual([2, 5, 7]);
});

it("tells all of a short game, and nothing of none", () => {
  expect(moments(film([[], ["moved"]])).map(({ at }) => at)).toEqual([1]);
  expect(moments(film([[]]))).toEqual([]);
});
