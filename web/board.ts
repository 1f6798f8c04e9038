/**
 * The interface between the shell and the board of a game. The shell knows no game by name. It finds
 * `games/<id>/web/index.ts`, whose default export is a `Box`; games that were installed as packages bring theirs
 * (`board/foreign/`). A board knows no server: it draws what `Table` tells it.
 */
import type { Component } from "svelte";
import type { PortraitStyle } from "./art/portraits.ts";
import type { IconName } from "./art/UiIcon.svelte";
import type { SoundName } from "./sound/sound_list.ts";
import type { Stickers } from "./stickers/sticker_types.ts";
import type { Ask, Outcome, Tagged } from "./api/messages.ts";
import type { Replay as SentReplay, ReplayFrame as SentReplayFrame } from "./api/rest.ts";

export type { Ask, Outcome, Tagged };

/** The types of one game, generated as `Types` in `games/<id>/web/types.ts`. */
export interface GameTypes {
  view: { readonly own?: unknown };
  own: unknown;
  action: Tagged;
  event: Tagged;
}

/** Which fields of each event and action hold a seat or a thing. Generated as `KINDS` beside the types. */
export type FieldKinds = Readonly<
  Record<"event" | "do", Readonly<Record<string, Readonly<Record<string, "seat" | "thing">>>>>
>;

/** The default export of `games/<id>/web/index.ts`. Keep it small: the shelf loads all boxes. */
export interface Box {
  /** The lowest recommended age; 0 if unknown. */
  readonly minAge: number;
  /** The shortest and the longest usual duration of a game in minutes; null if unknown. */
  readonly minutes: readonly [number, number] | null;
  /** True if all players win or lose together. */
  readonly cooperative: boolean;
  /** The colour that goes with the cover. */
  readonly colour: "cheese" | "berry" | "forest" | "night" | "sky";
  /** True if the youngest player begins. The box screen asks who that is; without an answer it is drawn by lot. */
  readonly youngestBegins?: boolean;
  /** Authors, titles and publishers of the original game, the same in every language. */
  readonly credit: string;
  /** Who illustrated the original game. */
  readonly illustrators?: string;
  /** Who translated its rules into French. */
  readonly translators?: string;
  /**
   * Sets of options that a family chooses with one touch: a short evening, as in the box, for experts. Each names the
   * options that differ from the defaults. Its sentence is `<id>-ui-way-<name>`.
   */
  readonly presets?: { readonly [P in PresetName]?: Readonly<Record<string, string | number | boolean | null>> };
  /** The picture on the box: an `<svg viewBox="0 0 300 400">`, hidden from screen readers. */
  readonly cover: Component;
  /** Loads the board and everything around it. Called when the box is opened. */
  readonly loadUi: () => Promise<{ readonly default: AnyGameUi }>;
  /** True if the game has no pictures of its own. */
  readonly plain?: boolean;
  /** Loads the interactive tutorial, if there is one. */
  readonly loadTutorial?: () => Promise<{ readonly default: Tutorial }>;
  /**
   * Loads the puzzles, if there are any, easy ones first. The question is `<id>-ui-puzzle`; the reasons why another
   * action is wrong are `<id>-ui-puzzle-never` (worth nothing) and `<id>-ui-puzzle-less`.
   */
  readonly loadPuzzles?: () => Promise<{ readonly default: readonly Puzzle[] }>;
  /** Loads the game's pages of the sticker album, if it has any. Titles and hints are `<id>-ui-sticker-<name>`. */
  readonly loadStickers?: () => Promise<{ readonly default: Stickers }>;
}

export type PresetName = "short" | "box" | "expert";

/**
 * How a game is drawn and played on the screen: the default export of what `Box.loadUi` loads. `S` is the type of the
 * stage, which is the state that the board component draws.
 */
export interface GameUi<G extends GameTypes, S> {
  readonly kinds: FieldKinds;
  /** The surface under everything, edge to edge (an SVG that fills its box, with `preserveAspectRatio="… slice"`). */
  readonly tableTop: Component<{ calm: boolean }>;
  readonly board: Component<{ table: Table<G, S> }>;
  /** The board's aspect ratio. It gets the largest such box that fits, or with `"room"` all the space there is. */
  readonly shape: { readonly wide: number; readonly tall: number } | "room";
  /** Return the stage for a view. `own` is what only the viewing seat may see. Must be a pure function. */
  stage(view: G["view"], own: G["own"] | null, seats: number): S;
  /**
   * One function per event tag, which shows the event by changing `stage` in place. The stage is reactive: pieces move
   * by CSS transitions or Tweens of the board. After the last event of a move the shell replaces it with
   * `stage(view)`, so a missing or imprecise function does no lasting harm. An event without a function is only told
   * in words.
   */
  readonly tell: { readonly [T in G["event"]["type"]]?: EventAnimator<Extract<G["event"], { type: T }>, S> };
  /** Return the ids of the touches (`Touch id=…`) that lead to an action, in order. The last one plays it. */
  touches(action: G["action"]): readonly string[];
  /** True if the board shows `table.drawing`. */
  readonly usesDrawing?: boolean;
  /** Pictures for the options: one per value (`<option>-<value>`), or one that gets the value (`<option>`). */
  readonly optionPictures?: Readonly<
    Record<string, Component | Component<{ value: string | number | boolean | null }>>
  >;
  /** The icon on the plate of the seat that the option `handicap` names. Its words are those of the option. */
  readonly handicapIcon?: IconName;
  /** Draws the chapters of a campaign (`Game.next_chapter`). */
  readonly campaign?: Component<{ book: CampaignModel }>;
  /** A picture for an action, shown beside its words in the list of legal moves. */
  readonly actionPicture?: Component<{ action: G["action"] }>;
  /** A small sketch of a position with one action drawn into it, for the turning points of the game review. */
  readonly sketch?: Component<{ view: G["view"]; action: G["action"]; seat: number }>;
  /** How memorable an event is, by tag: 0 is never a highlight, 1 always. Without an entry it is 0.4. */
  readonly eventWeights?: { readonly [T in G["event"]["type"]]?: number };
  /** The statistics over all games of a device. Each game says what is counted (`GameUi.statistics`). */
  readonly statistics?: readonly Statistic[];
  /** What luck comes from, for the question whether it was fair. */
  readonly luck?: "dice" | "cards" | "none";
  /** The portrait of each character that plays as a bot. A character without one gets a default portrait. */
  readonly portraits?: Readonly<Record<string, PortraitStyle>>;
}

/** A number that is counted over all the games played on a device. Its words are `<id>-ui-figure-<name>`. */
export interface Statistic {
  readonly name: string;
  /** `won` counts won games; a list counts every event with one of these tags. */
  readonly of: "won" | readonly string[];
  /** True to count only events of this device's seats. */
  readonly ours?: boolean;
  /** True to keep the smallest count of a won game instead of the sum: the shortest race. */
  readonly least?: boolean;
}

/** Shows one event by changing the stage. */
export type EventAnimator<E, S> = (stage: S, event: E) => AnimationStep | void;

/** How long an event takes at normal speed, and how it sounds. */
export interface AnimationStep {
  readonly ms?: number;
  readonly sound?: SoundName;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the shell knows no game's types
export type AnyGameUi = GameUi<any, any>;
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- likewise
export type AnyTable = Table<any, any>;

/** A seat as a board may draw it. Its colours and its badge are in `art/seats.ts`, by number. */
export interface BoardSeat {
  readonly seat: number;
  readonly name: string;
  readonly mine: boolean;
  readonly bot: boolean;
  /** True if the game waits for this seat. */
  readonly awaited: boolean;
}

/** Why an action was refused. `show` lists the ids of things to point at, as the game's rules name them. */
export interface Refusal {
  readonly words: string;
  readonly rule: string;
  readonly show: readonly string[];
  /** The action that was tried, if it was one of the board's. */
  readonly action: Tagged | null;
}

/** How much of a story is told: one sentence, a short version, or all of it. */
export type StoryLength = "line" | "short" | "full";

/** What the shell gives a board. All of it is reactive. */
export interface Table<G extends GameTypes, S> {
  /** What to draw now: made by `GameUi.stage`, changed by `GameUi.tell`. */
  readonly stage: S;
  /** The view after all events. It may be ahead of `stage` while events are being shown. */
  readonly view: G["view"];
  readonly own: G["own"] | null;
  /** The position as text (`Game.draw`), only if `usesDrawing` is set; null until it has been fetched. */
  readonly drawing: string | null;
  readonly seats: readonly BoardSeat[];
  /** The seat of this device that may act now; null for nobody or a spectator. */
  readonly me: number | null;
  /** The seat the board is turned to. */
  readonly facing: number;
  /** The legal actions of `me`. Empty while events are being shown; a touch on the board skips to their end. */
  readonly legal: readonly G["action"][];
  /** True while events are being shown. */
  readonly busy: boolean;
  readonly over: boolean;
  /** The refusal that is being shown. Draw what its `show` names. */
  readonly refused: Refusal | null;
  /** Touches to point at: the next step of a tutorial, or an action highlighted in a list. */
  readonly pointed: readonly string[];
  /** Touches whose move was sent and has not been answered for a while. */
  readonly pendingTouches: readonly string[];
  /** True if the device asks for reduced motion. */
  readonly calm: boolean;
  can(action: G["action"]): boolean;
  /** Play a legal action. For any other the server is asked why it is not legal. */
  play(action: G["action"]): void;
  /** Ask the server why an action is not legal. Never plays it. */
  whyNot(action: G["action"]): void;
  /**
   * Ask the server one of the game's own queries (`Game.queries`), which is answered from this seat's view. Null if
   * nobody can answer (a replay, a lesson, no connection). `about` narrows the query: a mouse, a square.
   */
  query(what: string, about?: string): Promise<unknown>;
  /** True if queries are answered. */
  readonly canQuery: boolean;
  /** Return the duration of an animation: shorter at quick speed, 0 with reduced motion. */
  ms(normal: number): number;
  sound(name: SoundName): void;
  /** Show all waiting events at once. A touch on the board does so by itself, a key does not. */
  skip(): void;
  /** True if the device has a voice for the reader's language. */
  readonly canReadAloud: boolean;
  /** Read these texts aloud now, because somebody asked to hear them. */
  readAloud(texts: readonly string[]): void;
  stopReading(): void;
  /** How long stories should be. Setting it stores it on the device. */
  storyLength: StoryLength;
  /** Set this while the board still shows something at the end of a game. The end is announced afterwards. */
  delaysEnd: boolean;
  /** Return a sentence of the game: `t("ui-stock", { count: 3 })` is the message `<id>-ui-stock`. */
  t(key: string, args?: Readonly<Record<string, unknown>>): string;
  /** Return the name of a thing. */
  thing(id: string): string;
  /** Return the name of a seat. */
  name(seat: number): string;
  /** Return an action in words that tell it from all others (`<id>-do-<tag>`). */
  describe(action: G["action"]): string;
  /** Return an action in words for somebody who sees the board, without the names of squares. Voices say this. */
  describeSpoken(action: G["action"]): string;
}

/** A campaign as its screen draws it: the finished chapters, and the current one. */
export interface CampaignModel {
  readonly pages: readonly ChapterSummary[];
  /** The options of the current chapter; null if the last one is over and none follows. */
  readonly open: Readonly<Record<string, unknown>> | null;
  /** True if the current chapter has a table; false if it is still to be opened. */
  readonly begun: boolean;
  t(key: string, args?: Readonly<Record<string, unknown>>): string;
  thing(id: string): string;
}

export interface ChapterSummary {
  /** The id of the table whose replay shows the chapter. */
  readonly table: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly outcome: Outcome;
}

/** Which seats the game waits for, or how it ended. */
export type Waiting = Ask | Outcome;

/** One position of a replay or a tutorial, with the events that led to it. */
export interface ReplayFrame extends SentReplayFrame {
  /** The position as text, for boards that show it. */
  readonly drawing?: string;
}

/** A game from the deal to its end, or to where a tutorial stops. */
export interface Replay extends SentReplay {
  readonly frames: readonly ReplayFrame[];
}

/** A puzzle: the frames that lead to the question, the question, and the frame after its solution. */
export interface Puzzle {
  readonly id: string;
  readonly seats: number;
  /** The seat that has to choose. */
  readonly seat: number;
  /** The difficulty, from 1 (easy) to 3 (hard). */
  readonly grade: number;
  readonly solution: Tagged;
  readonly frames: readonly ReplayFrame[];
  /** The value of each legal action, in the order of the list. The solution's is the highest. */
  readonly worth: readonly number[];
  /** What to achieve, if a game has different kinds of puzzles. */
  readonly about: string;
  /** The number of moves to do it in, or to look ahead. */
  readonly moves: number;
}

/** An interactive tutorial: a replay, and what is said before its moves. The learner plays seat 0. */
export interface Tutorial {
  readonly film: Replay;
  /** Before the move of this line the message `<id>-ui-learn-<say>` is read. Only the move's touches are accepted. */
  readonly steps: readonly { readonly line: number; readonly say: string }[];
}
