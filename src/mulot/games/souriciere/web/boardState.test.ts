import { expect, test } from "vitest";
import { stage, tell, type Place, type Stage } from "./boardState.ts";
import lesson from "./tutorial.json";
import type { Happening, Options, View } from "./types.ts";

const options: Options = { edition: "ravensburger", exact: true, occupied: "before", first: null };
const NOWHERE = { square: null, room: null, hole: null, lost: null };

function table(...mice: Partial<View["mice"][number]>[]): Stage {
  return stage({
    options,
    mice: mice.map((mouse) => ({ ...NOWHERE, ...mouse })),
    turn: 0,
    turns: 0,
    winner: null,
    second: false,
    own: null,
  });
}

/** Apply events as the client does; return how long they take, in milliseconds. */
function applyEvents(s: Stage, ...events: Happening[]): number {
  const telling = tell as Record<string, (s: Stage, event: Happening) => { ms?: number }>;
  return events.reduce((sum, event) => sum + (telling[event.type]!(s, event).ms ?? 0), 0);
}

const rule = "S-004";
const places = (s: Stage): Place[] => s.mice.map(({ place }) => place);
const square = (n: number): Place => ({ on: "square", square: n });

test("the stage after events equals the stage of the next view, in the whole tutorial", () => {
  const frames = lesson.film.frames as unknown as { view: View; events: Happening[] }[];
  frames.slice(1).forEach(({ view, events }, i) => {
    const s = stage(frames[i]!.view);
    applyEvents(s, ...events);
    expect(places(s)).toEqual(places(stage(view)));
  });
});

test("a mouse runs square by square, and back from the cheese", () => {
  const s = table({ square: 52 }, { square: 0 });
  applyEvents(
    s,
    { type: "rolled", seat: 0, die: 6, rule },
    { type: "bounced", seat: 0, start: 52, surplus: 2, to: 54, rule },
  );
  expect(s.die).toBe(6);
  expect(places(s)).toEqual([square(54), square(0)]);
  expect(s.mice[0]!.trail!.keyframes).toHaveLength(1 + 4 + 2);
});

test("a fall ends in the room, and its number points at no way out", () => {
  const s = table({ square: 3 }, { square: 0 });
  applyEvents(
    s,
    { type: "rolled", seat: 0, die: 2, rule },
    { type: "moved", seat: 0, start: 3, to: 5, rule },
    { type: "fell", seat: 0, hole: 5, room: "bedroom", rule },
  );
  expect(places(s)[0]).toEqual({ on: "room", room: "bedroom" });
  expect(s.die).toBeNull();
});

test.each([
  [{ type: "took-green", seat: 0, room: "bathroom", to: 31, rule }, 31],
  [{ type: "took-red", seat: 0, room: "bathroom", to: 11, rule }, 11],
  [{ type: "climbed-back", seat: 0, room: "bathroom", to: 15, rule }, 15],
] as [Happening, number][])("out of a room: %o", (event, to) => {
  const s = table({ room: "bathroom", hole: 15 }, { square: 0 });
  expect(applyEvents(s, event)).toBeGreaterThan(0);
  expect(places(s)[0]).toEqual(square(to));
});

test("the trap snaps, counts the turns, and opens when the last mouse is let out", () => {
  const s = table({ square: 50 }, { room: "kitchen", hole: 53 });
  applyEvents(s, { type: "caught", seat: 0, square: 51, rule }, { type: "slid-down", seat: 1, room: "kitchen", rule });
  expect(places(s)).toEqual([
    { on: "trap", left: 2 },
    { on: "trap", left: 2 },
  ]);
  applyEvents(s, { type: "lost-turn", seat: 0, left: 1, rule });
  expect(places(s)[0]).toEqual({ on: "trap", left: 1 });
  applyEvents(s, { type: "released", seat: 0, to: 51, rule });
  expect([places(s)[0], s.trapShut]).toEqual([square(51), true]);
  applyEvents(s, { type: "released", seat: 1, to: 50, rule });
  expect([places(s)[1], s.trapShut]).toEqual([square(50), false]);
});

test("an unlucky number is shown and forgotten: nobody moves, and the die asks once more", () => {
  const s = table({ room: "bathroom", hole: 15 }, { square: 0 });
  applyEvents(s, { type: "rolled", seat: 0, die: 1, rule }, { type: "throws-again", seat: 0, die: 1, rule: "SR-42" });
  expect(places(s)[0]).toEqual({ on: "room", room: "bathroom" });
  expect([s.die, s.second]).toEqual([null, true]);
  applyEvents(s, { type: "rolled", seat: 0, die: 3, rule });
  expect([s.die, s.second]).toEqual([3, false]);
});

test("staying, waiting, the cheese and the night are seen in the faces", () => {
  const s = table({ room: "library", hole: 46 }, { square: 55 });
  applyEvents(
    s,
    { type: "stayed-in", seat: 0, room: "library", rule },
    { type: "occupied", seat: 0, square: 3, whom: 1, to: 2, rule },
  );
  expect([s.mice[0]!.mood, s.blockingSeat]).toEqual(["asleep", 1]);
  applyEvents(s, { type: "blocked", seat: 0, square: 0, rule }, { type: "won", seat: 1, rule });
  expect([s.winner, s.mice[1]!.mood, s.blockingSeat]).toEqual([1, "glad", null]);
  applyEvents(s, { type: "night-fell", turns: 2000, rule });
  expect(s.night).toBe(true);
});
