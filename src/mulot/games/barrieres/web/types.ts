// Generated from the Python Structs by `make generate`; do not edit.

import type { FieldKinds, GameEvent, Outcome } from "$web/board/board_interface.ts";

export interface View {
  readonly size: number;
  readonly turn: number;
  readonly mice: readonly string[];
  readonly cheese: readonly ("east" | "north" | "south" | "west")[];
  readonly stock: readonly number[];
  readonly barriers: readonly string[];
  readonly ply: number;
  readonly longest: number;
  readonly third_mouse: "blocks" | "side-step";
  readonly repetition: boolean;
  readonly since: readonly string[];
  readonly outcome: Outcome | null;
  readonly own: Own | null;
}

export type Own = Readonly<{ seat: number }>;

export interface Options {
  readonly size: 5 | 7 | 9 | 11;
  readonly barriers: number | null;
  readonly first: number | null;
  readonly third_mouse: "blocks" | "side-step";
  readonly repetition: boolean;
  readonly handicap?: number | null;
}

export type Action =
  | Readonly<{ type: "step"; to: string }>
  | Readonly<{ type: "barrier"; at: string; lies: "h" | "v" }>
  | Readonly<{ type: "pass" }>;

export type Happening = GameEvent & (
  | Readonly<{ type: "stepped"; seat: number; come: string; to: string }>
  | Readonly<{ type: "jumped"; seat: number; over: number; come: string; to: string }>
  | Readonly<{ type: "turned-off"; seat: number; over: number; come: string; to: string }>
  | Readonly<{ type: "placed"; seat: number; at: string; lies: "h" | "v"; left: number }>
  | Readonly<{ type: "passed"; seat: number }>
  | Readonly<{ type: "arrived"; seat: number; at: string }>
  | Readonly<{ type: "too-long"; plies: number }>
  | Readonly<{ type: "repeated" }>
);

export interface Types {
  view: View;
  own: Own | null;
  action: Action;
  event: Happening;
  options: Options;
}

export const KINDS = {"event": {"stepped": {"seat": "seat"}, "jumped": {"over": "seat", "seat": "seat"}, "turned-off": {"over": "seat", "seat": "seat"}, "placed": {"seat": "seat"}, "passed": {"seat": "seat"}, "arrived": {"seat": "seat"}, "too-long": {}, "repeated": {}}, "do": {"step": {}, "barrier": {}, "pass": {}}} satisfies FieldKinds;
