/** How each place looks: its floor, its large objects, and its colours. The look of an unknown place is derived from
 * its name and colour, so that a new side of a tile needs only a drawing. */

export type FloorSort = "checks" | "planks" | "flags" | "earth" | "bricks" | "beams";
export type LargeSort =
  | "stove"
  | "embers"
  | "cheeses"
  | "sacks"
  | "grain"
  | "grate"
  | "barrels"
  | "trunk"
  | "millstone"
  | "gear"
  | "axle"
  | "loot"
  | "crate"
  | "roots";

export interface Place {
  readonly floor: FloorSort;
  readonly large: LargeSort;
  /** Colours of the floor (two shades), its seams, the walls and black areas. */
  readonly light: string;
  readonly shade: string;
  readonly seam: string;
  readonly wall: string;
  readonly dark: string;
  /** The things scattered on the floor. */
  readonly litter?: "grain" | "straw" | "pebbles" | "drips" | "cobwebs" | "crumbs" | "soot";
}

const WOOD = { light: "#b98654", shade: "#a87546", seam: "#7a4f2b", wall: "#5b3a22", dark: "#1d1410" } as const;
const STONE = { light: "#8d8f96", shade: "#7d7f88", seam: "#585a64", wall: "#4b4a55", dark: "#17161d" } as const;
const EARTH = { light: "#7d6049", shade: "#6e533e", seam: "#523c2c", wall: "#3f2c20", dark: "#140e0a" } as const;

const PLACES: Readonly<Record<string, Place>> = {
  kitchen: {
    floor: "checks",
    large: "stove",
    light: "#e0b890",
    shade: "#bf7f57",
    seam: "#96603f",
    wall: "#6a4028",
    dark: "#241610",
    litter: "crumbs",
  },
  "stove-passage": {
    floor: "bricks",
    large: "embers",
    light: "#8f5b48",
    shade: "#7c4b3b",
    seam: "#54302a",
    wall: "#3f2422",
    dark: "#150c0c",
    litter: "soot",
  },
  pantry: { ...WOOD, floor: "planks", large: "cheeses", light: "#c79a63", shade: "#b78850", litter: "crumbs" },
  "shelf-gap": { ...WOOD, floor: "beams", large: "crate", light: "#86684c", shade: "#775a40", seam: "#4e3826" },
  granary: { ...WOOD, floor: "planks", large: "sacks", light: "#c8a063", shade: "#b88e50", litter: "grain" },
  "grain-chute": { ...WOOD, floor: "planks", large: "grain", light: "#ab8a57", shade: "#9a7946", litter: "grain" },
  "mill-race": { ...STONE, floor: "flags", large: "crate", light: "#8b9690", shade: "#7b8782", litter: "drips" },
  drain: {
    ...STONE,
    floor: "bricks",
    large: "grate",
    light: "#6c7a72",
    shade: "#5f6d67",
    seam: "#434f4b",
    wall: "#36403f",
  },
  cellar: {
    ...STONE,
    floor: "flags",
    large: "barrels",
    light: "#93897c",
    shade: "#82786c",
    seam: "#5d554c",
    wall: "#4b433d",
  },
  "root-tunnel": { ...EARTH, floor: "earth", large: "roots", litter: "pebbles" },
  attic: {
    ...WOOD,
    floor: "planks",
    large: "trunk",
    light: "#a48a71",
    shade: "#947a62",
    seam: "#6b5542",
    litter: "cobwebs",
  },
  rafters: {
    ...WOOD,
    floor: "beams",
    large: "crate",
    light: "#7c6a5e",
    shade: "#6d5c50",
    seam: "#46392f",
    litter: "cobwebs",
  },
  "stone-floor": { ...WOOD, floor: "planks", large: "millstone", light: "#bb9a70", shade: "#ab8a60", litter: "straw" },
  "gear-pit": {
    ...WOOD,
    floor: "beams",
    large: "gear",
    light: "#7b6450",
    shade: "#6b5644",
    seam: "#453527",
    litter: "soot",
  },
  "wheel-house": { ...STONE, floor: "flags", large: "axle", light: "#87909a", shade: "#77808b", litter: "drips" },
  "rat-hole": { ...EARTH, floor: "earth", large: "loot", light: "#735847", shade: "#644b3c", litter: "straw" },
};

const GUESSES: readonly (readonly [RegExp, Place])[] = [
  [/kitchen|stove|oven|hearth|bake/, PLACES["kitchen"]!],
  [/grain|flour|straw|hay|barn/, PLACES["granary"]!],
  [/roof|loft|attic|rafter|beam/, PLACES["attic"]!],
  [/tunnel|root|hole|burrow|nest|den|garden/, PLACES["root-tunnel"]!],
  [/race|water|drain|pond|sluice|bank|weir|wheel/, PLACES["mill-race"]!],
  [/cellar|vault|yard|stone|crypt|court/, PLACES["cellar"]!],
  [/gear|cog|machine|works/, PLACES["gear-pit"]!],
  [/web|spider/, { ...PLACES["attic"]!, litter: "cobwebs" }],
];

export function lookOfPlace(name: string, colour: string): Place {
  const known = PLACES[name] ?? GUESSES.find(([words]) => words.test(name))?.[1];
  if (known) return known;
  return colour === "blue"
    ? { ...EARTH, floor: "earth", large: "roots", litter: "pebbles" }
    : { ...WOOD, floor: "planks", large: "crate" };
}

/** Return a pseudo-random number from 0 to 1 that depends only on the arguments, so that floors always look the same. */
export function pseudoRandom(name: string, ...at: readonly number[]): number {
  let hash = 2166136261;
  for (const part of [...name].map((c) => c.charCodeAt(0)).concat(at.map((n) => n * 7919 + 13)))
    hash = Math.imul(hash ^ part, 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519);
  return ((hash ^ (hash >>> 13)) >>> 0) / 4294967296;
}
