/** The table after this one: a rematch, or the next page of the book. */
import { router } from "../router.svelte.ts";
import { house } from "../api/client.ts";
import type { TableView } from "../api/messages.ts";

/** Go to the next table, opening it if nobody has. Where nobody else is waited for, the game begins at once. */
export async function goToNext(shown: TableView, how: "rematch" | "nextPage"): Promise<void> {
  const next = shown.next ?? (await house[how](shown.table)).table;
  const found = await house.table(next);
  const { seats, phase } = found.table;
  const alone = seats.every(({ seat, sits }) => sits === "bot" || found.yours.includes(seat));
  if (phase === "open" && found.hosting && alone) await house.start(next);
  router.go(`/t/${next}`);
}
