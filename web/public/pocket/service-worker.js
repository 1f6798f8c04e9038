/**
 * Keeps the whole site for when there is no net. One version is everything that `pocket/files.json` lists; it is kept
 * whole or not at all, and a page never gets files of two versions. A newer one waits until the last page of the older
 * one is closed, or until somebody takes it.
 */
const SCOPE = self.registration.scope;
const OURS = `mulot ${new URL(SCOPE).pathname} `;
const LIST = "pocket/files.json";
const FOR_EVER = /^(assets\/|pocket\/(python|rules)-)/;
const at = (name) => new URL(name, SCOPE).href;

/** What was kept before: each version with its list. */
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

async function keep() {
  const list = await fetch(at(LIST), { cache: "no-store" });
  const { edition, files } = await list.clone().json();
  const older = await before();
  const cache = await caches.open(OURS + edition);
  for (const [name, digest] of Object.entries(files)) {
    const same = older.find((one) => one.files[name] === digest);
    const known = same && (await same.cache.match(at(name)));
    const found = known ?? (await fetch(at(name), { cache: FOR_EVER.test(name) ? "default" : "no-cache" }));
    if (!found.ok) throw new Error(`${name}: ${found.status}`);
    await cache.put(at(name), found);
  }
  // The list comes last: a version without it is not whole.
  await cache.put(at(LIST), list);
}

/** The version this worker belongs to: the newest whole one when it began to work. */
let mine;
async function version() {
  mine ??= (async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith(OURS));
    const whole = [];
    for (const name of names) if (await (await caches.open(name)).match(at(LIST))) whole.push(name);
    return whole.at(-1);
  })();
  return mine;
}

async function answer(request) {
  const name = await version();
  const cache = name && (await caches.open(name));
  // The page finds its way itself, by what stands behind the question mark.
  const wanted = request.mode === "navigate" ? at("index.html") : request.url;
  return (cache && (await cache.match(wanted, { ignoreSearch: true }))) ?? fetch(request);
}

async function tidy() {
  const kept = await version();
  for (const { name } of await before()) if (name !== kept) await caches.delete(name);
  await self.clients.claim();
}

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(tidy()));
self.addEventListener("message", (event) => event.data === "take" && self.skipWaiting());
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(SCOPE)) event.respondWith(answer(event.request));
});
