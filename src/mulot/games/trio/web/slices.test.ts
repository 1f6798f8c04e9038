import { expect, test } from "vitest";
import { cardByNumber, outlineWithHoles, faceOfCard, visibleThroughHoles, PLACES } from "./slices.ts";
import { largestGrid, layout, CARD_RATIO } from "./layout.ts";
import { touches } from "./gameUi.ts";

const signs = (stack: readonly string[]) =>
  visibleThroughHoles(stack.map((places) => ({ places })))
    .map(({ sign }) => sign)
    .join("");

test("holes show the cards below, and nothing at the bottom", () => {
  expect(signs([])).toBe("------");
  expect(signs(["mooooc"])).toBe("m----c");
  expect(signs(["mmmmmm", "cooooo", "occooo"])).toBe("cccmmm");
  expect(visibleThroughHoles([{ places: "mmmmmm" }, { places: "cooooo" }]).map(({ depth }) => depth)).toEqual([
    0, 1, 1, 1, 1, 1,
  ]);
});

test("a slice has as many holes cut out as its face has", () => {
  expect(outlineWithHoles("mcmcmc").split("M")).toHaveLength(2);
  expect(outlineWithHoles("moocoo").split("M")).toHaveLength(2 + 4);
  expect(PLACES).toHaveLength(6);
});

test("face returns one side of a card", () => {
  expect(faceOfCard(2, 7, "back")).toEqual({ card: 7, side: "back", places: cardByNumber(2, 7).back });
  expect(cardByNumber(2, 24).front).toHaveLength(6);
});

test.each([
  [390, 560, 2],
  [390, 560, 6],
  [844, 280, 6],
  [844, 280, 2],
  [820, 1000, 4],
  [1440, 720, 5],
])("in %i × %i for %i seats everything lies on the board, and nothing on the cheese", (width, height, seats) => {
  for (const held of [0, 12]) {
    const { cheese, plates, plate, own } = layout(width, height, seats, held);
    const radius = 218 * cheese.scale;
    expect(plates).toHaveLength(seats);
    for (const [x, y, w, h] of [
      [cheese.x - radius, cheese.y - radius, 2 * radius, 2 * radius],
      [own.x, own.y, own.width, own.height],
      ...plates.map(({ x, y }) => [x, y, plate.width, plate.height]),
    ] as [number, number, number, number][]) {
      expect(x).toBeGreaterThanOrEqual(-1);
      expect(y).toBeGreaterThanOrEqual(-1);
      expect(x + w).toBeLessThanOrEqual(width + 1);
      expect(y + h).toBeLessThanOrEqual(height + 1);
    }
    const below = own.y >= cheese.y + radius - 8;
    const beside = own.x >= cheese.x + radius - 8;
    expect(below || beside).toBe(true);
  }
});

test.each([4, 12, 15, 24])("a hand of %i cards can be touched with a finger on a phone", (held) => {
  const { own } = layout(390, 600, 2, held);
  const { columns, tile } = largestGrid(held, own.width, own.height, CARD_RATIO, 120);
  expect(tile * CARD_RATIO * columns).toBeLessThanOrEqual(own.width + 0.1);
  expect(tile).toBeGreaterThanOrEqual(44);
});

test("touches lists the elements for each action", () => {
  expect(touches({ type: "place" })).toEqual(["pile"]);
  expect(touches({ type: "place-side", side: "back" })).toEqual(["side-back"]);
  expect(touches({ type: "place-card", card: 7, side: "front" })).toEqual(["card-7", "side-front"]);
  expect(touches({ type: "stop" })).toEqual(["stop"]);
});

test("a table of version 1 is drawn with the first cards", () => {
  expect(cardByNumber(1, 2)).toEqual({ card: 2, front: "coocoo", back: "moooom" });
  expect(cardByNumber(2, 2)).toEqual({ card: 2, front: "mmooco", back: "mocomo" });
  expect(faceOfCard(1, 2, "front").places).toBe("coocoo");
});
