import { describe, expect, it } from "vitest";
import type { Replay } from "$web/board/board_interface.ts";
import { touches } from "./gameUi.ts";
import { stage, tell, type Stage } from "./boardState.ts";
import lesson from "./tutorial.json";
import type { Action, Happening, View } from "./types.ts";

const { frames } = lesson.film as unknown as Replay;

describe("what is told", () => {
  it("ends where the view is", () => {
    const drawn: Stage = stage(frames[0]!.view as View);
    for (const frame of frames.slice(1)) {
      for (const event of frame.events as readonly Happening[])
        (tell[event.type] as (s: Stage, e: Happening) => unknown)(drawn, event);
      const { mice, stock, barriers, arrived } = stage(frame.view as View);
      expect(drawn).toMatchObject({ mice, stock, barriers, arrived });
    }
    expect(drawn.arrived).toBe(0);
  });

  it("is touched step by step", () => {
    expect(touches({ type: "barrier", at: "c3", lies: "h" })).toEqual(["stock", "crossing-c3", "groove-c3h"]);
    const all = frames.slice(1).map(({ action }) => touches(action as Action).at(-1));
    expect(all).toContain("square-b5");
  });
});
