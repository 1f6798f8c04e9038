import type { House } from "../nearby/guest_session.ts";
import type { StorageKind } from "./protocol.ts";

/** The state of the offline app, as shown by the page. */
class OfflineState {
  /** True if this page is the offline app. */
  enabled = $state(false);
  /** This browser's house, for phones nearby; null if this page is not the offline app. */
  house: House | null = $state.raw(null);
  /** True when Python is ready. */
  ready = $state(false);
  /** How tables are stored; null until this is known. */
  storage: StorageKind | null = $state(null);
  /** True while Python is starting and something is waiting for it. */
  slowStart = $state(false);
  /** The key of the message to show, or null. */
  notice: string | null = $state(null);
  /** True if the page has to be reloaded. */
  stopped = $state(false);
  /** An update that is ready to be installed, or null. */
  newVersion: ServiceWorker | null = $state.raw(null);
}

export const offline = new OfflineState();
