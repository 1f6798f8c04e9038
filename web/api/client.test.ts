import { afterEach, expect, it, vi } from "vitest";
import { createSeedBytes, api, ApiError, parseProblem } from "./client.ts";
import { networkTransport, setTransport } from "./transport.ts";

const asked = vi.fn();
const answers = (status: number, text: string) =>
  setTransport({
    call: async (...wanted) => {
      asked(...wanted);
      return { status, text };
    },
    openChannel: () => {
      throw new Error("no line is asked for");
    },
  });
const PAGE = { album: [], notes: [], mice: [] };
const ALL = {
  getServerInfo: [() => api.getServerInfo(), "GET", "house"],
  listGames: [() => api.listGames(), "GET", "games"],
  getGame: [() => api.getGame("trio"), "GET", "games/trio"],
  getDailyGame: [() => api.getDailyGame("trio", "2026-01-02"), "GET", "games/trio/day/2026-01-02"],
  getFieldKinds: [() => api.getFieldKinds("trio"), "GET", "games/trio/kinds"],
  openTable: [() => api.openTable({ game: "trio" }), "POST", "tables", { game: "trio" }],
  listTables: [() => api.listTables(), "GET", "tables"],
  getTable: [() => api.getTable("a/b"), "GET", "tables/a%2Fb"],
  takeSeat: [() => api.takeSeat("nest", 2, { name: "mouse" }), "POST", "tables/nest/seats/2/take", { name: "mouse" }],
  createInvitation: [() => api.createInvitation("nest", 2), "POST", "tables/nest/seats/2/invitation", {}],
  startGame: [() => api.startGame("nest"), "POST", "tables/nest/start", {}],
  openRematch: [() => api.openRematch("nest"), "POST", "tables/nest/rematch", {}],
  openNextChapter: [() => api.openNextChapter("nest"), "POST", "tables/nest/sequel", {}],
  deleteTable: [() => api.deleteTable("nest"), "POST", "tables/nest/delete", {}],
  forgetDevice: [() => api.forgetDevice(["nest"]), "POST", "forget", { tables: ["nest"] }],
  getJoinCode: [() => api.getJoinCode("nest"), "GET", "tables/nest/code"],
  findTableByCode: [() => api.findTableByCode(" aB-3/ü9 "), "GET", "codes/aB39"],
  getCampaignFile: [() => api.getCampaignFile("nest"), "GET", "tables/nest/book"],
  getJournal: [() => api.getJournal("nest"), "GET", "tables/nest/journal"],
  exportJournal: [() => api.exportJournal("nest"), "POST", "tables/nest/file", {}],
  importJournal: [() => api.importJournal("{}"), "POST", "files", "{}"],
  exportBackup: [() => api.exportBackup(PAGE), "POST", "everything/file", PAGE],
  importBackup: [() => api.importBackup("{}"), "POST", "everything", "{}"],
  warmUpGame: [() => api.warmUpGame("trio"), "POST", "games/trio/rehearsal", {}],
  getReplay: [() => api.getReplay("nest"), "GET", "tables/nest/film"],
  getSeatReplay: [() => api.getSeatReplay("nest", 1), "GET", "tables/nest/film/1"],
  getReview: [() => api.getReview("nest"), "GET", "tables/nest/course"],
  branchTable: [() => api.branchTable("nest", { line: 4 }), "POST", "tables/nest/play-on", { line: 4 }],
  shareReplay: [() => api.shareReplay("nest"), "POST", "tables/nest/share", {}],
  unshareReplay: [() => api.unshareReplay("nest"), "DELETE", "tables/nest/share"],
  getSharedInfo: [() => api.getSharedInfo("s"), "POST", "shared", { secret: "s" }],
  getSharedReplay: [() => api.getSharedReplay("s"), "POST", "shared/film", { secret: "s" }],
  getSharedDrawings: [() => api.getSharedDrawings("s"), "POST", "shared/drawings", { secret: "s" }],
  getSharedReview: [() => api.getSharedReview("s"), "POST", "shared/course", { secret: "s" }],
  getDrawings: [() => api.getDrawings("nest"), "GET", "tables/nest/drawings"],
} satisfies Record<keyof typeof api, readonly [() => Promise<unknown>, ...(string | object)[]]>;

afterEach(() => {
  setTransport(networkTransport);
  asked.mockClear();
});

it.each(Object.entries(ALL))("%s: the house is asked in its words", async (name, [ask, method, path, body]) => {
  answers(200, '{"told":1}');
  const plain = ["getCampaignFile", "getJournal", "exportJournal", "exportBackup"].includes(name);
  expect(await ask()).toEqual(plain ? '{"told":1}' : { told: 1 });
  expect(asked.mock.calls).toEqual([[method, path, body]]);
});

it.each([400, 404, 500])("a refusal (%d) is thrown with its sentence", async (status) => {
  answers(status, '{"key":"house-no-full","args":{"seats":2}}');
  const thrown = await api.startGame("nest").catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(ApiError);
  expect(thrown).toMatchObject({ status, key: "house-no-full", message: "house-no-full", args: { seats: 2 } });
});

it("a status below is none", async () => {
  answers(399, "[]");
  expect(await api.listGames()).toEqual([]);
});

it.each(["<html>", "{}"])("what is no problem of the house's is one of no house: %s", async (text) => {
  answers(502, text);
  await expect(api.startGame("nest")).rejects.toMatchObject({ status: 502, key: "ui-no-house", args: {} });
});

it("a house that cannot be reached has no status", async () => {
  const call = () => Promise.reject(new TypeError("no net"));
  setTransport({ ...networkTransport, call });
  await expect(api.startGame("nest")).rejects.toMatchObject({ status: 0, key: "ui-no-connection", args: {} });
});

it("reads a problem, where there is one", () => {
  expect(parseProblem('{"key":"house-no-full"}')).toEqual({ key: "house-no-full" });
  expect(parseProblem("<html>")).toEqual({});
});

it("the bytes for the luck are sixteen, in hex, each with its nought", () => {
  const random = vi.spyOn(crypto, "getRandomValues").mockImplementation((bytes) => {
    (bytes as unknown as Uint8Array).forEach((_, at, all) => (all[at] = at * 17));
    return bytes;
  });
  expect(createSeedBytes()).toBe("00112233445566778899aabbccddeeff");
  random.mockRestore();
});
