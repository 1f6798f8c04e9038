/** Stores which puzzles have been solved on this device. */
const STORAGE_KEY = "mulot.puzzles";

function storedSolved(): Record<string, readonly string[]> {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Record<string, readonly string[]>;
  } catch {
    return {};
  }
}

/** Return the ids of a game's solved puzzles. */
export const solvedPuzzles = (game: string): readonly string[] => storedSolved()[game] ?? [];

/** Mark a puzzle as solved. */
export function saveSolved(game: string, id: string): void {
  const before = solvedPuzzles(game);
  if (before.includes(id)) return;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...storedSolved(), [game]: [...before, id] }));
  } catch {
    // Without storage, only this memory is lost.
  }
}
