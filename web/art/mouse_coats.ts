/** The colours that a player's own mouse can have. */
import type { Coat } from "../players/seat_mice.ts";

export interface Fur {
  readonly fur: string;
  readonly furDark: string;
  /** The colour of its spots, if it has any. */
  readonly spots?: string;
}

export const FURS: Readonly<Record<Coat, Fur>> = {
  grey: { fur: "#c9bcb0", furDark: "#a5958a" },
  brown: { fur: "#a98467", furDark: "#86654b" },
  cream: { fur: "#ecd8b0", furDark: "#cfb283" },
  slate: { fur: "#9a99a6", furDark: "#74727f" },
  fox: { fur: "#dd8f52", furDark: "#b3682f" },
  white: { fur: "#f9f5ee", furDark: "#dad0c3" },
  cocoa: { fur: "#84604a", furDark: "#624431" },
  spotted: { fur: "#f3ece2", furDark: "#d3c7b8", spots: "#a8744a" },
};

export const coatStyle = (coat: string | undefined): Fur | null => (coat && FURS[coat as Coat]) || null;
