import { expect, test } from "vitest";
import { layout } from "./layout.ts";

const FIVE_BY_FOUR = 540 / 440;

test("in a low landscape window the tile takes all the height and everything fits beside it", () => {
  const { low, lying, tile, aside } = layout(612, 377, FIVE_BY_FOUR, 6);
  expect({ low, lying }).toEqual({ low: true, lying: true });
  expect(tile.height).toBeGreaterThan(377 * 0.97);
  expect(tile.width + aside).toBeLessThanOrEqual(612);
  expect(aside).toBeGreaterThanOrEqual(140);
});

test("a wide tile leaves room for the column beside it", () => {
  for (const shape of [1.1, FIVE_BY_FOUR, 1.45, 1.8])
    for (const [width, height] of [
      [520, 380],
      [612, 377],
      [700, 420],
      [900, 700],
      [1400, 800],
    ] as const) {
      const { tile, aside } = layout(width, height, shape, 7);
      expect(tile.width + aside).toBeLessThanOrEqual(width);
      expect(tile.height).toBeLessThanOrEqual(height);
      expect(aside).toBeGreaterThanOrEqual(140);
    }
});

test("in portrait the strip and a row of buttons fit below the tile", () => {
  for (const [width, height] of [
    [380, 590],
    [800, 900],
  ] as const) {
    const { lying, tile, chip, clock, shared } = layout(width, height, FIVE_BY_FOUR, 7);
    expect({ lying, shared }).toEqual({ lying: false, shared: width > 600 });
    expect(tile.height + (shared ? Math.max(chip, clock) : chip + clock)).toBeLessThanOrEqual(height - 172);
  }
});
