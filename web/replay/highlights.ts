/** The moments that a game will be remembered by: what is worth telling, spread over the whole game. */
import type { Replay, ReplayFrame, Tagged } from "../board.ts";

export interface Moment {
  readonly frame: ReplayFrame;
  /** Its place in the film. */
  readonly at: number;
  readonly event: Tagged;
}

/** How well an event is remembered that its game says nothing of. */
const USUAL = 0.4;
/** What counts beside it: that it is rare, and that nothing else is told of that part of the game. */
const RARE = 0.3;
const APART = 0.8;

/** `remembered`: how well, by the tag of an event; what is 0 is only told where there is nothing else. */
export function moments(
  film: Replay,
  remembered: { readonly [tag: string]: number | undefined } = {},
  most = 6,
): Moment[] {
  const often = new Map<string, number>();
  for (const { events } of film.frames) for (const { type } of events) often.set(type, (often.get(type) ?? 0) + 1);
  const kept = ({ type }: Tagged) => remembered[type] ?? USUAL;
  const worth = (event: Tagged) => kept(event) + RARE / often.get(event.type)!;
  const told = film.frames.flatMap((frame, at) => {
    const event = [...frame.events].sort((a, b) => worth(b) - worth(a))[0];
    return event ? [{ frame, at, event }] : [];
  });
  // The end first; then the best, and of equals the one farthest from those that are in already.
  const found: Moment[] = told.slice(-1);
  const good = told.filter(({ event }) => kept(event) > 0);
  const choice = good.some((one) => !found.includes(one)) ? good : told;
  const apart = ({ at }: Moment) => Math.min(...found.map((one) => Math.abs(one.at - at))) / film.frames.length;
  while (found.length < most) {
    const left = choice.filter((one) => !found.includes(one));
    if (left.length === 0) break;
    const all = (one: Moment) => worth(one.event) + APART * apart(one);
    found.push(left.reduce((a, b) => (all(b) > all(a) ? b : a)));
  }
  return found.sort((a, b) => a.at - b.at);
}
