/** The day's game: the same deal for everybody, by a public seed (`core/daily.py`). Which tables were one is kept here. */
import { inPocket } from "../router.svelte.ts";

export interface DayPlayed {
  readonly table: string;
  readonly game: string;
  /** In Greenwich, as the seed has it. */
  readonly date: string;
}

const PLACE = inPocket ? "mulot.pocket-days" : "mulot.days";
const MOST = 24;

/** The date in Greenwich: the same for everybody at the same moment. */
export const today = (now = new Date()): string => now.toISOString().slice(0, 10);

export function daysPlayed(): readonly DayPlayed[] {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "[]") as unknown;
    return Array.isArray(kept) ? (kept as DayPlayed[]) : [];
  } catch {
    return [];
  }
}

export function keepDay(played: DayPlayed): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify([played, ...daysPlayed()].slice(0, MOST)));
  } catch {
    // Nothing is lost but the memory.
  }
}

export const dayOf = (table: string): DayPlayed | null => daysPlayed().find((one) => one.table === table) ?? null;
