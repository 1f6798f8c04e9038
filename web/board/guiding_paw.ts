/**
 * Whom nobody has shown: when nothing happens for a while, a finger shows one thing that can be touched. The first times
 * only, each game for itself; how often it has been shown is kept on the device.
 */
import type { Seen } from "../table/board_model.svelte.ts";

/** Milliseconds in which nothing happens. */
export const WHILE = 8000;
/** So often it is shown, a game. */
export const TIMES = 6;
const PLACE = "mulot.fingers";

function counts(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

export const timesShown = (game: string): number => counts()[game] ?? 0;

export function countShown(game: string): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...counts(), [game]: timesShown(game) + 1 }));
  } catch {
    // Where a browser keeps nothing, it is shown more often: no harm.
  }
}

/** Somebody here may touch something, and nothing is going on. */
export const waitsForTouch = (seen: Seen): boolean =>
  seen.me !== null && seen.legal.length > 0 && !seen.busy && !seen.moves.pending && !seen.over;

/**
 * What to touch: each time another kind of thing that can be done, so that one sees all of them; of its touches the
 * farthest one that is there. Null: it lies under something else, a sheet or a curtain.
 */
export function shownTouch(board: Element, seen: Seen, times: number): { x: number; y: number } | null {
  const kinds = [...new Set(seen.legal.map(({ type }) => type))];
  const kind = kinds[times % kinds.length];
  const action = seen.legal.find(({ type }) => type === kind);
  const ids = action ? [...seen.how.touches(action)].reverse() : [];
  for (const id of ids) {
    const touch = board.querySelector(`[data-touch="${CSS.escape(id)}"].can`);
    if (!touch) continue;
    const { left, top, width, height } = touch.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    return hit && board.contains(hit) ? { x, y } : null;
  }
  return null;
}
