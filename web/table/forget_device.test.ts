import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { house } from "../api/client.ts";
import { clearBrowser, deleteTable, forgetDevice, someoneElse } from "./forget_device.ts";
import { remember, remembered } from "./remembered_tables.ts";

beforeEach(() => {
  localStorage.clear();
  for (const table of ["nest", "barn"]) remember({ table, game: "trio", commitment: "c" });
});
afterEach(() => vi.restoreAllMocks());

it("forgets what the page has written, and nothing of others", async () => {
  localStorage.setItem("mulot.settings", "{}");
  sessionStorage.setItem("mulot.later", "1");
  localStorage.setItem("another", "stays");
  await clearBrowser();
  expect(Object.keys(localStorage)).toEqual(["another"]);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it("tells the house every table it knows before it forgets them", async () => {
  const told = vi.spyOn(house, "forget").mockResolvedValue({ deleted: [], left: [] });
  vi.spyOn(location, "assign").mockImplementation(() => undefined);
  await forgetDevice();
  expect(told).toHaveBeenCalledWith(["barn", "nest"]);
  expect(remembered()).toEqual([]);
});

it("keeps its memory when the house does not answer, so that it can be asked again", async () => {
  vi.spyOn(house, "forget").mockRejectedValue(new Error("away"));
  await expect(forgetDevice()).rejects.toThrow();
  expect(remembered()).toHaveLength(2);
});

it("forgets a table that was deleted, with the pages of its book", async () => {
  vi.spyOn(house, "delete").mockResolvedValue({ tables: ["nest"] });
  await deleteTable("nest");
  expect(remembered().map(({ table }) => table)).toEqual(["barn"]);
});

it("where devices are shared, another visit finds nothing of the one before", async () => {
  expect(someoneElse("first")).toBe(true);
  expect(remembered()).toEqual([]);
  remember({ table: "nest", game: "trio", commitment: "c" });
  expect(someoneElse("first")).toBe(false);
  expect(remembered()).toHaveLength(1);
  expect(someoneElse("second")).toBe(true);
  expect(remembered()).toEqual([]);
  await clearBrowser();
  expect(someoneElse("third")).toBe(false);
});
