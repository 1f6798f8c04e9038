/**
 * A paw that shows a good move when nothing happens for a while: the move that the hint or the lesson points at, else
 * the one that the hint would name. It is shown a few times for each game, counted on the device.
 */
import { isNumber, readRecord, writeJson } from "../device/stored_json.ts";
import type { Tagged } from "./board_interface.ts";
import type { BoardModel } from "../table/board_model.svelte.ts";

/** Milliseconds without input before the paw is shown. */
export const IDLE_MS = 8000;
/** How often the paw is shown for each game. */
export const MAX_SHOWN = 6;
const STORAGE_KEY = "mulot.fingers";

const storedCounts = (): Record<string, number> => readRecord(STORAGE_KEY, isNumber);

export const timesShown = (game: string): number => storedCounts()[game] ?? 0;

/** Count that it was shown. Without storage it is shown more often, which does no harm. */
export const recordShown = (game: string): boolean =>
  writeJson(STORAGE_KEY, { ...storedCounts(), [game]: timesShown(game) + 1 });

/** True if somebody at this device may act, nothing is being shown, and no refusal is being read. */
export const waitsForTouch = (model: BoardModel): boolean =>
  model.me !== null && model.legal.length > 0 && !model.busy && !model.moves.pending && !model.refused && !model.over;

/** What the paw shows: the ids to touch, in order, and whether the acting piece goes there. */
export interface Guidance {
  readonly touches: readonly string[];
  readonly moves: boolean;
}

export const guidanceFor = (model: BoardModel, action: Tagged): Guidance => ({
  touches: model.ui.touches(action),
  moves: model.ui.moves?.includes(action.type) ?? false,
});

/** What is already pointed at, by the hint or the lesson; null if nothing is. */
export function pointedGuidance(model: BoardModel): Guidance | null {
  const { pointed } = model;
  if (!pointed.length) return null;
  const action = model.legal.find((one) => model.ui.touches(one).at(-1) === pointed.at(-1));
  return action ? { ...guidanceFor(model, action), touches: pointed } : { touches: pointed, moves: false };
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Return the way to draw, in page coordinates: from the acting piece or the first touch to the touch that is next. Null
 * if nothing of it can be touched now, or a sheet, a curtain or another choice covers it.
 */
export function wayToShow(board: Element, { touches, moves }: Guidance): readonly Point[] | null {
  const usable = touches.map((id) => board.querySelector(`[data-touch="${CSS.escape(id)}"].can`));
  const next = usable.findLastIndex((touch) => touch !== null);
  const target = usable[next];
  if (!target) return null;
  const end = middle(target);
  const hit = document.elementFromPoint(end.x, end.y);
  if (!hit || !board.contains(hit)) return null;
  const start = moves ? board.querySelector("[data-acting]") : null;
  return start ? [middle(start), end] : [end];
}

function middle(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
