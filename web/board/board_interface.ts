/**
 * The interface between the shell and a game's board. The shell knows no game by name. It finds
 * `games/<id>/web/index.ts`, whose default export is a `Box`; games installed as packages provide their own
 * (`board/external/`). A board knows nothing of the server: it draws what `Table` contains.
 */
import type { Component } from "svelte";
import type { PortraitStyle } from "../art/portraits.ts";
import type { IconName } from "../art/UiIcon.svelte";
import type { SoundName } from "../sound/sound_player.ts";
import type { Stickers } from "../stickers/sticker_types.ts";
import type { Ask, Outcome, Tagged } from "../api/message_types.ts";
import type { Replay as SentReplay, ReplayFrame as SentReplayFrame } from "../api/rest_types.ts";

export type { Ask, Outcome, Tagged };

/** An event with the number of its rule. The events of every game extend it. */
export interface GameEvent extends Tagged {
  readonly rule: string;
}

/** The types of one game, generated as `Types` in `games/<id>/web/types.ts`. */
export interface GameTypes {
  view: { readonly own?: unknown };
  own: unknown;
  action: Tagged;
  event: Tagged;
}

/** Which fields of each event and action are a seat or a thing. Generated as `KINDS` along with the types. */
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
  /** The main colour of the cover. */
  readonly colour: "cheese" | "berry" | "forest" | "night" | "sky";
  /** True if the youngest player begins. The box screen asks who that is; without an answer the seat is drawn by lot. */
  readonly youngestBegins?: boolean;
  /** Authors, titles and publishers of the original game, the same in every language. */
  readonly credit: string;
  /** The illustrators of the original game. */
  readonly illustrators?: string;
  /** The translators of its rules into French. */
  readonly translators?: string;
  /**
   * Sets of options that can be chosen with one touch: a short evening, as in the box, for experts. Each gives the
   * options that differ from the defaults. Its text is `<id>-ui-way-<name>`.
   */
  readonly presets?: { readonly [P in PresetName]?: Readonly<Record<string, string | number | boolean | null>> };
  /** The address of the game's sound file: eight seconds of music, then a background that is repeated. */
  readonly music?: string;
  /** The picture on the box: an `<svg viewBox="0 0 300 400">`, hidden from screen readers. */
  readonly cover: Component;
  /** Loads the board and everything around it. Called when the box is opened. */
  readonly loadUi: () => Promise<{ readonly default: AnyGameUi }>;
  /** True if the game has no pictures of its own. */
  readonly plain?: boolean;
  /** Loads the interactive tutorial, if there is one. */
  readonly loadTutorial?: () => Promise<{ readonly default: Tutorial }>;
  /**
   * Loads the puzzles, if there are any, the easy ones first. The question is `<id>-ui-puzzle`, the sentence about the
   * solution `<id>-ui-puzzle-solved`; the reasons why another action is wrong are `<id>-ui-puzzle-never` (it is worth nothing) and `<id>-ui-puzzle-less`.
   */
  readonly loadPuzzles?: () => Promise<{ readonly default: readonly Puzzle[] }>;
  /** Loads the game's pages of the sticker album, if it has any. Titles and hints are `<id>-ui-sticker-<name>`. */
  readonly loadStickers?: () => Promise<{ readonly default: Stickers }>;
}

export type PresetName = "short" | "box" | "expert";

/**
 * How a game is drawn and played on screen: the default export of the module loaded by `Box.loadUi`. `S` is the type of
 * the stage, which is the state that the board component draws.
 */
export interface GameUi<G extends GameTypes, S> {
  readonly kinds: FieldKinds;
  /** The surface below everything, edge to edge (an SVG that fills its box, with `preserveAspectRatio="… slice"`). */
  readonly tableTop: Component<{ calm: boolean; stage?: S }>;
  readonly board: Component<{ table: Table<G, S> }>;
  /** The board's aspect ratio: it gets the largest such box that fits. By default (`"room"`) it gets all the space. */
  readonly shape?: { readonly wide: number; readonly tall: number } | "room";
  /**
   * Return the stage for a view. `own` is what only the viewing seat may see; null for spectators. Must be a pure
   * function.
   */
  stage(view: G["view"], own: G["own"] | null, seats: number): S;
  /**
   * One function per event tag, which shows the event by changing `stage` in place. The stage is reactive: pieces move
   * through the board's CSS transitions or Tweens. After the last event of a move the shell replaces it with
   * `stage(view)`, so a missing or imprecise function does no lasting harm. An event without a function is only told in
   * words.
   */
  readonly tell: { readonly [T in G["event"]["type"]]?: EventAnimator<Extract<G["event"], { type: T }>, S> };
  /** Return what the voice says about an event, "" if nothing; undefined if it reads the sentence of the log. */
  voiced?(event: G["event"], stage: S, words: Pick<Table<G, S>, "t" | "thing" | "name">): string | undefined;
  /** Return what the question to a seat is about, if its words depend on more than `Ask.about`. */
  asks?(about: string, own: G["own"] | null): string;
  /** Return the ids of the touches (`TouchableSvg id=…`) that lead to an action, in order. Touching the last one plays it. */
  touches(action: G["action"]): readonly string[];
  /** The types of actions that take the acting piece (`data-acting` on the board) to the place that is touched. */
  readonly moves?: readonly string[];
  /** True if the board shows `table.drawing`. */
  readonly usesDrawing?: boolean;
  /** Pictures for the options: one per value (`<option>-<value>`), or one that is given the value (`<option>`). */
  readonly optionPictures?: Readonly<
    Record<string, Component | Component<{ value: string | number | boolean | null }>>
  >;
  /** The icon on the plate of the seat chosen by the option `handicap`. Its text is the option's. */
  readonly handicapIcon?: IconName;
  /** Draws the chapters of a campaign (`Game.next_chapter`). */
  readonly campaign?: Component<{ book: CampaignModel }>;
  /** A picture for an action, shown next to its words in the list of legal moves. */
  readonly actionPicture?: Component<{ action: G["action"] }>;
  /** A small sketch of a position with one action drawn into it, for turning points in the game review. */
  readonly sketch?: Component<{ view: G["view"]; action: G["action"]; seat: number }>;
  /**
   * For small pictures of the board after a seat's move, of which the upper part is seen: the size in which it is drawn
   * (360 by 270 by default), and the view with that seat's piece in the middle.
   */
  readonly scene?: { readonly size: readonly [number, number]; view(view: G["view"], seat: number): G["view"] };
  /** How memorable an event is, by tag: 0 is never a highlight, 1 always. Tags without an entry have 0.4. */
  readonly eventWeights?: { readonly [T in G["event"]["type"]]?: number };
  /** The statistics over all of a device's games. */
  readonly statistics?: readonly Statistic[];
  /** What luck comes from, for the question whether it was fair. */
  readonly luck?: "dice" | "cards" | "none";
  /** What a seat has, such as its cards, for its plate beside the board (`Table.hasPlates`). */
  readonly plate?: Component<{ table: Table<G, S>; seat: number }>;
  /** Return the full-screen scene that follows an event; `outcome` is set after the last event of the game. */
  moment?(event: G["event"], outcome: Outcome | null): Scene | null;
  /** The portrait of each bot character. A character without one gets a default portrait. */
  readonly portraits?: Readonly<Record<string, PortraitStyle>>;
}

/** A number counted over all games played on a device. Its text is `<id>-ui-figure-<name>`. */
export interface Statistic {
  readonly name: string;
  /** `won` counts won games; a list counts every event with one of these tags. */
  readonly of: "won" | readonly string[];
  /** True to count only events of this device's seats. */
  readonly ours?: boolean;
  /** True to keep the smallest count in a won game instead of the sum, as for the shortest race. */
  readonly least?: boolean;
}

/** A scene that fills the screen for a moment: one of the drawings in `web/scenes/`, with these seats' mice in it. */
export interface Scene {
  readonly drawing: "sunrise" | "trap" | "three-cats" | "cheese-won" | "chapter-won" | "chapter-lost";
  readonly seats: readonly number[];
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

/** A seat as a board may draw it. Its colours and badge are in `art/seat_colours.ts`, by number. */
export interface BoardSeat {
  readonly seat: number;
  readonly name: string;
  readonly mine: boolean;
  readonly bot: boolean;
  /** True if the game waits for this seat. */
  readonly awaited: boolean;
}

/** Why an action was refused. `show` lists the ids of things to point at, as named by the game's rules. */
export interface Refusal {
  readonly words: string;
  readonly rule: string;
  readonly show: readonly string[];
  /** The action that was tried; null if it was not one of the board's. */
  readonly action: Tagged | null;
}

/** How much of a story is told: one sentence, a short version, or the whole story. */
export type StoryLength = "line" | "short" | "full";

/** What the shell gives a board. All of it is reactive. */
export interface Table<G extends GameTypes, S> {
  /** What to draw now, made by `GameUi.stage` and changed by `GameUi.tell`. */
  readonly stage: S;
  /** The view after all events. It may be ahead of `stage` while events are being shown. */
  readonly view: G["view"];
  readonly own: G["own"] | null;
  /** The position as text (`Game.draw`), only if `usesDrawing` is set; null until it has been fetched. */
  readonly drawing: string | null;
  readonly seats: readonly BoardSeat[];
  /** The seat on this device that may act now; null if there is none, or for a spectator. */
  readonly me: number | null;
  /** The seat that the board is turned to. */
  readonly facing: number;
  /** The legal actions of `me`. Empty while events are being shown; a touch on the board then skips to their end. */
  readonly legal: readonly G["action"][];
  /** True while events are being shown. */
  readonly busy: boolean;
  readonly over: boolean;
  /** The refusal that is being shown; null if none is. Draw what its `show` names. */
  readonly refused: Refusal | null;
  /** Touches to point at: the next step of a tutorial, or an action highlighted in a list. */
  readonly pointed: readonly string[];
  /** Touches whose move has been sent but not answered for a while. */
  readonly pendingTouches: readonly string[];
  /** True if the device is set to reduced motion. */
  readonly calm: boolean;
  /** True if the seats have plates beside the board, which show `GameUi.plate`, so that the board need not. */
  readonly hasPlates: boolean;
  /** True if the action is legal. */
  can(action: G["action"]): boolean;
  /** Play a legal action. For any other action, the server is asked why it is illegal. */
  play(action: G["action"]): void;
  /** Ask the server why an action is illegal. Never plays it. */
  whyNot(action: G["action"]): void;
  /**
   * Ask the server one of the game's own queries (`Game.queries`), which is answered from this seat's view. The result
   * is null if nobody can answer (in a replay or a tutorial, or without a connection). `about` narrows the query to,
   * for example, a mouse or a square.
   */
  query(what: string, about?: string): Promise<unknown>;
  /** True if queries can be answered. */
  readonly canQuery: boolean;
  /** Return the duration of an animation in milliseconds: shorter at quick speed, 0 with reduced motion. */
  ms(normal: number): number;
  sound(name: SoundName): void;
  /** Show all waiting events at once. A touch on the board does this anyway; a key does not. */
  skip(): void;
  /** True if the device has a voice for the reader's language. */
  readonly canReadAloud: boolean;
  /** Read these texts aloud now, because someone asked to hear them. */
  readAloud(texts: readonly string[]): void;
  stopReading(): void;
  /** How long stories should be. Setting this stores it on the device. */
  storyLength: StoryLength;
  /** Set this while the board still has something to show at the end of a game. The end is announced afterwards. */
  delaysEnd: boolean;
  /** Return one of the game's texts: `t("ui-stock", { count: 3 })` is the message `<id>-ui-stock`. */
  t(key: string, args?: Readonly<Record<string, unknown>>): string;
  /** Return the name of a thing. */
  thing(id: string): string;
  /** Return the name of a seat. */
  name(seat: number): string;
  /** Return an action in words that distinguish it from all others (`<id>-do-<tag>`). */
  describe(action: G["action"]): string;
  /** Return an action in words for someone who sees the board, without square names. Voices use this. */
  describeSpoken(action: G["action"]): string;
}

/** A campaign as its screen draws it: the finished chapters and the current one. */
export interface CampaignModel {
  readonly pages: readonly ChapterSummary[];
  /** The options of the current chapter; null if the last one is over and none follows. */
  readonly open: Readonly<Record<string, unknown>> | null;
  /** True if the current chapter has a table; false if it has yet to be opened. */
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

/** One position in a replay or tutorial, with the events that led to it. */
export interface ReplayFrame extends SentReplayFrame {
  /** The position as text, for boards that show it. */
  readonly drawing?: string;
}

/** A game from the deal to its end, or to the point where a tutorial stops. */
export interface Replay extends SentReplay {
  readonly frames: readonly ReplayFrame[];
}

/** A puzzle: the frames that lead to the question, the question itself, and the frame after its solution. */
export interface Puzzle {
  readonly id: string;
  readonly seats: number;
  /** The seat that has to choose. */
  readonly seat: number;
  /** The difficulty, from 1 (easy) to 3 (hard). */
  readonly grade: number;
  readonly solution: Tagged;
  readonly frames: readonly ReplayFrame[];
  /** The value of each legal action, in the order of the list. The solution has the highest. */
  readonly worth: readonly number[];
  /** What to achieve, in games with different kinds of puzzles. */
  readonly about: string;
  /** The number of moves available, or the number to look ahead. */
  readonly moves: number;
  /** The other seat's reply to each legal action; null for the solution. Only in games that show it. */
  readonly replies?: readonly (PuzzleReply | null)[];
}

/** The reply to a wrong action: the fields of the view that differ after the action and after the reply. */
export interface PuzzleReply {
  readonly wrong: object;
  readonly events: readonly Tagged[];
  readonly view: object;
}

/** An interactive tutorial: a replay, and what is said before its moves. The learner plays seat 0. */
export interface Tutorial {
  readonly film: Replay;
  /** Before the move on this line the message `<id>-ui-learn-<say>` is read. Only that move's touches are accepted. */
  readonly steps: readonly { readonly line: number; readonly say: string }[];
}
