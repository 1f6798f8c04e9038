/**
 * The daily game: everyone gets the same deal from a public seed (`core/daily.py`). Stores which tables were daily
 * games.
 */
import { isOfflineApp } from "../router.svelte.ts";

export interface PlayedDailyGame {
  readonly table: string;
  readonly game: string;
  /** The date in UTC, from which the seed is computed. */
  readonly date: string;
}

const STORAGE_KEY = isOfflineApp ? "mulot.pocket-days" : "mulot.days";
const MAX_DAYS = 24;

/** Return the date in UTC, which is the same for everyone. */
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
    // Without storage, only this memory is lost.
  }
}

export const dailyGameOf = (table: string): PlayedDailyGame | null =>
  playedDailyGames().find((one) => one.table === table) ?? null;
