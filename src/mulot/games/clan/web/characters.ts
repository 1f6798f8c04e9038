/** How the three characters look: Pâquerette (gentle), Mirabelle (sensible), Vieux Moustache (strong). */
import type { PortraitStyle } from "$web/art/portraits.ts";

export const CHARACTERS: Readonly<Record<string, PortraitStyle>> = {
  gentle: {
    fur: "#f3ece2",
    furDark: "#d3c7b8",
    coat: "#7fb7d9",
    coatDark: "#4f8db4",
    light: "#cfe0f4",
    wears: "daisy",
    look: "dreamy",
  },
  sensible: {
    fur: "#c58f63",
    furDark: "#9c6c43",
    coat: "#74489c",
    coatDark: "#543072",
    light: "#e6d9f0",
    wears: "plum",
    look: "kind",
  },
  strong: {
    fur: "#b5b1ba",
    furDark: "#8d8a94",
    coat: "#2c4a78",
    coatDark: "#1b3350",
    light: "#bfc8de",
    wears: "nightcap",
    look: "keen",
    moustache: true,
  },
};
