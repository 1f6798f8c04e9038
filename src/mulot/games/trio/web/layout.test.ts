import { expect, it } from "vitest";
import { largestGrid, layout, CARD_RATIO, type Layout } from "./layout.ts";

/** Return the rectangles of the stop button and of the pile. */
const signOf = ({ stop }: Layout) => ({ left: stop.x - 40, right: stop.x + 40, top: stop.y - 38, bottom: stop.y + 58 });
function pileOf({ own, pile }: Layout) {
  const [x, y] = [own.x + own.width / 2, own.y + own.height / 2];
  return { left: x - 143 * pile, right: x + 143 * pile, top: y - 130 * pile, bottom: y + 135 * pile };
}

const ROOMS = [
  [374, 520],
  [374, 610],
  [600, 380],
  [820, 900],
  [820, 1000],
  [1000, 760],
] as const;

it("an open hand overlaps neither the cheese nor the own cards, which stay as large as a finger", () => {
  for (const [width, height] of ROOMS)
    for (const [seats, cards] of [
      [2, 12],
      [3, 8],
      [4, 6],
      [6, 4],
    ] as const) {
      const at = layout(width, height, seats, cards, cards);
      const where = `${width}x${height}, ${seats} seats`;
      const open = at.open!;
      expect(open.height, where).toBeGreaterThan(50);
      // Its mice and cats can be recognised even on a phone in portrait.
      if (!at.wide)
        expect(
          largestGrid(cards, open.width - 38, open.height - 10, CARD_RATIO, 84).tile,
          where,
        ).toBeGreaterThanOrEqual(36);
      const radius = (440 * at.cheese.scale) / 2;
      const dx = Math.max(open.x - at.cheese.x, 0, at.cheese.x - open.x - open.width);
      const dy = Math.max(open.y - at.cheese.y, 0, at.cheese.y - open.y - open.height);
      expect(Math.hypot(dx, dy), where).toBeGreaterThanOrEqual(radius);
      expect(open.y + open.height, where).toBeLessThanOrEqual(at.own.y);
      expect(open.y, where).toBeGreaterThanOrEqual(at.wide ? 0 : at.plate.height);
      expect(largestGrid(cards, at.own.width, at.own.height, CARD_RATIO, 120).tile, where).toBeGreaterThanOrEqual(44);
      expect(layout(width, height, seats, cards).open, where).toBeNull();
    }
});

it("the cheese fills a tablet where the plates are beside the board, and the pile and the stop button fit in its corners", () => {
  for (const [width, height] of [
    [745, 755],
    [755, 730],
  ] as const) {
    const at = layout(width, height, 0, 0);
    expect(at.corner).toBe(true);
    const radius = (440 * at.cheese.scale) / 2;
    expect(radius * 2).toBeGreaterThan(width * 0.8);
    for (const box of [signOf(at), pileOf(at)]) {
      const dx = Math.max(box.left - at.cheese.x, 0, at.cheese.x - box.right);
      const dy = Math.max(box.top - at.cheese.y, 0, at.cheese.y - box.bottom);
      expect(Math.hypot(dx, dy)).toBeGreaterThan(radius * 0.85);
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(width);
      expect(box.bottom).toBeLessThanOrEqual(height);
    }
    expect(layout(width, height, 0, 12).corner).toBe(false);
    expect(layout(width, height, 0, null).corner).toBe(false);
  }
});

it("the stop button overlaps neither the cheese nor the pile and is inside the board", () => {
  for (const [width, height] of ROOMS)
    for (const seats of [2, 3, 4, 6]) {
      const at = layout(width, height, seats, 0);
      const [sign, pile] = [signOf(at), pileOf(at)];
      const where = `${width}x${height}, ${seats} seats`;
      const radius = (440 * at.cheese.scale) / 2;
      const dx = Math.max(sign.left - at.cheese.x, 0, at.cheese.x - sign.right);
      const dy = Math.max(sign.top - at.cheese.y, 0, at.cheese.y - sign.bottom);
      expect(Math.hypot(dx, dy), where).toBeGreaterThanOrEqual(radius);
      const apart =
        sign.left >= pile.right || sign.right <= pile.left || sign.top >= pile.bottom || sign.bottom <= pile.top;
      expect(apart, where).toBe(true);
      expect(sign.right, where).toBeLessThanOrEqual(width);
      expect(sign.bottom, where).toBeLessThanOrEqual(height);
      expect(at.pile, where).toBeGreaterThan(0.3);
    }
});
