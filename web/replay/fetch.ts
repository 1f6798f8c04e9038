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
  readonly replay: Replay;
  readonly ui: AnyGameUi;
  readonly names: readonly string[];
  /** What the mice looked like that sat there. */
  readonly mice: readonly MouseLook[];
  /** The film as a seat saw it; null: it is only known as bystanders saw it. */
  readonly loadSeatReplay: ((seat: number) => Promise<Replay>) | null;
  /** The table that can be played on from; null: the house has none. */
  readonly table: string | null;
  /** How it went: asked of the house, or kept here; null: nobody can say. */
  readonly loadReview: (() => Promise<GameReview>) | null;
  /** Where one comes from. */
  readonly backHref: string;
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
