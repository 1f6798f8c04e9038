import { beforeEach, expect, it } from "vitest";
import { playedDailyGames } from "../daily/daily_game.ts";
import { readAlbum } from "../history/database.ts";
import { saveProgress, savedProgress } from "../tutorial/lesson_progress.ts";
import { saveSolved, starCount } from "../puzzles/solved_puzzles.ts";
import { rememberTable, rememberedTables } from "../table/remembered_tables.ts";
import { isNumber, readList, readRecord, writeJson } from "./stored_json.ts";

const DAMAGED = [
  "",
  "{broken",
  "null",
  "0",
  '"x"',
  "[]",
  "{}",
  "[null]",
  "[[]]",
  "[{}]",
  '{"trio":null}',
  '{"trio":0}',
];
const table = { table: "nest", game: "trio", commitment: "c" };

beforeEach(() => localStorage.clear());

it.each(DAMAGED)("nothing is read from %s, and something new can be stored", async (damaged) => {
  for (const key of ["tables", "album", "lessons", "puzzles", "days"]) localStorage.setItem(`mulot.${key}`, damaged);
  expect([rememberedTables(), playedDailyGames(), await readAlbum()]).toEqual([[], [], []]);
  expect([savedProgress("trio", 9), starCount("trio")]).toEqual([1, "0"]);
  rememberTable(table);
  saveProgress("trio", 5, 9);
  saveSolved("trio", "p1", false);
  expect(rememberedTables()).toMatchObject([table]);
  expect([savedProgress("trio", 9), starCount("trio")]).toEqual([5, "1"]);
});

it("valid entries are read beside invalid ones", () => {
  writeJson("list", [null, table, { table: "barn" }, 5]);
  expect(readList("list", (one): one is object => one !== null && typeof one === "object")).toHaveLength(2);
  localStorage.setItem("record", '{"a":1,"b":"x","__proto__":{"c":1}}');
  expect(readRecord("record", isNumber)).toEqual({ a: 1 });
});
