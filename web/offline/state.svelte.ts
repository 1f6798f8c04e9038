import type { StorageKind } from "./protocol.ts";

/** The state of the offline app as the page shows it. */
class OfflineState {
  /** True if this page is the offline app. */
  enabled = $state(false);
  /** True when Python is ready. */
  ready = $state(false);
  /** How tables are stored; null until it is known. */
  storage: StorageKind | null = $state(null);
  /** True while Python starts and something waits for it. */
  slowStart = $state(false);
  /** The key of the message to show. */
  notice: string | null = $state(null);
  /** True if the page has to be reloaded. */
  stopped = $state(false);
  /** An update that is ready to install. */
  newVersion: ServiceWorker | null = $state.raw(null);
}

export const offline = new OfflineState();
