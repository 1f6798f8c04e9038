import { addressOf, isOfflineApp } from "../router.svelte.ts";
import type { TableInfo } from "../api/rest.ts";

/** The tables that this browser sat at: to go on with them, and to compare what the house promised with what it did. */
export interface RememberedTable {
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
const STORAGE_KEY = isOfflineApp ? `mulot.pocket-tables ${addressOf("/")}` : "mulot.tables";
/** As many as the house forgets at once (`server/forgetting.py`). */
const MAX_TABLES = 24;
/** As many as the shelf asks for. */
export const SHELF_TABLES = 12;

export function rememberedTables(): RememberedTable[] {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]") as unknown;
    return Array.isArray(stored) ? (stored as RememberedTable[]) : [];
  } catch {
    return [];
  }
}

function store(all: readonly RememberedTable[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(all.slice(0, MAX_TABLES)));
  } catch {
    // Nothing is lost but the memory.
  }
}

/** Note a table; what was promised first stays as it is. */
export function rememberTable(found: RememberedTable): void {
  const others = rememberedTables().filter(({ table }) => table !== found.table);
  const before = rememberedTables().find(({ table }) => table === found.table);
  const { commitment } = before ?? found;
  store([{ when: Date.now(), ...found, commitment, ...(before?.putAway ? { putAway: true } : {}) }, ...others]);
}

/** Notes of another time or browser: of those that are known here already, ours count. */
export function mergeRemembered(brought: readonly RememberedTable[]): void {
  const known = rememberedTables();
  const more = brought.filter(({ table }) => !known.some((one) => one.table === table));
  store([...known, ...more].sort((a, b) => (b.when ?? 0) - (a.when ?? 0)));
}

/** These tables have brought what they bring to this device. */
export function markSaved(tables: readonly string[]): void {
  store(rememberedTables().map((one) => (tables.includes(one.table) ? { ...one, putAway: true } : one)));
}

export function forgetTable(table: string): void {
  store(rememberedTables().filter((one) => one.table !== table));
}

/** It is over, somebody of this device played, and what it brings has not been put away yet. */
export const isUnsaved = ({ table, yours }: TableInfo): boolean =>
  table.phase === "over" &&
  yours.length > 0 &&
  rememberedTables().some((one) => one.table === table.table && one.putAway !== true);
