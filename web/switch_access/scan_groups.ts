/** One switch is enough: what can be touched is gone through in rounds, from parts to parts of them, to one thing. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Stop<T> {
  readonly what: T;
  readonly box: Box;
}

/** What is framed at once: one thing, or several that are chosen among next. */
export type Part<T> = readonly Stop<T>[];

/** At most so many parts in a round: whoever waits longer has forgotten what came first. */
export const ROUND = 6;
/** A group as small as this is not worth a choice of its own. */
const FEW = 3;

/** The first round: what lies on the board one by one where it is little, everything else behind one choice. */
export function firstRound<T>(groups: readonly Part<T>[]): readonly Part<T>[] {
  const there = groups.filter((group) => group.length > 0);
  if (there.length < 2) return there.flatMap((group) => partsOf(group));
  return there.flatMap((group) => (group.length > FEW ? [group] : group.map((stop) => [stop])));
}

/** A part in at most `ROUND` smaller ones, of neighbours, in the order in which one reads. */
export function partsOf<T>(part: Part<T>): readonly Part<T>[] {
  if (part.length <= ROUND) return [...part].sort(asRead).map((stop) => [stop]);
  const count = Math.min(ROUND, Math.ceil(part.length / ROUND));
  const across = spread(part, middleX) > spread(part, middleY) * 1.5;
  const ordered = [...part].sort(across ? (a, b) => middleX(a) - middleX(b) || middleY(a) - middleY(b) : asRead);
  return Array.from({ length: count }, (_, i) =>
    ordered.slice(Math.round((i * part.length) / count), Math.round(((i + 1) * part.length) / count)),
  );
}

const middleX = <T>({ box }: Stop<T>): number => box.left + box.width / 2;
const middleY = <T>({ box }: Stop<T>): number => box.top + box.height / 2;

/** Things whose middles are about as high stand in one line. */
const LINE = 12;
const asRead = <T>(a: Stop<T>, b: Stop<T>): number => {
  const down = Math.round(middleY(a) / LINE) - Math.round(middleY(b) / LINE);
  return down || middleX(a) - middleX(b);
};

function spread<T>(part: Part<T>, of: (stop: Stop<T>) => number): number {
  const all = part.map(of);
  return Math.max(...all) - Math.min(...all);
}
