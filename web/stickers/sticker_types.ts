/**
 * What a game and the album know of each other. A game's stickers lie in `games/<id>/web/stickers/`; the album knows none
 * by name. Whether one is won is decided from what was told at the table, never from rules.
 */
import type { GameTypes, Tagged } from "../board.ts";
import type { StickerPart } from "./sticker_parts.ts";

export interface StickerTypes extends GameTypes {
  options: unknown;
}

/** A match that is over, as it was told at this device. Moves that were taken back are not in it. */
export interface PlayedMatch<G extends StickerTypes = StickerTypes> {
  readonly seats: number;
  /** The seats that people played at this device. */
  readonly mine: readonly number[];
  readonly options: G["options"];
  readonly events: readonly G["event"][];
  /** The same events, move by move. */
  readonly moves: readonly (readonly G["event"][])[];
  /** It was played to its end. */
  readonly finished: boolean;
  /** Who won; all of them where all win together, nobody where all lose. */
  readonly winners: readonly number[];
  /** A mouse of this device is among them. */
  readonly glad: boolean;
}

/** Won by one match. */
export interface SingleMatchSticker<G extends StickerTypes = StickerTypes> {
  readonly name: string;
  won(played: PlayedMatch<G>): boolean;
}

/** Won by several matches together: each brings its parts, in any order and whenever it is. */
export interface CollectedSticker<G extends StickerTypes = StickerTypes> {
  readonly name: string;
  parts(played: PlayedMatch<G>): readonly string[];
  whole(parts: ReadonlySet<string>): boolean;
}

export type Sticker<G extends StickerTypes = StickerTypes> = SingleMatchSticker<G> | CollectedSticker<G>;
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the album knows no game's types
export type AnySticker = Sticker<any>;

/** The default export of `games/<id>/web/stickers/index.ts`: in the order of the album, six a page. */
export interface Stickers {
  readonly all: readonly AnySticker[];
  /** A file for each, `./<name>.svg`, in a box of 200 by 200. The album cuts it out and gives it its white edge. */
  readonly drawings: Readonly<Record<string, string>>;
  /** Figures of the game that drawings show by their names. Mice of the house need not be among them: `mouse-0-glad-cap`
   * is that of the first seat, in a good mood, with a cap. */
  readonly parts: Readonly<Record<string, StickerPart>>;
}

/** So many on a page of the album. */
export const STICKERS_PER_PAGE = 6;

/** Events with one of these tags. */
export function eventsOfType<E extends Tagged, T extends E["type"]>(
  events: readonly E[],
  ...types: readonly T[]
): Extract<E, { readonly type: T }>[] {
  return events.filter((event): event is Extract<E, { readonly type: T }> =>
    (types as readonly string[]).includes(event.type),
  );
}
