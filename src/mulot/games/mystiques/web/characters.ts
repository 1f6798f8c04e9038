/** How the characters look: Noisetine takes her time, Fonce-Moustache never waits, Vieille-Oreille is wise. */
import { portrait, type PortraitStyle } from "$web/art/portraits.ts";

export const CHARACTERS: Readonly<Record<string, PortraitStyle>> = {
  timid: portrait(["#e3c39a", "#c09a6d", "#8a6a9c", "#634878", "#e6d9f0"], "acorn", "dreamy"),
  brave: portrait(["#c9764a", "#9c5430", "#b83a51", "#842438", "#fbdcc0"], "hood", "keen"),
  wise: portrait(["#b5b1ba", "#8d8a94", "#2e3a59", "#1d2740", "#cfd6ea"], "sage", "kind", "moustache"),
};
