/** Figures that the drawings of stickers show by their names: `<use href="#crown" />`. */
import type { Component } from "svelte";
import Icon from "../art/Icon.svelte";
import MouseFigure from "../art/MouseFigure.svelte";

export interface StickerPart {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- any component that is a group inside an SVG
  readonly of: Component<any>;
  readonly props: object;
  /** Where its origin goes, and its size: a transform. */
  readonly at: string | undefined;
}

export const stickerPart = <P extends object>(of: Component<P>, props: P, at?: string): StickerPart => ({
  of,
  props,
  at,
});

/** An icon, 100 by 100 from its corner above left. */
export const iconPart = (of: { readonly body: string; readonly box: string }): StickerPart =>
  stickerPart(Icon, { of, x: 0, y: 0, size: 100 });

/** A mouse of the house, 100 high, standing on the origin: the same in everybody's album, whoever sits at the table. */
function mouseFigure(name: string): StickerPart | undefined {
  const [, seat, mood, face = ""] = /^mouse-(\d)-(calm|glad|sad|asleep)(?:-(\w+))?$/.exec(name) ?? [];
  const pose = { x: 0, y: 0, size: 100, mood: mood as "calm", shadow: false, own: { face, coat: "" } };
  return seat === undefined ? undefined : stickerPart(MouseFigure, { ...pose, seat: Number(seat) });
}

/** The figures that a drawing shows, by their names. */
export function partsIn(
  drawing: string,
  parts: Readonly<Record<string, StickerPart>>,
): ReadonlyMap<string, StickerPart> {
  const names = Array.from(drawing.matchAll(/href="#([\w-]+)"/g), ([, name]) => name!);
  return new Map(
    names.flatMap((name) => {
      const found = parts[name] ?? mouseFigure(name);
      return found ? [[name, found]] : [];
    }),
  );
}
