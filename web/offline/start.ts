/** Starts the offline app in the page. */
import { mount } from "svelte";
import { router } from "../router.svelte.ts";
import { setTransport } from "../api/transport.ts";
import type { StorageKind } from "./protocol.ts";
import { hadGuests, hostOfTable } from "../nearby/visited_tables.ts";
import { VisitorTransport } from "../nearby/visitor_transport.ts";
import { WorkerTransport } from "./worker_transport.ts";
import OfflineStatus from "./OfflineStatus.svelte";
import { requestPersistence } from "./persistence.ts";
import { isStorageLow } from "./storage_space.ts";
import { offline } from "./state.svelte.ts";

/** On the shelf Python starts later, because it is not needed for browsing. */
const SHELF_DELAY_MS = 3000;
/** A guest's phone needs no Python. It is prepared for later when the game has begun. */
const VISIT_DELAY_MS = 30_000;
const KEPT_KEY = "mulot.pocket-kept";
/** Milliseconds after which a user's clearing of browser data has finished. */
const CLEARING_MS = 1000;

interface StaticAnswers {
  readonly house: unknown;
  readonly games: readonly { readonly id: string }[];
}
let staticAnswers: Promise<StaticAnswers> | undefined;

/** Return the server info or the games from a static file, so that the shelf need not wait for Python. */
async function readStatic(path: string): Promise<unknown> {
  const [what, game, more] = path.split("/");
  if ((what !== "house" && what !== "games") || more) return undefined;
  staticAnswers ??= fetch("pocket/shown.json").then((answer) => answer.json() as Promise<StaticAnswers>);
  const { house, games } = await staticAnswers;
  if (what === "house") return house;
  return game ? games.find(({ id }) => id === game) : games;
}

/** Called when Python is ready. If tables were stored before and the database is new, the browser has deleted them. */
function onReady(kept: StorageKind): void {
  offline.ready = true;
  try {
    if (kept === "memory") offline.notice = "ui-pocket-private";
    else if (kept === "new" && localStorage.getItem(KEPT_KEY)) offline.notice = "ui-pocket-gone";
    else offline.notice = null;
    if (kept !== "memory") localStorage.setItem(KEPT_KEY, "yes");
  } catch {
    // Without storage there is nothing to compare with.
  }
  offline.storage = kept;
  installServiceWorker().catch((error: unknown) => console.warn(error));
}

/** Return true if the browser evicted the database. If the user has cleared the data, this key is missing too. */
async function wasEvicted(): Promise<boolean> {
  await new Promise((then) => setTimeout(then, CLEARING_MS));
  try {
    return localStorage.getItem(KEPT_KEY) !== null;
  } catch {
    return false;
  }
}

/** Offer an update as soon as it has been downloaded, even if Python is not ready. */
function watchForUpdate(registration: ServiceWorkerRegistration): void {
  const offer = () => {
    // The first version replaces nothing.
    if (registration.waiting && navigator.serviceWorker.controller) offline.newVersion = registration.waiting;
  };
  offer();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", offer));
}

async function findUpdate(): Promise<void> {
  const transport = new URL("./", document.baseURI).href;
  const registration = await navigator.serviceWorker?.getRegistration(transport);
  if (registration?.scope === transport) watchForUpdate(registration); // not one of another app in a parent folder
}

/** Install the service worker, which caches everything for offline use. This is not possible over plain HTTP. */
async function installServiceWorker(): Promise<void> {
  if (!navigator.serviceWorker || (await isStorageLow())) return;
  watchForUpdate(await navigator.serviceWorker.register("service-worker.js", { updateViaCache: "none" }));
}

/** True if this page was opened for a table in another phone's house. */
const isVisit = (): boolean =>
  router.route.name === "join" || ("table" in router.route && hostOfTable(router.route.table) !== undefined);

export function startOfflineApp(): void {
  const transport = new WorkerTransport(
    {
      loading: (is, waited) => (offline.slowStart = is && waited),
      ready: onReady,
      moved: () => void requestPersistence("moved"),
      lost: wasEvicted,
      notice: (key, stopped) => {
        offline.notice = key;
        offline.stopped = stopped;
      },
    },
    () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "mulot-house" }),
    readStatic,
  );
  offline.enabled = true;
  offline.house = transport;
  setTransport(new VisitorTransport(transport));
  findUpdate().catch((error: unknown) => console.warn(error));
  if (isVisit())
    setTimeout(() => installServiceWorker().catch((error: unknown) => console.warn(error)), VISIT_DELAY_MS);
  else setTimeout(() => transport.ensureStarted(), router.route.name === "shelf" ? SHELF_DELAY_MS : 0);
  if (hadGuests()) void import("../nearby/nearby_host.svelte.ts").then(({ nearbyHost }) => nearbyHost.open(transport));
  mount(OfflineStatus, { target: document.body });
}
