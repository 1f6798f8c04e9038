/** The pages of “Our games”: the games of one day are one evening. */
import type { SavedGame } from "./database.ts";

export interface Evening<G> {
  /** A moment of this day, in milliseconds since 1970. */
  readonly when: number;
  readonly games: readonly G[];
}

/** Return these games, which are sorted by time, in groups of one day. */
export function groupByDay<G extends { readonly when: number }>(games: readonly G[]): Evening<G>[] {
  const dayOf = ({ when }: G) => new Date(when).toDateString();
  return [...new Set(games.map(dayOf))].map((day) => {
    const those = games.filter((game) => dayOf(game) === day);
    return { when: those[0]!.when, games: those };
  });
}

type Counted = Pick<SavedGame, "game" | "figures">;

/**
 * Return what a game is remembered for: the keys of its statistics, with their values. A minimum, such as the shortest
 * race, is remembered only if no other of these games has a smaller one.
 */
export function memoriesOf(
  { game, figures }: Counted,
  all: readonly Counted[],
): { readonly key: string; readonly count: number; readonly record: boolean }[] {
  const others = all.flatMap((one) => (one.game === game ? one.figures : []));
  return figures.flatMap(({ name, count, least }) =>
    least && others.some((other) => other.name === name && other.count < count)
      ? []
      : [{ key: `${game}-ui-figure-${name}`, count, record: least }],
  );
}
