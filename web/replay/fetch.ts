/** A game that is over, wherever its film is kept: in the house, or on this device. */
import type { AnyPlay, Replay } from "../board.ts";
import { boxOf, games } from "../games.svelte.ts";
import type { Looks } from "../players/seat_mice.ts";
import { namesOf } from "../table/live_table.svelte.ts";
import { keepCourse, keptFilm, keptGames } from "../history/database.ts";
import { house } from "../api/client.ts";
import type { SeatView } from "../api/messages.ts";
import type { GameReview } from "../api/rest.ts";
import { forBoard } from "./board.ts";

export interface Reel {
  readonly film: Replay;
  readonly play: AnyPlay;
  readonly names: readonly string[];
  /** What the mice looked like that sat there. */
  readonly looks: readonly Looks[];
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
export const hasCourse = ({ game, version }: Pick<Replay, "game" | "version">): boolean =>
  games.all.some((one) => one.game.id === game && one.game.version === version && one.game.course);

/** The film of a table: of the house's, or, where the house has it no longer, the one that this device has kept. */
export async function findReel(id: string): Promise<Reel> {
  try {
    return await reelOfTable(id);
  } catch (error) {
    const kept = await keptReel(id);
    if (kept === null) throw error;
    return kept;
  }
}

async function keptReel(id: string): Promise<Reel | null> {
  const [film, all] = await Promise.all([keptFilm(id), keptGames()]);
  const found = all.find(({ table }) => table === id);
  if (!film || !found) return null;
  const { default: play } = await (await boxOf(film.game)).open();
  const names = namesOf(film.game, found.seats as readonly SeatView[]);
  const { course } = film;
  const kept = course ? () => Promise.resolve(course) : null;
  return { film, play, names, looks: found.seats, through: null, table: null, course: kept, back: "/ours" };
}

async function reelOfTable(id: string): Promise<Reel> {
  const [shots, found] = await Promise.all([house.film(id), house.table(id)]);
  const { default: play } = await (await boxOf(shots.game)).open();
  return {
    film: await forBoard(shots, play, id),
    play,
    names: namesOf(shots.game, found.table.seats),
    looks: found.table.seats,
    through: async (seat) => forBoard(await house.filmOfSeat(id, seat), play, id),
    table: id,
    course: hasCourse(shots) ? async () => keepCourse(id, await house.course(id)) : null,
    back: `/t/${id}`,
  };
}
