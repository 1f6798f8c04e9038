/** The table after this one: a rematch, or the campaign's next chapter. */
import { router } from "../router.svelte.ts";
import { api } from "../api/client.ts";
import type { TableView } from "../api/message_types.ts";

/** Go to the next table, opening it if nobody has done so. If nobody else is expected, the game starts at once. */
export async function goToNextTable(shown: TableView, how: "openRematch" | "openNextChapter"): Promise<void> {
  const next = shown.next ?? (await api[how](shown.table)).table;
  const found = await api.getTable(next);
  const { seats, phase } = found.table;
  const alone = seats.every(({ seat, sits }) => sits === "bot" || found.yours.includes(seat));
  if (phase === "open" && found.hosting && alone) await api.startGame(next);
  router.go(`/t/${next}`);
}
