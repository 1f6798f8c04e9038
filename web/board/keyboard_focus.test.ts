import { describe, expect, it } from "vitest";
import { nearestInDirection, rovingFocus } from "./keyboard_focus.ts";

const at = (name: string, left: number, top: number) => ({ name, box: { left, top, width: 10, height: 10 } });

describe("arrow keys", () => {
  const here = { left: 50, top: 50, width: 10, height: 10 };
  const all = [at("left", 20, 50), at("far left", 0, 50), at("up", 50, 10), at("askew", 80, 95), at("right", 90, 52)];

  it("go to the nearest touch in their direction", () => {
    expect(nearestInDirection(here, all, [-1, 0])?.name).toBe("left");
    expect(nearestInDirection(here, all, [0, -1])?.name).toBe("up");
    expect(nearestInDirection(here, all, [1, 0])?.name).toBe("right");
    expect(nearestInDirection(here, all, [0, 1])?.name).toBe("askew");
  });
  it("stay if there is nothing ahead", () => {
    expect(nearestInDirection(here, [at("left", 20, 50)], [1, 0])).toBeNull();
  });
});

it("the Tab key stops at the board once, on a touch that can be used", () => {
  const board = document.createElement("div");
  board.innerHTML = `<button data-touch="a" tabindex="-1"></button><button data-touch="b" class="can" tabindex="-1"></button>`;
  const leave = rovingFocus(board);
  const stops = [...board.querySelectorAll("button")].map((button) => button.tabIndex);
  expect(stops).toEqual([-1, 0]);
  leave();
});

it("the page keys cycle through the touches that can be used", () => {
  const board = document.createElement("div");
  board.innerHTML = ["a can", "b", "c can", "d can"]
    .map((name) => `<button data-touch="${name[0]}" class="${name.slice(2)}" tabindex="-1"></button>`)
    .join("");
  document.body.append(board);
  const leave = rovingFocus(board);
  const press = (key: string) => {
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    return (document.activeElement as HTMLElement).dataset["touch"];
  };
  board.querySelector("button")?.focus();
  expect(["PageDown", "PageDown", "PageDown", "PageUp", "PageUp"].map(press)).toEqual(["c", "d", "a", "d", "c"]);
  leave();
  board.remove();
});
