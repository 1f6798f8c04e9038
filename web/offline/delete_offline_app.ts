/** Delete the offline app from this browser, with all its games. */
export async function deleteOfflineApp(): Promise<void> {
  try {
    const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    const files = "caches" in globalThis ? await caches.keys() : [];
    const databases = (await indexedDB.databases()).map(({ name }) => name ?? "");
    await Promise.all([
      ...workers.map((worker) => worker.unregister()),
      ...files.filter((name) => name.startsWith("mulot")).map((name) => caches.delete(name)),
      ...databases.filter((name) => name.startsWith("mulot /")).map(deleteDatabase),
    ]);
  } catch {
    // A browser that stores nothing has nothing to delete.
  }
}

const deleteDatabase = (name: string): Promise<void> =>
  new Promise((deleted, failed) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => deleted();
    request.onerror = () => failed(request.error ?? new Error(name));
  });
