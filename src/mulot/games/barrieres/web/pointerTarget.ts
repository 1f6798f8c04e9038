/** Which square or groove a finger or pointer on the lawn means: the nearest legal one, so that nobody has to aim. */
import type { Building } from "./barrierPlacement.svelte.ts";
import {
  nearest,
  nearestCrossing,
  sideLength,
  squareMeant,
  type Groove,
  type Side,
  type Spot,
} from "./lawnGeometry.ts";
import type { GameTable } from "./boardState.ts";

/** The width of a fingertip in CSS pixels; no touch has a smaller area. */
export const FINGERTIP = 45;

export interface Bed {
  readonly table: GameTable;
  readonly building: Building;
  readonly size: number;
  readonly front: Side;
  /** CSS pixels per unit of the lawn. */
  readonly scale: number;
}

/** Return a point of the screen in the lawn's units; null if it is not on the lawn. */
export function onLawn(ground: SVGGraphicsElement, x: number, y: number, size: number): Spot | null {
  const matrix = ground.getScreenCTM();
  if (!matrix) return null;
  const point = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  const beside = Math.min(point.x, point.y) < -50 || Math.max(point.x, point.y) > sideLength(size) + 50;
  return beside ? null : { x: point.x, y: point.y };
}

/** Return the groove under a point; null if the nearest one is more than `most` units away. */
export function grooveUnder(point: Spot | null, most: number, size: number, front: Side): Groove | null {
  if (!point) return null;
  const { at, lies, beside } = nearest(point, size, front);
  return beside > most ? null : { at, lies };
}

const ON_GROOVE = 14;
const BESIDE_GROOVE = 24;
const OFF_SQUARE = 40;

/** Return an attachment for the lawn. A pointer over a groove shows the barrier and a click places it; a finger
 * chooses the crossing first. */
export function pointing(bed: () => Bed) {
  return (ground: SVGGElement) => {
    const at = (event: MouseEvent) => onLawn(ground, event.clientX, event.clientY, bed().size);
    const move = (event: PointerEvent) => {
      const { building, size, front } = bed();
      if (building.dragging) return;
      building.held =
        building.can && event.pointerType === "mouse" ? grooveUnder(at(event), ON_GROOVE, size, front) : null;
    };
    const leave = () => {
      if (!bed().building.dragging) bed().building.held = null;
    };
    const click = (event: MouseEvent) => {
      const { table, building, size, front, scale } = bed();
      const target = event.target as Element;
      const point = at(event);
      // A click without a point comes from a key or a screen reader and means its target. So does one in the ring.
      if (event.detail === 0 || !point || table.me === null || target.closest(".wedge")) return;
      const meant = (what: () => void) => {
        event.stopPropagation();
        what();
      };
      const { held } = building;
      if (held) return meant(() => building.place(held));
      if (building.on) return meant(() => building.pick(nearestCrossing(point, size, front)));
      const steps = table.legal.flatMap((action) => (action.type === "step" ? [action.to] : []));
      const to = squareMeant(point, steps, Math.max(OFF_SQUARE, FINGERTIP / 2 / scale), size, front);
      if (to) return meant(() => table.play({ type: "step", to }));
      const square = target.closest("[data-touch]");
      const groove = building.can && grooveUnder(point, square ? BESIDE_GROOVE : OFF_SQUARE, size, front);
      if (groove) meant(() => building.pick(groove.at));
    };
    ground.addEventListener("click", click, true);
    ground.addEventListener("pointermove", move);
    ground.addEventListener("pointerleave", leave);
    return () => {
      ground.removeEventListener("click", click, true);
      ground.removeEventListener("pointermove", move);
      ground.removeEventListener("pointerleave", leave);
    };
  };
}

/** A dragged barrier is drawn this many CSS pixels above the finger, so that it can be seen. */
const LIFT = 44;
const FAR = 60;
const STARTED = 9;

/** Return an attachment for the stock, from which a barrier can be dragged to a groove. If grooves are narrow, letting
 * go with a finger only chooses the crossing. */
export function drawing(bed: () => Bed & { readonly ground: SVGGElement | undefined; readonly narrow: boolean }) {
  return (stock: SVGGElement) => {
    let from: Spot | null = null;
    const down = (event: PointerEvent) => {
      if (!bed().building.can) return;
      from = { x: event.clientX, y: event.clientY };
      window.addEventListener("pointermove", move);
      window.addEventListener("pointerup", up);
      window.addEventListener("pointercancel", cancel);
    };
    const move = (event: PointerEvent) => {
      const { building, ground, size, front } = bed();
      if (!from || !ground) return;
      if (!building.dragging && Math.hypot(event.clientX - from.x, event.clientY - from.y) < STARTED) return;
      building.dragging = true;
      building.picked = null;
      const above = event.clientY - (event.pointerType === "mouse" ? 0 : LIFT);
      building.held = grooveUnder(onLawn(ground, event.clientX, above, size), FAR, size, front);
    };
    const up = (event: PointerEvent) => {
      const { building, narrow } = bed();
      const meant = building.dragging ? building.held : null;
      cancel();
      if (!meant) return;
      if (narrow && event.pointerType !== "mouse") building.pick(meant.at);
      else building.place(meant);
    };
    const cancel = () => {
      const { building } = bed();
      from = null;
      building.dragging = false;
      building.held = null;
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", cancel);
    };
    stock.addEventListener("pointerdown", down);
    return () => {
      cancel();
      stock.removeEventListener("pointerdown", down);
    };
  };
}
