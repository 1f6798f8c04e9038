/** A board that is only drawn: a table at which nothing happens, for pictures of the rulebooks and wherever else. */
import { actionKey } from "../table/board_model.svelte.ts";
import type { AnyGameUi, AnyTable, Refusal, Tagged } from "../board.ts";

/** What one picture shows; a game's `web/pictures.json` holds one of these for each name. */
export interface PictureSpec {
  readonly seats: number;
  /** Whose turn it is, turned towards us; null: somebody who only looks on. */
  readonly me: number | null;
  readonly view: { readonly own?: unknown };
  /** What `me` can do, as far as the picture shows it. */
  readonly legal: readonly Tagged[];
  /** What is pointed at. */
  readonly meant: readonly Tagged[];
  /** What is tried and not allowed: the board shows why. */
  readonly refused: Refusal | null;
  /** What has just happened, and is still to be seen. */
  readonly events: readonly Tagged[];
  readonly over: boolean;
  /** The room the board is drawn in. */
  readonly room: readonly [number, number];
  /** The part of it that is shown: left, top, width, height; null: all of it. */
  readonly part: readonly [number, number, number, number] | null;
  /** Small drawings around the board that are shown instead of it, in a row: a selector; empty: the board itself. */
  readonly of: string;
  /** The colour of the table below. */
  readonly ground: string;
}

export function staticTable(play: AnyGameUi, posed: PictureSpec): AnyTable {
  const own = posed.view.own ?? null;
  const stage = play.stage(posed.view, own, posed.seats);
  for (const event of posed.events) play.tell[event.type]?.(stage, event);
  const keys = posed.legal.map(actionKey);
  const nothing = () => undefined;
  return {
    stage,
    view: posed.view,
    own,
    drawing: null,
    seats: Array.from({ length: posed.seats }, (_, seat) => ({
      seat,
      name: "",
      mine: seat === posed.me,
      bot: false,
      awaited: seat === posed.me,
    })),
    me: posed.me,
    facing: posed.me ?? 0,
    legal: posed.legal,
    busy: false,
    over: posed.over,
    refused: posed.refused,
    pointed: posed.meant.flatMap((action) => play.touches(action)),
    pendingTouches: [],
    calm: true,
    can: (action: Tagged) => keys.includes(actionKey(action)),
    play: nothing,
    whyNot: nothing,
    query: () => Promise.resolve(null),
    canQuery: false,
    ms: () => 0,
    sound: nothing,
    skip: nothing,
    canReadAloud: false,
    readAloud: nothing,
    stopReading: nothing,
    storyLength: "line",
    delaysEnd: false,
    t: () => "",
    thing: () => "",
    name: () => "",
    describe: () => "",
    describeSpoken: () => "",
  };
}
