/** The moments that a game will be remembered by: where something rare happened, spread over the whole game. */
import type { Film, Frame, Tagged } from "../board.ts";

export interface Moment {
  readonly frame: Frame;
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
  // One from each part of the story, so that the strip tells it from the beginning to the end.
  const found: Moment[] = [];
  for (let part = 0; part < most; part++) {
    const from = Math.floor((told.length * part) / most);
    const to = Math.floor((told.length * (part + 1)) / most);
    const best = told
      .slice(from, to)
      .reduce<Moment | null>((a, b) => (a && rare(a.event) >= rare(b.event) ? a : b), null);
    if (best) found.push(best);
  }
  const last = told.at(-1);
  if (last && found.at(-1) !== last) found.splice(-1, found.length ? 1 : 0, last);
  return found;
}
