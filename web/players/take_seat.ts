/** Takes seats with a player's own mouse, whose name may already be taken at the table. */
import type { LiveTable } from "../table/live_table.svelte.ts";
import { createSeedBytes } from "../api/client.ts";
import type { Ack, Rejection } from "../api/message_types.ts";
import { family, type PlayerMouse } from "./player_mice.svelte.ts";

export type MouseChoice = Partial<PlayerMouse>;

const NAME_TAKEN_KEY = "house-no-name-taken";

/** Take a seat with this mouse. If its name is taken, try again without a name. */
export async function takeSeatWithMouse<A>(
  mouse: PlayerMouse | null,
  ask: (mouse: MouseChoice) => Promise<A>,
  refusal: (answer: A) => string | null,
): Promise<A> {
  const answer = await ask(mouse ?? {});
  if (!mouse || refusal(answer) !== NAME_TAKEN_KEY) return answer;
  return ask({ face: mouse.face, coat: mouse.coat });
}

/** Take a seat of a live table with this mouse. */
export const takeSeatAs = (live: LiveTable, seat: number, mouse: PlayerMouse | null): Promise<Ack | Rejection> =>
  takeSeatWithMouse(
    mouse,
    (mouse) => live.connection.send({ do: "take", seat, added: createSeedBytes(), ...mouse }),
    (answer) => (answer.kind === "no" ? answer.key : null),
  );

/** Take a seat for this device's next player. If that is refused, show why. */
export async function takeSeat(live: LiveTable, seat: number): Promise<void> {
  const names = live.tableView.seats.map(({ name }) => name);
  const answer = await takeSeatAs(live, seat, family.nextFreeAfter(null, names));
  if (answer.kind === "no") live.model.moves.showRejection(answer, null);
}
