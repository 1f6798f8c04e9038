// Made from the Python Structs by `make generate`: do not edit.

/** Something with a tag, as the rules send it: an action or an event. */
export interface Tagged {
  readonly type: string;
}

export interface Now {
  readonly kind: "now";
  readonly rev: number;
  readonly since?: number | null;
  readonly table?: TableShown;
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

export interface Said {
  readonly kind: "said";
  readonly seat: number;
  readonly what: string;
}

export interface Advice {
  readonly kind: "advice";
  readonly seat: number;
  readonly question: number;
  readonly action?: Tagged | null;
  readonly ground?: Ground | null;
}

export interface Ground {
  readonly name: string;
  readonly args: Readonly<Record<string, string | number>>;
}

export interface Heard {
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

export interface No {
  readonly kind: "no";
  readonly id: string | null;
  readonly no: string;
  readonly key: string;
  readonly rule?: string;
  readonly args?: Readonly<Record<string, string | number>>;
  readonly show?: readonly (string)[];
}

export interface TableShown {
  readonly table: string;
  readonly game: string;
  readonly version: number;
  readonly phase: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly settings: Settings;
  readonly commitment: string;
  readonly seats: readonly (SeatShown)[];
  readonly host?: number | null;
  readonly host_offered?: boolean;
  readonly paused?: boolean;
  readonly undo?: UndoShown | null;
  readonly why?: string | null;
  readonly next?: string | null;
  readonly outcome?: Outcome | null;
  readonly pages?: readonly (PageShown)[];
  readonly follows?: Readonly<Record<string, unknown>> | null;
  readonly branched?: number;
  readonly shared?: number;
  readonly open_luck?: string;
}

export interface Settings {
  readonly access: "invited" | "link";
  readonly listed: boolean;
  readonly spectators: boolean;
  readonly share: boolean | null;
  readonly patience: number;
  readonly friend: boolean;
  readonly adapt: boolean;
  readonly clock: number | null;
}

export interface SeatShown {
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

export interface UndoShown {
  readonly seat: number | null;
  readonly to: number;
  readonly missing: readonly (number)[];
  readonly rewind?: number;
}

export interface PageShown {
  readonly table: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly outcome: Outcome;
}

export interface Bye {
  readonly kind: "bye";
  readonly why: string;
  readonly key: string;
}

export interface Take {
  readonly do: "take";
  readonly seat: number;
  readonly name?: string | null;
  readonly secret?: string | null;
  readonly added?: string;
  readonly face?: string | null;
  readonly coat?: string | null;
  readonly sealed?: boolean;
  readonly id?: string | null;
}

export interface Leave {
  readonly do: "leave";
  readonly seat: number;
  readonly id?: string | null;
}

export interface GiveUp {
  readonly do: "give-up";
  readonly seat: number;
  readonly id?: string | null;
}

export interface ComeBack {
  readonly do: "come-back";
  readonly seat: number;
  readonly id?: string | null;
}

export interface AskStandIn {
  readonly do: "stand-in";
  readonly seat: number;
  readonly character?: string | null;
  readonly id?: string | null;
}

export interface Play {
  readonly do: "play";
  readonly id: string;
  readonly seat: number;
  readonly question: number;
  readonly action: Tagged | string;
}

export interface WhyNot {
  readonly do: "why-not";
  readonly seat: number;
  readonly action: Tagged | string;
  readonly id?: string | null;
}

export interface AskFriend {
  readonly do: "ask-friend";
  readonly seat: number;
  readonly question: number;
  readonly id?: string | null;
}

export interface AskUndo {
  readonly do: "undo";
  readonly id?: string | null;
}

export interface AskRewind {
  readonly do: "rewind";
  readonly to: number;
  readonly id?: string | null;
}

export interface AnswerUndo {
  readonly do: "answer-undo";
  readonly seat: number;
  readonly agree: boolean;
  readonly id?: string | null;
}

export interface Say {
  readonly do: "say";
  readonly seat: number;
  readonly what: string;
  readonly id?: string | null;
}

export interface Lift {
  readonly do: "lift";
  readonly seat: number;
  readonly id?: string | null;
}

export interface Lower {
  readonly do: "lower";
  readonly id?: string | null;
}

export interface Look {
  readonly do: "look";
  readonly since?: number | null;
  readonly id?: string | null;
}

export interface Recall {
  readonly do: "recall";
  readonly id?: string | null;
}

export interface Wonder {
  readonly do: "wonder";
  readonly what: string;
  readonly about?: string;
  readonly id?: string | null;
}

export interface Rename {
  readonly do: "rename";
  readonly seat: number;
  readonly name: string;
  readonly id?: string | null;
}

export interface Replace {
  readonly do: "replace";
  readonly seat: number;
  readonly character: string;
  readonly id?: string | null;
}

export interface Remove {
  readonly do: "remove";
  readonly seat: number;
  readonly id?: string | null;
}

export interface Configure {
  readonly do: "configure";
  readonly seats?: number | null;
  readonly options?: Readonly<Record<string, unknown>> | null;
  readonly settings?: Settings | null;
  readonly id?: string | null;
}

export interface Start {
  readonly do: "start";
  readonly id?: string | null;
}

export interface Pause {
  readonly do: "pause";
  readonly id?: string | null;
}

export interface Resume {
  readonly do: "resume";
  readonly id?: string | null;
}

export interface End {
  readonly do: "end";
  readonly id?: string | null;
}

export interface HandOver {
  readonly do: "hand-over";
  readonly seat: number;
  readonly id?: string | null;
}

export interface BecomeHost {
  readonly do: "become-host";
  readonly id?: string | null;
}

export type Message = Now | Said | Advice | Heard | Ack | No;

export type Wish = Take | Leave | GiveUp | ComeBack | AskStandIn | Play | WhyNot | AskFriend | AskUndo | AskRewind | AnswerUndo | Say | Lift | Lower | Look | Recall | Wonder | Rename | Replace | Remove | Configure | Start | Pause | Resume | End | HandOver | BecomeHost;

export const NAMES = ["acorn", "almond", "apricot", "barley", "berry", "biscuit", "bramble", "breeze", "bubble", "button", "caramel", "chestnut", "cinnamon", "clover", "cocoa", "cookie", "crumb", "daisy", "dewdrop", "ember", "feather", "fennel", "fern", "ginger", "hazel", "honey", "ivy", "jasmine", "juniper", "kiwi", "lemon", "lilac", "maple", "marble", "mint", "misty", "mushroom", "nettle", "nutmeg", "oat", "olive", "peach", "pebble", "pepper", "pickle", "plum", "poppy", "pumpkin", "quince", "raisin", "rosemary", "rye", "saffron", "sesame", "snowdrop", "sparkle", "sunny", "thistle", "thyme", "toffee", "tulip", "vanilla", "walnut", "willow"] as const;
export const FACES = ["plain", "freckles", "spectacles", "patch", "daisy", "cap", "bow", "straw"] as const;
export const COATS = ["grey", "brown", "cream", "slate", "fox", "white", "cocoa", "spotted"] as const;
export const PHRASES = ["hello", "your-turn", "well-played", "good-luck", "thank-you", "sorry", "oops", "wait-please", "i-am-thinking", "what-a-pity", "congratulations", "again", "back-soon", "good-night"] as const;
export const REACTIONS = ["cheese", "clap", "giggle", "gasp", "heart", "sleepy", "tear", "think"] as const;
