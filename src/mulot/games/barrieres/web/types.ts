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

export interface Step {
  readonly type: "step";
  readonly to: string;
}

export interface Barrier {
  readonly type: "barrier";
  readonly at: string;
  readonly lies: "h" | "v";
}

export interface Pass {
  readonly type: "pass";
}

export interface Stepped extends GameEvent {
  readonly type: "stepped";
  readonly seat: number;
  readonly come: string;
  readonly to: string;
}

export interface Jumped extends GameEvent {
  readonly type: "jumped";
  readonly seat: number;
  readonly over: number;
  readonly come: string;
  readonly to: string;
}

export interface TurnedOff extends GameEvent {
  readonly type: "turned-off";
  readonly seat: number;
  readonly over: number;
  readonly come: string;
  readonly to: string;
}

export interface Placed extends GameEvent {
  readonly type: "placed";
  readonly seat: number;
  readonly at: string;
  readonly lies: "h" | "v";
  readonly left: number;
}

export interface Passed extends GameEvent {
  readonly type: "passed";
  readonly seat: number;
}

export interface Arrived extends GameEvent {
  readonly type: "arrived";
  readonly seat: number;
  readonly at: string;
}

export interface TooLong extends GameEvent {
  readonly type: "too-long";
  readonly plies: number;
}

export interface Repeated extends GameEvent {
  readonly type: "repeated";
}

export type Action = Step | Barrier | Pass;

export type Happening = Stepped | Jumped | TurnedOff | Placed | Passed | Arrived | TooLong | Repeated;

export interface Types {
  view: View;
  own: Own | null;
  action: Action;
  event: Happening;
  options: Options;
}

export const KINDS = {"event": {"stepped": {"seat": "seat"}, "jumped": {"over": "seat", "seat": "seat"}, "turned-off": {"over": "seat", "seat": "seat"}, "placed": {"seat": "seat"}, "passed": {"seat": "seat"}, "arrived": {"seat": "seat"}, "too-long": {}, "repeated": {}}, "do": {"step": {}, "barrier": {}, "pass": {}}} satisfies FieldKinds;
