import { describe, expect, it } from "vitest";
import { evaluateStickers } from "$web/stickers/replay_summary.ts";
import type { PlayedMatch } from "$web/stickers/sticker_types.ts";
import type { Happening, Types } from "../types.ts";
import { STICKERS } from "./conditions.ts";

type Plain<E> = E extends Happening ? Omit<E, "rule"> : never;

function wins(events: readonly Plain<Happening>[], more: Partial<PlayedMatch<Types>> = {}): string[] {
  const told = events.map((event) => ({ ...event, rule: "" }) as Happening);
  const played = { seats: 3, mine: [0], options: {}, moves: [told], events: told, finished: false };
  return evaluateStickers(STICKERS, { ...played, winners: [], glad: false, ...more } as PlayedMatch<Types>)
    .map(({ name }) => name)
    .filter((name) => name !== "first-race" && name !== "whole-house");
}
const fell = (seat: number, room = "kitchen") => ({ type: "fell", seat, hole: 9, room }) as const;
const out = (seat: number) => ({ type: "took-red", seat, room: "kitchen", to: 12 }) as const;
const caught = { type: "caught", seat: 0, square: 30 } as const;
const won = { type: "won", seat: 0 } as const;

describe("stickers of La Souricière", () => {
  it("two-in-a-room: two mice in one room at the same time, one of them of this device", () => {
    expect(wins([fell(0), fell(1)])).toEqual(["two-in-a-room"]);
    expect(wins([fell(1), fell(0)])).toEqual(["two-in-a-room"]);
    expect(wins([fell(0), out(0), fell(1)])).toEqual([]);
    expect(wins([fell(0), fell(1, "library")])).toEqual([]);
    expect(wins([fell(1), fell(2)])).toEqual([]);
  });
  it("dry-paws: the mouse that won never fell; falls of others do not matter", () => {
    expect(wins([won])).toEqual(["cheese", "dry-paws"]);
    expect(wins([fell(0), out(0), won])).toEqual(["cheese"]);
    expect(wins([fell(1), won], { mine: [0, 1] })).toEqual(["cheese", "dry-paws"]);
    expect(wins([{ ...won, seat: 1 }])).toEqual([]);
  });
  it("trap-to-cheese: the same mouse was in the trap and won", () => {
    expect(wins([caught, won])).toEqual(["cheese", "trap-to-cheese"]);
    expect(wins([caught, { ...won, seat: 1 }])).toEqual([]);
    expect(wins([{ ...caught, seat: 1 }, won], { mine: [0, 1] })).toEqual(["cheese", "dry-paws"]);
  });
  it("up-and-down: three falls of one mouse in a finished race", () => {
    const falls = [fell(0), out(0), fell(0), out(0), fell(0)];
    expect(wins(falls, { finished: true })).toEqual(["up-and-down"]);
    expect(wins(falls)).toEqual([]);
    expect(wins(falls.slice(2), { finished: true })).toEqual([]);
  });
});
