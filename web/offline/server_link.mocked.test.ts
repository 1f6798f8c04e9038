import { afterEach, expect, it, vi } from "vitest";
import { HouseSaysNo } from "../api/client.ts";
import { copyUp, isServed } from "./server_link.ts";

const at = vi.hoisted(() => ({ place: "/offline/" }));
vi.mock("../router.svelte.ts", () => ({ addressOf: () => at.place, inPocket: true }));

const answers = (status: number, body: unknown) =>
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response(JSON.stringify(body), { status })),
  );
afterEach(() => {
  vi.unstubAllGlobals();
  at.place = "/offline/";
});

it("a served house is one that answers, and offers this page where houses do", async () => {
  answers(200, { version: "1" });
  expect(await isServed()).toBe(true);
  expect(fetch).toHaveBeenCalledWith("/api/house", expect.anything());
  answers(200, "a page");
  expect(await isServed()).toBe(false);
  answers(404, {});
  expect(await isServed()).toBe(false);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no net")));
  expect(await isServed()).toBe(false);
});

it("a web space elsewhere is not even asked", async () => {
  at.place = "/some/where/";
  answers(200, { version: "1" });
  expect(await isServed()).toBe(false);
  expect(fetch).not.toHaveBeenCalled();
});

it("a copy has an address in the served house, or it is said why there is none", async () => {
  answers(201, { rev: 8, table: "abc" });
  expect(await copyUp({ journal: "…" })).toBe("/t/abc");
  for (const [key, told] of [
    ["house-no-other-copy", "house-no-other-copy"],
    ["house-no-broken-journal", "ui-pocket-bring-damaged"],
  ]) {
    answers(409, { key });
    await expect(copyUp({ journal: "…" })).rejects.toMatchObject({ status: 409, key: told });
  }
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no net")));
  await expect(copyUp({ journal: "…" })).rejects.toEqual(new HouseSaysNo(0, "ui-no-connection"));
});
