/** The album of this device: the stickers won here, and the parts collected for stickers that take several matches. */
import type { Replay } from "../board/board_interface.ts";
import { loadBox } from "../games.svelte.ts";
import {
  tryUpdateAlbum,
  readSavedReplay,
  loadSavedGames,
  markStickersAwarded,
  updateAlbum,
  readAlbum,
  type SavedGame,
} from "../history/database.ts";
import { evaluateStickers, summarizeReplay, type StickerAward } from "./replay_summary.ts";
import type { AnySticker } from "./sticker_types.ts";

/** A place in the album. */
export interface AlbumEntry {
  /** `<game>/<sticker>` */
  readonly key: string;
  /** When the match that won it was played, in milliseconds since 1970; null if parts are still missing. */
  readonly when: number | null;
  readonly table: string | null;
  readonly parts: readonly string[];
}

type Match = Pick<SavedGame, "table" | "game" | "when" | "seats" | "mine">;

export const albumKey = (game: string, sticker: string): string => `${game}/${sticker}`;

/** Return the album entries that a match changes. A sticker that has been won stays unchanged: nothing is won twice. */
export function albumChanges(
  album: readonly AlbumEntry[],
  stickers: readonly AnySticker[],
  brings: readonly StickerAward[],
  { game, table, when }: Pick<Match, "game" | "table" | "when">,
): AlbumEntry[] {
  return brings.flatMap(({ name, parts }): AlbumEntry[] => {
    const key = albumKey(game, name);
    const before = album.find((place) => place.key === key);
    if (before && before.when !== null) return [];
    const gathered = [...new Set([...(before?.parts ?? []), ...(parts ?? [])])];
    const sticker = stickers.find((one) => one.name === name);
    const whole = !sticker || "won" in sticker || sticker.whole(new Set(gathered));
    if (whole) return [{ key, when, table, parts: gathered }];
    return gathered.length > (before?.parts.length ?? 0) ? [{ key, when: null, table: null, parts: gathered }] : [];
  });
}

/**
 * Return the seats that win stickers for this device: those that a person played to the end. Bots win none, and neither
 * does a match that begins in the middle of another one, because that is only a second try.
 */
export const winningSeats = (
  { seats, mine }: Pick<Match, "seats" | "mine">,
  { branched }: Pick<Replay, "branched">,
): number[] => (branched ? [] : mine.filter((seat) => seats.some((one) => one.seat === seat && one.sits === "person")));

/** Add the stickers that a match has won to the album, and return the new ones. */
export async function awardStickers(match: Match, film: Replay): Promise<string[]> {
  const mine = winningSeats(match, film);
  const stickers = (await (await loadBox(match.game)).loadStickers?.())?.default.all ?? [];
  if (!stickers.length || !mine.length) return [];
  const brings = evaluateStickers(stickers, summarizeReplay(film, mine));
  if (!brings.length) return [];
  const changed = await tryUpdateAlbum<AlbumEntry>((album) => albumChanges(album, stickers, brings, match));
  return changed.filter(({ when }) => when !== null).map(({ key }) => key.slice(match.game.length + 1));
}

/** Return the entries of the album, by key. */
export async function loadAlbum(): Promise<ReadonlyMap<string, AlbumEntry>> {
  return new Map((await readAlbum<AlbumEntry>()).map((place) => [place.key, place]));
}

/**
 * Merge an album from a file into this one. If both have a sticker, the earlier win counts. Throws if there is no
 * space.
 */
export async function mergeAlbum(brought: readonly AlbumEntry[]): Promise<void> {
  await updateAlbum<AlbumEntry>((here) =>
    brought.map((place) =>
      mergeEntries(
        here.find(({ key }) => key === place.key),
        place,
      ),
    ),
  );
}

export function mergeEntries(here: AlbumEntry | undefined, brought: AlbumEntry): AlbumEntry {
  if (!here) return brought;
  const parts = [...new Set([...here.parts, ...brought.parts])];
  const first = [here, brought].filter(({ when }) => when !== null).sort((a, b) => a.when! - b.when!)[0] ?? here;
  return { ...first, parts };
}

/** Return the stickers that were won at a table. */
export async function stickersWonAt(game: string, table: string): Promise<string[]> {
  const all = await readAlbum<AlbumEntry>();
  return all.filter((place) => place.table === table).map(({ key }) => key.slice(game.length + 1));
}

/** Award the stickers of games that were saved before there was an album, oldest first. */
export async function awardOldGames(): Promise<void> {
  const old = (await loadSavedGames()).filter(({ judged }) => !judged).reverse();
  for (const game of old) {
    const film = await readSavedReplay(game.table);
    if (film) await awardStickers(game, film);
  }
  if (old.length) await markStickersAwarded(old.map(({ table }) => table));
}
