/** How far learners have got in the tutorials, stored on the device so that they can leave and come back. */
const STORAGE_KEY = "mulot.lessons";

function storedProgress(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

/**
 * Return the next frame of the tutorial's replay. It is 1, the first move, if nobody has started or the tutorial has
 * become shorter since.
 */
export function savedProgress(game: string, frames: number): number {
  const at = storedProgress()[game];
  return Number.isInteger(at) && at! > 1 && at! < frames ? at! : 1;
}

/** Store the next frame. After the end, the tutorial starts again from the beginning. */
export function saveProgress(game: string, at: number, frames: number): void {
  const others = Object.entries(storedProgress()).filter(([one]) => one !== game);
  const kept = at > 1 && at < frames ? [...others, [game, at]] : others;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Without storage, only this memory is lost.
  }
}
