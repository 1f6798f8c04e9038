// Generated from the Python Structs by `make generate`; do not edit.

import type { FieldKinds } from "$web/board/board_interface.ts";

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

export interface Roll {
  readonly type: "roll";
}

export interface Rolled {
  readonly type: "rolled";
  readonly seat: number;
  readonly die: number;
  readonly rule: string;
}

export interface ThrowsAgain {
  readonly type: "throws-again";
  readonly seat: number;
  readonly die: number;
  readonly rule: string;
}

export interface Occupied {
  readonly type: "occupied";
  readonly seat: number;
  readonly square: number;
  readonly whom: number;
  readonly to: number;
  readonly rule: string;
}

export interface Moved {
  readonly type: "moved";
  readonly seat: number;
  readonly start: number;
  readonly to: number;
  readonly rule: string;
}

export interface Bounced {
  readonly type: "bounced";
  readonly seat: number;
  readonly start: number;
  readonly surplus: number;
  readonly to: number;
  readonly rule: string;
}

export interface Blocked {
  readonly type: "blocked";
  readonly seat: number;
  readonly square: number;
  readonly rule: string;
}

export interface Fell {
  readonly type: "fell";
  readonly seat: number;
  readonly hole: number;
  readonly room: string;
  readonly rule: string;
}

export interface TookGreen {
  readonly type: "took-green";
  readonly seat: number;
  readonly room: string;
  readonly to: number;
  readonly rule: string;
}

export interface ClimbedBack {
  readonly type: "climbed-back";
  readonly seat: number;
  readonly room: string;
  readonly to: number;
  readonly rule: string;
}

export interface TookRed {
  readonly type: "took-red";
  readonly seat: number;
  readonly room: string;
  readonly to: number;
  readonly rule: string;
}

export interface StayedIn {
  readonly type: "stayed-in";
  readonly seat: number;
  readonly room: string;
  readonly rule: string;
}

export interface Caught {
  readonly type: "caught";
  readonly seat: number;
  readonly square: number;
  readonly rule: string;
}

export interface SlidDown {
  readonly type: "slid-down";
  readonly seat: number;
  readonly room: string;
  readonly rule: string;
}

export interface LostTurn {
  readonly type: "lost-turn";
  readonly seat: number;
  readonly left: number;
  readonly rule: string;
}

export interface Released {
  readonly type: "released";
  readonly seat: number;
  readonly to: number;
  readonly rule: string;
}

export interface Won {
  readonly type: "won";
  readonly seat: number;
  readonly rule: string;
}

export interface NightFell {
  readonly type: "night-fell";
  readonly turns: number;
  readonly rule: string;
}

export type Action = Roll;

export type Happening = Rolled | ThrowsAgain | Occupied | Moved | Bounced | Blocked | Fell | TookGreen | ClimbedBack | TookRed | StayedIn | Caught | SlidDown | LostTurn | Released | Won | NightFell;

export interface Types {
  view: View;
  own: null;
  action: Action;
  event: Happening;
  options: Options;
}

export const KINDS = {"event": {"rolled": {"seat": "seat"}, "throws-again": {"seat": "seat"}, "occupied": {"seat": "seat", "whom": "seat"}, "moved": {"seat": "seat"}, "bounced": {"seat": "seat"}, "blocked": {"seat": "seat"}, "fell": {"room": "thing", "seat": "seat"}, "took-green": {"room": "thing", "seat": "seat"}, "climbed-back": {"room": "thing", "seat": "seat"}, "took-red": {"room": "thing", "seat": "seat"}, "stayed-in": {"room": "thing", "seat": "seat"}, "caught": {"seat": "seat"}, "slid-down": {"room": "thing", "seat": "seat"}, "lost-turn": {"seat": "seat"}, "released": {"seat": "seat"}, "won": {"seat": "seat"}, "night-fell": {}}, "do": {"roll": {}}} satisfies FieldKinds;
