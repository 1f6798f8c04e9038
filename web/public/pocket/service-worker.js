/**
 * Caches the whole site for offline use. A version consists of all files in `pocket/files.json`; it is stored
 * completely or not at all, and files from two versions are never mixed. An update waits until the last page of the old
 * version has been closed, or until the user installs it.
 */
/* global EDITION -- defined before this code when the site is made, so that each version has a different worker */
const SCOPE = self.registration.scope;
const OURS = `mulot ${new URL(SCOPE).pathname} `;
const MINE = OURS + EDITION;
const LIST = "pocket/files.json";
const FOR_EVER = /^(assets\/|elsewhere\/|pocket\/(python|rules)-)/;
const at = (name) => new URL(name, SCOPE).href;

/** Return the cached versions with their lists of files. */
async function before() {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS));
  return Promise.all(
    names.map(async (name) => {
      const cache = await caches.open(name);
      const list = await cache.match(at(LIST));
      return { name, cache, files: list ? (await list.json()).files : {} };
    }),
  );
}

/** Return a response's digest in the format of the list. */
async function digestOf(answer) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await answer.clone().arrayBuffer()));
  return [...digest.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function keep() {
  const list = await fetch(at(LIST), { cache: "no-store" });
  const { edition, files } = await list.clone().json();
  if (edition !== EDITION) throw new Error("another version is being uploaded");
  const older = await before();
  const cache = await caches.open(MINE);
  for (const [name, digest] of Object.entries(files)) {
    const same = older.find((one) => one.files[name] === digest);
    const known = same && (await same.cache.match(at(name)));
    const found = known ?? (await fetch(at(name), { cache: FOR_EVER.test(name) ? "default" : "no-cache" }));
    if (!found.ok) throw new Error(`${name}: ${found.status}`);
    if (!known && (await digestOf(found)) !== digest) throw new Error(`${name} belongs to another version`);
    await cache.put(at(name), found);
  }
  // The list is stored last, so a version without it is incomplete.
  await cache.put(at(LIST), list);
}

async function answer(request) {
  const cache = await caches.open(MINE);
  // The page's router uses the part after the question mark.
  const wanted = request.mode === "navigate" ? at("index.html") : request.url;
  return (await cache.match(wanted, { ignoreSearch: true })) ?? fetch(request);
}

async function tidy() {
  for (const { name } of await before()) if (name !== MINE) await caches.delete(name);
  await self.clients.claim();
}

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(tidy()));
self.addEventListener("message", (event) => event.data === "take" && self.skipWaiting());
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(SCOPE)) event.respondWith(answer(event.request));
});
