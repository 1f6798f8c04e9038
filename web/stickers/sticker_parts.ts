/** Figures that sticker drawings refer to by name: `<use href="#crown" />`. */
import type { Component } from "svelte";
import Icon from "../art/Icon.svelte";
import MouseFigure from "../art/MouseFigure.svelte";

export interface StickerPart {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- any component that is a group inside an SVG
  readonly of: Component<any>;
  readonly props: object;
  /** Where its origin goes, and its size, as an SVG transform. */
  readonly at: string | undefined;
}

export const stickerPart = <P extends object>(of: Component<P>, props: P, at?: string): StickerPart => ({
  of,
  props,
  at,
});

/** An icon, 100 by 100, with its top left corner at the origin. */
export const iconPart = (of: { readonly body: string; readonly box: string }): StickerPart =>
  stickerPart(Icon, { of, x: 0, y: 0, size: 100 });

/**
 * Return one of the shell's mice, 100 high, standing on the origin; undefined if the name is not a mouse's. It is the
 * same in every album, whoever is seated at the table.
 */
function mouseFigure(name: string): StickerPart | undefined {
  const [, seat, mood, face = ""] = /^mouse-(\d)-(calm|glad|sad|asleep)(?:-(\w+))?$/.exec(name) ?? [];
  const pose = { x: 0, y: 0, size: 100, mood: mood as "calm", shadow: false, own: { face, coat: "" } };
  return seat === undefined ? undefined : stickerPart(MouseFigure, { ...pose, seat: Number(seat) });
}

/** Return the figures that a drawing refers to, by name. */
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
