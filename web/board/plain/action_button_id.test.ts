import { expect, it } from "vitest";
import { actionTouchId } from "./action_button_id.ts";

const named = (fields: object): string => actionTouchId({ type: "take", ...fields } as never);

it("names an action by its fields, in alphabetical order", () => {
  expect(named({})).toBe("take");
  expect(named({ from: "a1", count: 3 })).toBe("take-count-3-from-a1");
});

it("makes names that need no escaping in a selector", () => {
  const odd = [{ at: 'a "b"' }, { at: [1, -2] }, { at: null }, { é_x: true }, { at: "🐭" }, { at: { x: 1 } }];
  for (const fields of odd) expect(named(fields)).toMatch(/^[A-Za-z][\w-]*$/);
});

it("gives no two actions the same name", () => {
  const near = [
    {},
    { at: 1 },
    { at: -1 },
    { at: "-1" },
    { at: "1-by-2" },
    { at: 1, by: 2 },
    { at: "_2d_1" },
    { at: [1] },
  ];
  const names = near.map(named);
  // A number and a string of the same digits get the same id, but a field of a game always has one type.
  expect(new Set(names).size).toBe(near.length - 1);
  expect(named({ at: -1 })).toBe(named({ at: "-1" }));
});
