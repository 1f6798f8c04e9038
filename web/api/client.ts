/** The house over HTTP: games, tables, seats, journals. */
import type { Replay, FieldKinds } from "../board.ts";
import type { TableUpdate } from "./messages.ts";
import type {
  Code,
  GameReview,
  DailyGameInfo,
  DeleteResult,
  CommandResult,
  ForgetResult,
  GameInfo,
  HouseInfo,
  NewTableRequest,
  PlayOnRequest,
  Problem,
  SharedFilm,
  TableFound,
  TableInfo,
  TableListing,
  TableOpened,
  TakeSeatRequest,
} from "./rest.ts";
import type { Brought, PageKept } from "../offline/backup.ts";
import { transport, type Answer } from "./transport.ts";

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
  let answer: Answer;
  try {
    answer = await transport().call(method, path, body);
  } catch {
    throw new HouseSaysNo(0, "ui-no-connection");
  }
  if (answer.status >= 400) {
    const problem = problemIn(answer.text);
    throw new HouseSaysNo(answer.status, problem.key ?? "ui-no-house", problem.args ?? {});
  }
  return (/\/(journal|book|file)$/.test(path) ? answer.text : JSON.parse(answer.text)) as T;
}

export function problemIn(text: string): Partial<Problem> {
  try {
    return JSON.parse(text) as Partial<Problem>;
  } catch {
    return {};
  }
}

const at = (table: string, rest = ""): string => `tables/${encodeURIComponent(table)}${rest}`;

export const house = {
  enter: () => call<HouseInfo>("GET", "house"),
  games: () => call<readonly GameInfo[]>("GET", "games"),
  game: (id: string) => call<GameInfo>("GET", `games/${id}`),
  day: (id: string, date: string) => call<DailyGameInfo>("GET", `games/${id}/day/${date}`),
  kinds: (id: string) => call<FieldKinds>("GET", `games/${id}/kinds`),
  open: (table: NewTableRequest) => call<TableOpened>("POST", "tables", table),
  listed: () => call<readonly TableListing[]>("GET", "tables"),
  table: (table: string) => call<TableInfo>("GET", at(table)),
  take: (table: string, seat: number, body: TakeSeatRequest) => call<CommandResult>("POST", at(table, `/seats/${seat}/take`), body),
  invite: (table: string, seat: number) =>
    call<CommandResult & { readonly secret: string }>("POST", at(table, `/seats/${seat}/invitation`), {}),
  start: (table: string) => call<CommandResult>("POST", at(table, "/start"), {}),
  rematch: (table: string) => call<CommandResult & { readonly table: string }>("POST", at(table, "/rematch"), {}),
  nextPage: (table: string) => call<CommandResult & { readonly table: string }>("POST", at(table, "/sequel"), {}),
  delete: (table: string) => call<DeleteResult>("POST", at(table, "/delete"), {}),
  forget: (tables: readonly string[]) => call<ForgetResult>("POST", "forget", { tables }),
  code: (table: string) => call<Code>("GET", at(table, "/code")),
  /** Only the letters and digits of what was typed: a path of the house has no others. */
  findCode: (typed: string) => call<TableFound>("GET", `codes/${typed.replace(/[^a-z0-9]/gi, "")}`),
  book: (table: string) => call<string>("GET", at(table, "/book")),
  journal: (table: string) => call<string>("GET", at(table, "/journal")),
  /** The file of a table of the house inside this browser, also before its end. */
  takeAlong: (table: string) => call<string>("POST", at(table, "/file"), {}),
  /** A journal file as a table of the house inside this browser. */
  bring: (journal: string) => call<CommandResult & { readonly table: string }>("POST", "files", journal),
  /** All that this browser keeps, as one file; and back. */
  writeEverything: (page: PageKept) => call<string>("POST", "everything/file", page),
  bringEverything: (file: string) => call<Brought>("POST", "everything", file),
  /** Make a game of the house inside this browser ready, before a table is opened. */
  rehearse: (id: string) => call<TableUpdate | null>("POST", `games/${id}/rehearsal`, {}),
  film: (table: string) => call<Replay>("GET", at(table, "/film")),
  filmOfSeat: (table: string, seat: number) => call<Replay>("GET", at(table, `/film/${seat}`)),
  course: (table: string) => call<GameReview>("GET", at(table, "/course")),
  playOn: (table: string, from: PlayOnRequest) => call<CommandResult & { readonly table: string }>("POST", at(table, "/play-on"), from),
  share: (table: string) => call<CommandResult & { readonly secret: string }>("POST", at(table, "/share"), {}),
  unshare: (table: string) => call<CommandResult>("DELETE", at(table, "/share")),
  shared: (secret: string) => call<SharedFilm>("POST", "shared", { secret }),
  sharedFilm: (secret: string) => call<Replay>("POST", "shared/film", { secret }),
  sharedDrawings: (secret: string) => call<readonly string[]>("POST", "shared/drawings", { secret }),
  sharedCourse: (secret: string) => call<GameReview>("POST", "shared/course", { secret }),
  drawings: (table: string) => call<readonly string[]>("GET", at(table, "/drawings")),
};

/** Random bytes of this browser, as hex: they are mixed into the luck, so that the house alone cannot steer it. */
export function addedBytes(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
