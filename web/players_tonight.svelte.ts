/** Who is at the table tonight: chosen on the shelf, and known in the box that is opened then. */
import type { GameInfo } from "./api/rest.ts";

class TonightChoice {
  /** People round this screen; null: nobody has said. */
  people: number | null = $state(null);
  /** How old the youngest of them is. */
  youngest: number | null = $state(null);
}

export const tonight = new TonightChoice();

/**
 * How many seats a table has for so many people: as few as there are. People and seats are two things: what they leave
 * empty, mice of the house take. Null: it is too small for them, or nobody is there to fill it.
 */
export function seatCountFor(
  { seats, characters }: Pick<GameInfo, "seats" | "characters">,
  people: number,
): number | null {
  if (seats.includes(people)) return people;
  if (!characters.length) return null;
  return seats.filter((count) => count > people).sort((a, b) => a - b)[0] ?? null;
}
