/** The state that the board draws: it is made from the view and then changed event by event (see `applyEvents/`). */
import type { Table } from "$web/board/board_interface.ts";
import { TILES } from "./gameContent.ts";
import type { Types, View } from "./types.ts";

export interface StageMouse {
  hero: string;
  seat: number;
  /** Her space; empty while she is captured, and between two tiles. */
  space: string;
  caught: boolean;
  wounds: number;
  poison: number;
  cheese: number;
  effects: string[];
  gear: string[];
  bag: string[];
  tricks: string[];
  start: readonly string[];
  abilities: string[];
  searched: string[];
}

export interface StageEnemy {
  kind: string;
  number: number;
  tile: number;
  space: string;
  down: boolean;
}

export interface StageToken {
  item: string;
  tile: number;
  space: string;
  other: string;
}

export interface StageTile {
  tile: string;
  x: number;
  y: number;
  side: number;
}

/** The dice of a roll, and which sign counts. */
export interface Roll {
  who: string;
  number: number;
  faces: readonly number[];
  sort: "move" | "attack" | "defence" | "stars";
  /** How many signs of that sort there are; for a move roll, the points. */
  count: number;
  /** The purpose of a roll for stars. */
  trial: string;
  nth: number;
}

/** A small sign that rises over a space and fades. */
export interface Pop {
  nth: number;
  space: string;
  what: string;
  count: number;
}

/** A large announcement over the board for a moment. */
export interface Banner {
  nth: number;
  sort:
    | "round"
    | "encounter"
    | "special"
    | "surge"
    | "page"
    | "found"
    | "captured"
    | "card"
    | "greedy"
    | "traps"
    | "learned";
  what: string;
  count: number;
}

export interface Stage {
  side: string;
  here: number;
  board: StageTile[];
  explored: string[];
  mice: StageMouse[];
  /** The mouse that is being put down. */
  placing: string;
  foes: StageEnemy[];
  tokens: StageToken[];
  traps: (readonly [string, string])[];
  /** The webs, each by side and space. */
  webs: (readonly [string, string])[];
  /** True once the water is still. */
  calm: boolean;
  stash: string[];
  track: string[];
  acted: string[];
  /** The card whose turn it is. */
  active: string;
  page: number;
  end: number;
  wheel: number;
  hurt: Record<string, number>;
  greedy: boolean;
  round: number;
  visible: string;
  points: number;
  story: string[];
  ended: "won" | "lost" | null;
  /** The fields from here on are shown only for a moment. */
  roll: Roll | null;
  aim: { from: string; to: string } | null;
  struck: string;
  pops: Pop[];
  banner: Banner | null;
  /** The passage that is being told. */
  telling: string;
  played: string;
  nth: number;
}

/** What the shell gives this board. */
export type GameTable = Table<Types, Stage>;

export const sideName = (board: readonly StageTile[], here: number): string => {
  const laid = board[here];
  return laid ? (TILES[laid.tile]?.[laid.side] ?? "") : "";
};

export function stage(view: View): Stage {
  const { card = "", turn, doing } = view.scene;
  /** Mice who are being put down; they have no space but are not captured. */
  const coming = doing?.left ?? [];
  const back = view.ask?.about === "come-back" ? card : "";
  return {
    side: sideName(view.board, view.here),
    here: view.here,
    board: view.board.map((laid) => ({ ...laid })),
    explored: [...view.explored],
    mice: view.mice.map((m, i) => ({
      ...m,
      caught: !m.space && !coming.includes(i),
      effects: [...m.effects],
      gear: [...m.gear],
      bag: [...m.bag],
      tricks: [...m.tricks],
      abilities: [...m.abilities],
      searched: [...m.searched],
    })),
    placing: view.mice[coming[0] ?? -1]?.hero ?? back,
    foes: view.enemies.map(({ kind, number, tile, space, down }) => ({ kind, number, tile, space, down })),
    tokens: view.tokens.map((token) => ({ ...token })),
    traps: view.traps.map((trap) => trap),
    webs: view.webs.map((web) => web),
    calm: view.calm,
    stash: [...view.stash],
    track: [...view.track],
    acted: [...view.acted],
    active: card,
    page: view.page,
    end: view.end,
    wheel: view.wheel,
    hurt: { ...view.hurt },
    greedy: view.greedy,
    round: view.round,
    visible: view.visible,
    points: turn?.points ?? 0,
    story: [...view.story],
    ended: view.outcome ? (Math.max(...view.outcome.scores) > 0 ? "won" : "lost") : null,
    roll: null,
    aim: null,
    struck: "",
    pops: [],
    banner: null,
    telling: "",
    played: "",
    nth: 0,
  };
}
