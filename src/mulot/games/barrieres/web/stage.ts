/** What the board draws, and how each event changes it. */
import type { AnimationStep, GameUi } from "$web/board.ts";
import type { SoundName } from "$web/sound/sound_list.ts";
import type { Side } from "./lawn.ts";
import type { Types, View } from "./types.ts";

export interface Stage {
  size: number;
  turn: number;
  mice: string[];
  /** Where each seat's cheese lies. */
  cheese: Side[];
  stock: number[];
  barriers: string[];
  /** The barrier that is just being put down. */
  fresh: string | null;
  /** The seat whose mouse is in the air. */
  hopping: number | null;
  /** The seat that can do nothing. */
  passing: number | null;
  /** The seat that has its cheese. */
  arrived: number | null;
  /** Everybody shares. */
  shared: boolean;
}

export function stage(view: View): Stage {
  const scores = view.outcome?.scores ?? [];
  return {
    size: view.size,
    turn: view.turn,
    mice: [...view.mice],
    cheese: [...view.cheese],
    stock: [...view.stock],
    barriers: [...view.barriers],
    fresh: null,
    hopping: null,
    passing: null,
    arrived: view.outcome?.reason === "arrived" ? scores.indexOf(Math.max(...scores)) : null,
    shared: view.outcome !== null && view.outcome.reason !== "arrived",
  };
}

export const STEP = 460;
export const HOP = 620;
export const PLACE = 560;

function run(s: Stage, seat: number, to: string, hops: boolean): void {
  s.turn = seat;
  s.passing = null;
  s.fresh = null;
  s.hopping = hops ? seat : null;
  s.mice[seat] = to;
}

const beat = (ms: number, sound: SoundName): AnimationStep => ({ ms, sound });

/** Every event has its picture: one without would not compile. */
export const tell: Required<GameUi<Types, Stage>["tell"]> = {
  stepped(s, { seat, to }) {
    run(s, seat, to, false);
    return beat(STEP, "step");
  },
  jumped(s, { seat, to }) {
    run(s, seat, to, true);
    return beat(HOP, "hop");
  },
  "turned-off"(s, { seat, to }) {
    run(s, seat, to, true);
    return beat(HOP, "hop");
  },
  placed(s, { seat, at, lies, left }) {
    s.turn = seat;
    s.passing = null;
    s.hopping = null;
    s.fresh = at + lies;
    s.barriers.push(at + lies);
    s.stock[seat] = left;
    return beat(PLACE, "wood");
  },
  passed(s, { seat }) {
    s.turn = seat;
    s.passing = seat;
    return beat(900, "oh");
  },
  arrived(s, { seat }) {
    s.hopping = null;
    s.arrived = seat;
    return beat(1500, "cheese");
  },
  "too-long"(s) {
    s.shared = true;
    return beat(900, "moon");
  },
  repeated(s) {
    s.shared = true;
    return beat(900, "moon");
  },
};
