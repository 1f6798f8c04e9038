/** The messages between the page and the worker with the offline app. The values of `kind` are the protocol. */

export type PageMessage =
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
  /** The answer to `lost`: true if the browser evicted the database by itself. */
  | { readonly kind: "lost"; readonly thrownAway: boolean }
  | { readonly kind: "ping" };

export type WorkerMessage =
  /** Python and the tables are loaded. */
  | { readonly kind: "ready"; readonly kept: StorageKind }
  /** The worker has failed. `why` is for the console, `key` for users; `again` restarts it without a message. */
  | { readonly kind: "failed"; readonly key: string; readonly why: string }
  | { readonly kind: "answer"; readonly id: number; readonly status: number; readonly text: string }
  | { readonly kind: "told"; readonly screen: number; readonly packet: string }
  | { readonly kind: "closed"; readonly screen: number; readonly code: number }
  /** A message for users; the app goes on. */
  | { readonly kind: "notice"; readonly key: string }
  /** The database is gone. The page answers whether the browser evicted it. */
  | { readonly kind: "lost" }
  /** The first move since the start, so there is something worth persisting. */
  | { readonly kind: "moved" }
  | { readonly kind: "pong" };

/** How tables are stored: in a database, in one that was just created, or only in memory. */
export type StorageKind = "kept" | "new" | "memory";

/** The content of `edition.json`. */
export interface PythonEdition {
  readonly version: string;
  /** The folder with Pyodide, relative to the site. */
  readonly python: string;
  readonly wheel: string;
  readonly rules: string;
}
