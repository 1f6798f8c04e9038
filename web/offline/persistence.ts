/** Requests persistent storage, so that the browser does not evict the games. */
import { isNumber, readRecord, writeJson } from "../device/stored_json.ts";

const ASKED_KEY = "mulot.pocket-asked";
const DAY_MS = 86_400_000;
/**
 * The occasions for a request: the first move and the first finished game. Some browsers ask the user, so each occasion
 * counts at most once a day.
 */
export type Occasion = "moved" | "ended";

function firstToday(occasion: Occasion): boolean {
  const asked: Partial<Record<Occasion, number>> = readRecord(ASKED_KEY, isNumber);
  if (Date.now() - (asked[occasion] ?? 0) < DAY_MS) return false;
  writeJson(ASKED_KEY, { ...asked, [occasion]: Date.now() });
  return true;
}

export async function isPersistent(): Promise<boolean> {
  return (await navigator.storage?.persisted?.().catch(() => false)) ?? false;
}

export async function requestPersistence(occasion: Occasion): Promise<void> {
  if (!navigator.storage?.persist || (await isPersistent()) || !firstToday(occasion)) return;
  await navigator.storage.persist().catch(() => false);
}
