/**
 * The daily game: everyone gets the same deal from a public seed (`core/daily.py`). Stores which tables were daily
 * games, and how they ended.
 */
import { readList, withStrings, writeJson } from "../device/stored_json.ts";
import { isOfflineApp } from "../router.svelte.ts";

export interface DailyScore {
  /** Between 0 (lost) and 1 (won). */
  readonly score: number;
  readonly moves: number;
}

export interface PlayedDailyGame {
  readonly table: string;
  readonly game: string;
  /** The date in UTC, from which the seed is computed. */
  readonly date: string;
  /** How it ended for the player, and how for a character with the same deal; missing while that is not known. */
  readonly you?: DailyScore;
  readonly house?: DailyScore;
}

const STORAGE_KEY = isOfflineApp ? "mulot.pocket-days" : "mulot.days";
/** A week in which every game on the shelf is played every day. */
const MAX_GAMES = 40;
const DAY_MS = 86_400_000;
const DAYS_IN_WEEK = 7;

/** Return today's date in UTC, which is the same for everyone. */
export const today = (now = new Date()): string => now.toISOString().slice(0, 10);

/** Return the dates of the last seven days; today is the last one. */
export const lastWeek = (date: string): string[] =>
  Array.from({ length: DAYS_IN_WEEK }, (_, i) => today(new Date(Date.parse(date) - (DAYS_IN_WEEK - 1 - i) * DAY_MS)));

/** Return which of `count` things has its turn on a date; tomorrow it is the next one's. */
export const turnOn = (date: string, count: number): number => Math.floor(Date.parse(date) / DAY_MS) % count;

const isScore = (value: unknown): boolean =>
  value === undefined ||
  (["score", "moves"] as const).every((name) => Number.isFinite((value as Partial<DailyScore> | null)?.[name]));

export const playedDailyGames = (): readonly PlayedDailyGame[] =>
  readList(STORAGE_KEY, withStrings<PlayedDailyGame>("table", "game", "date")).filter(
    ({ you, house }) => isScore(you) && isScore(house),
  );

/** Store a daily game, or what is now known about one. */
export function savePlayedDailyGame(played: PlayedDailyGame): boolean {
  const all = playedDailyGames();
  const known = all.find(({ table }) => table === played.table);
  const others = all.filter((one) => one !== known);
  return writeJson(STORAGE_KEY, [{ ...known, ...played }, ...others].slice(0, MAX_GAMES));
}

export const dailyGameOf = (table: string): PlayedDailyGame | null =>
  playedDailyGames().find((one) => one.table === table) ?? null;
