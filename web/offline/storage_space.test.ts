import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isStorageLow, freeStorage } from "./storage_space.ts";

let kept: string[] = [];
const PATH = new URL("../", location.href).pathname;
const [snapshot, offline, others] = [`mulot-python ${PATH}`, `mulot ${PATH} 1234`, "mulot /elsewhere/ 1234"];
const device = { onLine: true, storage: { estimate: vi.fn(async () => ({ quota: 1e9, usage: 1e6 })) } };
beforeEach(() => {
  kept = [snapshot, offline, others];
  vi.stubGlobal("navigator", device);
  vi.stubGlobal("caches", {
    keys: async () => kept,
    delete: async (name: string) => {
      const there = kept.includes(name);
      kept = kept.filter((one) => one !== name);
      return there;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

it("frees what can be made again first, then what can be fetched again, and never what belongs to another site", async () => {
  expect([await freeStorage(), kept]).toEqual([true, [offline, others]]);
  expect([await freeStorage(), kept]).toEqual([true, [others]]);
  expect([await freeStorage(), kept]).toEqual([false, [others]]);
});

it("keeps the offline files while there is no network", async () => {
  vi.stubGlobal("navigator", { ...device, onLine: false });
  expect([await freeStorage(), kept]).toEqual([true, [offline, others]]);
  expect([await freeStorage(), kept]).toEqual([false, [offline, others]]);
});

it("is low if the browser says so, and is not if it says nothing", async () => {
  expect(await isStorageLow()).toBe(false);
  device.storage.estimate.mockResolvedValueOnce({ quota: 1e9, usage: 0.99e9 });
  expect(await isStorageLow()).toBe(true);
  vi.stubGlobal("navigator", {});
  expect(await isStorageLow()).toBe(false);
});
