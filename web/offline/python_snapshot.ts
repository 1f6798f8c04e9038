/**
 * Python's memory as it was when it had just begun, kept by the browser: a start from it takes an eighth of the work.
 * It is made here, at the first start, so nobody has to fetch it; and whoever has none starts without it.
 */

/** Of this site, and of nothing else on its web space; the service worker's own caches have other names. */
export const SNAPSHOT_CACHE = `mulot-python ${new URL("../", self.location.href).pathname}`;
const hasCaches = () => "caches" in self;

/** The memory of this very Python (`folder` has its version in its name), or null. */
export async function readSnapshot(folder: string): Promise<Uint8Array | null> {
  try {
    const found = hasCaches() ? await (await caches.open(SNAPSHOT_CACHE)).match(folder) : undefined;
    if (!found?.body) return null;
    // What is damaged does not unpack: there is a checksum in it.
    return new Uint8Array(await new Response(found.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
  } catch {
    return null;
  }
}

export async function writeSnapshot(folder: string, memory: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    if (!hasCaches()) return;
    const cache = await caches.open(SNAPSHOT_CACHE);
    const packed = new Blob([memory]).stream().pipeThrough(new CompressionStream("gzip"));
    await cache.put(folder, new Response(packed));
    for (const other of await cache.keys()) if (other.url !== folder) await cache.delete(other);
  } catch {
    // No room, or a window that keeps nothing: it starts as it did the first time.
  }
}

/** Something went wrong with a house that may have begun from it: the next one begins without. */
export async function deleteSnapshot(): Promise<void> {
  try {
    if (hasCaches()) await caches.delete(SNAPSHOT_CACHE);
  } catch {
    // There was none.
  }
}
