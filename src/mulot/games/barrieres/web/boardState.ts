/** The state that the board draws, and how each event changes it. */
import type { AnimationStep, GameUi, Table } from "$web/board/board_interface.ts";
import type { SoundName } from "$web/sound/sound_player.ts";
import type { Side } from "./lawnGeometry.ts";
import type { Types, View } from "./types.ts";

export interface Stage {
  size: number;
  turn: number;
  mice: string[];
  /** The side of the board with each seat's cheese. */
  cheese: Side[];
  stock: number[];
  barriers: string[];
  /** The barrier that is being placed. */
  fresh: string | null;
  /** The seat whose mouse is in the air. */
  hopping: number | null;
  /** The seat that has to pass. */
  passing: number | null;
  /** The seat that has reached its cheese. */
  arrived: number | null;
  /** True after a draw: all share the cheese. */
  shared: boolean;
}

/** What the shell gives this board. */
export type GameTable = Table<Types, Stage>;

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

/** How each event changes the stage, and how long that takes. `Required` makes a missing event a type error. */
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
