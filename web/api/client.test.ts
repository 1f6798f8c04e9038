import { afterEach, expect, it, vi } from "vitest";
import { addedBytes, house, HouseSaysNo, problemIn } from "./client.ts";
import { network, reachBy } from "./transport.ts";

const asked = vi.fn();
const answers = (status: number, text: string) =>
  reachBy({
    call: async (...wanted) => {
      asked(...wanted);
      return { status, text };
    },
    line: () => {
      throw new Error("no line is asked for");
    },
  });
const PAGE = { album: [], notes: [], mice: [] };
const ALL = {
  enter: [() => house.enter(), "GET", "house"],
  games: [() => house.games(), "GET", "games"],
  game: [() => house.game("trio"), "GET", "games/trio"],
  day: [() => house.day("trio", "2026-01-02"), "GET", "games/trio/day/2026-01-02"],
  kinds: [() => house.kinds("trio"), "GET", "games/trio/kinds"],
  open: [() => house.open({ game: "trio" }), "POST", "tables", { game: "trio" }],
  listed: [() => house.listed(), "GET", "tables"],
  table: [() => house.table("a/b"), "GET", "tables/a%2Fb"],
  take: [() => house.take("nest", 2, { name: "mouse" }), "POST", "tables/nest/seats/2/take", { name: "mouse" }],
  invite: [() => house.invite("nest", 2), "POST", "tables/nest/seats/2/invitation", {}],
  start: [() => house.start("nest"), "POST", "tables/nest/start", {}],
  rematch: [() => house.rematch("nest"), "POST", "tables/nest/rematch", {}],
  nextPage: [() => house.nextPage("nest"), "POST", "tables/nest/sequel", {}],
  delete: [() => house.delete("nest"), "POST", "tables/nest/delete", {}],
  forget: [() => house.forget(["nest"]), "POST", "forget", { tables: ["nest"] }],
  code: [() => house.code("nest"), "GET", "tables/nest/code"],
  findCode: [() => house.findCode(" aB-3/ü9 "), "GET", "codes/aB39"],
  book: [() => house.book("nest"), "GET", "tables/nest/book"],
  journal: [() => house.journal("nest"), "GET", "tables/nest/journal"],
  takeAlong: [() => house.takeAlong("nest"), "POST", "tables/nest/file", {}],
  bring: [() => house.bring("{}"), "POST", "files", "{}"],
  writeEverything: [() => house.writeEverything(PAGE), "POST", "everything/file", PAGE],
  bringEverything: [() => house.bringEverything("{}"), "POST", "everything", "{}"],
  rehearse: [() => house.rehearse("trio"), "POST", "games/trio/rehearsal", {}],
  film: [() => house.film("nest"), "GET", "tables/nest/film"],
  filmOfSeat: [() => house.filmOfSeat("nest", 1), "GET", "tables/nest/film/1"],
  course: [() => house.course("nest"), "GET", "tables/nest/course"],
  playOn: [() => house.playOn("nest", { line: 4 }), "POST", "tables/nest/play-on", { line: 4 }],
  share: [() => house.share("nest"), "POST", "tables/nest/share", {}],
  unshare: [() => house.unshare("nest"), "DELETE", "tables/nest/share"],
  shared: [() => house.shared("s"), "POST", "shared", { secret: "s" }],
  sharedFilm: [() => house.sharedFilm("s"), "POST", "shared/film", { secret: "s" }],
  sharedDrawings: [() => house.sharedDrawings("s"), "POST", "shared/drawings", { secret: "s" }],
  sharedCourse: [() => house.sharedCourse("s"), "POST", "shared/course", { secret: "s" }],
  drawings: [() => house.drawings("nest"), "GET", "tables/nest/drawings"],
} satisfies Record<keyof typeof house, readonly [() => Promise<unknown>, ...(string | object)[]]>;

afterEach(() => {
  reachBy(network);
  asked.mockClear();
});

it.each(Object.entries(ALL))("%s: the house is asked in its words", async (name, [ask, method, path, body]) => {
  answers(200, '{"told":1}');
  const plain = ["book", "journal", "takeAlong", "writeEverything"].includes(name);
  expect(await ask()).toEqual(plain ? '{"told":1}' : { told: 1 });
  expect(asked.mock.calls).toEqual([[method, path, body]]);
});

it.each([400, 404, 500])("a refusal (%d) is thrown with its sentence", async (status) => {
  answers(status, '{"key":"house-no-full","args":{"seats":2}}');
  const thrown = await house.start("nest").catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(HouseSaysNo);
  expect(thrown).toMatchObject({ status, key: "house-no-full", message: "house-no-full", args: { seats: 2 } });
});

it("a status below is none", async () => {
  answers(399, "[]");
  expect(await house.games()).toEqual([]);
});

it.each(["<html>", "{}"])("what is no problem of the house's is one of no house: %s", async (text) => {
  answers(502, text);
  await expect(house.start("nest")).rejects.toMatchObject({ status: 502, key: "ui-no-house", args: {} });
});

it("a house that cannot be reached has no status", async () => {
  const call = () => Promise.reject(new TypeError("no net"));
  reachBy({ ...network, call });
  await expect(house.start("nest")).rejects.toMatchObject({ status: 0, key: "ui-no-connection", args: {} });
});

it("reads a problem, where there is one", () => {
  expect(problemIn('{"key":"house-no-full"}')).toEqual({ key: "house-no-full" });
  expect(problemIn("<html>")).toEqual({});
});

it("the bytes for the luck are sixteen, in hex, each with its nought", () => {
  const random = vi.spyOn(crypto, "getRandomValues").mockImplementation((bytes) => {
    (bytes as unknown as Uint8Array).forEach((_, at, all) => (all[at] = at * 17));
    return bytes;
  });
  expect(addedBytes()).toBe("00112233445566778899aabbccddeeff");
  random.mockRestore();
});
