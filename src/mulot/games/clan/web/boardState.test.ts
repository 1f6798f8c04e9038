import { describe, expect, it } from "vitest";
import type { Replay } from "$web/board/board_interface.ts";
import { faceOf, sizeOn } from "./tileFaces.ts";
import { edgeSpot, edges, forestSize, placeCentre } from "./layout.ts";
import { stage, tell, type Stage } from "./boardState.ts";
import lesson from "./tutorial.json";
import type { Happening, View } from "./types.ts";

const { frames } = lesson.film as unknown as Replay;

describe("the stage after events", () => {
  it("equals the stage of the next view", () => {
    const first = frames[0]!.view as View;
    const drawn: Stage = stage(first, first.own);
    for (const frame of frames.slice(1)) {
      for (const event of frame.events as readonly Happening[])
        (tell[event.type] as (s: Stage, e: Happening) => unknown)(drawn, event);
      const view = frame.view as View;
      const { tiles, teeth, moons, wanted, missions, pawns, looking, active, turned } = stage(view, view.own);
      expect(drawn).toMatchObject({ tiles, teeth, moons, wanted, missions, pawns, looking, active, turned });
      expect(drawn.own?.looking ?? null).toEqual(view.own?.looking ?? null);
    }
  });

  it("shows an action as a scene that the next event ends", () => {
    const first = frames[0]!.view as View;
    const drawn: Stage = stage(first, first.own);
    drawn.turned = "b2";
    const rule = "";
    const deeds = [
      [
        { type: "club-used", seat: 1, place: "b2", rule },
        { act: "club", seat: 1, at: "b2" },
      ],
      [
        { type: "wand-used", seat: 0, animal: "fox", size: "small", rule },
        { act: "wand", at: "b2", size: "small" },
      ],
      [
        { type: "golden-tooth-given", seat: 1, size: "large", rule },
        { act: "golden-tooth", seat: 1, size: "large" },
      ],
      [
        { type: "owl-paid", seat: 0, rule },
        { act: "owl", seat: 0 },
      ],
      [
        { type: "kept", seat: 0, thing: "club", rule },
        { act: "kept", seat: 0, thing: "club" },
      ],
      [
        { type: "woke", place: "a1", villain: "ogre", rule },
        { act: "woke", at: "a1", thing: "ogre" },
      ],
    ] as const satisfies readonly (readonly [Happening, object])[];
    for (const [event, scene] of deeds) {
      (tell[event.type] as (s: Stage, e: Happening) => unknown)(drawn, event);
      expect(drawn.scene).toMatchObject(scene);
    }
    tell["moon-lost"](drawn, { type: "moon-lost", left: 3, why: "miss", rule });
    expect(drawn.scene).toBeNull();
    expect(drawn.moons).toBe(3);
  });

  it("reads the animals of a tile from its id", () => {
    expect(faceOf("deer-bear-frog")).toMatchObject({ small: "deer", medium: "bear", large: "frog", violet: true });
    expect(faceOf("owl").large).toBeNull();
    expect(sizeOn(faceOf("badger-frog-fox"), "frog")).toBe("medium");
    expect(sizeOn(faceOf("badger-frog-fox"), "deer")).toBeNull();
  });
});

describe("the forest", () => {
  it.each([3, 4])("has an edge at both ends of every line, %i by %i", (size) => {
    expect(new Set(edges(size)).size).toBe(4 * size);
    for (const edge of edges(size)) {
      const { x, y, line } = edgeSpot(edge, size);
      const { x: across, y: down } = placeCentre("b2");
      const covers = across > line.x && across < line.x + line.width && down > line.y && down < line.y + line.height;
      expect(covers).toBe(edge.endsWith("-b") || edge.endsWith("-2"));
      expect(Math.min(x, y, forestSize(size) - x, forestSize(size) - y)).toBeLessThan(64);
    }
  });
});
