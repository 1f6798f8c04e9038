/**
 * The contract between the shell and a package's board (`docs/add-a-game.md`, “Add a board”): plain data and plain DOM.
 * Such a board is the default export of the package's `web/board.js`, which is loaded at run time.
 */
import type { SeatLook } from "../../art/seat_colours.ts";
import type { PortraitStyle } from "../../art/portraits.ts";
import type { AnyTable, AnimationStep, Box, Table, Tagged } from "../board_interface.ts";

/** The version of the contract that this shell implements. */
export const CONTRACT = 1;

export type Draw = (target: HTMLElement, art: Art) => void;
export type DrawValue = (target: HTMLElement, value: unknown, art: Art) => void;

/** The default export of a package's `web/board.js`. */
export interface ExternalBoard {
  readonly contract: number;
  readonly ages: number;
  readonly minutes: readonly [number, number];
  readonly together?: boolean;
  readonly colour?: Box["colour"];
  readonly credit?: string;
  readonly cover: Draw;
  readonly shape?: { readonly wide: number; readonly tall: number } | "room";
  readonly tableTop?: Draw;
  stage?(view: unknown, own: unknown, seats: number): unknown;
  readonly tell?: Readonly<Record<string, (stage: unknown, event: Tagged) => AnimationStep | void>>;
  touches(action: Tagged): readonly string[];
  readonly options?: Readonly<Record<string, DrawValue>>;
  readonly characters?: Readonly<Record<string, PortraitStyle>>;
  play(target: HTMLElement, table: ExternalTable, art: Art): Drawn;
}

/** A mounted board from a package. */
export interface Drawn {
  update(): void;
  destroy?(): void;
}

/** The members that a package's board shares with the boards in this repository. */
export const PROPERTIES = [
  "view",
  "own",
  "seats",
  "me",
  "facing",
  "legal",
  "busy",
  "over",
  "refused",
  "pointed",
] as const;
export const METHODS = ["can", "play", "ms", "sound", "t", "thing", "name", "skip"] as const;

/** The table as passed to a package's board. Names that differ from those in `Table` are part of the contract. */
export interface ExternalTable extends Pick<
  AnyTable,
  "stage" | "calm" | (typeof PROPERTIES)[number] | (typeof METHODS)[number]
> {
  readonly wonder: AnyTable["query"];
  readonly wonders: AnyTable["canQuery"];
  readonly doing: AnyTable["describe"];
  readonly reads: AnyTable["canReadAloud"];
  readonly read: AnyTable["readAloud"];
  readonly hush: AnyTable["stopReading"];
  /** The number of the question that `me` has to answer; null if there is none. */
  readonly question: number | null;
  readonly language: string;
  touch(element: Touchable, now: TouchNow | null): void;
}

export type Touchable = SVGElement | HTMLElement;

/** The current state of a touchable element. */
export interface TouchNow {
  readonly id: string;
  readonly action?: Tagged;
  readonly ontouch?: () => void;
  readonly label?: string;
  readonly can?: boolean;
  readonly picked?: boolean;
  readonly aside?: boolean;
  readonly quiet?: boolean;
}

/** Pictures that the shell lends to boards. */
export interface Art {
  /** The colours and the badge of each seat; `badge` is a path in a 24 by 24 box. */
  readonly seats: readonly (Omit<SeatLook, "badge"> & { readonly badge: string })[];
  mouse(figure: MouseWanted): SVGGElement;
}

export interface MouseWanted {
  readonly seat: number;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
  readonly mood?: "calm" | "glad" | "sad" | "asleep";
  readonly shadow?: boolean;
}

/** Holds the stage of a package's board, so that the board gets its plain object and not a reactive proxy. */
export class ExternalStage {
  constructor(readonly stage: unknown) {}
}

export type ExternalModel = Table<
  { view: { readonly own?: unknown }; own: unknown; action: Tagged; event: Tagged },
  ExternalStage
> & { readonly turn: { readonly question: number } | null; readonly log: readonly unknown[] };

/** Return what is wrong with the default export of a package's board, or null if nothing is. */
export function contractViolation(found: unknown): string | null {
  const board = found as Partial<ExternalBoard> | null | undefined;
  if (typeof board !== "object" || board === null) return "no default export";
  if (board.contract !== CONTRACT) return `contract ${String(board.contract)}, and not ${CONTRACT}`;
  if (typeof board.ages !== "number") return "no ages";
  if (!Array.isArray(board.minutes) || board.minutes.length !== 2) return "no minutes";
  const missing = (["cover", "touches", "play"] as const).filter((name) => typeof board[name] !== "function");
  return missing.length ? `no ${missing.join(", no ")}` : null;
}
