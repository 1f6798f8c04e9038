/** Links to films that this device has made. The house keeps only what it needs to know them again. */
import { boxOf } from "../games.svelte.ts";
import { hasCourse, type Reel } from "../replay/fetch.ts";
import { namesOf } from "../table/live_table.svelte.ts";
import { house } from "../api/client.ts";

const PLACE = "mulot.shares";

function links(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

function keep(table: string, secret: string | null): void {
  const all = Object.entries(links()).filter(([one]) => one !== table);
  try {
    localStorage.setItem(
      PLACE,
      JSON.stringify(Object.fromEntries(secret ? [...all, [table, secret]].slice(-40) : all)),
    );
  } catch {
    // Then it is shown once.
  }
}

/** The secret stands after `#`, so that it reaches no server's log. */
const address = (secret: string): string => `${location.origin}/shared#${secret}`;

export const linkOf = (table: string): string | null => {
  const secret = links()[table];
  return secret === undefined ? null : address(secret);
};

export async function shareFilm(table: string): Promise<string> {
  const { secret } = await house.share(table);
  keep(table, secret);
  return address(secret);
}

export async function shareNoMore(table: string): Promise<void> {
  await house.unshare(table);
  keep(table, null);
}

/** The film that a link shows: as bystanders saw it, and without a way to the table. */
export async function sharedReel(secret: string): Promise<Reel> {
  const { game, seats } = await house.shared(secret);
  const [{ default: play }, shots] = await Promise.all([(await boxOf(game)).open(), house.sharedFilm(secret)]);
  const drawings = play.drawn ? await house.sharedDrawings(secret) : null;
  const frames = drawings ? shots.frames.map((frame, i) => ({ ...frame, drawing: drawings[i] ?? "" })) : shots.frames;
  return {
    film: { ...shots, frames },
    play,
    names: namesOf(game, seats),
    looks: seats,
    through: null,
    table: null,
    course: hasCourse(shots) ? () => house.sharedCourse(secret) : null,
    back: "/",
  };
}
