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
  readonly tokens: readonly (number)[];
  readonly box: number;
  readonly piles: readonly (number)[];
  readonly aside: number;
  readonly cheese: readonly (Face)[];
  readonly shows: string;
  readonly outcome: Outcome | null;
  readonly own: Own | null;
  readonly version: number;
  readonly open_hand: OpenHand | null;
}

export interface Face {
  readonly card: number;
  readonly side: "back" | "front";
  readonly places: string;
}

export interface Own {
  readonly seat: number;
  readonly cards: readonly (Card)[];
}

export interface Card {
  readonly card: number;
  readonly front: string;
  readonly back: string;
}

export interface OpenHand {
  readonly seat: number;
  readonly cards: readonly (Card)[];
}

export interface Options {
  readonly variant: "basic" | "pro";
  readonly choose_side: boolean;
  readonly first: number | null;
  readonly handicap?: number | null;
  readonly start_token?: boolean;
}

export type Action =
  | { readonly type: "place" }
  | { readonly type: "place-side"; readonly side: "back" | "front" }
  | { readonly type: "place-card"; readonly card: number; readonly side: "back" | "front" }
  | { readonly type: "stop" };

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
  | { readonly type: "mice-seen"; readonly seat: number; readonly mice: number }
  | { readonly type: "enough-laid"; readonly seat: number }
  | {
      readonly type: "pile-taken";
      readonly seat: number;
      readonly cats: number;
      readonly count: number;
      readonly cards: readonly (string)[];
      readonly round: number;
    }
  | { readonly type: "stopped"; readonly seat: number }
  | { readonly type: "round-won"; readonly seat: number; readonly tokens: number }
  | { readonly type: "round-blank"; readonly round: number }
  | { readonly type: "round-began"; readonly round: number; readonly seat: number; readonly cards: number }
  | { readonly type: "dealt"; readonly to: number | null; readonly cards: readonly (number)[] }
  | { readonly type: "peeked"; readonly to: number | null; readonly card: number }
);

export interface Types {
  view: View;
  own: Own | null;
  action: Action;
  event: Happening;
  options: Options;
}

export const KINDS = {"event": {"placed": {"seat": "seat", "side": "thing", "to": "seat"}, "mice-seen": {"seat": "seat"}, "enough-laid": {"seat": "seat"}, "pile-taken": {"seat": "seat"}, "stopped": {"seat": "seat"}, "round-won": {"seat": "seat"}, "round-blank": {}, "round-began": {"seat": "seat"}, "dealt": {"to": "seat"}, "peeked": {"to": "seat"}}, "do": {"place": {}, "place-side": {"side": "thing"}, "place-card": {"side": "thing"}, "stop": {}}} satisfies FieldKinds;
