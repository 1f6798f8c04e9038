import { addressOf, inPocket } from "../router.svelte.ts";
import type { TableInfo } from "../api/rest.ts";

/** The tables that this browser sat at: to go on with them, and to compare what the house promised with what it did. */
export interface Remembered {
  readonly table: string;
  readonly game: string;
  /** The SHA-256 of the seed, as it was shown when this browser saw the table first. */
  readonly commitment: string;
  /** When this browser sat down at it last, in milliseconds since 1970 (older notes do not say). */
  readonly when?: number;
  /** Its end has been put away on this device (`ours/keeping.ts`), with the stickers it brought. */
  readonly putAway?: true;
}

/** Where the house is in the browser, its tables are others than those of a served house at the same address. */
const PLACE = inPocket ? `mulot.pocket-tables ${addressOf("/")}` : "mulot.tables";
/** As many as the house forgets at once (`server/forgetting.py`). */
const MOST = 24;
/** As many as the shelf asks for. */
export const RECENT = 12;

export function remembered(): Remembered[] {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "[]") as unknown;
    return Array.isArray(kept) ? (kept as Remembered[]) : [];
  } catch {
    return [];
  }
}

function keep(all: readonly Remembered[]): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(all.slice(0, MOST)));
  } catch {
    // Nothing is lost but the memory.
  }
}

/** Note a table; what was promised first stays as it is. */
export function remember(found: Remembered): void {
  const others = remembered().filter(({ table }) => table !== found.table);
  const before = remembered().find(({ table }) => table === found.table);
  const { commitment } = before ?? found;
  keep([{ when: Date.now(), ...found, commitment, ...(before?.putAway ? { putAway: true } : {}) }, ...others]);
}

/** Notes of another time or browser: of those that are known here already, ours count. */
export function rememberAll(brought: readonly Remembered[]): void {
  const known = remembered();
  const more = brought.filter(({ table }) => !known.some((one) => one.table === table));
  keep([...known, ...more].sort((a, b) => (b.when ?? 0) - (a.when ?? 0)));
}

/** These tables have brought what they bring to this device. */
export function notePutAway(tables: readonly string[]): void {
  keep(remembered().map((one) => (tables.includes(one.table) ? { ...one, putAway: true } : one)));
}

export function forget(table: string): void {
  keep(remembered().filter((one) => one.table !== table));
}

/** It is over, somebody of this device played, and what it brings has not been put away yet. */
export const isMissed = ({ table, yours }: TableInfo): boolean =>
  table.phase === "over" &&
  yours.length > 0 &&
  remembered().some((one) => one.table === table.table && one.putAway !== true);
