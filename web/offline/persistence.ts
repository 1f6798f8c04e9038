/** The browser's promise to keep what is here, also when the device runs out of room: whether it has given one. */

const ASKED = "mulot.pocket-asked";
const DAY = 86_400_000;
/** When there is something worth keeping. Some browsers ask their people then, so each is no more than once a day. */
export type Occasion = "moved" | "ended";

function firstToday(occasion: Occasion): boolean {
  try {
    const asked = JSON.parse(localStorage.getItem(ASKED) ?? "{}") as Partial<Record<Occasion, number>>;
    if (Date.now() - (asked[occasion] ?? 0) < DAY) return false;
    localStorage.setItem(ASKED, JSON.stringify({ ...asked, [occasion]: Date.now() }));
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
