import { expect, it } from "vitest";
import { ASK_AFTER, GO_AFTER, Quiet } from "./inactivity.ts";

it("asks when nobody has touched the screen for long, and goes when nobody answers", () => {
  const quiet = new Quiet(0);
  expect(quiet.look(ASK_AFTER - 1, false, true)).toBe("here");
  expect(quiet.look(ASK_AFTER, false, true)).toBe("asked");
  expect(quiet.look(GO_AFTER - 1, false, true)).toBe("asked");
  expect(quiet.look(GO_AFTER, false, true)).toBe("gone");
});

it("an answer in time begins anew", () => {
  const quiet = new Quiet(0);
  expect(quiet.look(GO_AFTER - 1, true, true)).toBe("here");
  expect(quiet.look(GO_AFTER + ASK_AFTER - 2, false, true)).toBe("here");
});

it("a tablet that slept is touched by the next child: that is no answer", () => {
  expect(new Quiet(0).look(GO_AFTER * 9, true, true)).toBe("gone");
});

it("where nothing was left behind, nothing is asked, and a clock that was set back harms nobody", () => {
  const quiet = new Quiet(GO_AFTER);
  expect(quiet.look(GO_AFTER * 9, false, false)).toBe("here");
  expect(quiet.look(GO_AFTER * 8, false, true)).toBe("here");
  expect(quiet.look(GO_AFTER * 8 + ASK_AFTER - 1, false, true)).toBe("here");
});
