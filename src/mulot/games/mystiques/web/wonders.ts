/** What one may ask about a mouse, and what the house answers: how far she gets, or what she sees. */
export type Wonder = "reach" | "sight";

/** For each space the steps that lead there. */
export type Ways = Readonly<Record<string, readonly string[]>>;

export interface Reach {
  readonly from: string;
  readonly ways: Ways;
}

export interface Sight {
  readonly from: string;
  readonly spaces: readonly string[];
}

/** The spaces of an answer, each with the steps it takes; to be seen it takes none. */
export const spacesIn = (answer: Reach | Sight): ReadonlyMap<string, number> =>
  new Map(
    "ways" in answer
      ? Object.entries(answer.ways).map(([space, way]) => [space, way.length])
      : answer.spaces.map((space) => [space, 0]),
  );

/** Where a mouse gets on foot: a step away, or by a way of several steps to where nobody stops her. */
export const onFoot = (steps: ReadonlySet<string>, ways: Ways, free: (space: string) => boolean): ReadonlySet<string> =>
  new Set([...steps, ...Object.keys(ways).filter(free)]);
