import { expect, it } from "vitest";
import { ASK_AFTER_MS, RESET_AFTER_MS, InactivityTimer } from "./inactivity.ts";

it("asks if nobody has touched the screen for long, and resets if nobody answers", () => {
  const timer = new InactivityTimer(0);
  expect(timer.check(ASK_AFTER_MS - 1, false, true)).toBe("here");
  expect(timer.check(ASK_AFTER_MS, false, true)).toBe("asked");
  expect(timer.check(RESET_AFTER_MS - 1, false, true)).toBe("asked");
  expect(timer.check(RESET_AFTER_MS, false, true)).toBe("gone");
});

it("an answer in time restarts the timer", () => {
  const timer = new InactivityTimer(0);
  expect(timer.check(RESET_AFTER_MS - 1, true, true)).toBe("here");
  expect(timer.check(RESET_AFTER_MS + ASK_AFTER_MS - 2, false, true)).toBe("here");
});

it("a touch after a tablet has slept is not an answer, because it may be the next child's", () => {
  expect(new InactivityTimer(0).check(RESET_AFTER_MS * 9, true, true)).toBe("gone");
});

it("asks nothing if nothing was left behind, and tolerates a clock that was set back", () => {
  const timer = new InactivityTimer(RESET_AFTER_MS);
  expect(timer.check(RESET_AFTER_MS * 9, false, false)).toBe("here");
  expect(timer.check(RESET_AFTER_MS * 8, false, true)).toBe("here");
  expect(timer.check(RESET_AFTER_MS * 8 + ASK_AFTER_MS - 1, false, true)).toBe("here");
});
