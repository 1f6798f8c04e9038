import { describe, expect, it } from "vitest";
import { groupByDay, memoriesOf } from "./evenings.ts";

const at = (text: string) => ({ when: new Date(text).getTime() });

describe("evenings", () => {
  it("are the days of this device, in the order of their games", () => {
    const [late, early, before] = [at("2026-11-17T23:50"), at("2026-11-17T00:10"), at("2026-11-16T23:50")];
    expect(groupByDay([late, early, before])).toEqual([
      { when: late.when, games: [late, early] },
      { when: before.when, games: [before] },
    ]);
    expect(groupByDay([])).toEqual([]);
  });
  it("remember what was counted, and of races only the shortest", () => {
    const race = (count: number, game = "g") => ({ game, figures: [{ name: "race", count, least: true }] });
    const cats = { game: "g", figures: [{ name: "cats", count: 17, least: false }] };
    const all = [race(9), race(7), race(3, "h"), cats];
    expect(memoriesOf(race(9), all)).toEqual([]);
    expect(memoriesOf(race(7), all)).toEqual([{ key: "g-ui-figure-race", count: 7, record: true }]);
    expect(memoriesOf(cats, all)).toEqual([{ key: "g-ui-figure-cats", count: 17, record: false }]);
  });
});
