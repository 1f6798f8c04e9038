/** One switch is enough: what can be touched is gone through in rounds, from parts to parts of them, to one thing. */

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface ScanTarget<T> {
  readonly what: T;
  readonly box: Rect;
}

/** What is framed at once: one thing, or several that are chosen among next. */
export type ScanGroup<T> = readonly ScanTarget<T>[];

/** At most so many parts in a round: whoever waits longer has forgotten what came first. */
export const MAX_GROUPS = 6;
/** A group as small as this is not worth a choice of its own. */
const MIN_GROUP_SIZE = 3;

/** The first round: what lies on the board one by one where it is little, everything else behind one choice. */
export function topGroups<T>(groups: readonly ScanGroup<T>[]): readonly ScanGroup<T>[] {
  const there = groups.filter((group) => group.length > 0);
  if (there.length < 2) return there.flatMap((group) => splitGroup(group));
  return there.flatMap((group) => (group.length > MIN_GROUP_SIZE ? [group] : group.map((stop) => [stop])));
}

/** A part in at most `ROUND` smaller ones, of neighbours, in the order in which one reads. */
export function splitGroup<T>(part: ScanGroup<T>): readonly ScanGroup<T>[] {
  if (part.length <= MAX_GROUPS) return [...part].sort(readingOrder).map((stop) => [stop]);
  const count = Math.min(MAX_GROUPS, Math.ceil(part.length / MAX_GROUPS));
  const across = spread(part, middleX) > spread(part, middleY) * 1.5;
  const ordered = [...part].sort(across ? (a, b) => middleX(a) - middleX(b) || middleY(a) - middleY(b) : readingOrder);
  return Array.from({ length: count }, (_, i) =>
    ordered.slice(Math.round((i * part.length) / count), Math.round(((i + 1) * part.length) / count)),
  );
}

const middleX = <T>({ box }: ScanTarget<T>): number => box.left + box.width / 2;
const middleY = <T>({ box }: ScanTarget<T>): number => box.top + box.height / 2;

/** Things whose middles are about as high stand in one line. */
const LINE_HEIGHT_PX = 12;
const readingOrder = <T>(a: ScanTarget<T>, b: ScanTarget<T>): number => {
  const down = Math.round(middleY(a) / LINE_HEIGHT_PX) - Math.round(middleY(b) / LINE_HEIGHT_PX);
  return down || middleX(a) - middleX(b);
};

function spread<T>(part: ScanGroup<T>, of: (stop: ScanTarget<T>) => number): number {
  const all = part.map(of);
  return Math.max(...all) - Math.min(...all);
}
