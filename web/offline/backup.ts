/** All that this browser keeps, as one file, and back (`mulot.browser.backup` writes and reads it). */
import { family, type OwnMouse } from "../players/family.svelte.ts";
import { mergeAlbum, album, type Place } from "../stickers/album.ts";
import { keepFile } from "../table/download_file.ts";
import { remembered, rememberAll, type Remembered } from "../table/remembered_tables.ts";
import { deleteTable } from "../table/forget_device.ts";
import { house, HouseSaysNo } from "../api/client.ts";

/** What the page keeps by itself. */
export interface PageKept {
  readonly album: readonly Place[];
  readonly notes: readonly Remembered[];
  readonly mice: readonly OwnMouse[];
}
/** What came of a file: tables that are new here, that have more moves now, and that went on differently and stay. */
export interface Brought {
  readonly new: readonly string[];
  readonly longer: number;
  readonly stayed: number;
  readonly page: PageKept;
}

const BEGINS = '{"kind":"everything"';
export const isEverything = (file: string): boolean => file.startsWith(BEGINS);

export async function writeEverything(): Promise<void> {
  const page: PageKept = { album: [...(await album()).values()], notes: remembered(), mice: family.mice };
  const day = new Date().toISOString().slice(0, 10);
  keepFile(await house.writeEverything(page), `mulot-${day}.jsonl`);
}

/** All of it, or nothing. Throws HouseSaysNo. */
export async function bringEverything(file: string): Promise<Brought> {
  const brought = await house.bringEverything(file);
  const { album, notes, mice } = brought.page;
  try {
    await mergeAlbum(album);
  } catch {
    // No room for the album: then for none of it. What was here before stays.
    for (const table of brought.new) await deleteTable(table);
    throw new HouseSaysNo(0, "ui-pocket-all-no-room");
  }
  rememberAll(notes);
  family.bring(mice);
  return brought;
}
