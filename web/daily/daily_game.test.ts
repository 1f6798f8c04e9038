import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dailyGameOf, lastWeek, playedDailyGames, savePlayedDailyGame, today, turnOn } from "./daily_game.ts";

beforeEach(() => localStorage.removeItem("mulot.days"));
afterEach(() => localStorage.removeItem("mulot.days"));

afterEach(() => vi.unstubAllEnvs());

test.each(["Pacific/Kiritimati", "Pacific/Honolulu"])("the day is that of Greenwich, also in %s", (zone) => {
  vi.stubEnv("TZ", zone);
  const evening = new Date("2026-11-17T23:30:00Z");
  const morning = new Date("2026-11-17T00:30:00Z");
  expect([evening.getDate(), morning.getDate()]).not.toEqual([17, 17]); // the device's own date is different
  expect([today(evening), today(morning)]).toEqual(["2026-11-17", "2026-11-17"]);
  expect(today(new Date("2026-11-17T23:30:00-05:00"))).toBe("2026-11-18");
  expect(today(new Date("2026-11-17T00:30:00+02:00"))).toBe("2026-11-16");
});

test("a week ends today, also across the end of a month", () => {
  expect(lastWeek("2026-03-03")).toEqual([
    "2026-02-25",
    "2026-02-26",
    "2026-02-27",
    "2026-02-28",
    "2026-03-01",
    "2026-03-02",
    "2026-03-03",
  ]);
});

test("everything has its turn, one day after the other", () => {
  const turns = lastWeek("2026-11-20").map((date) => turnOn(date, 5));
  expect(turns.slice(1)).toEqual(turns.slice(0, -1).map((turn) => (turn + 1) % 5));
});

test("remembers the last 40 daily games by their tables", () => {
  for (let nth = 0; nth < 50; nth++) savePlayedDailyGame({ table: `t${nth}`, game: "trio", date: "2026-11-17" });
  expect(dailyGameOf("t49")).toEqual({ table: "t49", game: "trio", date: "2026-11-17" });
  expect(dailyGameOf("t2")).toBeNull();
  expect(playedDailyGames()).toHaveLength(40);
});

test("adds how a game ended, and how it ended for the house, to what it knew", () => {
  const played = { table: "t", game: "trio", date: "2026-11-17" };
  const [you, house] = [
    { score: 0, moves: 12 },
    { score: 1, moves: 9 },
  ];
  savePlayedDailyGame(played);
  savePlayedDailyGame({ table: "u", game: "trio", date: "2026-11-18" });
  savePlayedDailyGame({ ...played, you });
  savePlayedDailyGame({ ...played, house });
  expect(dailyGameOf("t")).toEqual({ ...played, you, house });
  expect(playedDailyGames()).toHaveLength(2);
});

test("leaves out entries that are damaged", () => {
  const played = { table: "t", game: "trio", date: "2026-11-17" };
  for (const you of [null, 7, { score: "1" }, { score: 1, moves: null }]) {
    localStorage.setItem(
      "mulot.days",
      JSON.stringify([
        { ...played, you },
        { ...played, table: "u" },
      ]),
    );
    expect(playedDailyGames().map(({ table }) => table)).toEqual(["u"]);
  }
});
