/** How the characters look: Brindille strolls, Pousse runs, Grisou counts steps, Ronce looks ahead, Maître Museau knows the garden. */
import type { PortraitStyle } from "$web/art/portraits.ts";

export const CHARACTERS: Readonly<Record<string, PortraitStyle>> = {
  gentle: {
    fur: "#d9a06b",
    furDark: "#b57c48",
    coat: "#93c267",
    coatDark: "#6a9a48",
    light: "#e8f3d0",
    wears: "acorn",
    look: "dreamy",
  },
  playful: {
    fur: "#ecd9b8",
    furDark: "#c9ac80",
    coat: "#e8963f",
    coatDark: "#bd6f22",
    light: "#fdeecb",
    wears: "daisy",
    look: "kind",
  },
  sensible: {
    fur: "#a3a0aa",
    furDark: "#7c7985",
    coat: "#b83a51",
    coatDark: "#8a2639",
    light: "#f6e3c2",
    wears: "straw",
    look: "kind",
  },
  strong: {
    fur: "#a8694a",
    furDark: "#7d4930",
    coat: "#6b4a86",
    coatDark: "#4b3163",
    light: "#eadcf2",
    wears: "bramble",
    look: "dreamy",
  },
  master: {
    fur: "#c9bcb0",
    furDark: "#a5958a",
    coat: "#2e3a59",
    coatDark: "#1d2740",
    light: "#d3e6f2",
    wears: "mortarboard",
    look: "keen",
    spectacles: true,
  },
};
