/** A replay on the screen, both full-size and as small pictures. */
import type { AnyGameUi, Replay, ReplayFrame } from "../board/board_interface.ts";
import type { BoardUpdate } from "../table/animation_queue.svelte.ts";
import { BoardModel } from "../table/board_model.svelte.ts";
import { api } from "../api/client.ts";
import { words } from "../i18n/translations.svelte.ts";

/** Return the replay for this board. If the board shows positions as text, they are added. */
export async function withDrawings(replay: Replay, play: AnyGameUi, table: string): Promise<Replay> {
  if (!play.usesDrawing) return replay;
  const drawings = await api.getDrawings(table);
  return { ...replay, frames: replay.frames.map((frame, i) => ({ ...frame, drawing: drawings[i] ?? "" })) };
}

/**
 * Return a model that shows this replay. `facing` is the seat that the board is turned to, `slowdown` the factor by
 * which events take longer.
 */
export function createReplayModel(
  replay: Replay,
  play: AnyGameUi,
  names: readonly string[],
  aloud: boolean,
  facing = 0,
  slowdown: () => number = () => 1,
): BoardModel {
  return new BoardModel(replay.game, play, {
    get seats() {
      return Array.from({ length: replay.seats }, (_, seat) => ({ ...seatOf(seat, names), mine: seat === facing }));
    },
    connection: null,
    answersQueries: false,
    aloud,
    shared: false,
    get slowdown() {
      return slowdown();
    },
  });
}

const seatOf = (seat: number, names: readonly string[]) => ({
  seat,
  name: names[seat] ?? words.now.format(`house-mouse-${seat}`),
  bot: false,
});

export const updateFromFrame = (frame: ReplayFrame): BoardUpdate => ({
  events: frame.events,
  view: frame.view,
  own: frame.view.own ?? null,
  waiting: frame.waiting,
  turns: [],
  viewingSeat: null,
  ...(frame.drawing === undefined ? {} : { drawing: frame.drawing }),
});
