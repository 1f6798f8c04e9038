/**
 * What this device keeps of the games it played: in the browser's own memory, so that they outlive the house's. As many
 * as there is room for; the oldest go first. A browser that keeps nothing has an empty cupboard, and nothing goes wrong.
 */
import type { Replay } from "../board.ts";
import type { MouseLook } from "../players/seat_mice.ts";
import type { GameReview } from "../api/rest.ts";
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
  /** When this device sat down at it last, in milliseconds since 1970. A film may be fetched long after: that would be no
   * order in which a family remembers its games. */
  readonly when: number;
  readonly seats: readonly SavedSeat[];
  /** The seats of this device. */
  readonly mine: readonly number[];
  /** Null: it was not played to its end. */
  readonly scores: readonly number[] | null;
  readonly reason: string;
  readonly moves: number;
  readonly figures: readonly StatisticValue[];
  /** How much room its film takes. */
  readonly bytes: number;
  /** What it brought for the album has been stuck in. */
  readonly judged?: boolean;
}

const DATABASE_NAME = "mulot";
/** So many games, and no more than this of films, packed. */
export const MAX_GAMES = 40;
export const MAX_BYTES = 24_000_000;

/** Which games have to go, so that the newest fit. */
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
    request.onerror = () => failed(request.error ?? new Error("the cupboard does not open"));
  });

/** What lies in it: games and their films; since the second version also the album of stickers. */
const STORES = { games: { keyPath: "table" }, films: {}, album: { keyPath: "key" } } as const;

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE_NAME, 2);
  request.onupgradeneeded = () => {
    for (const [store, options] of Object.entries(STORES))
      if (!request.result.objectStoreNames.contains(store)) request.result.createObjectStore(store, options);
  };
  return promisify(request);
}

/** All of it, or nothing; and whoever does it in another tab at the same time waits. */
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
      transaction.onabort = transaction.onerror = () => failed(transaction.error ?? new Error("the cupboard is full"));
    });
    committed.catch(() => undefined); // told by `await whole`, or by what failed before it
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

/** Newest first. */
export async function loadSavedGames(): Promise<SavedGame[]> {
  try {
    const found = await inGamesTransaction("readonly", (games) => promisify(games.getAll() as IDBRequest<SavedGame[]>));
    return found.sort((a, b) => b.when - a.when);
  } catch {
    return [];
  }
}

/** A film as it is kept: with how the game went, once somebody has asked. */
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

/** Put how it went to the film of a game that is kept here; of others nothing is kept. Gives back what it got. */
export async function saveReview(table: string, course: GameReview): Promise<GameReview> {
  const film = await readSavedReplay(table);
  if (!film || film.course || !course.chances.length) return course;
  const packed = await pack({ ...film, course });
  try {
    await inGamesTransaction("readwrite", async (games, films) => {
      const game = await promisify(games.get(table) as IDBRequest<SavedGame | undefined>);
      if (!game) return; // dropped meanwhile
      games.put({ ...game, bytes: packed.size });
      films.put(packed, table);
    });
  } catch {
    // Then it is asked again.
  }
  return course;
}

/** Put a game away with its film, unless it is here; what no longer fits goes. Gives back whether it is kept. */
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
    return false; // nothing is lost but the memory
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
    // There is no cupboard, so there is nothing in it.
  }
}

/** The album a second time, where browsers that run out of room do not throw away. */
const ALBUM_KEY = "mulot.album";

function backUpAlbum(album: readonly unknown[]): void {
  try {
    localStorage.setItem(ALBUM_KEY, JSON.stringify(album));
  } catch {
    // Then it lies in the cupboard alone.
  }
}

function readAlbumBackup<R>(): R[] {
  try {
    const noted = JSON.parse(localStorage.getItem(ALBUM_KEY) ?? "[]") as unknown;
    return Array.isArray(noted) ? (noted as R[]) : [];
  } catch {
    return [];
  }
}

/** Change the album: what is in it is read, and what comes of that is put back, before anybody else reads it. Gives back
 * what changed. Throws where the browser keeps nothing. */
export async function updateAlbum<R extends { readonly key: string }>(
  change: (album: readonly R[]) => R[],
): Promise<R[]> {
  let after: R[] = [];
  const changed = await inTransaction(["album"], "readwrite", async (album) => {
    const found = await promisify(album!.getAll() as IDBRequest<R[]>);
    // Where the browser has emptied the cupboard, what was in it is put back.
    const gone = found.length ? [] : readAlbumBackup<R>();
    const changed = change([...found, ...gone]);
    after = [...new Map([...found, ...gone, ...changed].map((one) => [one.key, one])).values()];
    for (const one of gone.length ? after : changed) album!.put(one);
    return changed;
  });
  if (after.length) backUpAlbum(after);
  return changed;
}

/** The same; nothing changes where the browser keeps nothing. */
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

/** These games have brought what they bring. */
export async function markStickersAwarded(tables: readonly string[]): Promise<void> {
  try {
    await inGamesTransaction("readwrite", async (games) => {
      for (const table of tables) {
        const game = await promisify(games.get(table) as IDBRequest<SavedGame | undefined>);
        if (game) games.put({ ...game, judged: true });
      }
    });
  } catch {
    // Then they are looked at again, and bring nothing new.
  }
}

/** The whole cupboard, for good. */
export async function deleteHistory(): Promise<void> {
  try {
    localStorage.removeItem(ALBUM_KEY);
    await promisify(indexedDB.deleteDatabase(DATABASE_NAME));
  } catch {
    // There is none.
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
