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
  readonly yours?: readonly (number)[];
  readonly hosting?: boolean;
  readonly eye?: number | null;
  readonly curtain?: number | null;
  readonly view?: object;
  readonly own?: object | null;
  readonly waiting?: Ask | Outcome | null;
  readonly events?: readonly Tagged[];
  readonly back?: boolean;
  readonly turns?: readonly (Turn)[];
  readonly may_host?: boolean;
}

export interface Ask {
  readonly type: "ask";
  readonly about: string;
  readonly seats: readonly (number)[];
  readonly must: readonly (number)[];
}

export interface Outcome {
  readonly type: "outcome";
  readonly scores: readonly (number)[];
  readonly reason: string;
}

export interface Turn {
  readonly seat: number;
  readonly question: number;
  readonly legal: readonly Tagged[];
}

export interface PhraseSaid {
  readonly kind: "said";
  readonly seat: number;
  readonly what: string;
}

export interface Hint {
  readonly kind: "advice";
  readonly seat: number;
  readonly question: number;
  readonly action?: Tagged | null;
  readonly ground?: Explanation | null;
}

export interface Explanation {
  readonly name: string;
  readonly args: Readonly<Record<string, string | number>>;
}

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
  readonly show?: readonly (string)[];
}

export interface TableView {
  readonly table: string;
  readonly game: string;
  readonly version: number;
  readonly phase: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly settings: TableSettings;
  readonly commitment: string;
  readonly seats: readonly (SeatView)[];
  readonly host?: number | null;
  readonly host_offered?: boolean;
  readonly paused?: boolean;
  readonly undo?: UndoView | null;
  readonly why?: string | null;
  readonly next?: string | null;
  readonly outcome?: Outcome | null;
  readonly pages?: readonly (ChapterView)[];
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

export interface UndoView {
  readonly seat: number | null;
  readonly to: number;
  readonly missing: readonly (number)[];
  readonly rewind?: number;
}

export interface ChapterView {
  readonly table: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly outcome: Outcome;
}

export interface Bye {
  readonly kind: "bye";
  readonly why: string;
  readonly key: string;
}

export interface PlayMove {
  readonly do: "play";
  readonly id: string;
  readonly seat: number;
  readonly question: number;
  readonly action: Tagged | string;
}

export interface CommandBase {
  readonly id?: string | null;
}

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
  | { readonly do: "leave"; readonly seat: number }
  | { readonly do: "give-up"; readonly seat: number }
  | { readonly do: "come-back"; readonly seat: number }
  | { readonly do: "stand-in"; readonly seat: number; readonly character?: string | null }
  | { readonly do: "why-not"; readonly seat: number; readonly action: Tagged | string }
  | { readonly do: "ask-friend"; readonly seat: number; readonly question: number; readonly quiet?: boolean }
  | { readonly do: "undo" }
  | { readonly do: "rewind"; readonly to: number }
  | { readonly do: "answer-undo"; readonly seat: number; readonly agree: boolean }
  | { readonly do: "say"; readonly seat: number; readonly what: string }
  | { readonly do: "lift"; readonly seat: number }
  | { readonly do: "lower" }
  | { readonly do: "look"; readonly since?: number | null }
  | { readonly do: "recall" }
  | { readonly do: "wonder"; readonly what: string; readonly about?: string }
  | { readonly do: "rename"; readonly seat: number; readonly name: string }
  | { readonly do: "replace"; readonly seat: number; readonly character: string }
  | { readonly do: "remove"; readonly seat: number }
  | {
      readonly do: "configure";
      readonly seats?: number | null;
      readonly options?: Readonly<Record<string, unknown>> | null;
      readonly settings?: TableSettings | null;
    }
  | { readonly do: "start" }
  | { readonly do: "pause" }
  | { readonly do: "resume" }
  | { readonly do: "end" }
  | { readonly do: "hand-over"; readonly seat: number }
  | { readonly do: "become-host" }
);

export type ClientCommand = PlayMove | OtherCommand;

export const NAMES = ["acorn", "almond", "apricot", "barley", "berry", "biscuit", "bramble", "breeze", "bubble", "button", "caramel", "chestnut", "cinnamon", "clover", "cocoa", "cookie", "crumb", "daisy", "dewdrop", "ember", "feather", "fennel", "fern", "ginger", "hazel", "honey", "ivy", "jasmine", "juniper", "kiwi", "lemon", "lilac", "maple", "marble", "mint", "misty", "mushroom", "nettle", "nutmeg", "oat", "olive", "peach", "pebble", "pepper", "pickle", "plum", "poppy", "pumpkin", "quince", "raisin", "rosemary", "rye", "saffron", "sesame", "snowdrop", "sparkle", "sunny", "thistle", "thyme", "toffee", "tulip", "vanilla", "walnut", "willow"] as const;
export const FACES = ["plain", "freckles", "spectacles", "patch", "daisy", "cap", "bow", "straw"] as const;
export const COATS = ["grey", "brown", "cream", "slate", "fox", "white", "cocoa", "spotted"] as const;
export const PHRASES = ["hello", "your-turn", "well-played", "good-luck", "thank-you", "sorry", "oops", "wait-please", "i-am-thinking", "what-a-pity", "congratulations", "again", "back-soon", "good-night"] as const;
export const REACTIONS = ["cheese", "clap", "giggle", "gasp", "heart", "sleepy", "tear", "think"] as const;
