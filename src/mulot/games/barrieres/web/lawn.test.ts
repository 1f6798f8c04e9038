import { describe, expect, it } from "vitest";
import { crossing, drawn, flat, middle, names, nearest, sideLength, type Side } from "./lawn.ts";

const FRONTS: readonly Side[] = ["south", "west", "north", "east"];

describe("the lawn", () => {
  it("has a1 at the lower left, seen from the south", () => {
    expect(middle("a1", 7, "south")).toEqual({ x: 38, y: 638 });
    expect(middle("g7", 7, "south")).toEqual({ x: 638, y: 38 });
  });

  it("shows every side its own line in front", () => {
    const own = { south: "d1", west: "a4", north: "d7", east: "g4" } as const;
    for (const front of FRONTS) {
      expect(middle(own[front], 7, front)).toEqual({ x: sideLength(7) / 2, y: 638 });
      expect(drawn(front, front)).toBe("south");
    }
    expect(drawn("north", "west")).toBe("west");
  });

  it("knows the groove a finger means, however it is turned", () => {
    for (const front of FRONTS)
      for (const at of names(6))
        for (const lies of ["h", "v"] as const) {
          const { x, y } = crossing(at, 7, front);
          const along = flat(lies, front) ? { x: x + 30, y } : { x, y: y + 30 };
          expect(nearest(along, 7, front)).toMatchObject({ at, lies, beside: 0 });
        }
  });
});
