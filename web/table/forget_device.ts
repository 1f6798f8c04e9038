/** This device goes for good: the house forgets it, then the browser does, and the page begins anew. */
import { deleteSavedGames, deleteHistory } from "../history/database.ts";
import { addressOf, isOfflineApp } from "../router.svelte.ts";
import { api } from "../api/client.ts";
import { forgetTable, rememberedTables } from "./remembered_tables.ts";

/** Whoever forgets the house in the browser does not forget a served one at the same address. */
const OWN_KEYS = isOfflineApp ? /^mulot\.(pocket|settings)/ : /^mulot\.(?!pocket)/;

export async function forgetDevice(): Promise<void> {
  await api.forgetDevice(rememberedTables().map(({ table }) => table));
  await clearBrowser(); // all of it, before anybody else can see this page
  location.assign(addressOf("/"));
}

/** What the page has written down in this browser. */
export function clearBrowser(): Promise<void> {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (OWN_KEYS.test(key)) storage.removeItem(key);
  return deleteHistory();
}

const VISIT = "mulot.visit";

/** Where devices are shared and the cookie is another one than last time (the browser was closed in between), whoever
 * sits here now is somebody else: what the page remembers is not theirs. Returns whether there was anything. */
export function clearForNewVisitor(visit: string): boolean {
  try {
    const before = localStorage.getItem(VISIT);
    if (before === visit) return false;
    const found = before !== null || rememberedTables().length > 0;
    void clearBrowser();
    localStorage.setItem(VISIT, visit);
    return found;
  } catch {
    return false; // a browser that writes nothing down has nothing to forget
  }
}

/** A table, and the other pages of its book, for everybody. */
export async function deleteTable(table: string): Promise<void> {
  const { tables } = await api.deleteTable(table);
  for (const gone of tables) forgetTable(gone);
  await deleteSavedGames(tables);
}
