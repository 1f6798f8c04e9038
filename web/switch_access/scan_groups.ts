/**
 * Groups for switch access with a single switch: targets are scanned in rounds, from groups to smaller groups to a
 * single target.
 */

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

/** What is framed at once: one target, or several from which to choose next. */
export type ScanGroup<T> = readonly ScanTarget<T>[];

/** Maximum number of groups in a round. With more, people would forget the first ones while waiting. */
export const MAX_GROUPS = 6;
/** A group with no more targets than this is not worth a separate choice. */
const MIN_GROUP_SIZE = 3;

/**
 * Return the groups of the first round. If the board has few targets, they come one by one; everything else is behind
 * one choice.
 */
export function topGroups<T>(groups: readonly ScanGroup<T>[]): readonly ScanGroup<T>[] {
  const there = groups.filter((group) => group.length > 0);
  if (there.length < 2) return there.flatMap((group) => splitGroup(group));
  return there.flatMap((group) => (group.length > MIN_GROUP_SIZE ? [group] : group.map((stop) => [stop])));
}

/** Split a group into at most `MAX_GROUPS` groups of neighbours, in reading order. */
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

/** Targets whose centres differ in height by less than this are on the same line. */
const LINE_HEIGHT_PX = 12;
const readingOrder = <T>(a: ScanTarget<T>, b: ScanTarget<T>): number => {
  const down = Math.round(middleY(a) / LINE_HEIGHT_PX) - Math.round(middleY(b) / LINE_HEIGHT_PX);
  return down || middleX(a) - middleX(b);
};

function spread<T>(part: ScanGroup<T>, of: (stop: ScanTarget<T>) => number): number {
  const all = part.map(of);
  return Math.max(...all) - Math.min(...all);
}
