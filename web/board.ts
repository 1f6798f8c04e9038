/**
 * What the shell and a game's board know of each other. The shell knows no game by name: it finds
 * `games/<id>/web/index.ts`, whose default export is a `Box`; games from elsewhere bring theirs (`board/foreign/`). A board knows no server: it draws what `Table` tells it.
 */
import type { Component } from "svelte";
import type { PortraitStyle } from "./art/portraits.ts";
import type { IconName } from "./art/UiIcon.svelte";
import type { SoundName } from "./sound/sound_list.ts";
import type { Stickers } from "./stickers/sticker_types.ts";
import type { Ask, Outcome, Tagged } from "./api/messages.ts";
import type { Replay as SentReplay, ReplayFrame as SentReplayFrame } from "./api/rest.ts";

export type { Ask, Outcome, Tagged };

/** The types of one game; generated as `Types` in `games/<id>/web/types.ts`. */
export interface GameTypes {
  view: { readonly own?: unknown };
  own: unknown;
  action: Tagged;
  event: Tagged;
}

/** Which fields hold a seat or a thing, a tag: generated as `KINDS` beside the types. */
export type FieldKinds = Readonly<
  Record<"event" | "do", Readonly<Record<string, Readonly<Record<string, "seat" | "thing">>>>>
>;

/** The default export of `games/<id>/web/index.ts`. Kept small: all boxes are loaded for the shelf. */
export interface Box {
  /** From this age on; 0: nobody has said. */
  readonly ages: number;
  /** How long a game takes, from and to; null: nobody has said. */
  readonly minutes: readonly [number, number] | null;
  /** All win or lose together. */
  readonly together: boolean;
  /** The colour that goes with the cover: `cheese`, `berry`, `forest`, `night` or `sky`. */
  readonly colour: "cheese" | "berry" | "forest" | "night" | "sky";
  /** The youngest begins: the box asks who that is, and a lot is what is left where nobody says. */
  readonly youngest?: boolean;
  /** Whose game it was first, as box and about page name it: people, titles and publishers, the same in every language. */
  readonly credit: string;
  /** Who drew the first game, and who put its rules into French. */
  readonly illustrators?: string;
  readonly translators?: string;
  /**
   * Ways to play that a family chooses by one touch: a short evening, as in the box, for experts. Each names the options
   * that differ from the defaults; its sentence is `<id>-ui-way-<name>`.
   */
  readonly ways?: { readonly [W in Way]?: Readonly<Record<string, string | number | boolean | null>> };
  /** The picture on the box: an `<svg viewBox="0 0 300 400">`, hidden from screen readers. */
  readonly cover: Component;
  /** The board, loaded when the box is opened. */
  readonly open: () => Promise<{ readonly default: AnyGameUi }>;
  /** It has no pictures of its own. */
  readonly plain?: boolean;
  /** The do-it tutorial, if there is one. */
  readonly learn?: () => Promise<{ readonly default: Tutorial }>;
  /** Its puzzles, if there are any: easy ones first. What is asked is `<id>-ui-puzzle`, and why another
   * action is not the one is `<id>-ui-puzzle-never` (it is worth nothing) or `<id>-ui-puzzle-less`. */
  readonly puzzles?: () => Promise<{ readonly default: readonly Puzzle[] }>;
  /** Its pages of the sticker album, if it has any. Titles and hints are `<id>-ui-sticker-<name>`. */
  readonly stickers?: () => Promise<{ readonly default: Stickers }>;
}

export type Way = "short" | "box" | "expert";

/** How a game is played on the screen: the default export of what `Box.open` loads. `S` is what the board draws. */
export interface GameUi<G extends GameTypes, S> {
  readonly kinds: FieldKinds;
  /** The surface under everything, edge to edge (an SVG that fills its box, with `preserveAspectRatio="… slice"`). */
  readonly tableTop: Component<{ calm: boolean }>;
  readonly board: Component<{ table: Table<G, S> }>;
  /** The shape that suits the board, width by height: it gets the largest such box that fits; `"room"`: all the room. */
  readonly shape: { readonly wide: number; readonly tall: number } | "room";
  /** What is drawn, from the view alone. `own` is what only the seat that looks may see. */
  stage(view: G["view"], own: G["own"] | null, seats: number): S;
  /**
   * How an event changes what is drawn, one function a tag. Change `stage` in place (it is reactive): pieces glide by
   * CSS transitions or Tweens of the board. After the last event of a move, the shell draws `stage(view)` anew, so a
   * missing or sloppy function spoils nothing. An event without a function is told in words only.
   */
  readonly tell: { readonly [T in G["event"]["type"]]?: EventAnimator<Extract<G["event"], { type: T }>, S> };
  /** The ids of the touches (`Touch id=…`) that lead to an action, in order; the last one plays it. */
  touches(action: G["action"]): readonly string[];
  /** The board shows `table.drawing`. */
  readonly drawn?: boolean;
  /** Pictures for the options: one for a value (`<option>-<value>`), or one that is told which (`<option>`). */
  readonly options?: Readonly<Record<string, Component | Component<{ value: string | number | boolean | null }>>>;
  /** What a plate shows of the seat that the option `handicap` names; its words are the option's. */
  readonly handicap?: IconName;
  /** The book of a game whose tables follow one another (`Game.sequel`): its pages, drawn. */
  readonly book?: Component<{ book: CampaignModel }>;
  /** A picture for an action, beside its words in the list of what can be done. */
  readonly deed?: Component<{ action: G["action"] }>;
  /** The position in a few strokes, with one action drawn into it: where it turned, when all is over (`course`). */
  readonly sketch?: Component<{ view: G["view"]; action: G["action"]; seat: number }>;
  /** How well an event is remembered after the game, by its tag, from 0 (never shown) to 1 (told at home); else 0.4. */
  readonly remembered?: { readonly [T in G["event"]["type"]]?: number };
  /** What is worth counting over many evenings. */
  readonly figures?: readonly Figure[];
  /** What luck comes from here: what is asked when somebody wonders whether it was fair. */
  readonly luck?: "dice" | "cards" | "none";
  /** What each character that plays as a bot looks like. Those without a face get one of the house. */
  readonly characters?: Readonly<Record<string, PortraitStyle>>;
}

/** Something that is counted over all the games a device has played; its words are `<id>-ui-figure-<name>`. */
export interface Figure {
  readonly name: string;
  /** `won`: games that were won. Or every event with one of these tags. */
  readonly of: "won" | readonly string[];
  /** Only what this device's own mice did. */
  readonly ours?: boolean;
  /** The least in one game that was won counts, not all of them together: the shortest race. */
  readonly least?: boolean;
}

/** Shows one event: changes what is drawn. */
export type EventAnimator<E, S> = (stage: S, event: E) => AnimationStep | void;

/** How long an event takes (at normal speed), and how it sounds. */
export interface AnimationStep {
  readonly ms?: number;
  readonly sound?: SoundName;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the shell knows no game's types
export type AnyGameUi = GameUi<any, any>;
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- likewise
export type AnyTable = Table<any, any>;

/** A seat as a board may draw it. Its colours and its badge are those of `art/seats.ts`, by number. */
export interface BoardSeat {
  readonly seat: number;
  readonly name: string;
  readonly mine: boolean;
  readonly bot: boolean;
  /** The game waits for this seat. */
  readonly awaited: boolean;
}

/** Why an action was refused. `show` are the ids of things to point at, as the game's rules name them. */
export interface Refusal {
  readonly words: string;
  readonly rule: string;
  readonly show: readonly string[];
  /** The action that was tried, if it was one of the board's. */
  readonly action: Tagged | null;
}

/** A story in one sentence, in short, or in full. */
export type StoryLength = "line" | "short" | "full";

/** What the shell gives a board. All of it is reactive. */
export interface Table<G extends GameTypes, S> {
  /** What is drawn now: made by `Play.stage`, changed by `Play.tell`. */
  readonly stage: S;
  /** How things are when all events have been told. */
  readonly view: G["view"];
  readonly own: G["own"] | null;
  /** The position as text, as the terminal shows it (`Game.draw`). Only where the board says `drawn`; null: not here yet. */
  readonly drawing: string | null;
  readonly seats: readonly BoardSeat[];
  /** The seat of this device that may act now; null: none, or a spectator. */
  readonly me: number | null;
  /** The seat the board is turned to. */
  readonly facing: number;
  /** What `me` may do. Empty while events are still being told; a touch on the board tells the rest at once. */
  readonly legal: readonly G["action"][];
  /** Events are being told. */
  readonly busy: boolean;
  readonly over: boolean;
  /** A refusal that is being shown: draw what its `show` names. */
  readonly refused: Refusal | null;
  /** Touches to point at: the next step of a tutorial, or an action pointed at in a list. */
  readonly pointed: readonly string[];
  /** Touches whose move is still on its way to the house: it has not answered for a while. */
  readonly waits: readonly string[];
  /** No motion is wanted. */
  readonly calm: boolean;
  can(action: G["action"]): boolean;
  /** Play a legal action; for any other the house is asked why not. */
  play(action: G["action"]): void;
  /** Ask the house why an action cannot be played. Nothing is ever played by it. */
  whyNot(action: G["action"]): void;
  /**
   * Put one of the game's own questions (`Game.answers`) to the house; it is answered from what this seat sees. Null:
   * nobody is there to answer (a replay, a lesson, no connection). `about` narrows it: a mouse, a square.
   */
  wonder(what: string, about?: string): Promise<unknown>;
  /** Whether somebody is there to answer. */
  readonly wonders: boolean;
  /** A time for an animation: shorter at quick speed, 0 where calm is wanted. */
  ms(normal: number): number;
  sound(name: SoundName): void;
  /** Tell at once what is still to be told (a touch on the board does so by itself, a key does not). */
  skip(): void;
  /** There is a voice for the reader's language. */
  readonly reads: boolean;
  /** Read something out now, because somebody asked to hear it; and be quiet again. */
  read(texts: readonly string[]): void;
  hush(): void;
  /** How long this device's people like their stories; set it, and it is kept. */
  reading: StoryLength;
  /** The board still tells something when all is over (how a story ends): set it, and the end is announced after it. */
  lingers: boolean;
  /** A sentence of the game's own: `t("ui-stock", { count: 3 })` is the message `<id>-ui-stock`. */
  t(key: string, args?: Readonly<Record<string, unknown>>): string;
  /** The word for a thing. */
  thing(id: string): string;
  /** The name of a seat. */
  name(seat: number): string;
  /** An action as words: `<id>-do-<tag>`. */
  doing(action: G["action"]): string;
  /** An action as a child would say it who sees the board: without the names of squares. This is what a voice says. */
  deed(action: G["action"]): string;
}

/** A book as its screen draws it: the pages that are over, and the one that lies open. */
export interface CampaignModel {
  readonly pages: readonly ChapterSummary[];
  /** What the page that lies open was opened with; null: the last page is over, and nothing follows. */
  readonly open: Readonly<Record<string, unknown>> | null;
  /** That page is being played (or about to be); else it is still to be opened. */
  readonly begun: boolean;
  t(key: string, args?: Readonly<Record<string, unknown>>): string;
  thing(id: string): string;
}

export interface ChapterSummary {
  /** Where it can be looked at again. */
  readonly table: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly outcome: Outcome;
}

/** Whom the game waits for, or how it ended. */
export type Waiting = Ask | Outcome;

/** One moment of a game that was played before: replays and tutorials are made of these. */
export interface ReplayFrame extends SentReplayFrame {
  /** The position as text, for boards that show it. */
  readonly drawing?: string;
}

/** A game from the deal to the end, or to where a tutorial stops. */
export interface Replay extends SentReplay {
  readonly frames: readonly ReplayFrame[];
}

/** A puzzle: what is shown before it is asked, the moment it is asked, and what its solution comes to. */
export interface Puzzle {
  readonly id: string;
  readonly seats: number;
  /** Who is to choose. */
  readonly seat: number;
  /** From 1, easy, to 3, hard. */
  readonly grade: number;
  readonly solution: Tagged;
  readonly frames: readonly ReplayFrame[];
  /** What each action of the question is worth, in the order of its list; the solution's is the highest. */
  readonly worth: readonly number[];
  /** What is to be done, where a game asks for different things; and with how many moves, or how far ahead. */
  readonly about: string;
  readonly moves: number;
}

/** A do-it tutorial: a film, and what is said before each of its moves. The learner plays seat 0. */
export interface Tutorial {
  readonly film: Replay;
  /** `before` line n: the message to read out (`<id>-ui-learn-…`); the touches accepted are those of the move. */
  readonly steps: readonly { readonly line: number; readonly say: string }[];
}
