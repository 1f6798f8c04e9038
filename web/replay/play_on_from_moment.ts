/** Continuing from a position in a finished game: this opens a new table, with bots on the other seats. */
import { router } from "../router.svelte.ts";
import { api } from "../api/client.ts";

/**
 * `line` is the journal line of the position. `seat` is the seat to play; by default it is this device's own seat, or
 * the seat to move.
 */
export async function branchFromReplay(table: string, line: number, seat: number | null = null): Promise<void> {
  const made = await api.branchTable(table, seat === null ? { line } : { line, seat });
  router.go(`/t/${made.table}`);
}
