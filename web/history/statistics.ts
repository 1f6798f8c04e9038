/** What is counted over all the games of a device: each game says what is worth counting (`Play.figures`). */
import type { Statistic, Replay, Tagged } from "../board.ts";
import { winnersOf } from "../i18n/sentences.ts";

export interface StatisticValue {
  readonly name: string;
  readonly count: number;
  /** The smallest of all games counts, not all of them together. */
  readonly least: boolean;
}

/** Whether a mouse of this device won: all together, or one against the others. */
export const isWon = (scores: readonly number[] | null, mine: readonly number[]): boolean =>
  scores !== null && Math.max(...scores) > 0 && winnersOf(scores).some((seat) => mine.includes(seat));

/** What one game adds. */
export function countStatistics(
  figures: readonly Statistic[],
  film: Replay,
  mine: readonly number[],
  scores: readonly number[] | null,
): StatisticValue[] {
  const victory = isWon(scores, mine);
  const isOwnEvent = ({ seat }: Tagged & { readonly seat?: unknown }) =>
    typeof seat === "number" && mine.includes(seat);
  return figures.flatMap(({ name, of, ours = false, least = false }) => {
    if (of === "won") return victory ? [{ name, count: 1, least }] : [];
    if (least && !victory) return []; // a race that was not won is no shortest race
    const events = film.frames.flatMap(({ events }) => events);
    const found = events.filter((event) => of.includes(event.type) && (!ours || isOwnEvent(event))).length;
    return found ? [{ name, count: found, least }] : [];
  });
}

/** All games together: by game and figure. */
export function sumStatistics(
  games: readonly { readonly game: string; readonly figures: readonly StatisticValue[] }[],
): {
  readonly game: string;
  readonly key: string;
  readonly count: number;
}[] {
  const all = new Map<string, { game: string; key: string; count: number }>();
  for (const { game, figures } of games)
    for (const { name, count, least } of figures) {
      const key = `${game}-ui-figure-${name}`;
      const before = all.get(key)?.count;
      const now = before === undefined ? count : least ? Math.min(before, count) : before + count;
      all.set(key, { game, key, count: now });
    }
  return [...all.values()];
}
