/**
 * A paw that points at something to touch when nothing has happened for a while. It is shown a few times for each game,
 * counted on the device.
 */
import type { BoardModel } from "../table/board_model.svelte.ts";

/** Milliseconds without input before the paw is shown. */
export const IDLE_MS = 8000;
/** How many times the paw is shown for each game. */
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
    // Without storage the paw is shown more often, which is harmless.
  }
}

/** True if someone at this device may act and nothing is being shown. */
export const waitsForTouch = (model: BoardModel): boolean =>
  model.me !== null && model.legal.length > 0 && !model.busy && !model.moves.pending && !model.over;

/**
 * Return where to point, in page coordinates. `times` is how often the paw has been shown: each time another type of
 * legal action is chosen, so that players see all of them. Null if the touch is covered by a sheet or a curtain.
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
