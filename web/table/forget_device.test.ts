import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api } from "../api/client.ts";
import { clearBrowser, deleteTable, forgetDevice, clearForNewVisitor } from "./forget_device.ts";
import { rememberTable, rememberedTables } from "./remembered_tables.ts";

beforeEach(() => {
  localStorage.clear();
  for (const table of ["nest", "barn"]) rememberTable({ table, game: "trio", commitment: "c" });
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
  const told = vi.spyOn(api, "forgetDevice").mockResolvedValue({ deleted: [], left: [] });
  vi.spyOn(location, "assign").mockImplementation(() => undefined);
  await forgetDevice();
  expect(told).toHaveBeenCalledWith(["barn", "nest"]);
  expect(rememberedTables()).toEqual([]);
});

it("keeps its memory when the house does not answer, so that it can be asked again", async () => {
  vi.spyOn(api, "forgetDevice").mockRejectedValue(new Error("away"));
  await expect(forgetDevice()).rejects.toThrow();
  expect(rememberedTables()).toHaveLength(2);
});

it("forgets a table that was deleted, with the pages of its book", async () => {
  vi.spyOn(api, "deleteTable").mockResolvedValue({ tables: ["nest"] });
  await deleteTable("nest");
  expect(rememberedTables().map(({ table }) => table)).toEqual(["barn"]);
});

it("where devices are shared, another visit finds nothing of the one before", async () => {
  expect(clearForNewVisitor("first")).toBe(true);
  expect(rememberedTables()).toEqual([]);
  rememberTable({ table: "nest", game: "trio", commitment: "c" });
  expect(clearForNewVisitor("first")).toBe(false);
  expect(rememberedTables()).toHaveLength(1);
  expect(clearForNewVisitor("second")).toBe(true);
  expect(rememberedTables()).toEqual([]);
  await clearBrowser();
  expect(clearForNewVisitor("third")).toBe(false);
});
