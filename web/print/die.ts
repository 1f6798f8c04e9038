/** A die of paper: six faces in a cross, those across from each other seven together, and flaps to glue. */
export interface DieFace {
  readonly number: number;
  /** Its upper left corner, in sides of the die. */
  readonly x: number;
  readonly y: number;
}

/** How long a side is, and how deep a flap, in millimetres. */
export const SIDE = 20;
export const FLAP = 6;
export const DIE = { width: 3 * SIDE, height: FLAP + 4 * SIDE };

export const FACES: readonly DieFace[] = [
  { number: 1, x: 1, y: 0 },
  { number: 2, x: 1, y: 1 },
  { number: 6, x: 1, y: 2 },
  { number: 5, x: 1, y: 3 },
  { number: 3, x: 0, y: 1 },
  { number: 4, x: 2, y: 1 },
];

/** The column of four faces, left and right, and the heights at which they begin. */
const [LEFT, RIGHT] = [SIDE, 2 * SIDE];
const at = (face: number): number => FLAP + face * SIDE;
const SLANT = 4;

/** A flap beside a face of the column, gone round clockwise. */
const rightFlap = (face: number): string =>
  `L${RIGHT + FLAP} ${at(face) + SLANT}V${at(face + 1) - SLANT}L${RIGHT} ${at(face + 1)}`;
const leftFlap = (face: number): string =>
  `L${LEFT - FLAP} ${at(face + 1) - SLANT}V${at(face) + SLANT}L${LEFT} ${at(face)}`;

export const dieOutline = (): string =>
  `M${LEFT} ${at(0)}L${LEFT + SLANT} 0H${RIGHT - SLANT}L${RIGHT} ${at(0)}${rightFlap(0)}` +
  `H${3 * SIDE}V${at(2)}H${RIGHT}${rightFlap(2)}${rightFlap(3)}H${LEFT}${leftFlap(3)}${leftFlap(2)}` +
  `H0V${at(1)}H${LEFT}${leftFlap(0)}Z`;

/** Where it is folded: all round the faces that do not lie at the edge of the cross. */
export const dieFolds = (): string =>
  `M${LEFT} ${at(0)}H${RIGHT}M${LEFT} ${at(1)}H${RIGHT}M${LEFT} ${at(2)}H${RIGHT}M${LEFT} ${at(3)}H${RIGHT}` +
  `M${LEFT} ${at(0)}V${at(4)}M${RIGHT} ${at(0)}V${at(4)}`;
