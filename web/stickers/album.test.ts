import { describe, expect, it } from "vitest";
import type { Replay, ReplayFrame } from "../board/board_interface.ts";
import { albumChanges, mergeEntries, winningSeats, type AlbumEntry } from "./album.ts";
import { evaluateStickers, summarizeReplay, withoutTakenBack } from "./replay_summary.ts";
import type { AnySticker } from "./sticker_types.ts";

const hop: AnySticker = { name: "hop", won: ({ events }) => events.some(({ type }) => type === "hopped") };
const glad: AnySticker = { name: "glad", won: (played) => played.glad };
const rooms: AnySticker = {
  name: "rooms",
  parts: ({ events }) => events.flatMap((event) => ("room" in event ? [String(event.room)] : [])),
  whole: (found) => found.size >= 2,
};
const STICKERS = [hop, glad, rooms];

const shot = (ply: number, seat: number | null, ...events: object[]) =>
  ({ line: ply, view: { ply }, seat, events, waiting: { type: "ask" } }) as unknown as ReplayFrame;
const over = (ply: number, seat: number, scores: number[], ...events: object[]) =>
  ({ ...shot(ply, seat, ...events), waiting: { type: "outcome", scores, reason: "first" } }) as unknown as ReplayFrame;
const film = (...frames: ReplayFrame[]) => ({ game: "g", seats: 2, options: {}, frames }) as unknown as Replay;
const brings = (one: Replay, mine = [0]) => evaluateStickers(STICKERS, summarizeReplay(one, mine));
/** Return an album after a match, and what the match won in it. */
function after(
  album: readonly AlbumEntry[],
  one: Replay,
  table: string,
  when = 1,
): { album: AlbumEntry[]; won: string[] } {
  const changed = albumChanges(album, STICKERS, brings(one), { game: "g", table, when });
  const keys = changed.map(({ key }) => key);
  return {
    album: [...album.filter(({ key }) => !keys.includes(key)), ...changed],
    won: changed.filter((place) => place.when !== null).map(({ key }) => key),
  };
}

describe("what a match awards", () => {
  it("depends on its events and its end", () => {
    const one = film(shot(0, null), shot(1, 0, { type: "hopped" }), over(2, 1, [1, 0]));
    expect(brings(one).map(({ name }) => name)).toEqual(["hop", "glad"]);
    expect(brings(one, [1]).map(({ name }) => name)).toEqual(["hop"]);
  });
  it("is no victory if nobody won, or if it was not played to its end", () => {
    expect(brings(film(shot(0, null), over(1, 0, [0, 0])))).toEqual([]);
    expect(brings(film(shot(0, null), shot(1, 0)))).toEqual([]);
  });
  it("leaves out undone moves, and nothing else", () => {
    const frames = [
      shot(0, null),
      shot(1, 0),
      shot(2, 1, { type: "hopped" }),
      shot(3, 0),
      shot(1, null),
      over(2, 1, [1, 0]),
    ];
    expect(withoutTakenBack(frames).map(({ view }) => (view as unknown as { ply: number }).ply)).toEqual([0, 1, 2]);
    expect(brings(film(...frames)).map(({ name }) => name)).toEqual(["glad"]);
    const again = [...frames.slice(0, 5), shot(2, 1, { type: "hopped" })];
    expect(brings(film(...again)).map(({ name }) => name)).toEqual(["hop"]);
  });
});

describe("whose stickers count on this device", () => {
  const seats = ["person", "bot", "stand-in", "person"].map((sits, seat) => ({ seat, sits }));
  it("people seated at it: no bots, nobody with a stand-in, nobody elsewhere, no spectators", () => {
    expect(winningSeats({ seats, mine: [0, 1, 2] }, {})).toEqual([0]);
    expect(winningSeats({ seats, mine: [] }, {})).toEqual([]);
  });
  it("nobody's, if the match continues from the middle of another one", () => {
    expect(winningSeats({ seats, mine: [0, 3] }, { branched: 4 })).toEqual([]);
  });
});

describe("the album", () => {
  const hopped = film(shot(0, null), shot(1, 0, { type: "hopped" }));
  const room = (name: string) => film(shot(0, null), shot(1, 0, { type: "fell", room: name }));
  it("gets a sticker once: no later match awards it again or changes its date", () => {
    const first = after([], hopped, "a", 5);
    expect(first.won).toEqual(["g/hop"]);
    const second = after(first.album, hopped, "a", 9);
    const third = after(second.album, hopped, "b", 10);
    expect([second.won, third.won]).toEqual([[], []]);
    expect(third.album).toEqual([{ key: "g/hop", when: 5, table: "a", parts: [] }]);
  });
  it("collects parts over several matches, and counts the same part once", () => {
    const kitchen = after([], room("kitchen"), "a");
    expect(kitchen.won).toEqual([]);
    const twice = after(kitchen.album, room("kitchen"), "b");
    expect([twice.won, twice.album]).toEqual([[], kitchen.album]);
    const both = after(twice.album, room("attic"), "c", 7);
    expect(both.won).toEqual(["g/rooms"]);
    expect(both.album[0]).toMatchObject({ when: 7, table: "c" });
    expect(after(both.album, room("cellar"), "d").won).toEqual([]);
  });
  it("merges an album from a file: the earlier win counts, and parts are combined", () => {
    const place = (when: number | null, table: string | null, ...parts: string[]) => ({
      key: "g/rooms",
      when,
      table,
      parts,
    });
    expect(mergeEntries(undefined, place(3, "a"))).toEqual(place(3, "a"));
    expect(mergeEntries(place(5, "b"), place(3, "a", "attic"))).toEqual(place(3, "a", "attic"));
    expect(mergeEntries(place(3, "a"), place(null, null, "attic"))).toEqual(place(3, "a", "attic"));
    expect(mergeEntries(place(null, null, "kitchen"), place(null, null, "attic"))).toEqual(
      place(null, null, "kitchen", "attic"),
    );
  });
});
