/** The page begins with its house inside the browser. */
import { mount } from "svelte";
import { router } from "../router.svelte.ts";
import { setTransport } from "../api/transport.ts";
import type { Kept } from "./protocol.ts";
import { Here } from "./worker_transport.ts";
import OfflineStatus from "./OfflineStatus.svelte";
import { requestPersistence } from "./persistence.ts";
import { isStorageLow } from "./storage_space.ts";
import { pocket } from "./state.svelte.ts";

/** Who looks at the shelf only has no need of Python; whoever stays there will need it soon. */
const LOOKING_ROUND = 3000;
const KEPT_BEFORE = "mulot.pocket-kept";
/** After this long, what is being cleared is clear. */
const CLEARED = 1000;

interface Known {
  readonly house: unknown;
  readonly games: readonly { readonly id: string }[];
}
let shown: Promise<Known> | undefined;

/** What was written down when the site was made: the shelf and the boxes need no Python. */
async function known(path: string): Promise<unknown> {
  const [what, game, more] = path.split("/");
  if ((what !== "house" && what !== "games") || more) return undefined;
  shown ??= fetch("pocket/shown.json").then((answer) => answer.json() as Promise<Known>);
  const { house, games } = await shown;
  if (what === "house") return house;
  return game ? games.find(({ id }) => id === game) : games;
}

/** Tables that were kept here once, and a database that is new: the browser has thrown it away. */
function ready(kept: Kept): void {
  pocket.up = true;
  try {
    if (kept === "memory") pocket.notice = "ui-pocket-private";
    else if (kept === "new" && localStorage.getItem(KEPT_BEFORE)) pocket.notice = "ui-pocket-gone";
    else pocket.notice = null;
    if (kept !== "memory") localStorage.setItem(KEPT_BEFORE, "yes");
  } catch {
    // A browser that writes nothing down has nothing to compare with.
  }
  pocket.kept = kept;
  keepForOffline().catch((error: unknown) => console.warn(error));
}

/** Whoever clears what a browser keeps, clears this too; a browser that makes room does not. */
async function thrownAway(): Promise<boolean> {
  await new Promise((then) => setTimeout(then, CLEARED));
  try {
    return localStorage.getItem(KEPT_BEFORE) !== null;
  } catch {
    return false;
  }
}

/** A version that was fetched already, or comes while the page is open, is offered at once: Python need not be up. */
function watch(registration: ServiceWorkerRegistration): void {
  const offer = () => {
    // The very first one has nothing to replace.
    if (registration.waiting && navigator.serviceWorker.controller) pocket.newer = registration.waiting;
  };
  offer();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", offer));
}

async function watchForNewer(): Promise<void> {
  const here = new URL("./", document.baseURI).href;
  const registration = await navigator.serviceWorker?.getRegistration(here);
  if (registration?.scope === here) watch(registration); // and not another one's, from further up on this web space
}

/** Once the house is up, everything is kept for when there is no net. Plain http in a home network cannot do it. */
async function keepForOffline(): Promise<void> {
  if (!navigator.serviceWorker || (await isStorageLow())) return;
  watch(await navigator.serviceWorker.register("service-worker.js", { updateViaCache: "none" }));
}

export function begin(): void {
  const here = new Here(
    {
      waking: (is, waited) => (pocket.waited = is && waited),
      ready,
      moved: () => void requestPersistence("moved"),
      lost: thrownAway,
      notice: (key, stopped) => {
        pocket.notice = key;
        pocket.stopped = stopped;
      },
    },
    () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "mulot-house" }),
    known,
  );
  pocket.on = true;
  setTransport(here);
  watchForNewer().catch((error: unknown) => console.warn(error));
  setTimeout(() => here.wake(), router.route.name === "shelf" ? LOOKING_ROUND : 0);
  mount(OfflineStatus, { target: document.body });
}
