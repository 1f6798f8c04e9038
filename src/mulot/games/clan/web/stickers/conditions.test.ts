import { describe, expect, it } from "vitest";
import { evaluateStickers } from "$web/stickers/replay_summary.ts";
import type { PlayedMatch } from "$web/stickers/sticker_types.ts";
import type { Happening, Types } from "../types.ts";
import { STICKERS } from "./conditions.ts";

type Plain<E> = E extends Happening ? Omit<E, "rule"> : never;

function wins(events: readonly Plain<Happening>[], more: Partial<PlayedMatch<Types>> = {}): string[] {
  const told = events.map((event) => ({ ...event, rule: "" }) as Happening);
  const played = { seats: 2, mine: [0], options: { moons: 10 }, moves: [told], events: told, finished: true };
  return evaluateStickers(STICKERS, { ...played, winners: [], glad: false, ...more } as PlayedMatch<Types>)
    .map(({ name }) => name)
    .filter((name) => name !== "first-tooth");
}
const began = { type: "turn-began", seat: 1, animal: "fox", left: 3 } as const;
const clue = { type: "helped", seat: 0, edge: "top-b" } as const;
const up = (place: "b2" | "a2") => ({ type: "turned-up", seat: 1, place, tile: "badger-frog-fox", to: null }) as const;
const tooth = { type: "tooth-won", size: "large", left: 2 } as const;
const moon = (left: number) => ({ type: "moon-lost", left, why: "miss" }) as const;

describe("stickers of Le Clan", () => {
  it("good-clue: a clue of this device on the line of a tooth that is won in the same turn", () => {
    expect(wins([began, clue, up("b2"), tooth])).toEqual(["good-clue"]);
    expect(wins([began, { ...clue, edge: "left-2" }, up("a2"), tooth])).toEqual(["good-clue"]);
    expect(wins([began, clue, up("a2"), tooth])).toEqual([]);
    expect(wins([began, { ...clue, seat: 1 }, up("b2"), tooth])).toEqual([]);
    expect(wins([began, clue, up("b2"), moon(9)])).toEqual([]);
    expect(wins([began, clue, up("b2"), began, up("b2"), tooth])).toEqual([]);
  });
  it("four-in-a-row: four teeth without a lost moon between them", () => {
    expect(wins([tooth, tooth, tooth, tooth])).toEqual(["four-in-a-row"]);
    expect(wins([tooth, tooth, moon(9), tooth, tooth])).toEqual([]);
  });
  it("bright-night and last-moon: a won night with at least five moons left, or with one", () => {
    const night = (...events: Plain<Happening>[]) => wins(events, { glad: true });
    expect(night()).toEqual(["night-won", "bright-night"]);
    expect(night(moon(5))).toEqual(["night-won", "bright-night"]);
    expect(night(moon(4))).toEqual(["night-won"]);
    expect(night(moon(1))).toEqual(["night-won", "last-moon"]);
    expect(wins([moon(1)])).toEqual([]);
  });
  it("first-trophy: only for the seat that won it; a villain counts for all seats", () => {
    const fled = { type: "fled", villain: "ogre", seat: 0, trophy: "club" } as const;
    expect(wins([fled])).toEqual(["first-trophy", "ogre"]);
    expect(wins([{ ...fled, seat: 1 }])).toEqual(["ogre"]);
  });
});
