/**
 * This evening's tables in other phones' houses, and whether other phones were guests here. Known at once when a page
 * is loaded, so that nothing else has to be loaded if there are none.
 */
import { readList, withStrings, writeJson } from "../device/stored_json.ts";

/** How long phones that have played together know each other. */
export const EVENING_MS = 12 * 60 * 60 * 1000;
/** The database with this phone's key and its tickets (`evening_store.ts`, which the shelf does not load). */
export const EVENING_DATABASE = "mulot-nearby";
const VISITS_KEY = "mulot.pocket-visits";
const GUESTS_KEY = "mulot.pocket-guests";

interface Visit {
  readonly table: string;
  /** The fingerprint of the host's key. */
  readonly host: string;
  readonly until: number;
}

const visits = (): Visit[] =>
  readList(VISITS_KEY, withStrings<Visit>("table", "host")).filter(({ until }) => until > Date.now());

/** Return the host in whose house a table is; undefined for a table of this phone's own house. */
export const hostOfTable = (table: string): string | undefined => visits().find((one) => one.table === table)?.host;

export function noteVisit(table: string, host: string): void {
  const others = visits().filter((one) => one.table !== table);
  writeJson(VISITS_KEY, [{ table, host, until: Date.now() + EVENING_MS } satisfies Visit, ...others]);
}

/** Note that other phones are guests of this one. */
export const noteGuests = (): boolean => writeJson(GUESTS_KEY, [{ until: String(Date.now() + EVENING_MS) }]);

/** True if other phones were guests of this one this evening. */
export const hadGuests = (): boolean =>
  readList(GUESTS_KEY, withStrings<{ readonly until: string }>("until")).some(
    ({ until }) => Number(until) > Date.now(),
  );

/** True if this browser can connect to other phones. */
export const canConnect = (): boolean => typeof RTCPeerConnection === "function" && isSecureContext;

/** Forget the key and all tickets. Hosts do not know this phone any more. */
export function deleteEvenings(): void {
  if ("indexedDB" in globalThis) indexedDB.deleteDatabase(EVENING_DATABASE);
}
