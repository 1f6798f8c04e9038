/** Which puzzles have been solved here: kept on the device, told to nobody. */
const PLACE = "mulot.puzzles";

function all(): Record<string, readonly string[]> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, readonly string[]>;
  } catch {
    return {};
  }
}

/** The ids of those of a game. */
export const solvedOf = (game: string): readonly string[] => all()[game] ?? [];

/** Keep it; whoever solves one again has solved it once. */
export function keepSolved(game: string, id: string): void {
  const before = solvedOf(game);
  if (before.includes(id)) return;
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...all(), [game]: [...before, id] }));
  } catch {
    // Nothing is lost but the memory.
  }
}
