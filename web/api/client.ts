/** The client of the HTTP API: games, tables, seats, journals. Throws `ApiError`. */
import type { Replay, FieldKinds } from "../board/board_interface.ts";
import type { TableUpdate } from "./message_types.ts";
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
} from "./rest_types.ts";
import type { BackupResult, PageBackup } from "../offline/backup.ts";
import { getTransport, type TransportResponse } from "./transport.ts";

/**
 * An error response from the server; `key` is the message key of its text. Status 0 means that there was no response.
 */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly args: Readonly<Record<string, unknown>> = {},
  ) {
    super(key);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: TransportResponse;
  try {
    answer = await getTransport().call(method, path, body);
  } catch {
    throw new ApiError(0, "ui-no-connection");
  }
  if (answer.status >= 400) {
    const problem = parseProblem(answer.text);
    throw new ApiError(answer.status, problem.key ?? "ui-no-house", problem.args ?? {});
  }
  return (/\/(journal|book|file)$/.test(path) ? answer.text : JSON.parse(answer.text)) as T;
}

export function parseProblem(text: string): Partial<Problem> {
  try {
    return JSON.parse(text) as Partial<Problem>;
  } catch {
    return {};
  }
}

const at = (table: string, rest = ""): string => `tables/${encodeURIComponent(table)}${rest}`;

export const api = {
  getServerInfo: () => call<HouseInfo>("GET", "house"),
  listGames: () => call<readonly GameInfo[]>("GET", "games"),
  getGame: (id: string) => call<GameInfo>("GET", `games/${id}`),
  getDailyGame: (id: string, date: string) => call<DailyGameInfo>("GET", `games/${id}/day/${date}`),
  getFieldKinds: (id: string) => call<FieldKinds>("GET", `games/${id}/kinds`),
  openTable: (table: NewTableRequest) => call<TableOpened>("POST", "tables", table),
  listTables: () => call<readonly TableListing[]>("GET", "tables"),
  getTable: (table: string) => call<TableInfo>("GET", at(table)),
  takeSeat: (table: string, seat: number, body: TakeSeatRequest) =>
    call<CommandResult>("POST", at(table, `/seats/${seat}/take`), body),
  createInvitation: (table: string, seat: number) =>
    call<CommandResult & { readonly secret: string }>("POST", at(table, `/seats/${seat}/invitation`), {}),
  startGame: (table: string) => call<CommandResult>("POST", at(table, "/start"), {}),
  openRematch: (table: string) => call<CommandResult & { readonly table: string }>("POST", at(table, "/rematch"), {}),
  openNextChapter: (table: string) =>
    call<CommandResult & { readonly table: string }>("POST", at(table, "/sequel"), {}),
  deleteTable: (table: string) => call<DeleteResult>("POST", at(table, "/delete"), {}),
  forgetDevice: (tables: readonly string[]) => call<ForgetResult>("POST", "forget", { tables }),
  getJoinCode: (table: string) => call<Code>("GET", at(table, "/code")),
  /** Only letters and digits of the typed code are used, because API paths contain no others. */
  findTableByCode: (typed: string) => call<TableFound>("GET", `codes/${typed.replace(/[^a-z0-9]/gi, "")}`),
  getCampaignFile: (table: string) => call<string>("GET", at(table, "/book")),
  getJournal: (table: string) => call<string>("GET", at(table, "/journal")),
  /** Offline app only: return the table as a journal file, even before its end. */
  exportJournal: (table: string) => call<string>("POST", at(table, "/file"), {}),
  /** Offline app only: create a table from a journal file. */
  importJournal: (journal: string) => call<CommandResult & { readonly table: string }>("POST", "files", journal),
  /** Offline app only: return everything that this browser stores, as one file. */
  exportBackup: (page: PageBackup) => call<string>("POST", "everything/file", page),
  importBackup: (file: string) => call<BackupResult>("POST", "everything", file),
  /** Offline app only: prepare a game before a table is opened. */
  warmUpGame: (id: string) => call<TableUpdate | null>("POST", `games/${id}/rehearsal`, {}),
  getReplay: (table: string) => call<Replay>("GET", at(table, "/film")),
  getSeatReplay: (table: string, seat: number) => call<Replay>("GET", at(table, `/film/${seat}`)),
  getReview: (table: string) => call<GameReview>("GET", at(table, "/course")),
  branchTable: (table: string, from: PlayOnRequest) =>
    call<CommandResult & { readonly table: string }>("POST", at(table, "/play-on"), from),
  shareReplay: (table: string) => call<CommandResult & { readonly secret: string }>("POST", at(table, "/share"), {}),
  unshareReplay: (table: string) => call<CommandResult>("DELETE", at(table, "/share")),
  getSharedInfo: (secret: string) => call<SharedFilm>("POST", "shared", { secret }),
  getSharedReplay: (secret: string) => call<Replay>("POST", "shared/film", { secret }),
  getSharedDrawings: (secret: string) => call<readonly string[]>("POST", "shared/drawings", { secret }),
  getSharedReview: (secret: string) => call<GameReview>("POST", "shared/course", { secret }),
  getDrawings: (table: string) => call<readonly string[]>("GET", at(table, "/drawings")),
};

/** Return 16 random bytes in hex. They are mixed into the seed, so that the server alone cannot choose it. */
export function createSeedBytes(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
