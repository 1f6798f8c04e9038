/** The tables that this device can continue. */
import { api, ApiError } from "../api/client.ts";
import type { TableView } from "../api/message_types.ts";
import { forgetTable, isUnsaved, SHELF_TABLES, rememberedTables } from "./remembered_tables.ts";

/** True if the game is in progress, or if it is a chapter whose next chapter has not been opened yet. */
const isUnfinished = ({ phase, follows, next }: TableView) => phase !== "over" || Boolean(follows && !next);

export async function loadUnfinishedTables(): Promise<TableView[]> {
  const found = await Promise.all(
    rememberedTables()
      .slice(0, SHELF_TABLES)
      .map(({ table }) =>
        api.getTable(table).catch((error: unknown) => {
          if (error instanceof ApiError && (error.status === 404 || error.status === 403)) forgetTable(table);
          return null;
        }),
      ),
  );
  const unsaved = found.flatMap((one) => (one && isUnsaved(one) ? [one] : []));
  if (unsaved.length)
    void import("../history/save_finished.ts")
      .then(({ saveMissedGames }) => saveMissedGames(unsaved))
      .catch((error: unknown) => console.warn(error));
  return found.flatMap((one) => (one && isUnfinished(one.table) && one.yours.length > 0 ? [one.table] : []));
}
