import { describe, expect, it } from "vitest";
import { MAX_GAMES, MAX_BYTES, gamesToEvict } from "./database.ts";

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
