import { describe, expect, it } from "vitest";
import type { Statistic, Replay } from "../board/board_interface.ts";
import { MAX_GAMES, MAX_BYTES, gamesToEvict } from "./database.ts";
import { countStatistics, sumStatistics, isWon } from "./statistics.ts";

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
  it("are summed over games, but keep the shortest race", () => {
    const one = { game: "g", figures: countStatistics(figures, film, [0], [1, 0]) };
    const other = {
      game: "g",
      figures: [
        { name: "race", count: 1, least: true },
        { name: "cats", count: 3, least: false },
      ],
    };
    expect(sumStatistics([one, other])).toEqual([
      { game: "g", key: "g-ui-figure-nights", count: 1 },
      { game: "g", key: "g-ui-figure-race", count: 1 },
      { game: "g", key: "g-ui-figure-cats", count: 5 },
    ]);
  });
});

describe("the history is limited", () => {
  const games = (many: number, bytes: number) =>
    Array.from({ length: many }, (_, i) => ({ table: `t${i}`, when: i, bytes }));
  it("by number of games: the oldest are deleted", () => {
    expect(gamesToEvict(games(MAX_GAMES, 1))).toEqual([]);
    expect(gamesToEvict(games(MAX_GAMES + 2, 1))).toEqual(["t1", "t0"]);
  });
  it("by size: the newest game stays, however large", () => {
    expect(gamesToEvict(games(3, MAX_BYTES / 2))).toEqual(["t0"]);
    expect(gamesToEvict(games(2, MAX_BYTES * 2))).toEqual(["t0"]);
  });
});
