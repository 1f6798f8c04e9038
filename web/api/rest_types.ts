// Generated from the Python Structs by `make generate`; do not edit.

import type { Ask, Explanation, Outcome, SeatView, TableSettings, TableView, Tagged } from "./message_types.ts";

export type Choice = string | number | boolean | null;

export interface SeatRequest {
  readonly seat: number;
  readonly name?: string | null;
  readonly added?: string;
  readonly face?: string | null;
  readonly coat?: string | null;
}

export interface NewTableRequest {
  readonly game: string;
  readonly seats?: number | null;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly settings?: Partial<TableSettings>;
  readonly take?: readonly SeatRequest[];
  readonly characters?: Readonly<Record<string, string>>;
  readonly day?: string | null;
}

export interface TakeSeatRequest {
  readonly name?: string | null;
  readonly secret?: string | null;
  readonly added?: string;
  readonly face?: string | null;
  readonly coat?: string | null;
  readonly sealed?: boolean;
}

export interface UploadRequest {
  readonly journal: string;
  readonly settings?: Partial<TableSettings>;
  readonly take?: readonly SeatRequest[];
  readonly characters?: Readonly<Record<string, string>>;
}

export type PlayOnRequest = Readonly<{ line: number; seat?: number | null; character?: string | null }>;

export interface HouseInfo {
  readonly version: string;
  readonly languages: readonly string[];
  readonly names: readonly string[];
  readonly faces: readonly string[];
  readonly coats: readonly string[];
  readonly phrases: readonly string[];
  readonly reactions: readonly string[];
  readonly games: readonly string[];
  readonly home: string | null;
  readonly shared: boolean;
  readonly codes: boolean;
  readonly visit: string | null;
  readonly keep_over: number;
  readonly keep_idle: number;
  readonly aside?: readonly FailedGame[];
}

export type FailedGame = Readonly<{ game: string; why: string }>;

export interface GameInfo {
  readonly id: string;
  readonly version: number;
  readonly seats: readonly number[];
  readonly characters: readonly string[];
  readonly options: readonly OptionInfo[];
  readonly schema: Readonly<Record<string, unknown>>;
  readonly slower: readonly string[];
  readonly elsewhere: ExternalAssets | null;
  readonly course: boolean;
}

export type OptionInfo = Readonly<{ name: string; default: Choice; values: readonly Choice[] | null }>;
export type ExternalAssets = Readonly<{ edition: string; board: boolean; style: boolean; lesson: boolean }>;

export interface DailyGameInfo {
  readonly game: string;
  readonly date: string;
  readonly seats: number;
  readonly character: string;
  readonly commitment: string;
  readonly score: number;
  readonly reason: string;
  readonly moves: number;
}

export type TableOpened = Readonly<{ table: string; commitment: string; rev: number }>;
export type TableInfo = Readonly<{ rev: number; yours: readonly number[]; hosting: boolean; table: TableView }>;

export interface TableListing {
  readonly table: string;
  readonly game: string;
  readonly phase: string;
  readonly seats: number;
  readonly free: number;
  readonly opened_at: number;
  readonly changed_at: number;
}

export type CommandResult = Readonly<{ rev: number; table?: string | null; secret?: string | null }>;
export type DeleteResult = Readonly<{ tables: readonly string[] }>;
export type ForgetResult = Readonly<{ deleted: readonly string[]; left: readonly string[] }>;
export type Code = Readonly<{ code: string }>;
export type TableFound = Readonly<{ table: string }>;
export type RevealedSeed = Readonly<{ commitment: string; seed: string }>;

export interface Proof {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly lines: number;
  readonly chain: string;
  readonly outcome: Outcome | null;
  readonly luck_checked: number | null;
  readonly branched: number;
  readonly open_since: number | null;
}

export interface Replay {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly frames: readonly ReplayFrame[];
  readonly branched?: number;
}

export interface ReplayFrame {
  readonly line: number;
  readonly view: { readonly own?: unknown };
  readonly waiting: Ask | Outcome;
  readonly events: readonly Tagged[];
  readonly seat?: number | null;
  readonly action?: Tagged | null;
  readonly legal?: readonly Tagged[];
  readonly luck?: readonly (readonly [number, number])[];
}

export type GameReview = Readonly<{ chances: readonly (readonly number[])[]; points: readonly TurningPoint[] }>;

export interface TurningPoint {
  readonly at: number;
  readonly line: number;
  readonly seat: number;
  readonly played: unknown;
  readonly better?: unknown;
  readonly ground?: Explanation | null;
  readonly gain?: number;
}

export type SharedFilm = Readonly<{ game: string; seats: readonly SeatView[] }>;

export interface Problem {
  readonly title: string;
  readonly status: number;
  readonly no: string;
  readonly key: string;
  readonly args: Readonly<Record<string, string | number>>;
  readonly rule: string;
  readonly show: readonly string[];
  readonly type: string;
}
