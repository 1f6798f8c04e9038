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

/** Portraits by strength, for characters of games that have none. */
export const DEFAULT_PORTRAITS: readonly PortraitStyle[] = [
  {
    fur: "#e9d3b0",
    furDark: "#cdb087",
    coat: "#7fb7d9",
    coatDark: "#4f8db4",
    light: "#fdeac0",
    wears: "daisy",
    look: "dreamy",
  },
  {
    fur: "#b79a80",
    furDark: "#927459",
    coat: "#38714f",
    coatDark: "#27533a",
    light: "#d5e6da",
    wears: "flatcap",
    look: "kind",
  },
  {
    fur: "#9a97a1",
    furDark: "#76737e",
    coat: "#2e3a59",
    coatDark: "#1d2740",
    light: "#e6d9f0",
    wears: "mortarboard",
    look: "keen",
    spectacles: true,
    moustache: true,
  },
];
