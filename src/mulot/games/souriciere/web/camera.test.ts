import { expect, it } from "vitest";
import { cameraOn, HOUSE, isNarrow, numberSize } from "./camera.ts";

/** Return the part of the house that is visible in a window as wide as the house and `high` units high. */
function visiblePart(around: { x: number; y: number }, high: number) {
  const { x, y, scale } = cameraOn(around, high);
  return {
    left: (HOUSE.x - x) / scale,
    top: (HOUSE.y - y) / scale,
    right: (HOUSE.x + HOUSE.width - x) / scale,
    bottom: (HOUSE.y + high - y) / scale,
  };
}

it("shows the mouse and nothing outside the house", () => {
  for (const x of [0, 300, 700, 1300])
    for (const y of [0, 400, 1000]) {
      const { left, top, right, bottom } = visiblePart({ x, y }, 1250);
      expect(left).toBeLessThanOrEqual(x);
      expect(right).toBeGreaterThanOrEqual(x);
      expect(top).toBeLessThanOrEqual(y);
      expect(bottom).toBeGreaterThanOrEqual(y);
      expect(left).toBeGreaterThanOrEqual(HOUSE.x - 0.01);
      expect(right).toBeLessThanOrEqual(HOUSE.x + HOUSE.width + 0.01);
      expect(top).toBeGreaterThanOrEqual(HOUSE.y - 0.01);
      expect(bottom).toBeLessThanOrEqual(HOUSE.y + HOUSE.height + 0.01);
    }
});

it("draws numbers large enough to read at every scale", () => {
  for (const width of [390, 430, 620, 820, 1280]) {
    const scale = width / HOUSE.width;
    expect(numberSize(scale) * scale).toBeGreaterThanOrEqual(12);
  }
});

it("follows the mouse on narrow boards only", () => {
  expect(isNarrow(390)).toBe(true);
  expect(isNarrow(620)).toBe(false);
  expect(isNarrow(0)).toBe(false); // not measured yet
});
