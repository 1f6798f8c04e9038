import { readList, withStrings, writeJson } from "../device/stored_json.ts";
import { addressOf, isOfflineApp } from "../router.svelte.ts";
import type { TableInfo } from "../api/rest_types.ts";

/** The tables at which this browser had a seat, for continuing them and for checking what the server promised. */
export interface RememberedTable {
  readonly table: string;
  readonly game: string;
  /** The SHA-256 of the seed, as it was when this browser first saw the table. */
  readonly commitment: string;
  /** When this browser last took a seat there, in milliseconds since 1970. Missing in older entries. */
  readonly when?: number;
  /** True if the finished game has been saved on this device (`history/save_finished.ts`) and its stickers awarded. */
  readonly putAway?: true;
}

/** The offline app's tables are separate from those of a server at the same address. */
const STORAGE_KEY = isOfflineApp ? `mulot.pocket-tables ${addressOf("/")}` : "mulot.tables";
/** The maximum number in one request to forget this device (`service/schemas.py`, `ForgetRequest`). */
const MAX_TABLES = 24;
/** The number of tables about which the shelf asks the server. */
export const SHELF_TABLES = 12;

export const rememberedTables = (): RememberedTable[] =>
  readList(STORAGE_KEY, withStrings<RememberedTable>("table", "game", "commitment"));

const store = (all: readonly RememberedTable[]): boolean => writeJson(STORAGE_KEY, all.slice(0, MAX_TABLES));

/** Remember a table. The commitment that was seen first stays unchanged. */
export function rememberTable(found: RememberedTable): void {
  const others = rememberedTables().filter(({ table }) => table !== found.table);
  const before = rememberedTables().find(({ table }) => table === found.table);
  const { commitment } = before ?? found;
  store([{ when: Date.now(), ...found, commitment, ...(before?.putAway ? { putAway: true } : {}) }, ...others]);
}

/** Merge entries from a backup. Tables that are already known here keep their entries. */
export function mergeRemembered(brought: readonly RememberedTable[]): void {
  const known = rememberedTables();
  const more = brought.filter(({ table }) => !known.some((one) => one.table === table));
  store([...known, ...more].sort((a, b) => (b.when ?? 0) - (a.when ?? 0)));
}

/** Mark these tables as saved. */
export function markSaved(tables: readonly string[]): void {
  store(rememberedTables().map((one) => (tables.includes(one.table) ? { ...one, putAway: true } : one)));
}

export function forgetTable(table: string): void {
  store(rememberedTables().filter((one) => one.table !== table));
}

/** Return true if the game is over, this device took part, and it has not been saved yet. */
export const isUnsaved = ({ table, yours }: TableInfo): boolean =>
  table.phase === "over" &&
  yours.length > 0 &&
  rememberedTables().some((one) => one.table === table.table && one.putAway !== true);
