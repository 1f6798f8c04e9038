/**
 * The games that this device has played, with their replays, in IndexedDB, so that they outlive the server's copies.
 * The oldest are deleted when there is no space. If the browser stores nothing, every read returns nothing.
 */
import { readList, withStrings, writeJson } from "../device/stored_json.ts";
import type { Replay } from "../board/board_interface.ts";
import type { MouseLook } from "../players/seat_mice.ts";
import type { GameReview } from "../api/rest_types.ts";
import type { StatisticValue } from "./statistics.ts";

export interface SavedSeat extends MouseLook {
  readonly seat: number;
  readonly sits: string;
  readonly name?: string | null;
  readonly character?: string | null;
}

export interface SavedGame {
  readonly table: string;
  readonly game: string;
  /**
   * When this device last took its seat, in milliseconds since 1970. Games are sorted by this, because a replay may be
   * fetched long after the game.
   */
  readonly when: number;
  readonly seats: readonly SavedSeat[];
  /** The seats of this device. */
  readonly mine: readonly number[];
  /** Null if the game was not finished. */
  readonly scores: readonly number[] | null;
  readonly reason: string;
  readonly moves: number;
  readonly figures: readonly StatisticValue[];
  /** The size of the stored replay. */
  readonly bytes: number;
  /** True if its stickers have been awarded. */
  readonly judged?: boolean;
}

const DATABASE_NAME = "mulot";
/** The limits of the history: number of games, and bytes of compressed replays. */
export const MAX_GAMES = 40;
export const MAX_BYTES = 24_000_000;

/** Return the tables to delete so that the newest games fit within the limits. */
export function gamesToEvict(games: readonly Pick<SavedGame, "table" | "when" | "bytes">[]): string[] {
  let room = MAX_BYTES;
  return [...games]
    .sort((a, b) => b.when - a.when)
    .filter(({ bytes }, i) => {
      room -= bytes;
      return i > 0 && (i >= MAX_GAMES || room < 0);
    })
    .map(({ table }) => table);
}

const promisify = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error("the database cannot be opened"));
  });

/** The object stores: games, replays, and (since version 2) the sticker album. */
const STORES = { games: { keyPath: "table" }, films: {}, album: { keyPath: "key" } } as const;

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE_NAME, 2);
  request.onupgradeneeded = () => {
    for (const [store, options] of Object.entries(STORES))
      if (!request.result.objectStoreNames.contains(store)) request.result.createObjectStore(store, options);
  };
  return promisify(request);
}

/** Run `work` in one transaction on these stores, and return its result. Other tabs wait. */
async function inTransaction<T>(
  stores: readonly (keyof typeof STORES)[],
  mode: IDBTransactionMode,
  work: (...stores: IDBObjectStore[]) => Promise<T>,
): Promise<T> {
  const database = await openDatabase();
  try {
    const transaction = database.transaction(stores, mode);
    const committed = new Promise<void>((done, failed) => {
      transaction.oncomplete = () => done();
      transaction.onabort = transaction.onerror = () => failed(transaction.error ?? new Error("the database is full"));
    });
    committed.catch(() => undefined); // reported by `await committed`, or by an earlier error
    const found = await work(...stores.map((store) => transaction.objectStore(store)));
    await committed;
    return found;
  } finally {
    database.close();
  }
}

const inGamesTransaction = <T>(
  mode: IDBTransactionMode,
  work: (games: IDBObjectStore, films: IDBObjectStore) => Promise<T>,
): Promise<T> => inTransaction(["games", "films"], mode, (games, films) => work(games!, films!));

/** Return the saved games, newest first. */
export async function loadSavedGames(): Promise<SavedGame[]> {
  try {
    const found = await inGamesTransaction("readonly", (games) => promisify(games.getAll() as IDBRequest<SavedGame[]>));
    return found.sort((a, b) => b.when - a.when);
  } catch {
    return [];
  }
}

/** A stored replay, with its game review once that has been fetched. */
export type SavedReplay = Replay & { readonly course?: GameReview };

export async function readSavedReplay(table: string): Promise<SavedReplay | null> {
  try {
    const packed = await inGamesTransaction("readonly", (_, films) =>
      promisify(films.get(table) as IDBRequest<Blob | undefined>),
    );
    return packed ? await unpack(packed) : null;
  } catch {
    return null;
  }
}

/** Add a review to the replay of a saved game, and return the review. Games that are not saved are not affected. */
export async function saveReview(table: string, course: GameReview): Promise<GameReview> {
  const film = await readSavedReplay(table);
  if (!film || film.course || !course.chances.length) return course;
  const packed = await pack({ ...film, course });
  try {
    await inGamesTransaction("readwrite", async (games, films) => {
      const game = await promisify(games.get(table) as IDBRequest<SavedGame | undefined>);
      if (!game) return; // it was deleted in the meantime
      games.put({ ...game, bytes: packed.size });
      films.put(packed, table);
    });
  } catch {
    // The review will be requested again.
  }
  return course;
}

/**
 * Save a game with its replay, unless it is already saved, and delete what no longer fits. Return true if it is saved.
 */
export async function saveGame(game: Omit<SavedGame, "bytes">, film: Replay): Promise<boolean> {
  const packed = await pack(film);
  try {
    await inGamesTransaction("readwrite", async (games, films) => {
      const all = await promisify(games.getAll() as IDBRequest<SavedGame[]>);
      if (all.some(({ table }) => table === game.table)) return;
      const kept = { ...game, bytes: packed.size };
      games.put(kept);
      films.put(packed, game.table);
      for (const gone of gamesToEvict([...all, kept])) {
        games.delete(gone);
        films.delete(gone);
      }
    });
    return true;
  } catch {
    return false; // only this record of the game is lost
  }
}

export async function deleteSavedGames(tables: readonly string[]): Promise<void> {
  try {
    await inGamesTransaction("readwrite", async (games, films) => {
      for (const table of tables) {
        games.delete(table);
        films.delete(table);
      }
      await Promise.resolve();
    });
  } catch {
    // Without a database there is nothing to delete.
  }
}

/** A second copy of the album is in localStorage, which browsers do not evict when they need space. */
const ALBUM_KEY = "mulot.album";

const isEntry = <R>(value: unknown): value is R =>
  withStrings<{ key: string; parts: unknown }>("key")(value) && Array.isArray(value.parts);
const readAlbumBackup = <R>(): R[] => readList<R>(ALBUM_KEY, isEntry);

/** Change the album in one transaction and return the changed entries. Throws if the browser stores nothing. */
export async function updateAlbum<R extends { readonly key: string }>(
  change: (album: readonly R[]) => R[],
): Promise<R[]> {
  let after: R[] = [];
  const changed = await inTransaction(["album"], "readwrite", async (album) => {
    const found = await promisify(album!.getAll() as IDBRequest<R[]>);
    // If the browser has evicted the database, the album is restored from the second copy.
    const gone = found.length ? [] : readAlbumBackup<R>();
    const changed = change([...found, ...gone]);
    after = [...new Map([...found, ...gone, ...changed].map((one) => [one.key, one])).values()];
    for (const one of gone.length ? after : changed) album!.put(one);
    return changed;
  });
  if (after.length) writeJson(ALBUM_KEY, after);
  return changed;
}

/** Like `updateAlbum`, but returns an empty list if the browser stores nothing. */
export async function tryUpdateAlbum<R extends { readonly key: string }>(
  change: (album: readonly R[]) => R[],
): Promise<R[]> {
  try {
    return await updateAlbum(change);
  } catch {
    return [];
  }
}

export async function readAlbum<R extends { readonly key: string }>(): Promise<R[]> {
  try {
    let committed: readonly R[] = [];
    await updateAlbum<R>((album) => {
      committed = album;
      return [];
    });
    return [...committed];
  } catch {
    return readAlbumBackup();
  }
}

/** Mark games whose stickers have been awarded. */
export async function markStickersAwarded(tables: readonly string[]): Promise<void> {
  try {
    await inGamesTransaction("readwrite", async (games) => {
      for (const table of tables) {
        const game = await promisify(games.get(table) as IDBRequest<SavedGame | undefined>);
        if (game) games.put({ ...game, judged: true });
      }
    });
  } catch {
    // They will be evaluated again, with the same result.
  }
}

/** Delete the database and the album for good. */
export async function deleteHistory(): Promise<void> {
  try {
    localStorage.removeItem(ALBUM_KEY);
    await promisify(indexedDB.deleteDatabase(DATABASE_NAME));
  } catch {
    // There is no database to delete.
  }
}

const pipeThrough = (blob: Blob, through: GenericTransformStream): Promise<Blob> =>
  new Response(blob.stream().pipeThrough(through as ReadableWritablePair<Uint8Array<ArrayBuffer>>)).blob();

async function pack(film: SavedReplay): Promise<Blob> {
  const plain = new Blob([JSON.stringify(film)], { type: "application/json" });
  if (!("CompressionStream" in globalThis)) return plain;
  return new Blob([await pipeThrough(plain, new CompressionStream("gzip"))], { type: "application/gzip" });
}

async function unpack(packed: Blob): Promise<SavedReplay> {
  const plain =
    packed.type === "application/gzip" ? await pipeThrough(packed, new DecompressionStream("gzip")) : packed;
  return JSON.parse(await plain.text()) as SavedReplay;
}
