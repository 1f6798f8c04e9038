import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { requestPersistence, isPersistent } from "./persistence.ts";

const storage = { persist: vi.fn(async () => false), persisted: vi.fn(async () => false) };
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("navigator", { storage });
  vi.useFakeTimers({ now: 10 * 86_400_000 });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.clearAllMocks();
});

it("is requested at the first move and the first finished game of a day, until granted", async () => {
  for (const occasion of ["moved", "moved", "ended", "ended", "moved"] as const) await requestPersistence(occasion);
  expect(storage.persist).toHaveBeenCalledTimes(2);
  vi.setSystemTime(11 * 86_400_000);
  await requestPersistence("moved");
  expect(storage.persist).toHaveBeenCalledTimes(3);
  storage.persisted.mockResolvedValueOnce(true);
  vi.setSystemTime(12 * 86_400_000);
  await requestPersistence("ended");
  expect(storage.persist).toHaveBeenCalledTimes(3);
});

it("is false if the browser does not support it", async () => {
  vi.stubGlobal("navigator", {});
  await requestPersistence("moved");
  expect(await isPersistent()).toBe(false);
});
