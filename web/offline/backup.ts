/** Exports and restores everything that this browser stores (`mulot.browser.backup` writes and reads the file). */
import { family, type PlayerMouse } from "../players/player_mice.svelte.ts";
import { mergeAlbum, loadAlbum, type AlbumEntry } from "../stickers/album.ts";
import { downloadFile } from "../table/download_file.ts";
import { rememberedTables, mergeRemembered, type RememberedTable } from "../table/remembered_tables.ts";
import { deleteTable } from "../table/forget_device.ts";
import { api, ApiError } from "../api/client.ts";

/** What the page stores itself, outside the offline app's database. */
export interface PageBackup {
  readonly album: readonly AlbumEntry[];
  readonly notes: readonly RememberedTable[];
  readonly mice: readonly PlayerMouse[];
}
/**
 * The result of a restore: new tables, the number of tables that got more moves, and the number left unchanged because
 * they have since diverged.
 */
export interface BackupResult {
  readonly new: readonly string[];
  readonly longer: number;
  readonly stayed: number;
  readonly page: PageBackup;
}

const BACKUP_START = '{"kind":"everything"';
export const isBackup = (file: string): boolean => file.startsWith(BACKUP_START);

export async function downloadBackup(): Promise<void> {
  const page: PageBackup = { album: [...(await loadAlbum()).values()], notes: rememberedTables(), mice: family.mice };
  const day = new Date().toISOString().slice(0, 10);
  downloadFile(await api.exportBackup(page), `mulot-${day}.jsonl`);
}

/** Restore a backup completely, or not at all. Throws `ApiError`. */
export async function restoreBackup(file: string): Promise<BackupResult> {
  const result = await api.importBackup(file);
  const { album, notes, mice } = result.page;
  try {
    await mergeAlbum(album);
  } catch {
    // There is no space for the album, so the new tables are removed again.
    for (const table of result.new) await deleteTable(table);
    throw new ApiError(0, "ui-pocket-all-no-room");
  }
  mergeRemembered(notes);
  family.merge(mice);
  return result;
}
