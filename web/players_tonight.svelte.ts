/** The number of tonight's players and the youngest age, chosen on the shelf and used by the boxes. */
import type { GameInfo } from "./api/rest_types.ts";

class TonightChoice {
  /** The number of people; null if it has not been chosen. */
  people: number | null = $state(null);
  /** The age of the youngest; null if it has not been chosen. */
  youngest: number | null = $state(null);
}

export const tonight = new TonightChoice();

/**
 * Return the smallest number of seats for this many people. Bots take the empty ones. Null if the people do not fit, or
 * if there are no bots for the empty seats.
 */
export function seatCountFor(
  { seats, characters }: Pick<GameInfo, "seats" | "characters">,
  people: number,
): number | null {
  if (seats.includes(people)) return people;
  if (!characters.length) return null;
  return seats.filter((count) => count > people).sort((a, b) => a - b)[0] ?? null;
}
