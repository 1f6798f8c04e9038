import { afterEach, expect, it, vi } from "vitest";
import { ApiError } from "../api/client.ts";
import { uploadTable, isServerReachable } from "./server_link.ts";

const at = vi.hoisted(() => ({ place: "/offline/" }));
vi.mock("../router.svelte.ts", () => ({ addressOf: () => at.place, isOfflineApp: true }));

const answers = (status: number, body: unknown) =>
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response(JSON.stringify(body), { status })),
  );
afterEach(() => {
  vi.unstubAllGlobals();
  at.place = "/offline/";
});

it("a server is one that answers, and offers this page at the usual path", async () => {
  answers(200, { version: "1" });
  expect(await isServerReachable()).toBe(true);
  expect(fetch).toHaveBeenCalledWith("/api/house", expect.anything());
  answers(200, "a page");
  expect(await isServerReachable()).toBe(false);
  answers(404, {});
  expect(await isServerReachable()).toBe(false);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no net")));
  expect(await isServerReachable()).toBe(false);
});

it("sends no request if the page is on another web host", async () => {
  at.place = "/some/where/";
  answers(200, { version: "1" });
  expect(await isServerReachable()).toBe(false);
  expect(fetch).not.toHaveBeenCalled();
});

it("returns the path of the uploaded table, or rejects with the reason", async () => {
  answers(201, { rev: 8, table: "abc" });
  expect(await uploadTable({ journal: "…" })).toBe("/t/abc");
  for (const [key, told] of [
    ["house-no-other-copy", "house-no-other-copy"],
    ["house-no-broken-journal", "ui-pocket-bring-damaged"],
  ]) {
    answers(409, { key });
    await expect(uploadTable({ journal: "…" })).rejects.toMatchObject({ status: 409, key: told });
  }
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no net")));
  await expect(uploadTable({ journal: "…" })).rejects.toEqual(new ApiError(0, "ui-no-connection"));
});
