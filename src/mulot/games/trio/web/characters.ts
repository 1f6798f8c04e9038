/** How the three characters look: Miette (gentle), Basilic (sensible), Sauge (strong). */
import { portrait, type PortraitStyle } from "$web/art/portraits.ts";

export const CHARACTERS: Readonly<Record<string, PortraitStyle>> = {
  gentle: portrait(["#e9d3b0", "#cdb087", "#e89aa6", "#c46d7c", "#fbe8bf"], "bib", "dreamy"),
  sensible: portrait(["#a98467", "#86654b", "#5d9a54", "#3f7a3c", "#dcecd0"], "beret", "kind"),
  strong: portrait(["#d6d2cb", "#b0aaa0", "#6f8d66", "#4d6a48", "#e4ecdc"], "sage", "keen", "spectacles"),
};
