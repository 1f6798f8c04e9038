import { describe, expect, it } from "vitest";
import {
  crossing,
  drawn,
  flat,
  middle,
  names,
  nearest,
  nearestCrossing,
  nextCrossing,
  sideLength,
  squareMeant,
  type Side,
} from "./lawnGeometry.ts";

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

  it("knows the crossing a finger means, and the next one that way, however it is turned", () => {
    for (const front of FRONTS) {
      const { x, y } = crossing("c4", 9, front);
      expect(nearestCrossing({ x: x + 44, y: y - 44 }, 9, front)).toBe("c4");
      const right = nextCrossing("c4", "right", 9, front)!;
      expect(crossing(right, 9, front)).toEqual({ x: x + 100, y });
      expect(nextCrossing(right, "left", 9, front)).toBe("c4");
    }
    expect(nextCrossing("a1", "left", 9, "south")).toBeNull();
    expect(nextCrossing("h8", "up", 9, "south")).toBeNull();
  });

  it("takes the nearer of two squares where both are within a fingertip", () => {
    const { x, y } = middle("e5", 11, "south");
    const squares = ["e5", "f5"];
    expect(squareMeant({ x: x + 45, y }, squares, 66, 11, "south")).toBe("e5");
    expect(squareMeant({ x: x + 55, y }, squares, 66, 11, "south")).toBe("f5");
    expect(squareMeant({ x: x - 60, y }, squares, 66, 11, "south")).toBe("e5");
    expect(squareMeant({ x: x - 70, y }, squares, 66, 11, "south")).toBeNull();
  });
});
