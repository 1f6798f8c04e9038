/** How a character's portrait is drawn: fur, coat, background, clothes and expression. */
export type Wears =
  | "acorn"
  | "beret"
  | "bib"
  | "bramble"
  | "daisy"
  | "flatcap"
  | "hood"
  | "mortarboard"
  | "nightcap"
  | "plum"
  | "sage"
  | "straw"
  | "thimble";

export interface PortraitStyle {
  readonly fur: string;
  readonly furDark: string;
  readonly coat: string;
  readonly coatDark: string;
  readonly light: string;
  readonly wears: Wears;
  readonly look: "dreamy" | "kind" | "keen";
  readonly spectacles?: boolean;
  /** The long white whiskers of an old mouse. */
  readonly moustache?: boolean;
}

/** Return a portrait style. The colours are those of the fur and its shade, the coat and its shade, and the background. */
export function portrait(
  colours: readonly [string, string, string, string, string],
  wears: Wears,
  look: PortraitStyle["look"],
  ...has: readonly ("spectacles" | "moustache")[]
): PortraitStyle {
  const [fur, furDark, coat, coatDark, light] = colours;
  const [spectacles, moustache] = [has.includes("spectacles"), has.includes("moustache")];
  return { fur, furDark, coat, coatDark, light, wears, look, spectacles, moustache };
}

/** Portraits by strength, for characters of games that have none. */
export const DEFAULT_PORTRAITS: readonly PortraitStyle[] = [
  portrait(["#e9d3b0", "#cdb087", "#7fb7d9", "#4f8db4", "#fdeac0"], "daisy", "dreamy"),
  portrait(["#b79a80", "#927459", "#38714f", "#27533a", "#d5e6da"], "flatcap", "kind"),
  portrait(["#9a97a1", "#76737e", "#2e3a59", "#1d2740", "#e6d9f0"], "mortarboard", "keen", "spectacles", "moustache"),
];
