/** How the three characters look: Miette (gentle), Basilic (sensible), Sauge (strong). */
import type { PortraitStyle } from "$web/art/portraits.ts";

export const CHARACTERS: Readonly<Record<string, PortraitStyle>> = {
  gentle: {
    fur: "#e9d3b0",
    furDark: "#cdb087",
    coat: "#e89aa6",
    coatDark: "#c46d7c",
    light: "#fbe8bf",
    wears: "bib",
    look: "dreamy",
  },
  sensible: {
    fur: "#a98467",
    furDark: "#86654b",
    coat: "#5d9a54",
    coatDark: "#3f7a3c",
    light: "#dcecd0",
    wears: "beret",
    look: "kind",
  },
  strong: {
    fur: "#d6d2cb",
    furDark: "#b0aaa0",
    coat: "#6f8d66",
    coatDark: "#4d6a48",
    light: "#e4ecdc",
    wears: "sage",
    look: "keen",
    spectacles: true,
  },
};
