/**
 * What this device keeps of the games it played: in the browser's own memory, so that they outlive the house's. As many
 * as there is room for; the oldest go first. A browser that keeps nothing has an empty cupboard, and nothing goes wrong.
 */
import type { Replay } from "../board.ts";
import type { Looks } from "../players/seat_mice.ts";
import type { GameReview } from "../api/rest.ts";
import type { Counted } from "./statistics.ts";

export interface KeptSeat extends Looks {
  readonly seat: number;
  readonly sits: string;
  readonly name?: string | null;
  readonly character?: string | null;
}

export interface KeptGame {
  readonly table: string;
  readonly game: string;
  /** When this device sat down at it last, in milliseconds since 1970. A film may be fetched long after: that would be no
   * order in which a family remembers its games. */
  readonly when: number;
  readonly seats: readonly KeptSeat[];
  /** The seats of this device. */
  readonly mine: readonly number[];
  /** Null: it was not played to its end. */
  readonly scores: readonly number[] | null;
  readonly reason: string;
  readonly moves: number;
  readonly figures: readonly Counted[];
  /** How much room its film takes. */
  readonly bytes: number;
  /** What it brought for the album has been stuck in. */
  readonly judged?: boolean;
}

const NAME = "mulot";
/** So many games, and no more than this of films, packed. */
export const MOST = 40;
export const ROOM = 24_000_000;

/** Which games have to go, so that the newest fit. */
export function tooMany(games: readonly Pick<KeptGame, "table" | "when" | "bytes">[]): string[] {
  let room = ROOM;
  return [...games]
    .sort((a, b) => b.when - a.when)
    .filter(({ bytes }, i) => {
      room -= bytes;
      return i > 0 && (i >= MOST || room < 0);
    })
    .map(({ table }) => table);
}

const answer = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error ?? new Error("the cupboard does not open"));
  });

/** What lies in it: games and their films; since the second version also the album of stickers. */
const SHELVES = { games: { keyPath: "table" }, films: {}, album: { keyPath: "key" } } as const;

function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(NAME, 2);
  opening.onupgradeneeded = () => {
    for (const [shelf, how] of Object.entries(SHELVES))
      if (!opening.result.objectStoreNames.contains(shelf)) opening.result.createObjectStore(shelf, how);
  };
  return answer(opening);
}

/** All of it, or nothing; and whoever does it in another tab at the same time waits. */
async function at<T>(
  shelves: readonly (keyof typeof SHELVES)[],
  mode: IDBTransactionMode,
  work: (...shelves: IDBObjectStore[]) => Promise<T>,
): Promise<T> {
  const cupboard = await open();
  try {
    const both = cupboard.transaction(shelves, mode);
    const whole = new Promise<void>((done, failed) => {
      both.oncomplete = () => done();
      both.onabort = both.onerror = () => failed(both.error ?? new Error("the cupboard is full"));
    });
    whole.catch(() => undefined); // told by `await whole`, or by what failed before it
    const found = await work(...shelves.map((shelf) => both.objectStore(shelf)));
    await whole;
    return found;
  } finally {
    cupboard.close();
  }
}

const inside = <T>(
  mode: IDBTransactionMode,
  work: (games: IDBObjectStore, films: IDBObjectStore) => Promise<T>,
): Promise<T> => at(["games", "films"], mode, (games, films) => work(games!, films!));

/** Newest first. */
export async function keptGames(): Promise<KeptGame[]> {
  try {
    const found = await inside("readonly", (games) => answer(games.getAll() as IDBRequest<KeptGame[]>));
    return found.sort((a, b) => b.when - a.when);
  } catch {
    return [];
  }
}

/** A film as it is kept: with how the game went, once somebody has asked. */
export type KeptFilm = Replay & { readonly course?: GameReview };

export async function keptFilm(table: string): Promise<KeptFilm | null> {
  try {
    const packed = await inside("readonly", (_, films) => answer(films.get(table) as IDBRequest<Blob | undefined>));
    return packed ? await unpack(packed) : null;
  } catch {
    return null;
  }
}

/** Put how it went to the film of a game that is kept here; of others nothing is kept. Gives back what it got. */
export async function keepCourse(table: string, course: GameReview): Promise<GameReview> {
  const film = await keptFilm(table);
  if (!film || film.course || !course.chances.length) return course;
  const packed = await pack({ ...film, course });
  try {
    await inside("readwrite", async (games, films) => {
      const game = await answer(games.get(table) as IDBRequest<KeptGame | undefined>);
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
export async function keepGame(game: Omit<KeptGame, "bytes">, film: Replay): Promise<boolean> {
  const packed = await pack(film);
  try {
    await inside("readwrite", async (games, films) => {
      const all = await answer(games.getAll() as IDBRequest<KeptGame[]>);
      if (all.some(({ table }) => table === game.table)) return;
      const kept = { ...game, bytes: packed.size };
      games.put(kept);
      films.put(packed, game.table);
      for (const gone of tooMany([...all, kept])) {
        games.delete(gone);
        films.delete(gone);
      }
    });
    return true;
  } catch {
    return false; // nothing is lost but the memory
  }
}

export async function dropGames(tables: readonly string[]): Promise<void> {
  try {
    await inside("readwrite", async (games, films) => {
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
const ALBUM = "mulot.album";

function noteAlbum(album: readonly unknown[]): void {
  try {
    localStorage.setItem(ALBUM, JSON.stringify(album));
  } catch {
    // Then it lies in the cupboard alone.
  }
}

function notedAlbum<R>(): R[] {
  try {
    const noted = JSON.parse(localStorage.getItem(ALBUM) ?? "[]") as unknown;
    return Array.isArray(noted) ? (noted as R[]) : [];
  } catch {
    return [];
  }
}

/** Change the album: what is in it is read, and what comes of that is put back, before anybody else reads it. Gives back
 * what changed. Throws where the browser keeps nothing. */
export async function putInAlbum<R extends { readonly key: string }>(
  change: (album: readonly R[]) => R[],
): Promise<R[]> {
  let after: R[] = [];
  const changed = await at(["album"], "readwrite", async (album) => {
    const found = await answer(album!.getAll() as IDBRequest<R[]>);
    // Where the browser has emptied the cupboard, what was in it is put back.
    const gone = found.length ? [] : notedAlbum<R>();
    const changed = change([...found, ...gone]);
    after = [...new Map([...found, ...gone, ...changed].map((one) => [one.key, one])).values()];
    for (const one of gone.length ? after : changed) album!.put(one);
    return changed;
  });
  if (after.length) noteAlbum(after);
  return changed;
}

/** The same; nothing changes where the browser keeps nothing. */
export async function changeAlbum<R extends { readonly key: string }>(
  change: (album: readonly R[]) => R[],
): Promise<R[]> {
  try {
    return await putInAlbum(change);
  } catch {
    return [];
  }
}

export async function wholeAlbum<R extends { readonly key: string }>(): Promise<R[]> {
  try {
    let whole: readonly R[] = [];
    await putInAlbum<R>((album) => {
      whole = album;
      return [];
    });
    return [...whole];
  } catch {
    return notedAlbum();
  }
}

/** These games have brought what they bring. */
export async function markJudged(tables: readonly string[]): Promise<void> {
  try {
    await inside("readwrite", async (games) => {
      for (const table of tables) {
        const game = await answer(games.get(table) as IDBRequest<KeptGame | undefined>);
        if (game) games.put({ ...game, judged: true });
      }
    });
  } catch {
    // Then they are looked at again, and bring nothing new.
  }
}

/** The whole cupboard, for good. */
export async function emptyCupboard(): Promise<void> {
  try {
    localStorage.removeItem(ALBUM);
    await answer(indexedDB.deleteDatabase(NAME));
  } catch {
    // There is none.
  }
}

const pressed = (blob: Blob, through: GenericTransformStream): Promise<Blob> =>
  new Response(blob.stream().pipeThrough(through as ReadableWritablePair<Uint8Array<ArrayBuffer>>)).blob();

async function pack(film: KeptFilm): Promise<Blob> {
  const plain = new Blob([JSON.stringify(film)], { type: "application/json" });
  if (!("CompressionStream" in globalThis)) return plain;
  return new Blob([await pressed(plain, new CompressionStream("gzip"))], { type: "application/gzip" });
}

async function unpack(packed: Blob): Promise<KeptFilm> {
  const plain = packed.type === "application/gzip" ? await pressed(packed, new DecompressionStream("gzip")) : packed;
  return JSON.parse(await plain.text()) as KeptFilm;
}
