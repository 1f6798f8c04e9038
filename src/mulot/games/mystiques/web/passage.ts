/** A passage of the story in words, as long as the reader likes it. */
import type { Table } from "$web/board.ts";
import type { Stage } from "./stage.ts";
import type { Types } from "./types.ts";

export function tellPassage(table: Table<Types, Stage>, passage: string): { title: string; told: string } {
  const key = `story-${passage}-${table.reading}`;
  const words = table.t(key);
  // Stories come after everything else: until they are here there is nothing to read.
  return { title: table.t(`story-${passage}-title`), told: words.endsWith(key) ? "…" : words };
}
