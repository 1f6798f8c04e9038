/** The queries about a mouse, with their answers: how far she can go, and what she sees. */
export type Query = "reach" | "sight";

/** The path to each space. */
export type Paths = Readonly<Record<string, readonly string[]>>;

export interface Reach {
  readonly from: string;
  readonly ways: Paths;
}

export interface Sight {
  readonly from: string;
  readonly spaces: readonly string[];
}

/** Return the spaces of an answer with the number of steps to each; 0 for spaces in sight. */
export const spacesWithSteps = (answer: Reach | Sight): ReadonlyMap<string, number> =>
  new Map(
    "ways" in answer
      ? Object.entries(answer.ways).map(([space, way]) => [space, way.length])
      : answer.spaces.map((space) => [space, 0]),
  );

/** Return the spaces to which a mouse can walk: in one step, or by a path to a space that is `free`. */
export const walkableSpaces = (
  steps: ReadonlySet<string>,
  ways: Paths,
  free: (space: string) => boolean,
): ReadonlySet<string> => new Set([...steps, ...Object.keys(ways).filter(free)]);
