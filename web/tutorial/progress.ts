/** Where somebody is in a lesson: kept on the device, so that it can be left and come back to. */
const STORAGE_KEY = "mulot.lessons";

function storedProgress(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

/** The next frame of the lesson's film; 1, the first move, where nobody was yet or where it has grown shorter since. */
export function savedProgress(game: string, frames: number): number {
  const at = storedProgress()[game];
  return Number.isInteger(at) && at! > 1 && at! < frames ? at! : 1;
}

/** Whoever has come to the end begins anew. */
export function saveProgress(game: string, at: number, frames: number): void {
  const others = Object.entries(storedProgress()).filter(([one]) => one !== game);
  const kept = at > 1 && at < frames ? [...others, [game, at]] : others;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Nothing is lost but the memory.
  }
}
