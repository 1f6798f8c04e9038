/**
 * The daily game: everyone gets the same deal from a public seed (`core/daily.py`). Stores which tables were daily
 * games.
 */
import { readList, withStrings, writeJson } from "../device/stored_json.ts";
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

export const playedDailyGames = (): readonly PlayedDailyGame[] =>
  readList(STORAGE_KEY, withStrings<PlayedDailyGame>("table", "game", "date"));

export const savePlayedDailyGame = (played: PlayedDailyGame): boolean =>
  writeJson(STORAGE_KEY, [played, ...playedDailyGames()].slice(0, MAX_DAYS));

export const dailyGameOf = (table: string): PlayedDailyGame | null =>
  playedDailyGames().find((one) => one.table === table) ?? null;
