/** The state that the board draws, and how each event changes it. */
import type { AnimationStep, GameUi, Table } from "$web/board/board_interface.ts";
import type { SoundName } from "$web/sound/sound_player.ts";
import {
  arrowPoints,
  CHEESE,
  pointInRoom,
  pointInTrap,
  squareCentre,
  pointOnSquare,
  roomOf,
  TRAP,
  pointUnderCeiling,
  type Point,
} from "./positions.ts";
import { trail, type Leg, type Trail } from "./mouseAnimation.ts";
import type { Types, View } from "./types.ts";

export type Place =
  | { readonly on: "square"; readonly square: number }
  | { readonly on: "room"; readonly room: string }
  | { readonly on: "trap"; readonly left: number };

export interface Racer {
  place: Place;
  /** The animation of its latest move to `place`; null if it has not moved since the stage was built. */
  trail: Trail | null;
  mood: "calm" | "glad" | "sad" | "asleep";
}

export interface Stage {
  mice: Racer[];
  turn: number;
  /** The number thrown, while its events are being shown. */
  die: number | null;
  /** True if the next throw is the second one of this turn, which counts (SR-42). */
  second: boolean;
  withTrap: boolean;
  /** The hole that a mouse is passing through. */
  openHole: number | null;
  /** True while the trap is shut. */
  trapShut: boolean;
  /** The seat whose mouse is on the square that another mouse would reach. */
  blockingSeat: number | null;
  winner: number | null;
  night: boolean;
}

/** What the shell gives this board. */
export type GameTable = Table<Types, Stage>;

export function stage(view: View): Stage {
  return {
    mice: view.mice.map((mouse, seat) => ({ place: placeOf(mouse), trail: null, mood: moodOf(view, seat) })),
    turn: view.turn,
    die: null,
    second: view.second,
    withTrap: view.options.edition === "ravensburger",
    openHole: null,
    trapShut: view.mice.some((mouse) => mouse.lost !== null),
    blockingSeat: null,
    winner: view.winner,
    night: false,
  };
}

function placeOf(mouse: View["mice"][number]): Place {
  if (mouse.room !== null) return { on: "room", room: mouse.room };
  if (mouse.lost !== null) return { on: "trap", left: mouse.lost };
  return { on: "square", square: mouse.square ?? 0 };
}

function moodOf(view: View, seat: number): Racer["mood"] {
  if (view.winner === seat) return "glad";
  return view.mice[seat]!.lost !== null ? "sad" : "calm";
}

/** Return where a mouse stands. */
export function mousePosition(s: Stage, seat: number): Point {
  const { place } = s.mice[seat]!;
  const seats = s.mice.length;
  if (place.on === "room") return pointInRoom(place.room, seat, seats);
  if (place.on === "trap") return pointInTrap(seat, seats);
  return pointOnSquare(place.square, seat, seats);
}

const STEP_MS = 210;

/** Return the legs of a run over these squares. */
function runLegs(s: Stage, seat: number, squares: readonly number[]): Leg[] {
  const ms = Math.min(STEP_MS, 1700 / Math.max(squares.length, 1));
  return squares.map((square) => ({ ...pointOnSquare(square, seat, s.mice.length), ms, hop: 26 }));
}

function squaresBetween(from: number, to: number): number[] {
  const way = Math.sign(to - from);
  return Array.from({ length: Math.abs(to - from) }, (_, i) => from + way * (i + 1));
}

/** Animate a mouse along legs to a new place; return the duration in milliseconds. */
function animate(s: Stage, seat: number, place: Place, legs: readonly Leg[]): number {
  const mouse = s.mice[seat]!;
  mouse.trail = trail(mousePosition(s, seat), legs);
  mouse.place = place;
  mouse.mood = "calm";
  return mouse.trail.ms;
}

/** Animate a mouse out of a room by an arrow, and on to the free square; return the duration in milliseconds. */
function animateArrow(s: Stage, seat: number, room: string, colour: "green" | "red", to: number): number {
  const way = arrowPoints(room, colour, s.withTrap);
  const legs: Leg[] = way.map((point, i) => {
    const before = i === 0 ? mousePosition(s, seat) : way[i - 1]!;
    return {
      x: point.x,
      y: point.y + 20,
      size: 0.82,
      ms: Math.max(70, Math.hypot(point.x - before.x, point.y - before.y) * 0.9),
    };
  });
  const aim = roomOf(room)[colour];
  const home = pointOnSquare(aim, seat, s.mice.length);
  return animate(s, seat, { on: "square", square: to }, [
    ...legs,
    { ...home, ms: 160, hop: 20 },
    ...runLegs(s, seat, squaresBetween(aim, to)),
  ]);
}

const beat = (ms: number, sound: SoundName): AnimationStep => ({ ms, sound });

/** How each event changes the stage, and how long that takes. `Required` makes a missing event a type error. */
export const tell: Required<GameUi<Types, Stage>["tell"]> = {
  rolled(s, { seat, die }) {
    s.turn = seat;
    s.die = die;
    s.second = false;
    return beat(1000, "die");
  },
  "throws-again"(s, { seat }) {
    s.die = null; // this number has no effect
    s.second = true;
    s.mice[seat]!.mood = "glad";
    return beat(800, "good");
  },
  occupied(s, { whom }) {
    s.blockingSeat = whom;
    return beat(450, "squeak");
  },
  moved(s, { seat, start, to }) {
    s.blockingSeat = null;
    const ms = animate(s, seat, { on: "square", square: to }, runLegs(s, seat, squaresBetween(start, to)));
    return beat(ms + 120, "hop");
  },
  bounced(s, { seat, start, to }) {
    s.blockingSeat = null;
    const there = squaresBetween(start, CHEESE);
    const ms = animate(
      s,
      seat,
      { on: "square", square: to },
      runLegs(s, seat, [...there, ...squaresBetween(CHEESE, to)]),
    );
    return beat(ms + 150, "hop");
  },
  blocked(s, { seat }) {
    s.blockingSeat = null;
    s.mice[seat]!.mood = "sad";
    return beat(600, "oh");
  },
  fell(s, { seat, hole, room }) {
    s.openHole = hole;
    s.blockingSeat = null;
    s.die = null; // this number is used up, so the card of the ways out must not mark it
    const at = squareCentre(hole);
    const top = pointUnderCeiling(room);
    const floor = pointInRoom(room, seat, s.mice.length);
    const ms = animate(s, seat, { on: "room", room }, [
      { x: at.x, y: at.y + 12, ms: 160, hop: 40 },
      { x: at.x, y: at.y + 18, ms: 330, size: 0.05, turn: 300 },
      { x: top.x, y: top.y, ms: 1, size: 0.05, turn: -200 },
      { ...floor, ms: 330, size: 1 },
      { ...floor, ms: 150, hop: 16 },
    ]);
    s.mice[seat]!.mood = "sad";
    return beat(ms + 150, "fall");
  },
  "took-green"(s, { seat, room, to }) {
    s.blockingSeat = null;
    return beat(animateArrow(s, seat, room, "green", to) + 150, "good");
  },
  "took-red"(s, { seat, room, to }) {
    s.blockingSeat = null;
    return beat(animateArrow(s, seat, room, "red", to) + 150, "oh");
  },
  "climbed-back"(s, { seat, room, to }) {
    s.blockingSeat = null;
    const hole = roomOf(room).hole;
    const top = pointUnderCeiling(room);
    const at = pointOnSquare(hole, seat, s.mice.length);
    s.openHole = hole;
    const ms = animate(s, seat, { on: "square", square: to }, [
      { ...top, ms: 420, size: 0.4 },
      { ...top, ms: 60, size: 0.05 },
      { x: at.x, y: at.y - 10, ms: 1, size: 0.05 },
      { x: at.x, y: at.y - 8, ms: 260, size: 0.9 },
      { ...at, ms: 160, hop: 24 },
      ...runLegs(s, seat, squaresBetween(hole, to)),
    ]);
    return beat(ms + 120, "climb");
  },
  "stayed-in"(s, { seat }) {
    s.mice[seat]!.mood = "asleep";
    return beat(750, "oh");
  },
  caught(s, { seat }) {
    s.blockingSeat = null;
    s.trapShut = true;
    const cage = pointInTrap(seat, s.mice.length);
    const ms = animate(s, seat, { on: "trap", left: 2 }, [
      { ...cage, ms: 480, hop: 90 },
      { ...cage, ms: 140, hop: 14 },
    ]);
    s.mice[seat]!.mood = "sad";
    return beat(ms + 250, "trap");
  },
  "slid-down"(s, { seat, room }) {
    s.trapShut = true;
    const cage = pointInTrap(seat, s.mice.length);
    const slide = arrowPoints(room, "red", true).map((point) => ({ x: point.x, y: point.y + 20, ms: 200, size: 0.9 }));
    const ms = animate(s, seat, { on: "trap", left: 2 }, [
      ...slide,
      { ...cage, ms: 260 },
      { ...cage, ms: 140, hop: 14 },
    ]);
    s.mice[seat]!.mood = "sad";
    return beat(ms + 250, "trap");
  },
  "lost-turn"(s, { seat, left }) {
    s.turn = seat;
    s.mice[seat]!.place = { on: "trap", left };
    return beat(700, "oh");
  },
  released(s, { seat, to }) {
    s.blockingSeat = null;
    s.trapShut = s.mice.some((mouse, other) => other !== seat && mouse.place.on === "trap");
    const at = pointOnSquare(TRAP, seat, s.mice.length);
    const ms = animate(s, seat, { on: "square", square: to }, [
      { ...at, ms: 420, hop: 70 },
      ...runLegs(s, seat, squaresBetween(TRAP, to)),
    ]);
    return beat(ms + 120, "good");
  },
  won(s, { seat }) {
    s.winner = seat;
    for (const mouse of s.mice) if (mouse.place.on !== "trap") mouse.mood = "glad";
    return beat(1600, "win");
  },
  "night-fell"(s) {
    s.night = true;
    for (const mouse of s.mice) mouse.mood = "asleep";
    return beat(1600, "moon");
  },
};
