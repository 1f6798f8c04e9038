import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api } from "../api/client.ts";
import {
  clearBrowser,
  clearForNewVisitor,
  deleteTable,
  followForgetting,
  forgetDevice,
  hasTraces,
} from "./forget_device.ts";
import { rememberTable, rememberedTables } from "./remembered_tables.ts";

beforeEach(() => {
  localStorage.clear();
  for (const table of ["nest", "barn"]) rememberTable({ table, game: "trio", commitment: "c" });
});
afterEach(() => vi.restoreAllMocks());

it("deletes the page's own data, and nothing else", async () => {
  localStorage.setItem("mulot.settings", "{}");
  localStorage.setItem("mulot.pocket-days", "[]");
  sessionStorage.setItem("mulot.later", "1");
  localStorage.setItem("another", "stays");
  await clearBrowser(false);
  expect(Object.keys(localStorage)).toEqual(["mulot.pocket-days", "another"]);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it("sends the server every table it remembers before it forgets them", async () => {
  const told = vi.spyOn(api, "forgetDevice").mockResolvedValue({ deleted: [], left: [] });
  vi.spyOn(location, "assign").mockImplementation(() => undefined);
  await forgetDevice(false);
  expect(told).toHaveBeenCalledWith(["barn", "nest"]);
  expect(rememberedTables()).toEqual([]);
});

it("keeps its data if the server does not answer, so that it can try again", async () => {
  vi.spyOn(api, "forgetDevice").mockRejectedValue(new Error("away"));
  await expect(forgetDevice(false)).rejects.toThrow();
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
  await clearBrowser(true);
  expect(clearForNewVisitor("third")).toBe(false);
});

it("on shared devices, deletes the offline app's data too", async () => {
  localStorage.setItem("mulot.pocket-tables /offline/", "[]");
  localStorage.setItem("another", "stays");
  const deleted = vi.fn((name: string) => {
    const request = { name } as unknown as IDBOpenDBRequest;
    queueMicrotask(() => request.onsuccess?.(new Event("success")));
    return request;
  });
  vi.stubGlobal("indexedDB", {
    databases: () => Promise.resolve([{ name: "mulot /offline/" }, { name: "another" }]),
    deleteDatabase: deleted,
  });
  await clearBrowser(true);
  vi.unstubAllGlobals();
  expect(Object.keys(localStorage)).toEqual(["another"]);
  expect(deleted.mock.calls.map(([name]) => name)).toEqual(["mulot-nearby", "mulot", "mulot /offline/"]);
});

it("other tabs go to the shelf, because they remember what they have read", async () => {
  const assigned = vi.spyOn(location, "assign").mockImplementation(() => undefined);
  followForgetting();
  await clearBrowser(false);
  expect(assigned).not.toHaveBeenCalled();
  const other = new BroadcastChannel("mulot forgotten");
  other.postMessage("forgotten");
  await vi.waitFor(() => expect(assigned).toHaveBeenCalledWith("/"));
  other.close();
});

it("a mouse of one's own is left behind, settings and empty lists are not", () => {
  localStorage.clear();
  localStorage.setItem("mulot.settings", '{"voice":true}');
  localStorage.setItem("mulot.tables", "[]");
  expect(hasTraces()).toBe(false);
  localStorage.setItem("mulot.mice", '[{"name":"acorn"}]');
  expect(hasTraces()).toBe(true);
});
