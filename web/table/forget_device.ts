/** Forgetting this device: first on the server, then in the browser; then the page is loaded again. */
import { deleteSavedGames, deleteHistory } from "../history/database.ts";
import { addressOf, isOfflineApp } from "../router.svelte.ts";
import { api } from "../api/client.ts";
import { forgetTable, rememberedTables } from "./remembered_tables.ts";

/**
 * The storage keys that belong to this app. Forgetting the offline app must not affect a server at the same address,
 * and vice versa.
 */
const OWN_KEYS = isOfflineApp ? /^mulot\.(pocket|settings)/ : /^mulot\.(?!pocket)/;

export async function forgetDevice(): Promise<void> {
  await api.forgetDevice(rememberedTables().map(({ table }) => table));
  await clearBrowser(); // everything, before anyone else can see this page
  location.assign(addressOf("/"));
}

/** Delete everything that the page has stored in this browser. */
export function clearBrowser(): Promise<void> {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (OWN_KEYS.test(key)) storage.removeItem(key);
  return deleteHistory();
}

const VISIT = "mulot.visit";

/**
 * On shared devices: if the cookie differs from last time, because the browser was closed in between, a different
 * person may be here, so delete what the page remembers. Return true if there was anything to delete.
 */
export function clearForNewVisitor(visit: string): boolean {
  try {
    const before = localStorage.getItem(VISIT);
    if (before === visit) return false;
    const found = before !== null || rememberedTables().length > 0;
    void clearBrowser();
    localStorage.setItem(VISIT, visit);
    return found;
  } catch {
    return false; // a browser that stores nothing has nothing to forget
  }
}

/** Delete a table, with the other chapters of its campaign, for everyone. */
export async function deleteTable(table: string): Promise<void> {
  const { tables } = await api.deleteTable(table);
  for (const gone of tables) forgetTable(gone);
  await deleteSavedGames(tables);
}
