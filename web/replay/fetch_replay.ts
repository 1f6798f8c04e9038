/** Loads a finished game, from the server or from this device. */
import type { AnyGameUi, Replay } from "../board/board_interface.ts";
import { loadBox, games } from "../games.svelte.ts";
import type { MouseLook } from "../players/seat_mice.ts";
import { seatNames } from "../table/live_table.svelte.ts";
import { saveReview, readSavedReplay, loadSavedGames } from "../history/database.ts";
import { api } from "../api/client.ts";
import type { SeatView } from "../api/message_types.ts";
import type { GameReview } from "../api/rest_types.ts";
import { withDrawings } from "./replay_board.ts";

export interface LoadedReplay {
  readonly replay: Replay;
  readonly ui: AnyGameUi;
  readonly names: readonly string[];
  /** The looks of the players' mice. */
  readonly mice: readonly MouseLook[];
  /** Loads the replay as a seat saw it; null if only the spectators' view is known. */
  readonly loadSeatReplay: ((seat: number) => Promise<Replay>) | null;
  /** The table from which the game can be continued; null if the server does not have it. */
  readonly table: string | null;
  /** Loads the game review, from the server or from this device; null if there can be none. */
  readonly loadReview: (() => Promise<GameReview>) | null;
  /** The address of the back button. */
  readonly backHref: string;
}

/** True if the server can review this game, which requires that it was played with the current rules. */
export const canReview = ({ game, version }: Pick<Replay, "game" | "version">): boolean =>
  games.all.some((one) => one.game.id === game && one.game.version === version && one.game.course);

/** Return the replay of a table from the server or, if the server no longer has it, the copy on this device. */
export async function loadReplay(id: string): Promise<LoadedReplay> {
  try {
    return await loadServerReplay(id);
  } catch (error) {
    const kept = await loadSavedReplay(id);
    if (kept === null) throw error;
    return kept;
  }
}

async function loadSavedReplay(id: string): Promise<LoadedReplay | null> {
  const [replay, all] = await Promise.all([readSavedReplay(id), loadSavedGames()]);
  const found = all.find(({ table }) => table === id);
  if (!replay || !found) return null;
  const { default: play } = await (await loadBox(replay.game)).loadUi();
  const names = seatNames(replay.game, found.seats as readonly SeatView[]);
  const { course } = replay;
  return {
    replay,
    ui: play,
    names,
    mice: found.seats,
    loadSeatReplay: null,
    table: null,
    loadReview: course ? () => Promise.resolve(course) : null,
    backHref: "/ours",
  };
}

async function loadServerReplay(id: string): Promise<LoadedReplay> {
  const [replay, found] = await Promise.all([api.getReplay(id), api.getTable(id)]);
  const { default: play } = await (await loadBox(replay.game)).loadUi();
  return {
    replay: await withDrawings(replay, play, id),
    ui: play,
    names: seatNames(replay.game, found.table.seats),
    mice: found.table.seats,
    loadSeatReplay: async (seat) => withDrawings(await api.getSeatReplay(id, seat), play, id),
    table: id,
    loadReview: canReview(replay) ? async () => saveReview(id, await api.getReview(id)) : null,
    backHref: `/t/${id}`,
  };
}
