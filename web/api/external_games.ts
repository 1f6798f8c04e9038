/**
 * The files of games that were installed as packages, fetched from the server or from the offline app's site. Their
 * addresses contain the edition, so they can be cached forever.
 */
import type { FieldKinds } from "../board/board_interface.ts";
import { addressOf } from "../router.svelte.ts";
import type { Language } from "../i18n/languages.ts";
import { api, ApiError } from "./client.ts";
import type { GameInfo } from "./rest_types.ts";

/** A game that is not part of this client. */
export interface ExternalGame {
  readonly id: string;
  readonly edition: string;
}

export const externalGamesIn = (games: readonly GameInfo[]): ExternalGame[] =>
  games.flatMap(({ id, elsewhere }) => (elsewhere ? [{ id, edition: elsewhere.edition }] : []));

const assetUrl = ({ id, edition }: ExternalGame, name: string): string =>
  `${addressOf("/")}elsewhere/${id}/${edition}/${name}`;

async function fetchText(game: ExternalGame, name: string): Promise<string> {
  const answer = await fetch(assetUrl(game, name));
  if (!answer.ok) throw new ApiError(answer.status, "ui-no-house");
  return answer.text();
}

export const fetchWords = (game: ExternalGame, language: Language): Promise<string> =>
  fetchText(game, `words/${language}`);
export const fetchRulebook = (game: ExternalGame, language: Language): Promise<string> =>
  fetchText(game, `rulebook/${language}`);

/** Return functions that load the files of a game's board by their names in `web/`. */
export const assetsOf = (game: ExternalGame) => ({
  module: (name: string) =>
    import(/* @vite-ignore */ assetUrl(game, `web/${name}`)) as Promise<{ readonly default?: unknown }>,
  data: async (name: string): Promise<unknown> => JSON.parse(await fetchText(game, `web/${name}`)),
  kinds: (): Promise<FieldKinds> => api.getFieldKinds(game.id),
  /** Add a style sheet to the page; resolves when it has been loaded. */
  style: (name: string) =>
    new Promise<void>((here, failed) => {
      const link = Object.assign(document.createElement("link"), {
        rel: "stylesheet",
        href: assetUrl(game, `web/${name}`),
      });
      link.onload = () => here();
      link.onerror = () => failed(new ApiError(0, "ui-no-house"));
      document.head.append(link);
    }),
});
