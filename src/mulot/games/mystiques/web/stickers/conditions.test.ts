import { describe, expect, it } from "vitest";
import { albumChanges, type AlbumEntry } from "$web/stickers/album.ts";
import { evaluateStickers } from "$web/stickers/replay_summary.ts";
import type { PlayedMatch } from "$web/stickers/sticker_types.ts";
import type { Happening, Types } from "../types.ts";
import { STICKERS } from "./conditions.ts";

type Plain<E> = E extends Happening ? Omit<E, "rule"> : never;

function brings(events: readonly Plain<Happening>[], glad: boolean) {
  const told = events.map((event) => ({ ...event, rule: "" }) as Happening);
  const options = { chapter: "first-frost" };
  const played = { seats: 1, mine: [0], options, moves: [told], events: told, finished: true, winners: [] };
  return evaluateStickers(STICKERS, { ...played, glad } as unknown as PlayedMatch<Types>);
}
const wins = (events: readonly Plain<Happening>[], glad: boolean) => brings(events, glad).map(({ name }) => name);
const decided = (choice: string) => ({ type: "decided", choice }) as const;

describe("stickers of Les Mystiques", () => {
  it("are won by winning that chapter", () => {
    expect(wins([], true)).toEqual(["first-frost"]);
    expect(wins([], false)).toEqual([]);
  });
  it("nobody-left-behind takes a mouse that came back and a won chapter", () => {
    const back = { type: "came-back", hero: "filch", space: "b2" } as const;
    expect(wins([back], true)).toContain("nobody-left-behind");
    expect(wins([back], false)).toEqual([]);
  });
  it("both-ways takes both choices of one crossroads, in two matches", () => {
    const album: AlbumEntry[] = [];
    const play = (choice: string) => {
      const match = { game: "mystiques", table: choice, when: 1 };
      const changed = albumChanges(album, STICKERS, brings([decided(choice)], false), match);
      if (changed.length) album.splice(0, album.length, ...changed);
      return changed.some(({ when }) => when !== null);
    };
    expect(["free-grigou", "carry-him", "muffle-the-bell", "free-grigou"].map(play)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(play("hurry-on")).toBe(true);
  });
});
