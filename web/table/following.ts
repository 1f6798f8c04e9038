/** The table after this one: once more, or the next page of the book. */
import { router } from "../router.svelte.ts";
import { house, type TableShown } from "../wire/house.ts";

/** Go to the table that follows, opening it if nobody has. Where nobody else is waited for, the game begins at once. */
export async function goOn(shown: TableShown, how: "rematch" | "sequel"): Promise<void> {
  const following = shown.next ?? (await house[how](shown.table)).table;
  const found = await house.table(following);
  const { seats, phase } = found.table;
  const alone = seats.every(({ seat, sits }) => sits === "bot" || found.yours.includes(seat));
  if (phase === "open" && found.hosting && alone) await house.start(following);
  router.go(`/t/${following}`);
}

/** Offer a text to be kept as a file. */
export function keepFile(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/x-ndjson" }));
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
