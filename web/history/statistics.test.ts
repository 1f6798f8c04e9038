import { describe, expect, it } from "vitest";
import type { Statistic, Replay } from "../board/board_interface.ts";
import { countStatistics, isWon } from "./statistics.ts";

const shot = (...events: object[]) => ({ events }) as unknown as Replay["frames"][number];
const film = {
  frames: [
    shot({ type: "stepped", seat: 0 }, { type: "cat" }),
    shot({ type: "stepped", seat: 1 }),
    shot({ type: "stepped", seat: 0 }, { type: "cat", seat: 1 }),
  ],
} as unknown as Replay;
const figures: readonly Statistic[] = [
  { name: "nights", of: "won" },
  { name: "race", of: ["stepped"], ours: true, least: true },
  { name: "cats", of: ["cat"] },
];

describe("statistics", () => {
  it("count victories, the shortest race and events", () => {
    expect(countStatistics(figures, film, [0], [1, 0])).toEqual([
      { name: "nights", count: 1, least: false },
      { name: "race", count: 2, least: true },
      { name: "cats", count: 2, least: false },
    ]);
  });
  it("count neither victory nor race if someone else won, or nobody", () => {
    for (const scores of [[0, 1], [0, 0], null])
      expect(countStatistics(figures, film, [0], scores).map(({ name }) => name)).toEqual(["cats"]);
    expect(isWon([1, 1], [1])).toBe(true);
  });
});
