// Generated from the Python Structs by `make generate`; do not edit.

/** An action or an event, as the rules send it. `type` is its tag. */
export interface Tagged {
  readonly type: string;
}

export interface TableUpdate {
  readonly kind: "now";
  readonly rev: number;
  readonly since?: number | null;
  readonly table?: TableView;
  readonly yours?: readonly number[];
  readonly hosting?: boolean;
  readonly eye?: number | null;
  readonly curtain?: number | null;
  readonly view?: object;
  readonly own?: object | null;
  readonly waiting?: Ask | Outcome | null;
  readonly events?: readonly Tagged[];
  readonly back?: boolean;
  readonly turns?: readonly Turn[];
  readonly may_host?: boolean;
}

export type Ask = Readonly<{ type: "ask"; about: string; seats: readonly number[]; must: readonly number[] }>;
export type Outcome = Readonly<{ type: "outcome"; scores: readonly number[]; reason: string }>;
export type Turn = Readonly<{ seat: number; question: number; legal: readonly Tagged[] }>;
export type PhraseSaid = Readonly<{ kind: "said"; seat: number; what: string }>;

export interface Hint {
  readonly kind: "advice";
  readonly seat: number;
  readonly question: number;
  readonly action?: Tagged | null;
  readonly ground?: Explanation | null;
}

export type Explanation = Readonly<{ name: string; args: Readonly<Record<string, string | number>> }>;

export interface EventHistory {
  readonly kind: "heard";
  readonly rev: number;
  readonly eye: number | null;
  readonly lines: readonly (readonly [number, readonly Tagged[]])[];
}

export interface Ack {
  readonly kind: "ack";
  readonly id: string | null;
  readonly rev: number;
  readonly table?: string | null;
  readonly answer?: unknown | null;
}

export interface Rejection {
  readonly kind: "no";
  readonly id: string | null;
  readonly no: string;
  readonly key: string;
  readonly rule?: string;
  readonly args?: Readonly<Record<string, string | number>>;
  readonly show?: readonly string[];
}

export interface TableView {
  readonly table: string;
  readonly game: string;
  readonly version: number;
  readonly phase: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly settings: TableSettings;
  readonly commitment: string;
  readonly seats: readonly SeatView[];
  readonly host?: number | null;
  readonly host_offered?: boolean;
  readonly paused?: boolean;
  readonly undo?: UndoView | null;
  readonly why?: string | null;
  readonly next?: string | null;
  readonly outcome?: Outcome | null;
  readonly pages?: readonly ChapterView[];
  readonly follows?: Readonly<Record<string, unknown>> | null;
  readonly branched?: number;
  readonly shared?: number;
  readonly open_luck?: string;
}

export interface TableSettings {
  readonly access: "invited" | "link";
  readonly listed: boolean;
  readonly spectators: boolean;
  readonly share: boolean | null;
  readonly patience: number;
  readonly friend: boolean;
  readonly adapt: boolean;
  readonly clock: number | null;
}

export interface SeatView {
  readonly seat: number;
  readonly sits: string;
  readonly name?: string | null;
  readonly character?: string | null;
  readonly face?: string;
  readonly coat?: string;
  readonly here?: boolean;
  readonly invited?: boolean;
  readonly late?: boolean;
  readonly stand_in_offered?: boolean;
  readonly advised?: number;
}

export type UndoView = Readonly<{ seat: number | null; to: number; missing: readonly number[]; rewind?: number }>;
export type ChapterView = Readonly<{ table: string; options: Readonly<Record<string, unknown>>; outcome: Outcome }>;
export type Bye = Readonly<{ kind: "bye"; why: string; key: string }>;
export type PlayMove = Readonly<{ do: "play"; id: string; seat: number; question: number; action: Tagged | string }>;
export type CommandBase = Readonly<{ id?: string | null }>;

export type Message = TableUpdate | PhraseSaid | Hint | EventHistory | Ack | Rejection;

export type OtherCommand = CommandBase & (
  | {
      readonly do: "take";
      readonly seat: number;
      readonly name?: string | null;
      readonly secret?: string | null;
      readonly added?: string;
      readonly face?: string | null;
      readonly coat?: string | null;
      readonly sealed?: boolean;
    }
  | Readonly<{ do: "leave"; seat: number }>
  | Readonly<{ do: "give-up"; seat: number }>
  | Readonly<{ do: "come-back"; seat: number }>
  | Readonly<{ do: "stand-in"; seat: number; character?: string | null }>
  | Readonly<{ do: "why-not"; seat: number; action: Tagged | string }>
  | Readonly<{ do: "ask-friend"; seat: number; question: number; quiet?: boolean }>
  | Readonly<{ do: "undo" }>
  | Readonly<{ do: "rewind"; to: number }>
  | Readonly<{ do: "answer-undo"; seat: number; agree: boolean }>
  | Readonly<{ do: "say"; seat: number; what: string }>
  | Readonly<{ do: "lift"; seat: number }>
  | Readonly<{ do: "lower" }>
  | Readonly<{ do: "look"; since?: number | null }>
  | Readonly<{ do: "recall" }>
  | Readonly<{ do: "wonder"; what: string; about?: string }>
  | Readonly<{ do: "rename"; seat: number; name: string }>
  | Readonly<{ do: "replace"; seat: number; character: string }>
  | Readonly<{ do: "remove"; seat: number }>
  | {
      readonly do: "configure";
      readonly seats?: number | null;
      readonly options?: Readonly<Record<string, unknown>> | null;
      readonly settings?: TableSettings | null;
    }
  | Readonly<{ do: "start" }>
  | Readonly<{ do: "pause" }>
  | Readonly<{ do: "resume" }>
  | Readonly<{ do: "end" }>
  | Readonly<{ do: "hand-over"; seat: number }>
  | Readonly<{ do: "become-host" }>
);

export type ClientCommand = PlayMove | OtherCommand;

export const NAMES = ["acorn", "almond", "apricot", "barley", "berry", "biscuit", "bramble", "breeze", "bubble", "button", "caramel", "chestnut", "cinnamon", "clover", "cocoa", "cookie", "crumb", "daisy", "dewdrop", "ember", "feather", "fennel", "fern", "ginger", "hazel", "honey", "ivy", "jasmine", "juniper", "kiwi", "lemon", "lilac", "maple", "marble", "mint", "misty", "mushroom", "nettle", "nutmeg", "oat", "olive", "peach", "pebble", "pepper", "pickle", "plum", "poppy", "pumpkin", "quince", "raisin", "rosemary", "rye", "saffron", "sesame", "snowdrop", "sparkle", "sunny", "thistle", "thyme", "toffee", "tulip", "vanilla", "walnut", "willow"] as const;
export const FACES = ["plain", "freckles", "spectacles", "patch", "daisy", "cap", "bow", "straw"] as const;
export const COATS = ["grey", "brown", "cream", "slate", "fox", "white", "cocoa", "spotted"] as const;
export const PHRASES = ["hello", "your-turn", "well-played", "good-luck", "thank-you", "sorry", "oops", "wait-please", "i-am-thinking", "what-a-pity", "congratulations", "again", "back-soon", "good-night"] as const;
export const REACTIONS = ["cheese", "clap", "giggle", "gasp", "heart", "sleepy", "tear", "think"] as const;
