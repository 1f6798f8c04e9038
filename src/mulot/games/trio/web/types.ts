// Generated from the Python Structs by `make generate`; do not edit.

import type { FieldKinds, GameEvent, Outcome } from "$web/board/board_interface.ts";

export interface View {
  readonly pro: boolean;
  readonly choose_side: boolean;
  readonly starter: number;
  readonly turn: number;
  readonly step: "bonus" | "consolation" | "place";
  readonly round: number;
  readonly laid: number;
  readonly placed: number;
  readonly blanks: number;
  readonly tokens: readonly number[];
  readonly box: number;
  readonly piles: readonly number[];
  readonly aside: number;
  readonly cheese: readonly Face[];
  readonly shows: string;
  readonly outcome: Outcome | null;
  readonly own: Own | null;
  readonly version: number;
  readonly open_hand: OpenHand | null;
}

export type Face = Readonly<{ card: number; side: "back" | "front"; places: string }>;
export type Own = Readonly<{ seat: number; cards: readonly Card[] }>;
export type Card = Readonly<{ card: number; front: string; back: string }>;
export type OpenHand = Readonly<{ seat: number; cards: readonly Card[] }>;

export interface Options {
  readonly variant: "basic" | "pro";
  readonly choose_side: boolean;
  readonly first: number | null;
  readonly handicap?: number | null;
  readonly start_token?: boolean;
}

export type Action =
  | Readonly<{ type: "place" }>
  | Readonly<{ type: "place-side"; side: "back" | "front" }>
  | Readonly<{ type: "place-card"; card: number; side: "back" | "front" }>
  | Readonly<{ type: "stop" }>;

export type Happening = GameEvent & (
  | {
      readonly type: "placed";
      readonly seat: number;
      readonly card: number;
      readonly side: "back" | "front";
      readonly mice: number;
      readonly cats: number;
      readonly to: number | null;
    }
  | Readonly<{ type: "mice-seen"; seat: number; mice: number }>
  | Readonly<{ type: "enough-laid"; seat: number }>
  | {
      readonly type: "pile-taken";
      readonly seat: number;
      readonly cats: number;
      readonly count: number;
      readonly cards: readonly string[];
      readonly round: number;
    }
  | Readonly<{ type: "stopped"; seat: number }>
  | Readonly<{ type: "round-won"; seat: number; tokens: number }>
  | Readonly<{ type: "round-blank"; round: number }>
  | Readonly<{ type: "round-began"; round: number; seat: number; cards: number }>
  | Readonly<{ type: "dealt"; to: number | null; cards: readonly number[] }>
  | Readonly<{ type: "peeked"; to: number | null; card: number }>
);

export interface Types {
  view: View;
  own: Own | null;
  action: Action;
  event: Happening;
  options: Options;
}

export const KINDS = {"event": {"placed": {"seat": "seat", "side": "thing", "to": "seat"}, "mice-seen": {"seat": "seat"}, "enough-laid": {"seat": "seat"}, "pile-taken": {"seat": "seat"}, "stopped": {"seat": "seat"}, "round-won": {"seat": "seat"}, "round-blank": {}, "round-began": {"seat": "seat"}, "dealt": {"to": "seat"}, "peeked": {"to": "seat"}}, "do": {"place": {}, "place-side": {"side": "thing"}, "place-card": {"side": "thing"}, "stop": {}}} satisfies FieldKinds;
