import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dailyGameOf, playedDailyGames, savePlayedDailyGame, today } from "./daily_game.ts";

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

test("remembers the last 24 daily games by their tables", () => {
  for (let nth = 0; nth < 30; nth++) savePlayedDailyGame({ table: `t${nth}`, game: "trio", date: "2026-11-17" });
  expect(dailyGameOf("t29")).toEqual({ table: "t29", game: "trio", date: "2026-11-17" });
  expect(dailyGameOf("t2")).toBeNull();
  expect(playedDailyGames()).toHaveLength(24);
});
