import { isString, readRecord, writeJson } from "../device/stored_json.ts";

/** Stores which puzzles have been solved on this device: the id of the puzzle, marked if it was solved with help. */
const STORAGE_KEY = "mulot.puzzles";
const HELPED = "½";

const isStringList = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isString);
const storedSolved = (): Record<string, readonly string[]> => readRecord(STORAGE_KEY, isStringList);
const solvedPuzzles = (game: string): readonly string[] => storedSolved()[game] ?? [];

/** A whole star for a solved puzzle, half a star if it was solved with help. */
export type Star = "none" | "half" | "whole";

/** Return a function that says which star a puzzle of a game has. */
export function puzzleStars(game: string): (id: string) => Star {
  const solved = solvedPuzzles(game);
  return (id) => (solved.includes(id) ? "whole" : solved.includes(id + HELPED) ? "half" : "none");
}

/** Return how many stars a game's puzzles have brought, such as `3½`. Puzzles that are no longer offered count, too. */
export function starCount(game: string): string {
  const solved = solvedPuzzles(game);
  const halves = solved.filter((id) => id.endsWith(HELPED)).length;
  const whole = solved.length - halves + Math.floor(halves / 2);
  return `${whole || halves % 2 === 0 ? whole : ""}${halves % 2 ? HELPED : ""}`;
}

/** Mark a puzzle as solved, with help or without. A whole star stays whole. */
export function saveSolved(game: string, id: string, helped: boolean): void {
  const before = solvedPuzzles(game);
  const entry = helped ? id + HELPED : id;
  if (before.includes(id) || before.includes(entry)) return;
  writeJson(STORAGE_KEY, { ...storedSolved(), [game]: [...before.filter((one) => one !== id + HELPED), entry] });
}
