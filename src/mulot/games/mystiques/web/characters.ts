/** How the characters look: Noisetine takes her time, Fonce-Moustache never waits, Vieille-Oreille is wise. */
import type { PortraitStyle } from "$web/art/portraits.ts";

export const CHARACTERS: Readonly<Record<string, PortraitStyle>> = {
  timid: {
    fur: "#e3c39a",
    furDark: "#c09a6d",
    coat: "#8a6a9c",
    coatDark: "#634878",
    light: "#e6d9f0",
    wears: "acorn",
    look: "dreamy",
  },
  brave: {
    fur: "#c9764a",
    furDark: "#9c5430",
    coat: "#b83a51",
    coatDark: "#842438",
    light: "#fbdcc0",
    wears: "hood",
    look: "keen",
  },
  wise: {
    fur: "#b5b1ba",
    furDark: "#8d8a94",
    coat: "#2e3a59",
    coatDark: "#1d2740",
    light: "#cfd6ea",
    wears: "sage",
    look: "kind",
    moustache: true,
  },
};
