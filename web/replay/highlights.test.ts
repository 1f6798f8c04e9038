import { expect, it } from "vitest";
import type { Replay } from "../board/board_interface.ts";
import { pickHighlights } from "./highlights.ts";

const replay = (types: readonly (readonly string[])[]): Replay => ({
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

it("picks the rare events, in the order of the game", () => {
  const run = ["rolled", "moved"];
  const found = pickHighlights(
    replay([[], run, [...run, "fell"], run, run, [...run, "caught"], run, [...run, "won"]]),
    {},
    3,
  );
  expect(found.map(({ event }) => event.type)).toEqual(["fell", "caught", "won"]);
  expect(found.map(({ at }) => at)).toEqual([2, 5, 7]);
});

it("picks every event of a short game, and none of an empty one", () => {
  expect(pickHighlights(replay([[], ["moved"]])).map(({ at }) => at)).toEqual([1]);
  expect(pickHighlights(replay([[]]))).toEqual([]);
});

it("skips events with weight 0, such as a secret look", () => {
  const looks = ["looked", "put-back"];
  const found = pickHighlights(
    replay([[], looks, looks, looks, ["turned-up"], ["woke"], ["turned-up"], looks, ["turned-up", "tooth"], ["ended"]]),
    { looked: 0, "put-back": 0, "turned-up": 0.2, tooth: 0.8, woke: 1, ended: 1 },
    4,
  );
  expect(found.map(({ event }) => event.type)).toEqual(["turned-up", "woke", "tooth", "ended"]);
});

it("picks events with weight 0 if there are no others", () => {
  expect(pickHighlights(replay([[], ["moved"], ["moved"]]), { moved: 0 }).map(({ at }) => at)).toEqual([1, 2]);
});
