import { isNumber, readRecord, writeJson } from "../device/stored_json.ts";

/** How far learners have got in the tutorials, stored on the device so that they can leave and come back. */
const STORAGE_KEY = "mulot.lessons";

const storedProgress = (): Record<string, number> => readRecord(STORAGE_KEY, isNumber);

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
  writeJson(STORAGE_KEY, Object.fromEntries(kept));
}
