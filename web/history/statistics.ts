/** The statistics over all of a device's games. Each game defines what is counted (`GameUi.statistics`). */
import type { Statistic, Replay, Tagged } from "../board/board_interface.ts";
import { winnersOf } from "../i18n/fluent_format.ts";

export interface StatisticValue {
  readonly name: string;
  readonly count: number;
  /** True to keep the smallest value of all games instead of the sum. */
  readonly least: boolean;
}

/** Return true if one of this device's seats won. */
export const isWon = (scores: readonly number[] | null, mine: readonly number[]): boolean =>
  scores !== null && Math.max(...scores) > 0 && winnersOf(scores).some((seat) => mine.includes(seat));

/** Return the statistics of one game. */
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
    if (least && !victory) return []; // only won games count towards a minimum
    const events = film.frames.flatMap(({ events }) => events);
    const found = events.filter((event) => of.includes(event.type) && (!ours || isOwnEvent(event))).length;
    return found ? [{ name, count: found, least }] : [];
  });
}
