/** This device goes for good: the house forgets it, then the browser does, and the page begins anew. */
import { house } from "../wire/house.ts";
import { forget, remembered } from "./remembered.ts";

const OURS = "mulot.";

export async function forgetDevice(): Promise<void> {
  await house.forget(remembered().map(({ table }) => table));
  clearBrowser();
  location.assign("/");
}

/** What the page has written down in this browser. */
export function clearBrowser(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith(OURS)) storage.removeItem(key);
}

/** A table, and the other pages of its book, for everybody. */
export async function deleteTable(table: string): Promise<void> {
  const { tables } = await house.delete(table);
  for (const gone of tables) forget(gone);
}
