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

export interface Roll {
  readonly type: "roll";
}

export interface Rolled extends GameEvent {
  readonly type: "rolled";
  readonly seat: number;
  readonly die: number;
}

export interface ThrowsAgain extends GameEvent {
  readonly type: "throws-again";
  readonly seat: number;
  readonly die: number;
}

export interface Occupied extends GameEvent {
  readonly type: "occupied";
  readonly seat: number;
  readonly square: number;
  readonly whom: number;
  readonly to: number;
}

export interface Moved extends GameEvent {
  readonly type: "moved";
  readonly seat: number;
  readonly start: number;
  readonly to: number;
}

export interface Bounced extends GameEvent {
  readonly type: "bounced";
  readonly seat: number;
  readonly start: number;
  readonly surplus: number;
  readonly to: number;
}

export interface Blocked extends GameEvent {
  readonly type: "blocked";
  readonly seat: number;
  readonly square: number;
}

export interface Fell extends GameEvent {
  readonly type: "fell";
  readonly seat: number;
  readonly hole: number;
  readonly room: string;
}

export interface TookGreen extends GameEvent {
  readonly type: "took-green";
  readonly seat: number;
  readonly room: string;
  readonly to: number;
}

export interface ClimbedBack extends GameEvent {
  readonly type: "climbed-back";
  readonly seat: number;
  readonly room: string;
  readonly to: number;
}

export interface TookRed extends GameEvent {
  readonly type: "took-red";
  readonly seat: number;
  readonly room: string;
  readonly to: number;
}

export interface StayedIn extends GameEvent {
  readonly type: "stayed-in";
  readonly seat: number;
  readonly room: string;
}

export interface Caught extends GameEvent {
  readonly type: "caught";
  readonly seat: number;
  readonly square: number;
}

export interface SlidDown extends GameEvent {
  readonly type: "slid-down";
  readonly seat: number;
  readonly room: string;
}

export interface LostTurn extends GameEvent {
  readonly type: "lost-turn";
  readonly seat: number;
  readonly left: number;
}

export interface Released extends GameEvent {
  readonly type: "released";
  readonly seat: number;
  readonly to: number;
}

export interface Won extends GameEvent {
  readonly type: "won";
  readonly seat: number;
}

export interface NightFell extends GameEvent {
  readonly type: "night-fell";
  readonly turns: number;
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
