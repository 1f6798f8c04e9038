/** Saves this device's finished games with their replays, and awards their stickers. */
import type { Replay } from "../board/board_interface.ts";
import { loadBox, games } from "../games.svelte.ts";
import { requestPersistence } from "../offline/persistence.ts";
import { isOfflineApp } from "../router.svelte.ts";
import { withDrawings } from "../replay/replay_board.ts";
import { isUnsaved, markSaved, rememberedTables } from "../table/remembered_tables.ts";
import { api, ApiError } from "../api/client.ts";
import type { TableView } from "../api/message_types.ts";
import type { TableInfo } from "../api/rest_types.ts";
import { awardStickers } from "../stickers/album.ts";
import { deleteSavedGames, saveGame, loadSavedGames, type SavedGame } from "./database.ts";
import { countStatistics } from "./statistics.ts";

const DAY_MS = 86_400_000;

/**
 * Save a finished game in which this device had a seat, unless the device is shared. Return the stickers that it won;
 * saving it again wins none.
 */
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
    await saveGame(game, replay); // its stickers could not be loaded; the album will try again
    return [];
  }
}

/**
 * Return the unfinished and the saved games, newest first. Missing replays are fetched, and games that someone has
 * deleted are removed.
 */
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
      // The table is missing although its retention period is not over, so someone has deleted it for everyone.
      if (error.status === 404 && known.has(table)) gone.push(table);
      if (error.status === 0) break;
    }
  }
  if (gone.length) await deleteSavedGames(gone);
  kept = await loadSavedGames();
  return { going, kept };
}

/** Save finished games that were left before their replay could be fetched, so that their stickers are awarded. */
export async function saveMissedGames(ends: readonly TableInfo[]): Promise<void> {
  if (games.shared) return;
  // these were saved before this mark existed
  const known = new Set((await loadSavedGames()).map(({ table }) => table));
  markSaved([...known]);
  for (const info of ends) {
    const { table, version } = info.table;
    if (!version)
      markSaved([table]); // it was ended before the game started
    else if (!known.has(table)) await fetchAndSave(info);
  }
}

/** Like `saveMissedGames`, for all remembered tables. */
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
    if (!(error instanceof ApiError)) throw error; // the game never started, or the server is busy: try again next time
  }
}
