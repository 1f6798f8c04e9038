/** Play on from a moment of a game that is over: a table of its own, with mice of the house on the other seats. */
import { router } from "../router.svelte.ts";
import { api } from "../api/client.ts";

/** `line` is the moment's line in the journal; `seat` whom to play, else one's own mouse, or whose turn it was. */
export async function branchFromReplay(table: string, line: number, seat: number | null = null): Promise<void> {
  const made = await api.branchTable(table, seat === null ? { line } : { line, seat });
  router.go(`/t/${made.table}`);
}
