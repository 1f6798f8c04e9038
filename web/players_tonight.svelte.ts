/** The number and the lowest age of tonight's players, chosen on the shelf and used by the boxes. */
import type { GameInfo } from "./api/rest.ts";

class TonightChoice {
  /** The number of people; null if nobody has said. */
  people: number | null = $state(null);
  /** The age of the youngest; null if nobody has said. */
  youngest: number | null = $state(null);
}

export const tonight = new TonightChoice();

/**
 * Return the smallest number of seats for this many people; bots take the empty ones. Null if they do not fit, or if
 * there are no bots to fill it.
 */
export function seatCountFor(
  { seats, characters }: Pick<GameInfo, "seats" | "characters">,
  people: number,
): number | null {
  if (seats.includes(people)) return people;
  if (!characters.length) return null;
  return seats.filter((count) => count > people).sort((a, b) => a - b)[0] ?? null;
}
