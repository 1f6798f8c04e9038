// Generated from the Python Structs by `make generate`; do not edit.

import type { Ask, FieldKinds, GameEvent, Outcome } from "$web/board/board_interface.ts";

export interface View {
  readonly options: Options;
  readonly seats: number;
  readonly forest: readonly Spot[];
  readonly active: number | null;
  readonly turn: number;
  readonly moons: number;
  readonly teeth: readonly [number, number, number];
  readonly wanted: string | null;
  readonly missions: number;
  readonly pawns: readonly ("bottom-a" | "bottom-b" | "bottom-c" | "bottom-d" | "left-1" | "left-2" | "left-3" | "left-4" | "right-1" | "right-2" | "right-3" | "right-4" | "top-a" | "top-b" | "top-c" | "top-d" | null)[];
  readonly looking: readonly ("a1" | "a2" | "a3" | "a4" | "b1" | "b2" | "b3" | "b4" | "c1" | "c2" | "c3" | "c4" | "d1" | "d2" | "d3" | "d4" | null)[];
  readonly looked: readonly number[];
  readonly helped: readonly number[];
  readonly turned: "a1" | "a2" | "a3" | "a4" | "b1" | "b2" | "b3" | "b4" | "c1" | "c2" | "c3" | "c4" | "d1" | "d2" | "d3" | "d4" | null;
  readonly ignored: "a1" | "a2" | "a3" | "a4" | "b1" | "b2" | "b3" | "b4" | "c1" | "c2" | "c3" | "c4" | "d1" | "d2" | "d3" | "d4" | null;
  readonly losing: string | null;
  readonly trophies: readonly Trophy[];
  readonly gone: readonly string[];
  readonly ask: Ask | null;
  readonly outcome: Outcome | null;
  readonly own: Own | null;
}

export interface Options {
  readonly forest: "dangerous" | "full" | "perilous" | "young";
  readonly moons: number;
  readonly tooth_needed: boolean;
  readonly memory_aid: boolean;
  readonly pointing: boolean;
  readonly first: number | null;
  readonly handicap?: number | null;
  readonly without_clues?: boolean;
}

export interface Spot {
  readonly place: "a1" | "a2" | "a3" | "a4" | "b1" | "b2" | "b3" | "b4" | "c1" | "c2" | "c3" | "c4" | "d1" | "d2" | "d3" | "d4";
  readonly empty: boolean;
  readonly face: Face | null;
}

export interface Face {
  readonly tile: string;
  readonly small: string | null;
  readonly medium: string | null;
  readonly large: string | null;
  readonly violet: boolean;
}

export type Trophy = Readonly<{ trophy: string; won: boolean; owner: number | null }>;
export type Own = Readonly<{ seat: number; looking: Seen | null; marks: readonly Seen[] }>;

export interface Seen {
  readonly place: "a1" | "a2" | "a3" | "a4" | "b1" | "b2" | "b3" | "b4" | "c1" | "c2" | "c3" | "c4" | "d1" | "d2" | "d3" | "d4";
  readonly face: Face;
}

export type Action =
  | Readonly<{ type: "pass" }>
  | {
      readonly type: "look";
      readonly place: "a1" | "a2" | "a3" | "a4" | "b1" | "b2" | "b3" | "b4" | "c1" | "c2" | "c3" | "c4" | "d1" | "d2" | "d3" | "d4";
    }
  | Readonly<{ type: "put-back" }>
  | {
      readonly type: "help";
      readonly edge: "bottom-a" | "bottom-b" | "bottom-c" | "bottom-d" | "left-1" | "left-2" | "left-3" | "left-4" | "right-1" | "right-2" | "right-3" | "right-4" | "top-a" | "top-b" | "top-c" | "top-d";
    }
  | {
      readonly type: "reveal";
      readonly place: "a1" | "a2" | "a3" | "a4" | "b1" | "b2" | "b3" | "b4" | "c1" | "c2" | "c3" | "c4" | "d1" | "d2" | "d3" | "d4";
    }
  | {
      readonly type: "candle";
      readonly place: "a1" | "a2" | "a3" | "a4" | "b1" | "b2" | "b3" | "b4" | "c1" | "c2" | "c3" | "c4" | "d1" | "d2" | "d3" | "d4";
    }
  | Readonly<{ type: "owl" }>
  | Readonly<{ type: "club" }>
  | Readonly<{ type: "wand"; size: "large" | "medium" | "small" }>
  | Readonly<{ type: "golden-tooth"; size: "large" | "medium" | "small" }>;

export type Happening = GameEvent & (
  | {
      readonly type: "looked";
      readonly seat: number;
      readonly place: "a1" | "a2" | "a3" | "a4" | "b1" | "b2" | "b3" | "b4" | "c1" | "c2" | "c3" | "c4" | "d1" | "d2" | "d3" | "d4";
    }
  | {
      readonly type: "saw";
      readonly to: number;
      readonly place: "a1" | "a2" | "a3" | "a4" | "b1" | "b2" | "b3" | "b4" | "c1" | "c2" | "c3" | "c4" | "d1" | "d2" | "d3" | "d4";
      readonly tile: string;
    }
  | {
      readonly type: "placed-back";
      readonly seat: number;
      readonly place: "a1" | "a2" | "a3" | "a4" | "b1" | "b2" | "b3" | "b4" | "c1" | "c2" | "c3" | "c4" | "d1" | "d2" | "d3" | "d4";
    }
  | Readonly<{ type: "look-declined"; seat: number }>
  | Readonly<{ type: "first-named"; seat: number }>
  | Readonly<{ type: "mission-turned"; animal: string; left: number; to: number | null }>
  | Readonly<{ type: "turn-began"; seat: number; animal: string; left: number }>
  | {
      readonly type: "helped";
      readonly seat: number;
      readonly edge: "bottom-a" | "bottom-b" | "bottom-c" | "bottom-d" | "left-1" | "left-2" | "left-3" | "left-4" | "right-1" | "right-2" | "right-3" | "right-4" | "top-a" | "top-b" | "top-c" | "top-d";
    }
  | Readonly<{ type: "help-declined"; seat: number }>
  | Readonly<{ type: "pawns-returned"; seats: readonly number[] }>
  | Readonly<{ type: "candle-lit"; seat: number }>
  | {
      readonly type: "turned-up";
      readonly seat: number;
      readonly place: "a1" | "a2" | "a3" | "a4" | "b1" | "b2" | "b3" | "b4" | "c1" | "c2" | "c3" | "c4" | "d1" | "d2" | "d3" | "d4";
      readonly tile: string;
      readonly to: number | null;
    }
  | {
      readonly type: "turned-back";
      readonly place: "a1" | "a2" | "a3" | "a4" | "b1" | "b2" | "b3" | "b4" | "c1" | "c2" | "c3" | "c4" | "d1" | "d2" | "d3" | "d4";
    }
  | Readonly<{ type: "tooth-won"; size: "large" | "medium" | "small"; left: number }>
  | Readonly<{ type: "no-tooth-left"; animal: string; size: "large" | "medium" | "small" }>
  | Readonly<{ type: "moon-lost"; left: number; why: "lost" | "miss" | "villain" | "witch" }>
  | Readonly<{ type: "owl-paid"; seat: number }>
  | Readonly<{ type: "kept"; seat: number; thing: string }>
  | {
      readonly type: "found";
      readonly place: "a1" | "a2" | "a3" | "a4" | "b1" | "b2" | "b3" | "b4" | "c1" | "c2" | "c3" | "c4" | "d1" | "d2" | "d3" | "d4";
      readonly tile: string;
    }
  | {
      readonly type: "got-lost";
      readonly seat: number;
      readonly place: "a1" | "a2" | "a3" | "a4" | "b1" | "b2" | "b3" | "b4" | "c1" | "c2" | "c3" | "c4" | "d1" | "d2" | "d3" | "d4";
    }
  | {
      readonly type: "left-forest";
      readonly place: "a1" | "a2" | "a3" | "a4" | "b1" | "b2" | "b3" | "b4" | "c1" | "c2" | "c3" | "c4" | "d1" | "d2" | "d3" | "d4";
      readonly tile: string;
    }
  | {
      readonly type: "woke";
      readonly place: "a1" | "a2" | "a3" | "a4" | "b1" | "b2" | "b3" | "b4" | "c1" | "c2" | "c3" | "c4" | "d1" | "d2" | "d3" | "d4";
      readonly villain: string;
    }
  | Readonly<{ type: "fled"; villain: string; seat: number; trophy: string }>
  | {
      readonly type: "stormed";
      readonly places: readonly ("a1" | "a2" | "a3" | "a4" | "b1" | "b2" | "b3" | "b4" | "c1" | "c2" | "c3" | "c4" | "d1" | "d2" | "d3" | "d4")[];
    }
  | {
      readonly type: "club-used";
      readonly seat: number;
      readonly place: "a1" | "a2" | "a3" | "a4" | "b1" | "b2" | "b3" | "b4" | "c1" | "c2" | "c3" | "c4" | "d1" | "d2" | "d3" | "d4";
    }
  | Readonly<{ type: "wand-used"; seat: number; animal: string; size: "large" | "medium" | "small" }>
  | Readonly<{ type: "golden-tooth-given"; seat: number; size: "large" | "medium" | "small" }>
  | Readonly<{ type: "ended"; won: boolean }>
);

export interface Types {
  view: View;
  own: Own | null;
  action: Action;
  event: Happening;
  options: Options;
}

export const KINDS = {"event": {"looked": {"seat": "seat"}, "saw": {"tile": "thing", "to": "seat"}, "placed-back": {"seat": "seat"}, "look-declined": {"seat": "seat"}, "first-named": {"seat": "seat"}, "mission-turned": {"animal": "thing", "to": "seat"}, "turn-began": {"animal": "thing", "seat": "seat"}, "helped": {"edge": "thing", "seat": "seat"}, "help-declined": {"seat": "seat"}, "pawns-returned": {"seats": "seat"}, "candle-lit": {"seat": "seat"}, "turned-up": {"seat": "seat", "tile": "thing", "to": "seat"}, "turned-back": {}, "tooth-won": {}, "no-tooth-left": {"animal": "thing"}, "moon-lost": {}, "owl-paid": {"seat": "seat"}, "kept": {"seat": "seat", "thing": "thing"}, "found": {"tile": "thing"}, "got-lost": {"seat": "seat"}, "left-forest": {"tile": "thing"}, "woke": {"villain": "thing"}, "fled": {"seat": "seat", "trophy": "thing", "villain": "thing"}, "stormed": {}, "club-used": {"seat": "seat"}, "wand-used": {"animal": "thing", "seat": "seat"}, "golden-tooth-given": {"seat": "seat"}, "ended": {}}, "do": {"pass": {}, "look": {}, "put-back": {}, "help": {"edge": "thing"}, "reveal": {}, "candle": {}, "owl": {}, "club": {}, "wand": {}, "golden-tooth": {}}} satisfies FieldKinds;
