/** The day's game: the same deal for everybody, by a public seed (`core/daily.py`). Which tables were one is kept here. */
import { isOfflineApp } from "../router.svelte.ts";

export interface PlayedDailyGame {
  readonly table: string;
  readonly game: string;
  /** In Greenwich, as the seed has it. */
  readonly date: string;
}

const STORAGE_KEY = isOfflineApp ? "mulot.pocket-days" : "mulot.days";
const MAX_DAYS = 24;

/** The date in Greenwich: the same for everybody at the same moment. */
export const today = (now = new Date()): string => now.toISOString().slice(0, 10);

export function playedDailyGames(): readonly PlayedDailyGame[] {
  try {
    const kept = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]") as unknown;
    return Array.isArray(kept) ? (kept as PlayedDailyGame[]) : [];
  } catch {
    return [];
  }
}

export function savePlayedDailyGame(played: PlayedDailyGame): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([played, ...playedDailyGames()].slice(0, MAX_DAYS)));
  } catch {
    // Nothing is lost but the memory.
  }
}

export const dailyGameOf = (table: string): PlayedDailyGame | null =>
  playedDailyGames().find((one) => one.table === table) ?? null;
