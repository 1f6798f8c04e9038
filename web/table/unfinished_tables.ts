/** The tables that somebody of this device may go on with. */
import { house, HouseSaysNo } from "../api/client.ts";
import type { TableView } from "../api/messages.ts";
import { forget, isMissed, RECENT, remembered } from "./remembered_tables.ts";

/** It is played, or it is a page after which nobody has turned to the next. */
const goesOn = ({ phase, follows, next }: TableView) => phase !== "over" || Boolean(follows && !next);

export async function tablesToGoOnWith(): Promise<TableView[]> {
  const found = await Promise.all(
    remembered()
      .slice(0, RECENT)
      .map(({ table }) =>
        house.table(table).catch((error: unknown) => {
          if (error instanceof HouseSaysNo && (error.status === 404 || error.status === 403)) forget(table);
          return null;
        }),
      ),
  );
  const missed = found.flatMap((one) => (one && isMissed(one) ? [one] : []));
  if (missed.length)
    void import("../history/save_finished.ts")
      .then(({ putAwayMissed }) => putAwayMissed(missed))
      .catch((error: unknown) => console.warn(error));
  return found.flatMap((one) => (one && goesOn(one.table) && one.yours.length > 0 ? [one.table] : []));
}
