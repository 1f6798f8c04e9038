/** The page begins with its house inside the browser. */
import { mount } from "svelte";
import { router } from "../router.svelte.ts";
import { setTransport } from "../api/transport.ts";
import type { StorageKind } from "./protocol.ts";
import { WorkerTransport } from "./worker_transport.ts";
import OfflineStatus from "./OfflineStatus.svelte";
import { requestPersistence } from "./persistence.ts";
import { isStorageLow } from "./storage_space.ts";
import { offline } from "./state.svelte.ts";

/** Who looks at the shelf only has no need of Python; whoever stays there will need it soon. */
const SHELF_DELAY_MS = 3000;
const KEPT_KEY = "mulot.pocket-kept";
/** After this long, what is being cleared is clear. */
const CLEARING_MS = 1000;

interface StaticAnswers {
  readonly house: unknown;
  readonly games: readonly { readonly id: string }[];
}
let staticAnswers: Promise<StaticAnswers> | undefined;

/** What was written down when the site was made: the shelf and the boxes need no Python. */
async function readStatic(path: string): Promise<unknown> {
  const [what, game, more] = path.split("/");
  if ((what !== "house" && what !== "games") || more) return undefined;
  staticAnswers ??= fetch("pocket/shown.json").then((answer) => answer.json() as Promise<StaticAnswers>);
  const { house, games } = await staticAnswers;
  if (what === "house") return house;
  return game ? games.find(({ id }) => id === game) : games;
}

/** Tables that were kept here once, and a database that is new: the browser has thrown it away. */
function onReady(kept: StorageKind): void {
  offline.ready = true;
  try {
    if (kept === "memory") offline.notice = "ui-pocket-private";
    else if (kept === "new" && localStorage.getItem(KEPT_KEY)) offline.notice = "ui-pocket-gone";
    else offline.notice = null;
    if (kept !== "memory") localStorage.setItem(KEPT_KEY, "yes");
  } catch {
    // A browser that writes nothing down has nothing to compare with.
  }
  offline.storage = kept;
  installServiceWorker().catch((error: unknown) => console.warn(error));
}

/** Whoever clears what a browser keeps, clears this too; a browser that makes room does not. */
async function wasEvicted(): Promise<boolean> {
  await new Promise((then) => setTimeout(then, CLEARING_MS));
  try {
    return localStorage.getItem(KEPT_KEY) !== null;
  } catch {
    return false;
  }
}

/** A version that was fetched already, or comes while the page is open, is offered at once: Python need not be up. */
function watchForUpdate(registration: ServiceWorkerRegistration): void {
  const offer = () => {
    // The very first one has nothing to replace.
    if (registration.waiting && navigator.serviceWorker.controller) offline.newVersion = registration.waiting;
  };
  offer();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", offer));
}

async function findUpdate(): Promise<void> {
  const transport = new URL("./", document.baseURI).href;
  const registration = await navigator.serviceWorker?.getRegistration(transport);
  if (registration?.scope === transport) watchForUpdate(registration); // and not another one's, from further up on this web space
}

/** Once the house is up, everything is kept for when there is no net. Plain http in a home network cannot do it. */
async function installServiceWorker(): Promise<void> {
  if (!navigator.serviceWorker || (await isStorageLow())) return;
  watchForUpdate(await navigator.serviceWorker.register("service-worker.js", { updateViaCache: "none" }));
}

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
  setTransport(transport);
  findUpdate().catch((error: unknown) => console.warn(error));
  setTimeout(() => transport.ensureStarted(), router.route.name === "shelf" ? SHELF_DELAY_MS : 0);
  mount(OfflineStatus, { target: document.body });
}
