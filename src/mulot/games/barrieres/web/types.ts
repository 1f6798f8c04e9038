// Generated from the Python Structs by `make generate`; do not edit.

import type { FieldKinds, GameEvent, Outcome } from "$web/board/board_interface.ts";

export interface View {
  readonly size: number;
  readonly turn: number;
  readonly mice: readonly (string)[];
  readonly cheese: readonly ("east" | "north" | "south" | "west")[];
  readonly stock: readonly (number)[];
  readonly barriers: readonly (string)[];
  readonly ply: number;
  readonly longest: number;
  readonly third_mouse: "blocks" | "side-step";
  readonly repetition: boolean;
  readonly since: readonly (string)[];
  readonly outcome: Outcome | null;
  readonly own: Own | null;
}

export interface Own {
  readonly seat: number;
}

export interface Options {
  readonly size: 5 | 7 | 9 | 11;
  readonly barriers: number | null;
  readonly first: number | null;
  readonly third_mouse: "blocks" | "side-step";
  readonly repetition: boolean;
  readonly handicap?: number | null;
}

export type Action =
  | { readonly type: "step"; readonly to: string }
  | { readonly type: "barrier"; readonly at: string; readonly lies: "h" | "v" }
  | { readonly type: "pass" };

export type Happening = GameEvent & (
  | { readonly type: "stepped"; readonly seat: number; readonly come: string; readonly to: string }
  | {
      readonly type: "jumped";
      readonly seat: number;
      readonly over: number;
      readonly come: string;
      readonly to: string;
    }
  | {
      readonly type: "turned-off";
      readonly seat: number;
      readonly over: number;
      readonly come: string;
      readonly to: string;
    }
  | {
      readonly type: "placed";
      readonly seat: number;
      readonly at: string;
      readonly lies: "h" | "v";
      readonly left: number;
    }
  | { readonly type: "passed"; readonly seat: number }
  | { readonly type: "arrived"; readonly seat: number; readonly at: string }
  | { readonly type: "too-long"; readonly plies: number }
  | { readonly type: "repeated" }
);

export interface Types {
  view: View;
  own: Own | null;
  action: Action;
  event: Happening;
  options: Options;
}

export const KINDS = {"event": {"stepped": {"seat": "seat"}, "jumped": {"over": "seat", "seat": "seat"}, "turned-off": {"over": "seat", "seat": "seat"}, "placed": {"seat": "seat"}, "passed": {"seat": "seat"}, "arrived": {"seat": "seat"}, "too-long": {}, "repeated": {}}, "do": {"step": {}, "barrier": {}, "pass": {}}} satisfies FieldKinds;
