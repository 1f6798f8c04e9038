// Generated from the Python Structs by `make generate`; do not edit.

import type { FieldKinds, GameEvent } from "$web/board/board_interface.ts";

export interface View {
  readonly options: Options;
  readonly mice: readonly (Mouse)[];
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

export interface Mouse {
  readonly square: number | null;
  readonly room: string | null;
  readonly hole: number | null;
  readonly lost: number | null;
}

export type Action =
  | { readonly type: "roll" };

export type Happening = GameEvent & (
  | { readonly type: "rolled"; readonly seat: number; readonly die: number }
  | { readonly type: "throws-again"; readonly seat: number; readonly die: number }
  | {
      readonly type: "occupied";
      readonly seat: number;
      readonly square: number;
      readonly whom: number;
      readonly to: number;
    }
  | { readonly type: "moved"; readonly seat: number; readonly start: number; readonly to: number }
  | {
      readonly type: "bounced";
      readonly seat: number;
      readonly start: number;
      readonly surplus: number;
      readonly to: number;
    }
  | { readonly type: "blocked"; readonly seat: number; readonly square: number }
  | { readonly type: "fell"; readonly seat: number; readonly hole: number; readonly room: string }
  | { readonly type: "took-green"; readonly seat: number; readonly room: string; readonly to: number }
  | { readonly type: "climbed-back"; readonly seat: number; readonly room: string; readonly to: number }
  | { readonly type: "took-red"; readonly seat: number; readonly room: string; readonly to: number }
  | { readonly type: "stayed-in"; readonly seat: number; readonly room: string }
  | { readonly type: "caught"; readonly seat: number; readonly square: number }
  | { readonly type: "slid-down"; readonly seat: number; readonly room: string }
  | { readonly type: "lost-turn"; readonly seat: number; readonly left: number }
  | { readonly type: "released"; readonly seat: number; readonly to: number }
  | { readonly type: "won"; readonly seat: number }
  | { readonly type: "night-fell"; readonly turns: number }
);

export interface Types {
  view: View;
  own: null;
  action: Action;
  event: Happening;
  options: Options;
}

export const KINDS = {"event": {"rolled": {"seat": "seat"}, "throws-again": {"seat": "seat"}, "occupied": {"seat": "seat", "whom": "seat"}, "moved": {"seat": "seat"}, "bounced": {"seat": "seat"}, "blocked": {"seat": "seat"}, "fell": {"room": "thing", "seat": "seat"}, "took-green": {"room": "thing", "seat": "seat"}, "climbed-back": {"room": "thing", "seat": "seat"}, "took-red": {"room": "thing", "seat": "seat"}, "stayed-in": {"room": "thing", "seat": "seat"}, "caught": {"seat": "seat"}, "slid-down": {"room": "thing", "seat": "seat"}, "lost-turn": {"seat": "seat"}, "released": {"seat": "seat"}, "won": {"seat": "seat"}, "night-fell": {}}, "do": {"roll": {}}} satisfies FieldKinds;
