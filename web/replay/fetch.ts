/** A game that is over, wherever its film is kept: in the house, or on this device. */
import type { AnyGameUi, Replay } from "../board.ts";
import { loadBox, games } from "../games.svelte.ts";
import type { MouseLook } from "../players/seat_mice.ts";
import { seatNames } from "../table/live_table.svelte.ts";
import { saveReview, readSavedReplay, loadSavedGames } from "../history/database.ts";
import { api } from "../api/client.ts";
import type { SeatView } from "../api/messages.ts";
import type { GameReview } from "../api/rest.ts";
import { withDrawings } from "./board.ts";

export interface LoadedReplay {
  readonly film: Replay;
  readonly play: AnyGameUi;
  readonly names: readonly string[];
  /** What the mice looked like that sat there. */
  readonly looks: readonly MouseLook[];
  /** The film as a seat saw it; null: it is only known as bystanders saw it. */
  readonly through: ((seat: number) => Promise<Replay>) | null;
  /** The table that can be played on from; null: the house has none. */
  readonly table: string | null;
  /** How it went: asked of the house, or kept here; null: nobody can say. */
  readonly course: (() => Promise<GameReview>) | null;
  /** Where one comes from. */
  readonly back: string;
}

/** Whether the house can say how this game went: only by the rules that it plays by now. */
export const canReview = ({ game, version }: Pick<Replay, "game" | "version">): boolean =>
  games.all.some((one) => one.game.id === game && one.game.version === version && one.game.course);

/** The film of a table: of the house's, or, where the house has it no longer, the one that this device has kept. */
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
  const [film, all] = await Promise.all([readSavedReplay(id), loadSavedGames()]);
  const found = all.find(({ table }) => table === id);
  if (!film || !found) return null;
  const { default: play } = await (await loadBox(film.game)).open();
  const names = seatNames(film.game, found.seats as readonly SeatView[]);
  const { course } = film;
  const kept = course ? () => Promise.resolve(course) : null;
  return { film, play, names, looks: found.seats, through: null, table: null, course: kept, back: "/ours" };
}

async function loadServerReplay(id: string): Promise<LoadedReplay> {
  const [shots, found] = await Promise.all([api.getReplay(id), api.getTable(id)]);
  const { default: play } = await (await loadBox(shots.game)).open();
  return {
    film: await withDrawings(shots, play, id),
    play,
    names: seatNames(shots.game, found.table.seats),
    looks: found.table.seats,
    through: async (seat) => withDrawings(await api.getSeatReplay(id, seat), play, id),
    table: id,
    course: canReview(shots) ? async () => saveReview(id, await api.getReview(id)) : null,
    back: `/t/${id}`,
  };
}
