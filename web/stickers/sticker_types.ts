/**
 * The interface between a game's stickers and the album. A game's stickers are in `games/<id>/web/stickers/`; the album
 * knows none by name. Whether one has been won depends only on the events at the table, never on rules.
 */
import type { GameTypes, Tagged } from "../board/board_interface.ts";
import type { DrawingPart } from "../art/drawing_parts.ts";

export interface StickerTypes extends GameTypes {
  options: unknown;
}

/** A finished match as seen on this device, without undone moves. */
export interface PlayedMatch<G extends StickerTypes = StickerTypes> {
  readonly seats: number;
  /** The seats that people played at this device. */
  readonly mine: readonly number[];
  readonly options: G["options"];
  readonly events: readonly G["event"][];
  /** The same events, move by move. */
  readonly moves: readonly (readonly G["event"][])[];
  /** True if it was played to the end. */
  readonly finished: boolean;
  /** The winning seats: all of them if all win together, none if all lose. */
  readonly winners: readonly number[];
  /** True if one of this device's seats is among the winners. */
  readonly glad: boolean;
}

/** A sticker won in a single match. */
export interface SingleMatchSticker<G extends StickerTypes = StickerTypes> {
  readonly name: string;
  won(played: PlayedMatch<G>): boolean;
}

/** A sticker won over several matches: each contributes parts, in any order and at any time. */
export interface CollectedSticker<G extends StickerTypes = StickerTypes> {
  readonly name: string;
  parts(played: PlayedMatch<G>): readonly string[];
  whole(parts: ReadonlySet<string>): boolean;
}

export type Sticker<G extends StickerTypes = StickerTypes> = SingleMatchSticker<G> | CollectedSticker<G>;
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the album knows no game's types
export type AnySticker = Sticker<any>;

/** The default export of `games/<id>/web/stickers/index.ts`. The stickers are in the order of the album. */
export interface Stickers {
  readonly all: readonly AnySticker[];
  /**
   * The drawings, one file for each: `./<name>.svg`, in a 200 by 200 box. The album cuts them out and adds the white
   * edge.
   */
  readonly drawings: Readonly<Record<string, string>>;
  /**
   * The game's figures that drawings refer to by name. The shell's mice need not be included: `mouse-0-glad-cap` is the
   * first seat's mouse, in a good mood, with a cap.
   */
  readonly parts: Readonly<Record<string, DrawingPart>>;
}

/** The number of stickers on a page of the album. */
export const STICKERS_PER_PAGE = 6;

/** Return the events with one of these tags. */
export function eventsOfType<E extends Tagged, T extends E["type"]>(
  events: readonly E[],
  ...types: readonly T[]
): Extract<E, { readonly type: T }>[] {
  return events.filter((event): event is Extract<E, { readonly type: T }> =>
    (types as readonly string[]).includes(event.type),
  );
}
