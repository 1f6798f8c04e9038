import { describe, expect, it } from "vitest";
import { layout } from "./layout.ts";

describe("the stocks beside a wide lawn", () => {
  it.each([2, 4])("stand on the side of their seats' plates, and never on one another, with %i seats", (seats) => {
    for (let own = 0; own < seats; own++) {
      const at = layout(1000, 700, 9, seats, own);
      const rooms = [at.own, ...at.others];
      rooms.forEach((room, i) => {
        const seat = (own + i) % seats;
        expect(room.x < 500, `seat ${seat} of ${own}`).toBe(seat < seats / 2);
        expect(room.y).toBeGreaterThan(0);
        expect(room.y + room.height).toBeLessThan(700);
        const below = rooms.filter((other) => other !== room && other.x === room.x && other.y > room.y);
        for (const other of below) expect(room.y + room.height).toBeLessThan(other.y);
      });
      const alone = layout(1000, 700, 9, seats, own, true);
      expect(alone.others).toEqual([]);
      expect(alone.own.x < 500).toBe(own < seats / 2);
      expect(Math.abs(at.ways.x - (at.own.x + at.own.width / 2))).toBeLessThan(1);
    }
  });
});
