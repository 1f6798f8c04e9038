/**
 * The messages between the page and the offline app's worker. The values of `kind` are the protocol. Phones nearby
 * exchange the requests and answers among them with the page of the phone that they play on.
 */

/** Requests to a house. `device` is set by the page for a guest's phone; without it they are this browser's own. */
export type HouseRequest = { readonly device?: string } & (
  | {
      readonly kind: "call";
      readonly id: number;
      readonly method: string;
      readonly path: string;
      readonly body: string;
    }
  | { readonly kind: "enter"; readonly screen: number; readonly table: string; readonly since: number | null }
  | { readonly kind: "hear"; readonly screen: number; readonly packet: string }
  | { readonly kind: "exit"; readonly screen: number }
);

export type HouseAnswer =
  | { readonly kind: "answer"; readonly id: number; readonly status: number; readonly text: string }
  | { readonly kind: "told"; readonly screen: number; readonly packet: string }
  | { readonly kind: "closed"; readonly screen: number; readonly code: number };

export type PageMessage =
  | HouseRequest
  /** The answer to `lost`: `thrownAway` is true if the browser itself evicted the database. */
  | { readonly kind: "lost"; readonly thrownAway: boolean }
  | { readonly kind: "ping" };

export type WorkerMessage =
  | HouseAnswer
  /** Python and the tables have been loaded. */
  | { readonly kind: "ready"; readonly kept: StorageKind }
  /**
   * The worker has failed. `why` is for the console, `key` for users; the key `again` restarts it without a message.
   */
  | { readonly kind: "failed"; readonly key: string; readonly why: string }
  /** A message for users; the app continues. */
  | { readonly kind: "notice"; readonly key: string }
  /** The database is gone. The page answers whether the browser evicted it. */
  | { readonly kind: "lost" }
  /** The first move since the start, so there is now something worth persisting. */
  | { readonly kind: "moved" }
  | { readonly kind: "pong" };

/** How tables are stored: in an existing database, in one that has just been created, or only in memory. */
export type StorageKind = "kept" | "new" | "memory";

/** The contents of `edition.json`. */
export interface PythonEdition {
  readonly version: string;
  /** The folder with Pyodide, relative to the site. */
  readonly python: string;
  readonly wheel: string;
  readonly rules: string;
}
