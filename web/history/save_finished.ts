/** Games of this device are put away when they are over. */
import type { Replay } from "../board.ts";
import { boxOf, games } from "../games.svelte.ts";
import { askForPromise } from "../offline/persistence.ts";
import { inPocket } from "../router.svelte.ts";
import { forBoard } from "../replay/board.ts";
import { isMissed, notePutAway, remembered } from "../table/remembered_tables.ts";
import { house, HouseSaysNo } from "../api/client.ts";
import type { TableView } from "../api/messages.ts";
import type { TableInfo } from "../api/rest.ts";
import { stickIn } from "../stickers/album.ts";
import { dropGames, keepGame, keptGames, type KeptGame } from "./database.ts";
import { count } from "./statistics.ts";

const DAY = 86_400_000;

/** Put a game away that is over; only where this device had a seat, and where it is not handed from child to child. Gives
 * back the stickers that it won: each is won once, so a game that is put away again wins none. */
export async function putAway(shown: TableView, yours: readonly number[], film: Replay): Promise<readonly string[]> {
  if (games.shared || shown.phase !== "over" || yours.length === 0) return [];
  if (inPocket) void askForPromise("ended");
  const { default: play } = await (await boxOf(film.game)).open();
  const scores = shown.outcome?.scores ?? null;
  const game: Omit<KeptGame, "bytes"> = {
    table: shown.table,
    game: film.game,
    when: remembered().find(({ table }) => table === shown.table)?.when ?? Date.now(),
    seats: shown.seats.map(({ seat, sits, name, character, face, coat }) => ({
      seat,
      sits,
      ...(name ? { name } : {}),
      ...(character ? { character } : {}),
      ...(face ? { face } : {}),
      ...(coat ? { coat } : {}),
    })),
    mine: yours,
    scores,
    reason: shown.outcome?.reason ?? shown.why ?? "",
    moves: film.frames.length - 1,
    figures: count(play.figures ?? [], film, yours, scores),
  };
  try {
    const won = await stickIn(game, film);
    if (await keepGame({ ...game, judged: true }, film)) notePutAway([game.table]);
    return won;
  } catch {
    await keepGame(game, film); // its stickers could not be fetched: the album looks at it again
    return [];
  }
}

/** What is going on, and what was played: newest first. Films that are still missing are fetched, those of tables that
 * somebody has deleted are dropped. */
export async function lookAtOurs(): Promise<{ going: TableInfo[]; kept: KeptGame[] }> {
  let kept = await keptGames();
  const known = new Set(kept.map(({ table }) => table));
  const young = kept.filter(({ when }) => Date.now() - when < games.keeps.over * DAY).map(({ table }) => table);
  const going: TableInfo[] = [];
  const gone: string[] = [];
  for (const table of new Set([...remembered().map(({ table }) => table), ...young])) {
    try {
      const here = await house.table(table);
      if (here.yours.length === 0) continue;
      if (here.table.phase !== "over") going.push(here);
      else if (!known.has(table) && here.table.version) await fetchAndKeep(here);
    } catch (error) {
      if (!(error instanceof HouseSaysNo)) throw error;
      // It is not there, though the house would still keep it: somebody has deleted it, for everybody.
      if (error.status === 404 && known.has(table)) gone.push(table);
      if (error.status === 0) break;
    }
  }
  if (gone.length) await dropGames(gone);
  kept = await keptGames();
  return { going, kept };
}

/** The ends that nobody waited for: who leaves before the film is made gets the stickers all the same. */
export async function putAwayMissed(ends: readonly TableInfo[]): Promise<void> {
  if (games.shared) return;
  const known = new Set((await keptGames()).map(({ table }) => table)); // of before this was noted
  notePutAway([...known]);
  for (const here of ends) {
    const { table, version } = here.table;
    if (!version)
      notePutAway([table]); // it ended before it began
    else if (!known.has(table)) await fetchAndKeep(here);
  }
}

/** The same, for all tables that this device remembers. */
export async function putAwayAllMissed(): Promise<void> {
  const ends = await Promise.all(remembered().map(({ table }) => house.table(table).catch(() => null)));
  await putAwayMissed(ends.flatMap((one) => (one && isMissed(one) ? [one] : [])));
}

async function fetchAndKeep({ table, yours }: TableInfo): Promise<void> {
  try {
    const film = await house.film(table.table);
    const { default: play } = await (await boxOf(film.game)).open();
    await putAway(table, yours, await forBoard(film, play, table.table));
  } catch (error) {
    if (!(error instanceof HouseSaysNo)) throw error; // it never began, or the house has much to do: next time
  }
}
