/** The browser's promise to keep what is here, also when the device runs out of room: whether it has given one. */

const ASKED_KEY = "mulot.pocket-asked";
const DAY_MS = 86_400_000;
/** When there is something worth keeping. Some browsers ask their people then, so each is no more than once a day. */
export type Occasion = "moved" | "ended";

function firstToday(occasion: Occasion): boolean {
  try {
    const asked = JSON.parse(localStorage.getItem(ASKED_KEY) ?? "{}") as Partial<Record<Occasion, number>>;
    if (Date.now() - (asked[occasion] ?? 0) < DAY_MS) return false;
    localStorage.setItem(ASKED_KEY, JSON.stringify({ ...asked, [occasion]: Date.now() }));
  } catch {
    // A browser that writes nothing down has nothing to promise.
  }
  return true;
}

export async function isPersistent(): Promise<boolean> {
  return (await navigator.storage?.persisted?.().catch(() => false)) ?? false;
}

export async function requestPersistence(occasion: Occasion): Promise<void> {
  if (!navigator.storage?.persist || (await isPersistent()) || !firstToday(occasion)) return;
  await navigator.storage.persist().catch(() => false);
}
