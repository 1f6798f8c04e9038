/** A table at which nothing happens, for drawing a board as a picture. */
import { actionKey } from "../table/board_model.svelte.ts";
import type { AnyGameUi, AnyTable, Refusal, Tagged } from "../board/board_interface.ts";

/** The position that a board shows. */
export interface ShownPosition {
  readonly seats: number;
  /** The seat to move, shown at the front; null for a spectator. */
  readonly me: number | null;
  readonly view: { readonly own?: unknown };
  /** The legal actions of `me`, as far as the picture shows them. */
  readonly legal: readonly Tagged[];
  /** Actions to highlight. */
  readonly meant: readonly Tagged[];
  /** A refusal that the board shows. */
  readonly refused: Refusal | null;
  /** Events that are still visible. */
  readonly events: readonly Tagged[];
  readonly over: boolean;
}

/** What a picture shows. A game's `web/pictures.json` contains one for each name. */
export interface PictureSpec extends ShownPosition {
  /** The size of the board in pixels. */
  readonly room: readonly [number, number];
  /** The part to show, as left, top, width and height; null for the whole board. */
  readonly part: readonly [number, number, number, number] | null;
  /** A selector for small drawings that are shown in a row instead of the board; empty for the board. */
  readonly of: string;
  /** The background colour. */
  readonly ground: string;
  /** Ways drawn over the board, as points in its units, each with the head of an arrow at its end. */
  readonly arrows: readonly (readonly (readonly [number, number])[])[];
  /** The number on a die in the upper right corner. */
  readonly die: number | null;
}

export function staticTable(play: AnyGameUi, posed: ShownPosition): AnyTable {
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
    hasPlates: false,
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
