/**
 * What the packages of games from elsewhere bring along: from a served house, or beside the page of a house inside the
 * browser. The edition in an address makes it last for ever.
 */
import type { FieldKinds } from "../board.ts";
import { addressOf } from "../router.svelte.ts";
import type { Language } from "../i18n/languages.ts";
import { house, HouseSaysNo } from "./client.ts";
import type { GameInfo } from "./rest.ts";

/** A game that was not there when this client was built. */
export interface FromElsewhere {
  readonly id: string;
  readonly edition: string;
}

export const fromElsewhere = (games: readonly GameInfo[]): FromElsewhere[] =>
  games.flatMap(({ id, elsewhere }) => (elsewhere ? [{ id, edition: elsewhere.edition }] : []));

const at = ({ id, edition }: FromElsewhere, name: string): string =>
  `${addressOf("/")}elsewhere/${id}/${edition}/${name}`;

async function text(game: FromElsewhere, name: string): Promise<string> {
  const answer = await fetch(at(game, name));
  if (!answer.ok) throw new HouseSaysNo(answer.status, "ui-no-house");
  return answer.text();
}

export const wordsOf = (game: FromElsewhere, language: Language): Promise<string> => text(game, `words/${language}`);
export const rulebookOf = (game: FromElsewhere, language: Language): Promise<string> =>
  text(game, `rulebook/${language}`);

/** The parts of a board, by the names of files in `web/`. */
export const partsOf = (game: FromElsewhere) => ({
  module: (name: string) =>
    import(/* @vite-ignore */ at(game, `web/${name}`)) as Promise<{ readonly default?: unknown }>,
  data: async (name: string): Promise<unknown> => JSON.parse(await text(game, `web/${name}`)),
  kinds: (): Promise<FieldKinds> => house.kinds(game.id),
  /** Linked, and here: nothing is shown before it has its looks. */
  style: (name: string) =>
    new Promise<void>((here, failed) => {
      const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: at(game, `web/${name}`) });
      link.onload = () => here();
      link.onerror = () => failed(new HouseSaysNo(0, "ui-no-house"));
      document.head.append(link);
    }),
});
