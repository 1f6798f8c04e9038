/** Sitting down with one's own mouse, where somebody else may have its name already. */
import type { LiveTable } from "../table/live_table.svelte.ts";
import { addedBytes } from "../api/client.ts";
import type { Ack, Rejection } from "../api/messages.ts";
import { family, type OwnMouse } from "./family.svelte.ts";

export type Brought = Partial<OwnMouse>;

const TAKEN = "house-no-name-taken";

/** Ask for a seat with this mouse; where its name is taken, with another one that the house chooses. */
export async function sitDownAs<A>(
  mouse: OwnMouse | null,
  ask: (brought: Brought) => Promise<A>,
  refusal: (answer: A) => string | null,
): Promise<A> {
  const answer = await ask(mouse ?? {});
  if (!mouse || refusal(answer) !== TAKEN) return answer;
  return ask({ face: mouse.face, coat: mouse.coat });
}

/** Take a seat of a table that is open here with this mouse. */
export const sitAs = (live: LiveTable, seat: number, mouse: OwnMouse | null): Promise<Ack | Rejection> =>
  sitDownAs(
    mouse,
    (brought) => live.connection.send({ do: "take", seat, added: addedBytes(), ...brought }),
    (answer) => (answer.kind === "no" ? answer.key : null),
  );

/** Somebody of this device sits down; why not, is shown. */
export async function sit(live: LiveTable, seat: number): Promise<void> {
  const names = live.shown.seats.map(({ name }) => name);
  const answer = await sitAs(live, seat, family.after(null, names));
  if (answer.kind === "no") live.seen.moves.tellNo(answer, null);
}
