import { afterEach, beforeEach, expect, it } from "vitest";
import { blurAfterTouch } from "./keep_focus.ts";

let house: HTMLElement;
let leave: () => void;

beforeEach(() => {
  house = document.createElement("div");
  house.innerHTML = `<button>play</button><svg><g data-touch="a1" tabindex="0"></g></svg><input>`;
  document.body.append(house);
  leave = blurAfterTouch(house);
});
afterEach(() => {
  leave();
  house.remove();
});

/** Return true if an element still has the focus after it was touched. */
function keeps(what: string, pointerType: string): boolean {
  const one = house.querySelector<HTMLElement>(what)!;
  one.focus();
  one.dispatchEvent(new PointerEvent("click", { bubbles: true, pointerType }));
  return document.activeElement === one;
}

it("touching a button or a board leaves no focus behind", () => {
  expect(keeps("button", "touch")).toBe(false);
  expect(keeps("[data-touch]", "touch")).toBe(false);
});
it("a key, a mouse and a screen reader do", () => {
  for (const pointer of ["", "mouse", "pen"]) expect(keeps("button", pointer)).toBe(true);
});
it("an input keeps the focus", () => {
  expect(keeps("input", "touch")).toBe(true);
});
