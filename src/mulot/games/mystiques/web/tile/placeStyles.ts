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

const WOOD = ["#b98654", "#a87546", "#7a4f2b", "#5b3a22", "#1d1410"] as const;
const EARTH = ["#7d6049", "#6e533e", "#523c2c", "#3f2c20", "#140e0a"] as const;

type Colours = readonly [light: string, shade: string, seam: string, wall: string, dark: string];

function place(floor: FloorSort, large: LargeSort, colours: Colours, litter?: Place["litter"]): Place {
  const [light, shade, seam, wall, dark] = colours;
  return { floor, large, light, shade, seam, wall, dark, ...(litter && { litter }) };
}

const PLACES: Readonly<Record<string, Place>> = {
  kitchen: place("checks", "stove", ["#e0b890", "#bf7f57", "#96603f", "#6a4028", "#241610"], "crumbs"),
  "stove-passage": place("bricks", "embers", ["#8f5b48", "#7c4b3b", "#54302a", "#3f2422", "#150c0c"], "soot"),
  pantry: place("planks", "cheeses", ["#c79a63", "#b78850", "#7a4f2b", "#5b3a22", "#1d1410"], "crumbs"),
  "shelf-gap": place("beams", "crate", ["#86684c", "#775a40", "#4e3826", "#5b3a22", "#1d1410"]),
  granary: place("planks", "sacks", ["#c8a063", "#b88e50", "#7a4f2b", "#5b3a22", "#1d1410"], "grain"),
  "grain-chute": place("planks", "grain", ["#ab8a57", "#9a7946", "#7a4f2b", "#5b3a22", "#1d1410"], "grain"),
  "mill-race": place("flags", "crate", ["#8b9690", "#7b8782", "#585a64", "#4b4a55", "#17161d"], "drips"),
  drain: place("bricks", "grate", ["#6c7a72", "#5f6d67", "#434f4b", "#36403f", "#17161d"]),
  cellar: place("flags", "barrels", ["#93897c", "#82786c", "#5d554c", "#4b433d", "#17161d"]),
  "root-tunnel": place("earth", "roots", ["#7d6049", "#6e533e", "#523c2c", "#3f2c20", "#140e0a"], "pebbles"),
  attic: place("planks", "trunk", ["#a48a71", "#947a62", "#6b5542", "#5b3a22", "#1d1410"], "cobwebs"),
  rafters: place("beams", "crate", ["#7c6a5e", "#6d5c50", "#46392f", "#5b3a22", "#1d1410"], "cobwebs"),
  "stone-floor": place("planks", "millstone", ["#bb9a70", "#ab8a60", "#7a4f2b", "#5b3a22", "#1d1410"], "straw"),
  "gear-pit": place("beams", "gear", ["#7b6450", "#6b5644", "#453527", "#5b3a22", "#1d1410"], "soot"),
  "wheel-house": place("flags", "axle", ["#87909a", "#77808b", "#585a64", "#4b4a55", "#17161d"], "drips"),
  "rat-hole": place("earth", "loot", ["#735847", "#644b3c", "#523c2c", "#3f2c20", "#140e0a"], "straw"),
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
  return colour === "blue" ? place("earth", "roots", EARTH, "pebbles") : place("planks", "crate", WOOD);
}

/** Return a pseudo-random number from 0 to 1 that depends only on the arguments, so that floors always look the same. */
export function pseudoRandom(name: string, ...at: readonly number[]): number {
  let hash = 2166136261;
  for (const part of [...name].map((c) => c.charCodeAt(0)).concat(at.map((n) => n * 7919 + 13)))
    hash = Math.imul(hash ^ part, 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519);
  return ((hash ^ (hash >>> 13)) >>> 0) / 4294967296;
}
