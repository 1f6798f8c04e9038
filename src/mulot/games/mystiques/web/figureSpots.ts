/** How figures are arranged on one space: where their feet are and how tall they are, in a cell of 100 by 100. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export function spotsFor(count: number): readonly Spot[] {
  if (count <= 1) return [{ x: 50, y: 93, size: 86 }];
  if (count === 2) return [30, 71].map((x, i) => ({ x, y: 86 + i * 7, size: 68 }));
  if (count === 3)
    return [
      { x: 27, y: 60, size: 54 },
      { x: 73, y: 60, size: 54 },
      { x: 50, y: 97, size: 56 },
    ];
  const wide = count <= 4 ? 2 : 3;
  const high = Math.ceil(count / wide);
  const size = count <= 4 ? 51 : 100 / high - 2;
  return Array.from({ length: count }, (_, i) => ({
    x: (100 / wide) * ((i % wide) + 0.5),
    y: (100 / high) * (Math.floor(i / wide) + 1) - 3,
    size: Math.min(size, 51),
  }));
}

/** Spots for small figures at the feet of a large one, whose face stays visible above them. */
export function spotsAtFeet(count: number): readonly Spot[] {
  const high = count <= 4 ? 1 : 2;
  const wide = Math.ceil(count / high);
  const size = high > 1 ? 34 : count <= 2 ? 52 : 44;
  return Array.from({ length: count }, (_, i) => ({
    x: (100 / wide) * ((i % wide) + 0.5),
    y: 98 - (high - 1 - Math.floor(i / wide)) * 26,
    size,
  }));
}

/** The spot of a large figure, which fills its space; the cat is even larger. */
export const LARGE_SPOT: Spot = { x: 50, y: 96, size: 98 };
export const CAT_SPOT: Spot = { x: 50, y: 78, size: 118 };

/** The spot of a large figure with others at its feet: a little farther back, but not beyond the tile. */
export const spotBehind = (spot: Spot, others: number, row: number): Spot =>
  others === 0 ? spot : { ...spot, y: Math.max(spot.y - 24, row === 0 ? spot.size - 45 : 0) };
