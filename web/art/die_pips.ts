/** The pips on each face of a die, row by row. */
const FACES = ["    o    ", "o       o", "o   o   o", "o o   o o", "o o o o o", "o oo oo o"];

/** The positions of the pips on each face, from -1 to 1 around the middle. */
export const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = Object.fromEntries(
  FACES.map((face, number) => [
    number + 1,
    [...face].flatMap((sign, at) => (sign === "o" ? [[(at % 3) - 1, Math.floor(at / 3) - 1] as const] : [])),
  ]),
);
