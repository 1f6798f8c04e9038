/** Forgetting this device: first on the server, then in the browser; then the page is loaded again. */
import { deleteSavedGames, deleteHistory } from "../history/database.ts";
import { deleteOfflineApp } from "../offline/delete_offline_app.ts";
import { deleteEvenings } from "../nearby/visited_tables.ts";
import { addressOf, isOfflineApp } from "../router.svelte.ts";
import { api } from "../api/client.ts";
import { forgetTable, rememberedTables } from "./remembered_tables.ts";

/** What belongs to the other app at this address: the offline app's tables, or those of the server. */
const OTHER_APP = isOfflineApp ? /^mulot\.(tables|days|shares|visit)$/ : /^mulot\.pocket/;
/** Tells the other tabs that the device was forgotten, because they still remember what they have read. */
const otherTabs = new BroadcastChannel("mulot forgotten");

/** Go to the shelf when another tab has forgotten the device. */
export function followForgetting(): void {
  otherTabs.onmessage = () => location.assign(addressOf("/"));
}

/** Forget this device. If it is shared, forget everything, including the offline app. */
export async function forgetDevice(shared: boolean): Promise<void> {
  await api.forgetDevice(rememberedTables().map(({ table }) => table));
  await clearBrowser(shared); // everything, before anyone else can see this page
  location.assign(addressOf("/"));
}

/** Delete everything that the page has stored in this browser, and what the other app at this address has stored too. */
export async function clearBrowser(otherToo: boolean): Promise<void> {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage))
      if (key.startsWith("mulot.") && (otherToo || !OTHER_APP.test(key))) storage.removeItem(key);
  otherTabs.postMessage("forgotten");
  deleteEvenings();
  await Promise.all([deleteHistory(), otherToo ? deleteOfflineApp() : undefined]);
}

/** True if someone has left more here than settings. */
export const hasTraces = (): boolean =>
  Object.keys(localStorage).some(
    (key) => /^mulot\.(?!settings|visit)/.test(key) && !["[]", "{}"].includes(localStorage.getItem(key) ?? ""),
  );

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
    void clearBrowser(true);
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
