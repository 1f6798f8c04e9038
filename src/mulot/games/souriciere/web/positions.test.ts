import { describe, expect, test } from "vitest";
import {
  arrowPoints,
  CHEESE,
  pointInRoom,
  squareCentre,
  pointOnSquare,
  roomBox,
  ROOMS,
  TRAP,
  TRAP_BOX,
} from "./positions.ts";
import { keyframeAt, trail } from "./mouseAnimation.ts";

const far = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

describe("arrows", () => {
  test.each(ROOMS.flatMap((room) => [[room.id, "green"] as const, [room.id, "red"] as const]))(
    "of the %s, %s: from inside the room to the edge of its square",
    (id, colour) => {
      for (const withTrap of [true, false]) {
        const way = arrowPoints(id, colour, withTrap);
        const box = roomBox(id);
        const start = way[0]!;
        expect(start.x).toBeGreaterThan(box.x);
        expect(start.x).toBeLessThan(box.x + box.width);
        expect(start.y).toBeGreaterThan(box.y);
        expect(start.y).toBeLessThan(box.y + box.height);
        const room = ROOMS.find((one) => one.id === id)!;
        if (withTrap && colour === "red" && room.red === TRAP) {
          expect(way.at(-1)!.x).toBeGreaterThan(TRAP_BOX.x);
        } else {
          expect(far(way.at(-1)!, squareCentre(room[colour]))).toBeLessThan(40);
        }
      }
    },
  );
});

test("every mouse has a place of its own in the house, in each room and on the way", () => {
  for (const seats of [2, 3, 4, 5, 6]) {
    const seat = Array.from({ length: seats }, (_, i) => i);
    for (const at of [(i: number) => pointOnSquare(0, i, seats), (i: number) => pointInRoom("kitchen", i, seats)]) {
      const places = seat.map(at);
      places.forEach((here, i) => places.slice(i + 1).forEach((there) => expect(far(here, there)).toBeGreaterThan(25)));
    }
  }
  expect(squareCentre(CHEESE).x).toBeLessThan(100);
});

test("a trail passes its points in their time, and hops between them", () => {
  const way = trail({ x: 0, y: 0 }, [
    { x: 10, y: 0, ms: 100, hop: 8 },
    { x: 10, y: 20, ms: 300, size: 0.5 },
  ]);
  expect(way.ms).toBe(400);
  expect(keyframeAt(way, 0.125)).toMatchObject({ x: 5, y: -8 });
  expect(keyframeAt(way, 0.25)).toMatchObject({ x: 10, y: 0, size: 1 });
  expect(keyframeAt(way, 0.625)).toMatchObject({ x: 10, y: 10, size: 0.75 });
  expect(keyframeAt(way, 1)).toMatchObject({ x: 10, y: 20, size: 0.5 });
});
