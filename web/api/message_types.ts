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

export interface ClaimSeat extends CommandBase {
  readonly do: "take";
  readonly seat: number;
  readonly name?: string | null;
  readonly secret?: string | null;
  readonly added?: string;
  readonly face?: string | null;
  readonly coat?: string | null;
  readonly sealed?: boolean;
}

export interface CommandBase {
  readonly id?: string | null;
}

export interface LeaveSeat extends CommandBase {
  readonly do: "leave";
  readonly seat: number;
}

export interface GiveUpSeat extends CommandBase {
  readonly do: "give-up";
  readonly seat: number;
}

export interface ReclaimSeat extends CommandBase {
  readonly do: "come-back";
  readonly seat: number;
}

export interface AskStandIn extends CommandBase {
  readonly do: "stand-in";
  readonly seat: number;
  readonly character?: string | null;
}

export interface PlayMove {
  readonly do: "play";
  readonly id: string;
  readonly seat: number;
  readonly question: number;
  readonly action: Tagged | string;
}

export interface WhyNot extends CommandBase {
  readonly do: "why-not";
  readonly seat: number;
  readonly action: Tagged | string;
}

export interface AskHint extends CommandBase {
  readonly do: "ask-friend";
  readonly seat: number;
  readonly question: number;
  readonly quiet?: boolean;
}

export interface AskUndo extends CommandBase {
  readonly do: "undo";
}

export interface AskRewind extends CommandBase {
  readonly do: "rewind";
  readonly to: number;
}

export interface AnswerUndo extends CommandBase {
  readonly do: "answer-undo";
  readonly seat: number;
  readonly agree: boolean;
}

export interface SayPhrase extends CommandBase {
  readonly do: "say";
  readonly seat: number;
  readonly what: string;
}

export interface LiftCurtain extends CommandBase {
  readonly do: "lift";
  readonly seat: number;
}

export interface LowerCurtain extends CommandBase {
  readonly do: "lower";
}

export interface Resync extends CommandBase {
  readonly do: "look";
  readonly since?: number | null;
}

export interface GetHistory extends CommandBase {
  readonly do: "recall";
}

export interface Query extends CommandBase {
  readonly do: "wonder";
  readonly what: string;
  readonly about?: string;
}

export interface RenamePerson extends CommandBase {
  readonly do: "rename";
  readonly seat: number;
  readonly name: string;
}

export interface SeatBot extends CommandBase {
  readonly do: "replace";
  readonly seat: number;
  readonly character: string;
}

export interface EmptySeat extends CommandBase {
  readonly do: "remove";
  readonly seat: number;
}

export interface ConfigureTable extends CommandBase {
  readonly do: "configure";
  readonly seats?: number | null;
  readonly options?: Readonly<Record<string, unknown>> | null;
  readonly settings?: TableSettings | null;
}

export interface StartGame extends CommandBase {
  readonly do: "start";
}

export interface PauseGame extends CommandBase {
  readonly do: "pause";
}

export interface ResumeGame extends CommandBase {
  readonly do: "resume";
}

export interface EndTable extends CommandBase {
  readonly do: "end";
}

export interface HandOverHost extends CommandBase {
  readonly do: "hand-over";
  readonly seat: number;
}

export interface BecomeHost extends CommandBase {
  readonly do: "become-host";
}

export type Message = TableUpdate | PhraseSaid | Hint | EventHistory | Ack | Rejection;

export type ClientCommand = ClaimSeat | LeaveSeat | GiveUpSeat | ReclaimSeat | AskStandIn | PlayMove | WhyNot | AskHint | AskUndo | AskRewind | AnswerUndo | SayPhrase | LiftCurtain | LowerCurtain | Resync | GetHistory | Query | RenamePerson | SeatBot | EmptySeat | ConfigureTable | StartGame | PauseGame | ResumeGame | EndTable | HandOverHost | BecomeHost;

export const NAMES = ["acorn", "almond", "apricot", "barley", "berry", "biscuit", "bramble", "breeze", "bubble", "button", "caramel", "chestnut", "cinnamon", "clover", "cocoa", "cookie", "crumb", "daisy", "dewdrop", "ember", "feather", "fennel", "fern", "ginger", "hazel", "honey", "ivy", "jasmine", "juniper", "kiwi", "lemon", "lilac", "maple", "marble", "mint", "misty", "mushroom", "nettle", "nutmeg", "oat", "olive", "peach", "pebble", "pepper", "pickle", "plum", "poppy", "pumpkin", "quince", "raisin", "rosemary", "rye", "saffron", "sesame", "snowdrop", "sparkle", "sunny", "thistle", "thyme", "toffee", "tulip", "vanilla", "walnut", "willow"] as const;
export const FACES = ["plain", "freckles", "spectacles", "patch", "daisy", "cap", "bow", "straw"] as const;
export const COATS = ["grey", "brown", "cream", "slate", "fox", "white", "cocoa", "spotted"] as const;
export const PHRASES = ["hello", "your-turn", "well-played", "good-luck", "thank-you", "sorry", "oops", "wait-please", "i-am-thinking", "what-a-pity", "congratulations", "again", "back-soon", "good-night"] as const;
export const REACTIONS = ["cheese", "clap", "giggle", "gasp", "heart", "sleepy", "tear", "think"] as const;
