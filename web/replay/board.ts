/** A film on the screen: the game as it was seen, for replays and for small pictures. */
import type { AnyPlay, Replay, ReplayFrame } from "../board.ts";
import type { Moment } from "../table/animation_queue.svelte.ts";
import { Seen } from "../table/board_model.svelte.ts";
import { house } from "../api/client.ts";
import { words } from "../i18n/words.svelte.ts";

/** A film for this board: with the positions as text, where it shows them. */
export async function forBoard(film: Replay, play: AnyPlay, table: string): Promise<Replay> {
  if (!play.drawn) return film;
  const drawings = await house.drawings(table);
  return { ...film, frames: film.frames.map((frame, i) => ({ ...frame, drawing: drawings[i] ?? "" })) };
}

/** `facing`: the seat that the board is turned to; `pace`: how fast things happen. */
export function filmed(
  film: Replay,
  play: AnyPlay,
  names: readonly string[],
  aloud: boolean,
  facing = 0,
  pace: () => number = () => 1,
): Seen {
  return new Seen(film.game, play, {
    get seats() {
      return Array.from({ length: film.seats }, (_, seat) => ({ ...seatOf(seat, names), mine: seat === facing }));
    },
    connection: null,
    answers: false,
    aloud,
    shared: false,
    get pace() {
      return pace();
    },
  });
}

const seatOf = (seat: number, names: readonly string[]) => ({
  seat,
  name: names[seat] ?? words.now.say(`house-mouse-${seat}`),
  bot: false,
});

export const momentOf = (frame: ReplayFrame): Moment => ({
  events: frame.events,
  view: frame.view,
  own: frame.view.own ?? null,
  waiting: frame.waiting,
  turns: [],
  eye: null,
  ...(frame.drawing === undefined ? {} : { drawing: frame.drawing }),
});
