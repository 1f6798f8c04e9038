/** Frees storage for games by deleting caches that can be made or fetched again. */

import { SNAPSHOT_CACHE } from "./python_snapshot.ts";

/** The prefix of the service worker's caches. There is one cache per version. */
const OFFLINE_CACHE_PREFIX = `mulot ${new URL("../", self.location.href).pathname} `;
/** Less free space than this counts as low. It is enough for a first visit and a shelf of games. */
const LOW_STORAGE_BYTES = 30_000_000;

/** Delete a cache, called in the worker. Return true if something was deleted. */
export async function freeStorage(): Promise<boolean> {
  try {
    const names = await caches.keys();
    if (names.includes(SNAPSHOT_CACHE)) return await caches.delete(SNAPSHOT_CACHE);
    // Without a network the app could not be loaded again.
    if (!navigator.onLine) return false;
    const deleted = await Promise.all(
      names.filter((name) => name.startsWith(OFFLINE_CACHE_PREFIX)).map((name) => caches.delete(name)),
    );
    return deleted.includes(true);
  } catch {
    return false; // there is no cache storage
  }
}

/** Return true if the browser reports little free space. Many browsers do not know how full the disk is. */
export async function isStorageLow(): Promise<boolean> {
  try {
    const { quota, usage } = await navigator.storage.estimate();
    return quota !== undefined && usage !== undefined && quota - usage < LOW_STORAGE_BYTES;
  } catch {
    return false;
  }
}
