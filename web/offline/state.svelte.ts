import type { StorageKind } from "./protocol.ts";

/** What the page shows of the house in it: whether it is getting up, and what there is to be said. */
class OfflineState {
  /** This page has its house in the browser. */
  enabled = $state(false);
  /** The house is up. */
  ready = $state(false);
  /** How tables are kept; null: that is not known yet. */
  storage: StorageKind | null = $state(null);
  /** Python begins, and somebody waits for it. */
  slowStart = $state(false);
  /** The key of what is to be said. */
  notice: string | null = $state(null);
  /** Nothing goes on until the page is loaded again. */
  stopped = $state(false);
  /** A newer version is here: it is taken when the page is loaded again, and nobody is made to. */
  newVersion: ServiceWorker | null = $state.raw(null);
}

export const offline = new OfflineState();
