/** Room on this device. Games come first: what can be made or fetched again goes before them. */

import { SNAPSHOT_CACHE } from "./python_snapshot.ts";

/** The files for offline (`service-worker.js`), each version in a cache of its own. */
const OFFLINE_CACHE_PREFIX = `mulot ${new URL("../", self.location.href).pathname} `;
/** So little is little: what a first visit needs, and a shelf full of games. */
const LOW_STORAGE_BYTES = 30_000_000;

/** In the worker: let go of what takes room beside the games. Gives back whether there was anything. */
export async function freeStorage(): Promise<boolean> {
  try {
    const names = await caches.keys();
    if (names.includes(SNAPSHOT_CACHE)) return await caches.delete(SNAPSHOT_CACHE);
    // Without the net, the house would not open again without its files.
    if (!navigator.onLine) return false;
    const deleted = await Promise.all(
      names.filter((name) => name.startsWith(OFFLINE_CACHE_PREFIX)).map((name) => caches.delete(name)),
    );
    return deleted.includes(true);
  } catch {
    return false; // there are no caches
  }
}

/** Whether the browser says that there is little room left for this site. Many do not say how full the disk is. */
export async function isStorageLow(): Promise<boolean> {
  try {
    const { quota, usage } = await navigator.storage.estimate();
    return quota !== undefined && usage !== undefined && quota - usage < LOW_STORAGE_BYTES;
  } catch {
    return false;
  }
}
