/** What the page and the worker with the house in it say to each other. */

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
  /** The answer to `lost`: the browser did it by itself. */
  | { readonly kind: "lost"; readonly thrownAway: boolean }
  | { readonly kind: "ping" };

export type WorkerMessage =
  /** Python is there, and so are the rows. */
  | { readonly kind: "ready"; readonly kept: StorageKind }
  /** It cannot go on: `why` is for the console, `key` for people, or `again`: begin anew, and nothing need be said. */
  | { readonly kind: "failed"; readonly key: string; readonly why: string }
  | { readonly kind: "answer"; readonly id: number; readonly status: number; readonly text: string }
  | { readonly kind: "told"; readonly screen: number; readonly packet: string }
  | { readonly kind: "closed"; readonly screen: number; readonly code: number }
  /** Something that people should know; it goes on all the same. */
  | { readonly kind: "notice"; readonly key: string }
  /** The database is gone: did the browser throw it away, or does somebody clear what it keeps? */
  | { readonly kind: "lost" }
  /** The first move that was made since the house is up: there is something worth keeping. */
  | { readonly kind: "moved" }
  | { readonly kind: "pong" };

/** How tables are kept: as always, in a database that was new just now, or only until this window is closed. */
export type StorageKind = "kept" | "new" | "memory";

/** What the folder with Python says of itself (`edition.json`). */
export interface PythonEdition {
  readonly version: string;
  /** The folder with Pyodide, from where the site begins. */
  readonly python: string;
  readonly wheel: string;
  readonly rules: string;
}
