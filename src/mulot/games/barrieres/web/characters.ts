/** How the characters look: Brindille strolls, Pousse runs, Grisou counts steps, Ronce looks ahead, Maître Museau knows the garden. */
import { portrait, type PortraitStyle } from "$web/art/portraits.ts";

export const CHARACTERS: Readonly<Record<string, PortraitStyle>> = {
  gentle: portrait(["#d9a06b", "#b57c48", "#93c267", "#6a9a48", "#e8f3d0"], "acorn", "dreamy"),
  playful: portrait(["#ecd9b8", "#c9ac80", "#e8963f", "#bd6f22", "#fdeecb"], "daisy", "kind"),
  sensible: portrait(["#a3a0aa", "#7c7985", "#b83a51", "#8a2639", "#f6e3c2"], "straw", "kind"),
  strong: portrait(["#a8694a", "#7d4930", "#6b4a86", "#4b3163", "#eadcf2"], "bramble", "dreamy"),
  master: portrait(["#c9bcb0", "#a5958a", "#2e3a59", "#1d2740", "#d3e6f2"], "mortarboard", "keen", "spectacles"),
};
