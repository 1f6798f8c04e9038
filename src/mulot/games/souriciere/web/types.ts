// Generated from the Python Structs by `make generate`; do not edit.

import type { FieldKinds, GameEvent } from "$web/board/board_interface.ts";

export interface View {
  readonly options: Options;
  readonly mice: readonly Mouse[];
  readonly turn: number;
  readonly turns: number;
  readonly winner: number | null;
  readonly second: boolean;
  readonly own: null;
}

export interface Options {
  readonly edition: "bookmark" | "ravensburger";
  readonly exact: boolean;
  readonly occupied: "after" | "before";
  readonly first: number | null;
  readonly handicap?: number | null;
}

export type Mouse = Readonly<{ square: number | null; room: string | null; hole: number | null; lost: number | null }>;

export type Action =
  | Readonly<{ type: "roll" }>;

export type Happening = GameEvent & (
  | Readonly<{ type: "rolled"; seat: number; die: number }>
  | Readonly<{ type: "throws-again"; seat: number; die: number }>
  | Readonly<{ type: "occupied"; seat: number; square: number; whom: number; to: number }>
  | Readonly<{ type: "moved"; seat: number; start: number; to: number }>
  | Readonly<{ type: "bounced"; seat: number; start: number; surplus: number; to: number }>
  | Readonly<{ type: "blocked"; seat: number; square: number }>
  | Readonly<{ type: "fell"; seat: number; hole: number; room: string }>
  | Readonly<{ type: "took-green"; seat: number; room: string; to: number }>
  | Readonly<{ type: "climbed-back"; seat: number; room: string; to: number }>
  | Readonly<{ type: "took-red"; seat: number; room: string; to: number }>
  | Readonly<{ type: "stayed-in"; seat: number; room: string }>
  | Readonly<{ type: "caught"; seat: number; square: number }>
  | Readonly<{ type: "slid-down"; seat: number; room: string }>
  | Readonly<{ type: "lost-turn"; seat: number; left: number }>
  | Readonly<{ type: "released"; seat: number; to: number }>
  | Readonly<{ type: "won"; seat: number }>
  | Readonly<{ type: "night-fell"; turns: number }>
);

export interface Types {
  view: View;
  own: null;
  action: Action;
  event: Happening;
  options: Options;
}

export const KINDS = {"event": {"rolled": {"seat": "seat"}, "throws-again": {"seat": "seat"}, "occupied": {"seat": "seat", "whom": "seat"}, "moved": {"seat": "seat"}, "bounced": {"seat": "seat"}, "blocked": {"seat": "seat"}, "fell": {"room": "thing", "seat": "seat"}, "took-green": {"room": "thing", "seat": "seat"}, "climbed-back": {"room": "thing", "seat": "seat"}, "took-red": {"room": "thing", "seat": "seat"}, "stayed-in": {"room": "thing", "seat": "seat"}, "caught": {"seat": "seat"}, "slid-down": {"room": "thing", "seat": "seat"}, "lost-turn": {"seat": "seat"}, "released": {"seat": "seat"}, "won": {"seat": "seat"}, "night-fell": {}}, "do": {"roll": {}}} satisfies FieldKinds;
