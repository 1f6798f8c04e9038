/** Components that drawings refer to by name: `<use href="#crown" />`. */
import type { Component } from "svelte";
import Icon from "./Icon.svelte";
import MouseFigure from "./MouseFigure.svelte";

export interface DrawingPart {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- any component that is a group inside an SVG
  readonly of: Component<any>;
  readonly props: object;
  /** Where its origin goes, and its size, as an SVG transform. */
  readonly at: string | undefined;
}

export const drawingPart = <P extends object>(of: Component<P>, props: P, at?: string): DrawingPart => ({
  of,
  props,
  at,
});

/** An icon, 100 by 100, with its top left corner at the origin. */
export const iconPart = (of: { readonly body: string; readonly box: string }): DrawingPart =>
  drawingPart(Icon, { of, x: 0, y: 0, size: 100 });

/**
 * Return a mouse, 100 high, standing on the origin; undefined if the name is not a mouse's. `mouse-0-glad-cap` looks the
 * same whoever is seated at the table; `seat-0-glad` is the mouse on that seat, and has a shadow unless it is
 * `unshaded`.
 */
function mouseFigure(name: string): DrawingPart | undefined {
  const [, kind, seat, mood, rest = ""] = /^(mouse|seat)-(\d)-(calm|glad|sad|asleep)(?:-(\w+))?$/.exec(name) ?? [];
  if (seat === undefined) return undefined;
  const pose = { seat: Number(seat), x: 0, y: 0, size: 100, mood: mood as "calm" };
  const look = kind === "seat" ? { shadow: !rest } : { shadow: false, own: { face: rest, coat: "" } };
  return drawingPart(MouseFigure, { ...pose, ...look });
}

/** Return the components that a drawing refers to, by name. */
export function partsIn(
  drawing: string,
  parts: Readonly<Record<string, DrawingPart>>,
): ReadonlyMap<string, DrawingPart> {
  const names = Array.from(drawing.matchAll(/href="#([\w-]+)"/g), ([, name]) => name!);
  return new Map(
    names.flatMap((name) => {
      const found = parts[name] ?? mouseFigure(name);
      return found ? [[name, found]] : [];
    }),
  );
}
