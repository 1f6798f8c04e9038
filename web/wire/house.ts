/** The house over HTTP: games, tables, seats, journals. */
import type { Film, Kinds } from "../board.ts";
import type { SeatShown, Settings, TableShown } from "./messages.ts";

export interface GameShown {
  readonly id: string;
  readonly version: number;
  readonly seats: readonly number[];
  readonly characters: readonly string[];
  /** Characters that think more slowly here, because their compiled part is not installed. */
  readonly slower: readonly string[];
  /** `values`: at the smallest table; null where there are too many to list. */
  readonly options: readonly {
    readonly name: string;
    readonly default: Choice;
    readonly values: readonly Choice[] | null;
  }[];
  /** What its package brings, if it was not there when this client was built. */
  readonly elsewhere?: {
    readonly edition: string;
    readonly board: boolean;
    readonly style: boolean;
    readonly lesson: boolean;
  } | null;
}

export interface HouseShown {
  readonly games: readonly string[];
  /** The address in the home network, where there is one: what another device in the room can open. */
  readonly home?: string | null;
}

export type Choice = string | number | boolean | null;

export interface TableFound {
  readonly rev: number;
  readonly yours: readonly number[];
  readonly hosting: boolean;
  readonly table: TableShown;
}

export interface Opening {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly settings?: Partial<Settings>;
  readonly take: readonly { readonly seat: number; readonly name?: string; readonly added: string }[];
  readonly characters: Readonly<Record<string, string>>;
}

export type { SeatShown, TableShown };

/** What the house says no with; `key` names the sentence. */
export class HouseSaysNo extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly args: Readonly<Record<string, unknown>> = {},
  ) {
    super(key);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, {
      method,
      credentials: "same-origin",
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
    });
  } catch {
    throw new HouseSaysNo(0, "ui-no-connection");
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => ({}))) as { key?: string; args?: Record<string, unknown> };
    throw new HouseSaysNo(answer.status, problem.key ?? "ui-no-house", problem.args ?? {});
  }
  return (
    answer.headers.get("Content-Type")?.includes("json") === true && !/\/(journal|book)$/.test(path)
      ? answer.json()
      : answer.text()
  ) as Promise<T>;
}

const at = (table: string, rest = ""): string => `tables/${encodeURIComponent(table)}${rest}`;

export const house = {
  enter: () => call<HouseShown>("GET", "house"),
  games: () => call<readonly GameShown[]>("GET", "games"),
  game: (id: string) => call<GameShown>("GET", `games/${id}`),
  kinds: (id: string) => call<Kinds>("GET", `games/${id}/kinds`),
  open: (opening: Opening) => call<{ readonly table: string }>("POST", "tables", opening),
  table: (table: string) => call<TableFound>("GET", at(table)),
  take: (table: string, seat: number, body: { secret?: string; name?: string; added: string }) =>
    call<object>("POST", at(table, `/seats/${seat}/take`), body),
  invite: (table: string, seat: number) =>
    call<{ readonly secret: string }>("POST", at(table, `/seats/${seat}/invitation`), {}),
  start: (table: string) => call<object>("POST", at(table, "/start"), {}),
  rematch: (table: string) => call<{ readonly table: string }>("POST", at(table, "/rematch"), {}),
  sequel: (table: string) => call<{ readonly table: string }>("POST", at(table, "/sequel"), {}),
  book: (table: string) => call<string>("GET", at(table, "/book")),
  journal: (table: string) => call<string>("GET", at(table, "/journal")),
  film: (table: string) => call<Film>("GET", at(table, "/film")),
  drawings: (table: string) => call<readonly string[]>("GET", at(table, "/drawings")),
};

/** Random bytes of this browser, as hex: they are mixed into the luck, so that the house alone cannot steer it. */
export function addedBytes(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
