/** The moments that a game will be remembered by: what is worth telling, spread over the whole game. */
import type { Replay, ReplayFrame, Tagged } from "../board.ts";

export interface Highlight {
  readonly frame: ReplayFrame;
  /** Its place in the film. */
  readonly at: number;
  readonly event: Tagged;
}

/** How well an event is remembered that its game says nothing of. */
const DEFAULT_WEIGHT = 0.4;
/** What counts beside it: that it is rare, and that nothing else is told of that part of the game. */
const RARITY_WEIGHT = 0.3;
const SPREAD_WEIGHT = 0.8;

/** `remembered`: how well, by the tag of an event; what is 0 is only told where there is nothing else. */
export function pickHighlights(
  replay: Replay,
  remembered: { readonly [tag: string]: number | undefined } = {},
  limit = 6,
): Highlight[] {
  const countByType = new Map<string, number>();
  for (const { events } of replay.frames)
    for (const { type } of events) countByType.set(type, (countByType.get(type) ?? 0) + 1);
  const weightOf = ({ type }: Tagged) => remembered[type] ?? DEFAULT_WEIGHT;
  const worth = (event: Tagged) => weightOf(event) + RARITY_WEIGHT / countByType.get(event.type)!;
  const candidates = replay.frames.flatMap((frame, at) => {
    const event = [...frame.events].sort((a, b) => worth(b) - worth(a))[0];
    return event ? [{ frame, at, event }] : [];
  });
  // The end first; then the best, and of equals the one farthest from those that are in already.
  const found: Highlight[] = candidates.slice(-1);
  const good = candidates.filter(({ event }) => weightOf(event) > 0);
  const choice = good.some((one) => !found.includes(one)) ? good : candidates;
  const apart = ({ at }: Highlight) => Math.min(...found.map((one) => Math.abs(one.at - at))) / replay.frames.length;
  while (found.length < limit) {
    const left = choice.filter((one) => !found.includes(one));
    if (left.length === 0) break;
    const all = (one: Highlight) => worth(one.event) + SPREAD_WEIGHT * apart(one);
    found.push(left.reduce((a, b) => (all(b) > all(a) ? b : a)));
  }
  return found.sort((a, b) => a.at - b.at);
}
