import { isString, readRecord, writeJson } from "../device/stored_json.ts";

/** Stores which puzzles have been solved on this device. */
const STORAGE_KEY = "mulot.puzzles";

const isStringList = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isString);
const storedSolved = (): Record<string, readonly string[]> => readRecord(STORAGE_KEY, isStringList);

/** Return the ids of a game's solved puzzles. */
export const solvedPuzzles = (game: string): readonly string[] => storedSolved()[game] ?? [];

/** Mark a puzzle as solved. */
export function saveSolved(game: string, id: string): void {
  const before = solvedPuzzles(game);
  if (before.includes(id)) return;
  writeJson(STORAGE_KEY, { ...storedSolved(), [game]: [...before, id] });
}
