/** Games of this device are put away when they are over. */
import type { Replay } from "../board.ts";
import { loadBox, games } from "../games.svelte.ts";
import { requestPersistence } from "../offline/persistence.ts";
import { isOfflineApp } from "../router.svelte.ts";
import { withDrawings } from "../replay/board.ts";
import { isUnsaved, markSaved, rememberedTables } from "../table/remembered_tables.ts";
import { api, ApiError } from "../api/client.ts";
import type { TableView } from "../api/messages.ts";
import type { TableInfo } from "../api/rest.ts";
import { awardStickers } from "../stickers/album.ts";
import { deleteSavedGames, saveGame, loadSavedGames, type SavedGame } from "./database.ts";
import { countStatistics } from "./statistics.ts";

const DAY_MS = 86_400_000;

/** Put a game away that is over; only where this device had a seat, and where it is not handed from child to child. Gives
 * back the stickers that it won: each is won once, so a game that is put away again wins none. */
export async function saveFinishedGame(
  tableView: TableView,
  yours: readonly number[],
  replay: Replay,
): Promise<readonly string[]> {
  if (games.shared || tableView.phase !== "over" || yours.length === 0) return [];
  if (isOfflineApp) void requestPersistence("ended");
  const { default: play } = await (await loadBox(replay.game)).loadUi();
  const scores = tableView.outcome?.scores ?? null;
  const game: Omit<SavedGame, "bytes"> = {
    table: tableView.table,
    game: replay.game,
    when: rememberedTables().find(({ table }) => table === tableView.table)?.when ?? Date.now(),
    seats: tableView.seats.map(({ seat, sits, name, character, face, coat }) => ({
      seat,
      sits,
      ...(name ? { name } : {}),
      ...(character ? { character } : {}),
      ...(face ? { face } : {}),
      ...(coat ? { coat } : {}),
    })),
    mine: yours,
    scores,
    reason: tableView.outcome?.reason ?? tableView.why ?? "",
    moves: replay.frames.length - 1,
    figures: countStatistics(play.statistics ?? [], replay, yours, scores),
  };
  try {
    const won = await awardStickers(game, replay);
    if (await saveGame({ ...game, judged: true }, replay)) markSaved([game.table]);
    return won;
  } catch {
    await saveGame(game, replay); // its stickers could not be fetched: the album looks at it again
    return [];
  }
}

/** What is going on, and what was played: newest first. Films that are still missing are fetched, those of tables that
 * somebody has deleted are dropped. */
export async function refreshHistory(): Promise<{ going: TableInfo[]; kept: SavedGame[] }> {
  let kept = await loadSavedGames();
  const known = new Set(kept.map(({ table }) => table));
  const young = kept
    .filter(({ when }) => Date.now() - when < games.retentionDays.over * DAY_MS)
    .map(({ table }) => table);
  const going: TableInfo[] = [];
  const gone: string[] = [];
  for (const table of new Set([...rememberedTables().map(({ table }) => table), ...young])) {
    try {
      const info = await api.getTable(table);
      if (info.yours.length === 0) continue;
      if (info.table.phase !== "over") going.push(info);
      else if (!known.has(table) && info.table.version) await fetchAndSave(info);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // It is not there, though the house would still keep it: somebody has deleted it, for everybody.
      if (error.status === 404 && known.has(table)) gone.push(table);
      if (error.status === 0) break;
    }
  }
  if (gone.length) await deleteSavedGames(gone);
  kept = await loadSavedGames();
  return { going, kept };
}

/** The ends that nobody waited for: who leaves before the film is made gets the stickers all the same. */
export async function saveMissedGames(ends: readonly TableInfo[]): Promise<void> {
  if (games.shared) return;
  const known = new Set((await loadSavedGames()).map(({ table }) => table)); // of before this was noted
  markSaved([...known]);
  for (const info of ends) {
    const { table, version } = info.table;
    if (!version)
      markSaved([table]); // it ended before it began
    else if (!known.has(table)) await fetchAndSave(info);
  }
}

/** The same, for all tables that this device remembers. */
export async function saveAllMissedGames(): Promise<void> {
  const ends = await Promise.all(rememberedTables().map(({ table }) => api.getTable(table).catch(() => null)));
  await saveMissedGames(ends.flatMap((one) => (one && isUnsaved(one) ? [one] : [])));
}

async function fetchAndSave({ table, yours }: TableInfo): Promise<void> {
  try {
    const replay = await api.getReplay(table.table);
    const { default: play } = await (await loadBox(replay.game)).loadUi();
    await saveFinishedGame(table, yours, await withDrawings(replay, play, table.table));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error; // it never began, or the house has much to do: next time
  }
}
