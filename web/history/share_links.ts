/** The replay links created on this device. The server stores only a hash of their secrets. */
import { isString, readRecord, writeJson } from "../device/stored_json.ts";
import { loadBox } from "../games.svelte.ts";
import { canReview, type LoadedReplay } from "../replay/fetch_replay.ts";
import { seatNames } from "../table/live_table.svelte.ts";
import { api } from "../api/client.ts";

const STORAGE_KEY = "mulot.shares";

const storedSecrets = (): Record<string, string> => readRecord(STORAGE_KEY, isString);

function store(table: string, secret: string | null): void {
  const all = Object.entries(storedSecrets()).filter(([one]) => one !== table);
  writeJson(STORAGE_KEY, Object.fromEntries(secret ? [...all, [table, secret]].slice(-40) : all));
}

/** The secret is in the fragment, so it appears in no server log. */
const linkWithSecret = (secret: string): string => `${location.origin}/shared#${secret}`;

export const shareLinkOf = (table: string): string | null => {
  const secret = storedSecrets()[table];
  return secret === undefined ? null : linkWithSecret(secret);
};

export async function createShareLink(table: string): Promise<string> {
  const { secret } = await api.shareReplay(table);
  store(table, secret);
  return linkWithSecret(secret);
}

export async function revokeShareLink(table: string): Promise<void> {
  await api.unshareReplay(table);
  store(table, null);
}

/** Return the replay behind a link, as spectators saw it, without access to the table. */
export async function loadSharedReplay(secret: string): Promise<LoadedReplay> {
  const { game, seats } = await api.getSharedInfo(secret);
  const [{ default: play }, replay] = await Promise.all([(await loadBox(game)).loadUi(), api.getSharedReplay(secret)]);
  const drawings = play.usesDrawing ? await api.getSharedDrawings(secret) : null;
  const frames = drawings ? replay.frames.map((frame, i) => ({ ...frame, drawing: drawings[i] ?? "" })) : replay.frames;
  return {
    replay: { ...replay, frames },
    ui: play,
    names: seatNames(game, seats),
    mice: seats,
    loadSeatReplay: null,
    table: null,
    loadReview: canReview(replay) ? () => api.getSharedReview(secret) : null,
    backHref: "/",
  };
}
