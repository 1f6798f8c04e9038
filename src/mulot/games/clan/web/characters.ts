/** How the three characters look: Pâquerette (gentle), Mirabelle (sensible), Vieux Moustache (strong). */
import { portrait, type PortraitStyle } from "$web/art/portraits.ts";

export const CHARACTERS: Readonly<Record<string, PortraitStyle>> = {
  gentle: portrait(["#f3ece2", "#d3c7b8", "#7fb7d9", "#4f8db4", "#cfe0f4"], "daisy", "dreamy"),
  sensible: portrait(["#c58f63", "#9c6c43", "#74489c", "#543072", "#e6d9f0"], "plum", "kind"),
  strong: portrait(["#b5b1ba", "#8d8a94", "#2c4a78", "#1b3350", "#bfc8de"], "nightcap", "keen", "moustache"),
};
