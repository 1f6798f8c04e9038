import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { externalGamesIn, assetsOf, fetchRulebook, fetchWords } from "./external_games.ts";
import { ApiError } from "./client.ts";
import type { GameInfo } from "./rest_types.ts";

vi.mock("../router.svelte.ts", () => ({ addressOf: (path: string) => `/offline${path}` }));

const GAME = { id: "nuts", edition: "e1" };
const asked = vi.fn<(path: string) => Promise<Response>>();
/** The `<link>` elements that were added. The test browser loads no style sheets. */
let linked: HTMLLinkElement[];

beforeEach(() => {
  linked = [];
  vi.spyOn(document.head, "append").mockImplementation((link) => void linked.push(link as HTMLLinkElement));
  asked.mockReset().mockImplementation(async () => new Response('{"told":1}'));
  vi.stubGlobal("fetch", asked);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("external games are those with an edition", () => {
  const games = [
    { id: "trio", elsewhere: null },
    { id: "nuts", elsewhere: { edition: "e1", board: true } },
  ] as unknown as GameInfo[];
  expect(externalGamesIn(games)).toEqual([GAME]);
});

it("fetches everything from the game's own address", async () => {
  expect(await fetchWords(GAME, "fr")).toBe('{"told":1}');
  expect(await fetchRulebook(GAME, "nl")).toBe('{"told":1}');
  expect(await assetsOf(GAME).data("lesson.json")).toEqual({ told: 1 });
  expect(await assetsOf(GAME).kinds()).toEqual({ told: 1 });
  expect(asked.mock.calls.map(([path]) => path)).toEqual([
    "/offline/elsewhere/nuts/e1/words/fr",
    "/offline/elsewhere/nuts/e1/rulebook/nl",
    "/offline/elsewhere/nuts/e1/web/lesson.json",
    "/api/games/nuts/kinds",
  ]);
});

it("rejects with an ApiError if a file is missing", async () => {
  asked.mockResolvedValueOnce(new Response("none", { status: 404 }));
  const thrown = await fetchWords(GAME, "fr").catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(ApiError);
  expect(thrown).toMatchObject({ status: 404, key: "ui-no-house" });
});

it("imports a game's module, and rejects if it cannot be loaded", async () => {
  await expect(assetsOf(GAME).module("board.js")).rejects.toThrow("/offline/elsewhere/nuts/e1/web/board.js");
});

it("adds a style sheet and waits until it is loaded", async () => {
  const here = vi.fn();
  const styled = assetsOf(GAME).style("board.css").then(here);
  expect(linked[0]!.rel).toBe("stylesheet");
  expect(linked[0]!.getAttribute("href")).toBe("/offline/elsewhere/nuts/e1/web/board.css");
  await Promise.resolve();
  expect(here).not.toHaveBeenCalled();
  linked[0]!.onload?.(new Event("load"));
  await styled;
  expect(here).toHaveBeenCalledOnce();
});

it("rejects if a style sheet cannot be loaded", async () => {
  const styled = assetsOf(GAME).style("board.css");
  const failed = expect(styled).rejects.toMatchObject({ status: 0, key: "ui-no-house" });
  linked[0]!.onerror?.(new Event("error"));
  await failed;
});
