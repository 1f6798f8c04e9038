/** The text of a passage in the length that the reader has chosen. */
import type { GameTable } from "./boardState.ts";

export function passageText(table: GameTable, passage: string): { title: string; text: string } {
  const key = `story-${passage}-${table.storyLength}`;
  const words = table.t(key);
  // Stories are loaded last, and until then there is no text.
  return { title: table.t(`story-${passage}-title`), text: words.endsWith(key) ? "…" : words };
}
