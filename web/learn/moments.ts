/** The moments that a game will be remembered by: where something rare happened, spread over the whole game. */
import type { Film, Shot, Tagged } from "../board.ts";

export interface Moment {
  readonly frame: Shot;
  /** Its place in the film. */
  readonly at: number;
  readonly event: Tagged;
}

export function moments(film: Film, most = 6): Moment[] {
  const often = new Map<string, number>();
  for (const { events } of film.frames) for (const { type } of events) often.set(type, (often.get(type) ?? 0) + 1);
  const rare = (event: Tagged) => 1 / often.get(event.type)!;
  const told = film.frames.flatMap((frame, at) => {
    const event = [...frame.events].sort((a, b) => rare(b) - rare(a))[0];
    return event ? [{ frame, at, event }] : [];
  });
  // The end first; then the rarest, and of equals the one farthest from those that are in already.
  const found: Moment[] = told.slice(-1);
  const apart = ({ at }: Moment) => Math.min(...found.map((one) => Math.abs(one.at - at))) / film.frames.length;
  const worth = (one: Moment) => rare(one.event) + apart(one);
  while (found.length < Math.min(most, told.length)) {
    const left = told.filter((one) => !found.includes(one));
    found.push(left.reduce((a, b) => (worth(b) > worth(a) ? b : a)));
  }
  return found.sort((a, b) => a.at - b.at);
}
