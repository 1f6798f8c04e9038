import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api } from "../api/client.ts";
import { clearBrowser, deleteTable, forgetDevice, clearForNewVisitor } from "./forget_device.ts";
import { rememberTable, rememberedTables } from "./remembered_tables.ts";

beforeEach(() => {
  localStorage.clear();
  for (const table of ["nest", "barn"]) rememberTable({ table, game: "trio", commitment: "c" });
});
afterEach(() => vi.restoreAllMocks());

it("deletes the page's own data, and nothing else", async () => {
  localStorage.setItem("mulot.settings", "{}");
  sessionStorage.setItem("mulot.later", "1");
  localStorage.setItem("another", "stays");
  await clearBrowser();
  expect(Object.keys(localStorage)).toEqual(["another"]);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it("sends the server every table it remembers before it forgets them", async () => {
  const told = vi.spyOn(api, "forgetDevice").mockResolvedValue({ deleted: [], left: [] });
  vi.spyOn(location, "assign").mockImplementation(() => undefined);
  await forgetDevice();
  expect(told).toHaveBeenCalledWith(["barn", "nest"]);
  expect(rememberedTables()).toEqual([]);
});

it("keeps its data if the server does not answer, so that it can try again", async () => {
  vi.spyOn(api, "forgetDevice").mockRejectedValue(new Error("away"));
  await expect(forgetDevice()).rejects.toThrow();
  expect(rememberedTables()).toHaveLength(2);
});

it("forgets a deleted table with the other chapters of its campaign", async () => {
  vi.spyOn(api, "deleteTable").mockResolvedValue({ tables: ["nest"] });
  await deleteTable("nest");
  expect(rememberedTables().map(({ table }) => table)).toEqual(["barn"]);
});

it("on shared devices, a new visit finds nothing from the previous one", async () => {
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
