/** The cards (`cards.json`, generated from the content in Python) and the shape of a slice. */
import sets from "./cards.json";
import type { Card, Face } from "./types.ts";

export type Side = Face["side"];

const SETS: Record<string, string[][]> = sets;
/** The newest version, which has the current set of cards. */
export const NEWEST = Math.max(...Object.keys(SETS).map(Number));

/** Return a card with both sides, from the set of this version (`View.version`). */
export function cardByNumber(version: number, number: number): Card {
  const [front, back] = SETS[version]![number - 1]!;
  return { card: number, front: front!, back: back! };
}

export const faceOfCard = (version: number, number: number, side: Side): Face => ({
  card: number,
  side,
  places: cardByNumber(version, number)[side],
});

/** Return what can be seen at each place of a stack, and how many slices deep it is; `-` is the bottom of the box. */
export function visibleThroughHoles(
  stack: readonly { readonly places: string }[],
): readonly { sign: string; depth: number }[] {
  return PLACES.map((_, place) => {
    for (let depth = 0; depth < stack.length; depth++) {
      const sign = stack[stack.length - 1 - depth]!.places[place]!;
      if (sign !== "o") return { sign, depth };
    }
    return { sign: "-", depth: stack.length };
  });
}

/** The six places of a slice, relative to its centre: one at the point, two, three along the rind. */
export const PLACES: readonly (readonly [number, number])[] = [
  [0, -92],
  [-37, -28],
  [37, -28],
  [-74, 36],
  [0, 36],
  [74, 36],
];
export const HOLE = 31;

/** The rectangle of a slice, relative to its centre. */
export const SLICE = { left: -143, top: -171, width: 286, height: 249 };

const CORNERS: readonly (readonly [number, number])[] = [
  [0, -170],
  [143, 77],
  [-143, 77],
];

/** The outline of a slice with rounded corners, as an SVG path. */
export const OUTLINE = outline(28);

function outline(radius: number): string {
  let d = "";
  CORNERS.forEach(([x, y], i) => {
    const [ax, ay] = CORNERS[(i + 2) % 3]!;
    const [bx, by] = CORNERS[(i + 1) % 3]!;
    const before = pointTowards(x, y, ax, ay, radius);
    const after = pointTowards(x, y, bx, by, radius);
    d += `${i === 0 ? "M" : "L"}${before}Q${x} ${y} ${after}`;
  });
  return `${d}Z`;
}

function pointTowards(x: number, y: number, tx: number, ty: number, at: number): string {
  const part = at / Math.hypot(tx - x, ty - y);
  return `${(x + (tx - x) * part).toFixed(1)} ${(y + (ty - y) * part).toFixed(1)}`;
}

/** Return the outline with the holes of a face, as an SVG path (fill rule even-odd). */
export function outlineWithHoles(places: string): string {
  const holes = PLACES.filter((_, place) => places[place] === "o");
  return (
    OUTLINE +
    holes
      .map(([x, y]) => `M${x - HOLE} ${y}a${HOLE} ${HOLE} 0 1 0 ${2 * HOLE} 0a${HOLE} ${HOLE} 0 1 0 ${-2 * HOLE} 0z`)
      .join("")
  );
}

/** Return the small rotation and shift of a card, so that slices are not stacked perfectly straight. */
export function tiltOfCard(number: number): { turn: number; x: number; y: number } {
  return { turn: ((number * 37) % 11) * 0.4 - 2, x: ((number * 53) % 7) - 3, y: ((number * 29) % 7) - 3 };
}
