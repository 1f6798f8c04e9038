/** The net of a paper die: six faces in a cross, with flaps for gluing. Opposite faces sum to seven. */
export interface DieFace {
  readonly number: number;
  /** The top left corner, in units of the side. */
  readonly x: number;
  readonly y: number;
}

/** The lengths of a side and of a flap, in millimetres. */
export const SIDE_MM = 20;
export const FLAP_MM = 6;
export const DIE = { width: 3 * SIDE_MM, height: FLAP_MM + 4 * SIDE_MM };

export const FACES: readonly DieFace[] = [
  { number: 1, x: 1, y: 0 },
  { number: 2, x: 1, y: 1 },
  { number: 6, x: 1, y: 2 },
  { number: 5, x: 1, y: 3 },
  { number: 3, x: 0, y: 1 },
  { number: 4, x: 2, y: 1 },
];

/** The left and right x of the column of four faces; `at` is the y of each face. */
const [LEFT, RIGHT] = [SIDE_MM, 2 * SIDE_MM];
const at = (face: number): number => FLAP_MM + face * SIDE_MM;
const SLANT_MM = 4;

/** The flap to the right of a face, clockwise. */
const rightFlap = (face: number): string =>
  `L${RIGHT + FLAP_MM} ${at(face) + SLANT_MM}V${at(face + 1) - SLANT_MM}L${RIGHT} ${at(face + 1)}`;
const leftFlap = (face: number): string =>
  `L${LEFT - FLAP_MM} ${at(face + 1) - SLANT_MM}V${at(face) + SLANT_MM}L${LEFT} ${at(face)}`;

export const dieOutline = (): string =>
  `M${LEFT} ${at(0)}L${LEFT + SLANT_MM} 0H${RIGHT - SLANT_MM}L${RIGHT} ${at(0)}${rightFlap(0)}` +
  `H${3 * SIDE_MM}V${at(2)}H${RIGHT}${rightFlap(2)}${rightFlap(3)}H${LEFT}${leftFlap(3)}${leftFlap(2)}` +
  `H0V${at(1)}H${LEFT}${leftFlap(0)}Z`;

/** The fold lines. */
export const dieFolds = (): string =>
  `M${LEFT} ${at(0)}H${RIGHT}M${LEFT} ${at(1)}H${RIGHT}M${LEFT} ${at(2)}H${RIGHT}M${LEFT} ${at(3)}H${RIGHT}` +
  `M${LEFT} ${at(0)}V${at(4)}M${RIGHT} ${at(0)}V${at(4)}`;
