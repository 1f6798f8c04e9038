import { describe, expect, it } from "vitest";
import { evaluateStickers } from "$web/stickers/replay_summary.ts";
import type { PlayedMatch } from "$web/stickers/sticker_types.ts";
import type { Happening, Types } from "../types.ts";
import { STICKERS } from "./conditions.ts";

type Plain<E> = E extends Happening ? Omit<E, "rule"> : never;

/** Return the stickers that a game wins for the mouse of seat 0, without those of every finished game. */
function wins(moves: readonly (readonly Plain<Happening>[])[], more: Partial<PlayedMatch<Types>> = {}): string[] {
  const told = moves.map((move) => move.map((event) => ({ ...event, rule: "" }) as Happening));
  const arrived = told.flat().find(({ type }) => type === "arrived") as { seat: number } | undefined;
  const winners = arrived ? [arrived.seat] : [];
  const options = { size: 5, barriers: null, first: 0, third_mouse: "blocks", repetition: false } as const;
  const played = { seats: 2, mine: [0], options, moves: told, events: told.flat(), finished: winners.length > 0 };
  const glad = winners.includes(0);
  return evaluateStickers(STICKERS, { ...played, winners, glad, ...more } as PlayedMatch<Types>)
    .map(({ name }) => name)
    .filter((name) => name !== "first-lawn" && name !== "every-lawn");
}
const step = (seat: number, come: string, to: string) => [{ type: "stepped", seat, come, to }] as const;
const jump = { type: "jumped", seat: 0, over: 1, come: "c1", to: "c3" } as const;

describe("what wins a sticker of the lawn", () => {
  it("a jump of ours is a jump; of the others it is leapfrog", () => {
    expect(wins([[jump]])).toEqual(["jump"]);
    expect(wins([[{ ...jump, seat: 1, over: 0 }]])).toEqual(["leapfrog"]);
    expect(wins([[{ ...jump, seat: 2, over: 1 }]], { seats: 4 })).toEqual([]);
    expect(wins([[{ ...jump, type: "turned-off" }]])).toEqual(["turn-off"]);
  });
  const home = { type: "arrived", seat: 0, at: "c5" } as const;
  it("home by a jump, and only if that was the last move", () => {
    expect(wins([step(0, "c1", "c2"), [{ ...jump, come: "c3", to: "c5" }, home]])).toContain("leap-home");
    expect(wins([[jump], [...step(0, "c4", "c5"), home]])).not.toContain("leap-home");
  });
  it("without a barrier of ours: what others place does not count, one of ours does", () => {
    const placed = { type: "placed", seat: 1, at: "b2", lies: "h", left: 2 } as const;
    expect(wins([[placed], [...step(0, "c4", "c5"), home]])).toContain("no-barrier");
    expect(wins([[{ ...placed, seat: 0 }], [...step(0, "c4", "c5"), home]])).not.toContain("no-barrier");
  });
  it("all barriers: to the last, and to the end", () => {
    const placed = { type: "placed", seat: 0, at: "b2", lies: "h", left: 0 } as const;
    const end = { type: "arrived", seat: 1, at: "c1" } as const;
    expect(wins([[placed], [end]])).toEqual(["all-barriers"]);
    expect(wins([[{ ...placed, left: 1 }], [end]])).toEqual([]);
    expect(wins([[placed]])).toEqual([]);
  });
  it("back is away from the goal, not sideways", () => {
    const way = (to: string, back: string) => [step(0, "c1", "c2"), step(0, "c2", to), step(0, to, back), [home]];
    expect(wins(way("c3", "c2"))).toContain("step-back");
    expect(wins(way("c3", "d3"))).not.toContain("step-back");
  });
  it("nose to nose: the other mouse was one line from home", () => {
    const race = (other: string) => [step(0, "c1", "c2"), step(1, "c5", other), [...step(0, "c4", "c5"), home]];
    expect(wins(race("b2"))).toContain("neck-and-neck");
    expect(wins(race("b3"))).not.toContain("neck-and-neck");
  });
});
