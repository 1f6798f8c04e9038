/**
 * Whom nobody has shown: when nothing happens for a while, a finger shows one thing that can be touched. The first times
 * only, each game for itself; how often it has been shown is kept on the device.
 */
import type { BoardModel } from "../table/board_model.svelte.ts";

/** Milliseconds in which nothing happens. */
export const IDLE_MS = 8000;
/** So often it is shown, a game. */
export const MAX_SHOWN = 6;
const STORAGE_KEY = "mulot.fingers";

function storedCounts(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

export const timesShown = (game: string): number => storedCounts()[game] ?? 0;

export function recordShown(game: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...storedCounts(), [game]: timesShown(game) + 1 }));
  } catch {
    // Where a browser keeps nothing, it is shown more often: no harm.
  }
}

/** Somebody here may touch something, and nothing is going on. */
export const waitsForTouch = (model: BoardModel): boolean =>
  model.me !== null && model.legal.length > 0 && !model.busy && !model.moves.pending && !model.over;

/**
 * What to touch: each time another kind of thing that can be done, so that one sees all of them; of its touches the
 * farthest one that is there. Null: it lies under something else, a sheet or a curtain.
 */
export function findTouchToShow(board: Element, model: BoardModel, times: number): { x: number; y: number } | null {
  const kinds = [...new Set(model.legal.map(({ type }) => type))];
  const kind = kinds[times % kinds.length];
  const action = model.legal.find(({ type }) => type === kind);
  const ids = action ? [...model.ui.touches(action)].reverse() : [];
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
