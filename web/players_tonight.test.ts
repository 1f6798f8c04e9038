import { expect, it } from "vitest";
import { seatCountFor } from "./players_tonight.svelte.ts";

const box = (seats: number[], characters: string[] = ["gentle"]) => ({ seats, characters });

it("one person can play every game, with bots", () => {
  for (const seats of [
    [2, 3, 4],
    [2, 4],
    [2, 3, 4, 5, 6],
    [3, 4],
  ])
    expect(seatCountFor(box(seats), 1)).toBe(Math.min(...seats));
});

it("three people at a game for two or four are joined by a bot", () => {
  expect(seatCountFor(box([2, 4]), 3)).toBe(4);
  expect(seatCountFor(box([2, 4]), 2)).toBe(2);
});

it("too many people do not fit, and without bots every seat needs a person", () => {
  expect(seatCountFor(box([2, 4]), 5)).toBeNull();
  expect(seatCountFor(box([2, 4], []), 1)).toBeNull();
  expect(seatCountFor(box([2, 4], []), 4)).toBe(4);
});
