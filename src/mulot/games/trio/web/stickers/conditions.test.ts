import { describe, expect, it } from "vitest";
import { evaluateStickers } from "$web/stickers/replay_summary.ts";
import type { PlayedMatch } from "$web/stickers/sticker_types.ts";
import type { Happening, Types } from "../types.ts";
import { STICKERS } from "./conditions.ts";

type Plain<E> = E extends Happening ? Omit<E, "rule"> : never;

function wins(moves: readonly (readonly Plain<Happening>[])[], more: Partial<PlayedMatch<Types>> = {}): string[] {
  const told = moves.map((move) => move.map((event) => ({ ...event, rule: "" }) as Happening));
  const options = { variant: "basic", choose_side: false, first: 0 } as const;
  const played = { seats: 2, mine: [0], options, moves: told, events: told.flat(), finished: false };
  return evaluateStickers(STICKERS, { ...played, winners: [], glad: false, ...more }).map(({ name }) => name);
}
const began = { type: "round-began", round: 1, seat: 0, cards: 12 } as const;
const placed = { type: "placed", seat: 0, card: 3, side: "front", mice: 1, cats: 1, to: null } as const;
const taken = { type: "pile-taken", seat: 0, cats: 3, count: 4, cards: [], round: 1 } as const;
const won = { type: "round-won", seat: 0, tokens: 1 } as const;

describe("stickers of Le Trio", () => {
  it("no-cat: a round in which nobody took a pile", () => {
    expect(wins([[began], [placed, won]])).toContain("no-cat");
    expect(wins([[began], [{ ...taken, seat: 1 }], [placed, won]])).not.toContain("no-cat");
    expect(
      wins([
        [began],
        [taken],
        [
          { ...placed, seat: 1 },
          { ...won, seat: 1 },
        ],
        [began],
        [placed, won],
      ]),
    ).toContain("no-cat");
  });
  it("after-the-cats: the winner of a round took a pile in the same round", () => {
    expect(wins([[began], [taken], [placed, won]])).toContain("after-the-cats");
    expect(wins([[began], [{ ...taken, seat: 1 }], [placed, won]])).not.toContain("after-the-cats");
    expect(wins([[began], [taken], [{ ...won, seat: 1 }], [began], [placed, won]])).not.toContain("after-the-cats");
  });
  it("cats-last: the winning card shows three cats", () => {
    expect(wins([[began], [{ ...placed, cats: 3 }, won]])).toContain("cats-last");
    expect(wins([[began], [{ ...placed, cats: 2 }, won]])).not.toContain("cats-last");
  });
  it("nest: six mice and fewer than three cats", () => {
    expect(wins([[{ ...placed, mice: 6 }]])).toEqual(["nest"]);
    expect(wins([[{ ...placed, mice: 5 }]])).toEqual([]);
    expect(wins([[{ ...placed, mice: 6, cats: 3 }]])).toEqual([]);
    expect(wins([[{ ...placed, seat: 1, mice: 6 }]])).toEqual([]);
  });
  it("heap: a pile of ten cards", () => {
    expect(wins([[{ ...taken, count: 10 }]])).toEqual(["heap"]);
    expect(wins([[{ ...taken, count: 9 }]])).toEqual([]);
  });
  it("tokens-for-all: every seat has won a round", () => {
    const both = [[began], [won], [began], [{ ...won, seat: 1 }]] as const;
    expect(wins(both, { finished: true })).toContain("tokens-for-all");
    expect(wins(both, { finished: true, seats: 3 })).not.toContain("tokens-for-all");
  });
});
