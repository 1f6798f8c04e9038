import { describe, expect, it } from "vitest";
import { groupActions, actionId, spaceOfAction, touches } from "./actionGroups.ts";
import { spotsAtFeet, spotsFor, LARGE_SPOT, spotBehind } from "./figureSpots.ts";
import { layout, buttonRows } from "./layout.ts";
import { parseSide, sideOf } from "./tileSide.ts";
import { stage, type Stage } from "./boardState.ts";
import { tell } from "./applyEvents/index.ts";
import told from "./golden.fixture.json";
import { KINDS, type Action, type Happening, type View } from "./types.ts";
import { SIDES, TILES } from "./gameContent.ts";

interface Frame {
  readonly events: readonly Happening[];
  readonly view: Partial<View>;
}
const STORIES = Object.entries(told as unknown as Record<string, readonly Frame[]>);
const FIRST = (frames: readonly Frame[]): View => ({ acted: [], ...frames[0]!.view }) as unknown as View;
/** Return the view with the changed fields; of each mouse, too, only the changed fields are given. */
const next = (view: View, changed: Partial<View>): View => ({
  ...view,
  ...changed,
  mice: view.mice.map((mouse, i) => ({ ...mouse, ...changed.mice?.[i] })),
});
const tellers = tell as unknown as Record<string, (s: Stage, event: Happening) => { ms?: number }>;

/** Return the fields of the stage that only the view determines: events contain neither points nor wounded boss cards. */
function lasting(s: Stage, boss: boolean): Partial<Stage> {
  const {
    side,
    here,
    mice,
    foes,
    tokens,
    traps,
    webs,
    calm,
    stash,
    track,
    page,
    end,
    wheel,
    hurt,
    greedy,
    round,
    visible,
    story,
  } = s;
  const sorted = [...foes].sort((a, b) => a.kind.localeCompare(b.kind) || a.number - b.number);
  return {
    side,
    here,
    mice,
    foes: sorted,
    tokens,
    traps,
    webs,
    calm,
    stash,
    track,
    page,
    end,
    wheel,
    greedy,
    round,
    visible,
    story,
    ...(boss ? {} : { hurt }),
  };
}

describe.each(STORIES)("%s", (_, frames) => {
  it("equals the stage of the next view after the events of every line", () => {
    let view = FIRST(frames);
    let drawn = stage(view);
    frames.slice(1).forEach((frame, line) => {
      view = next(view, frame.view);
      for (const event of frame.events) {
        const beat = tellers[event.type]!(drawn, event);
        expect(beat.ms, event.type).toBeGreaterThan(0);
      }
      const boss = view.enemies.some(({ kind }) => kind === "vurst");
      expect(lasting(drawn, boss), `line ${line + 1}`).toEqual(lasting(stage(view), boss));
      drawn = stage(view);
    });
  });
});

describe("events", () => {
  it("all have a function that shows them", () => {
    expect(Object.keys(tellers).sort()).toEqual(Object.keys(KINDS.event).sort());
  });
  it("are ignored if they name unknown figures", () => {
    const view = FIRST(STORIES[0]![1]);
    const words = {
      hero: "nobody",
      who: "nobody",
      foe: "nobody",
      card: "nothing",
      to: "a1",
      space: "a1",
      cards: [],
      spaces: [],
      faces: [1],
      path: [],
    };
    for (const type of Object.keys(KINDS.event)) {
      const event = {
        type,
        number: 1,
        count: 1,
        total: 1,
        page: 2,
        side: "nowhere",
        passage: "none",
        ...words,
      } as unknown as Happening;
      expect(() => tellers[type]!(stage(view), event), type).not.toThrow();
    }
  });
});

describe("action groups", () => {
  const step: Action = { type: "step", to: "b2" };
  const attack = (number: number): Action => ({ type: "attack", weapon: "needle-sword", foe: "rat", number });
  it("exclude actions that are touched on the tile", () => {
    expect(groupActions([step, { type: "end-turn" }]).map(({ id }) => id)).toEqual(["do-end-turn"]);
    expect(touches(step)[0]).toBe("space-b2");
  });
  it("group attacks on several targets", () => {
    const [group] = groupActions([attack(1), attack(2)]);
    expect(group).toMatchObject({ id: "hand-attack-needle-sword", onTile: false });
    expect(groupActions([attack(1)])[0]!.id).toBe(actionId(attack(1)));
    expect(touches(attack(2))).toEqual(["hand-attack-needle-sword", actionId(attack(2))]);
  });
  it("find the space of a target", () => {
    const views = STORIES.map(([, frames]) => FIRST(frames));
    const view = views.find(({ enemies, here }) => enemies.some(({ tile }) => tile === here))!;
    const foe = view.enemies.find(({ tile }) => tile === view.here)!;
    expect(spaceOfAction({ type: "attack", weapon: "x", foe: foe.kind, number: foe.number }, stage(view))).toBe(
      foe.space,
    );
  });
  it("have unique ids", () => {
    const legal: Action[] = [
      attack(1),
      attack(2),
      { type: "give", what: "cheese" },
      { type: "take", what: "cheese" },
      { type: "pass" },
    ];
    expect(new Set(legal.map(actionId)).size).toBe(legal.length);
  });
});

describe("a captured mouse", () => {
  const [, frames] = STORIES[0]!;
  const view = FIRST(frames);
  const [friend, captive] = view.mice;
  const whisper: Action = { type: "whisper", whom: friend!.hero };
  it("has a button for every action, with waiting last", () => {
    const legal: Action[] = [{ type: "end-turn" }, { type: "gnaw" }, whisper];
    expect(groupActions(legal).map(({ id }) => id)).toEqual([`do-whisper-${friend!.hero}`, "do-gnaw", "do-end-turn"]);
    expect(touches(whisper)).toEqual([actionId(whisper)]);
  });
  it("whispers to her friend's space and has then had her turn", () => {
    const drawn = stage(view);
    expect(spaceOfAction(whisper, drawn)).toBe(friend!.space);
    tellers["whispered"]!(drawn, { type: "whispered", hero: captive!.hero, whom: friend!.hero, rule: "MR-212" });
    expect(drawn.acted).toContain(captive!.hero);
  });
});

describe("tiles", () => {
  it("can all be parsed from their drawings", () => {
    for (const name of Object.keys(SIDES)) {
      const side = sideOf(name);
      expect(side.cells.length, name).toBeGreaterThanOrEqual(10);
      expect(side.cells.length + side.blocks.length).toBe(side.width * side.height);
      for (const { row, col, edge } of side.exits) {
        const at = { N: row === 0, S: row === side.height - 1, W: col === 0, E: col === side.width - 1 };
        expect(at[edge], name).toBe(true);
      }
    }
    expect(Object.values(TILES).flat().sort()).toEqual(Object.keys(SIDES).sort());
  });
  it("show walls, ropes and arrows where they are drawn", () => {
    const side = parseSide("test", "blue", ". .}.\n  =\n. | .".replace(". | .", ".|. ."));
    expect(side.between).toEqual([
      { sort: "arrow", turn: 0, upright: true, x: 2, y: 0 },
      { sort: "red", turn: 0, upright: false, x: 1, y: 1 },
      { sort: "wall", turn: 0, upright: true, x: 1, y: 1 },
    ]);
  });
  it("are an empty floor if they are unknown", () => {
    expect(sideOf("somewhere-new").cells.length).toBe(20);
  });
});

describe("the board", () => {
  it.each([
    ["phone", 378, 597],
    ["phone on its side", 506, 382],
    ["tablet", 808, 900],
    ["desktop", 1056, 800],
  ])("keeps everything in the room it has: %s", (_, width, height) => {
    const at = layout(width, height, 1.227, 9);
    expect(at.small).toBe(false);
    // On a phone on its side, track and hourglass are beside the tile.
    const above = at.low ? 4 : at.chip + 14 + at.clock + 12;
    expect(at.tile.height + above).toBeLessThanOrEqual(height);
    expect(at.tile.width + (at.lying ? at.aside : 0)).toBeLessThanOrEqual(width);
    // A space is large enough for a finger.
    expect(at.tile.width / 5.4).toBeGreaterThanOrEqual(44);
    if (!at.lying) expect(at.tile.width / width).toBeGreaterThan(0.8);
  });
  it.each([
    [360, 640],
    [390, 844],
    [768, 1024],
  ])("has room for ten things to do on a screen of %i × %i", (width, height) => {
    const at = layout(width - 12, height - 240, 1.227, 9);
    for (let count = 1; count <= 10; count++) {
      const rows = buttonRows(count, width - 16, at.rest - 66);
      expect(rows.height, `${count}`).toBeLessThanOrEqual(at.rest - 60);
    }
  });
  it("keeps a large enemy's face above the figures at its feet", () => {
    for (let count = 1; count <= 8; count++) {
      const face = spotBehind(LARGE_SPOT, count, 1).y - LARGE_SPOT.size * 0.7;
      for (const { x, y, size } of spotsAtFeet(count)) {
        expect(Math.min(x, 100 - x), `${count}`).toBeGreaterThan(10);
        expect(y).toBeLessThanOrEqual(100);
        expect(y - size, `${count}`).toBeGreaterThan(face);
      }
    }
  });
  it("has a spot for every figure on a space", () => {
    for (let count = 1; count <= 9; count++) {
      const spots = spotsFor(count);
      expect(spots.length).toBeGreaterThanOrEqual(count);
      for (const { x, y, size } of spots) {
        expect(Math.min(x, 100 - x), `${count}`).toBeGreaterThan(10);
        expect(y).toBeLessThanOrEqual(100);
        expect(size).toBeGreaterThanOrEqual(30);
      }
    }
  });
});
