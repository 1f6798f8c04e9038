/** The most memorable moments of a game, spread over the whole game. */
import type { Replay, ReplayFrame, Tagged } from "../board/board_interface.ts";

export interface Highlight {
  readonly frame: ReplayFrame;
  /** The index of its frame in the replay. */
  readonly at: number;
  readonly event: Tagged;
}

/** The weight of an event for which its game gives none. */
const DEFAULT_WEIGHT = 0.4;
/** The weights of two other criteria: that the event is rare, and that no highlight near it has been chosen. */
const RARITY_WEIGHT = 0.3;
const SPREAD_WEIGHT = 0.8;

/**
 * Return the highlights of a replay, in the order of the game. The second parameter gives the weight of each event by
 * tag; events with weight 0 are used only if there are no others.
 */
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
  // The end is chosen first, then the best events; among equals, the one farthest from those already chosen.
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
