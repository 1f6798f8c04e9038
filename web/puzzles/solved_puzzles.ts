/** Which puzzles have been solved here: kept on the device, told to nobody. */
const STORAGE_KEY = "mulot.puzzles";

function storedSolved(): Record<string, readonly string[]> {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Record<string, readonly string[]>;
  } catch {
    return {};
  }
}

/** The ids of those of a game. */
export const solvedPuzzles = (game: string): readonly string[] => storedSolved()[game] ?? [];

/** Keep it; whoever solves one again has solved it once. */
export function saveSolved(game: string, id: string): void {
  const before = solvedPuzzles(game);
  if (before.includes(id)) return;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...storedSolved(), [game]: [...before, id] }));
  } catch {
    // Nothing is lost but the memory.
  }
}
