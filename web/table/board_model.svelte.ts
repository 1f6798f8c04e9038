/** A game as seen on this screen, live, in a replay or in a tutorial. This is what a board is given. */
import type {
  AnyGameUi,
  Outcome,
  StoryLength,
  Refusal,
  BoardSeat,
  Scene,
  Table,
  Tagged,
  Waiting,
} from "../board/board_interface.ts";
import { settings } from "../settings.svelte.ts";
import { playSound } from "../sound/sound_player.ts";
import type { SoundName } from "../sound/sound_player.ts";
import { voice } from "../voice/voice.svelte.ts";
import type { Args } from "../i18n/fluent_format.ts";
import type { Connection } from "../api/connection.ts";
import type { Turn } from "../api/message_types.ts";
import { words } from "../i18n/translations.svelte.ts";
import { MoveSender } from "./move_sender.svelte.ts";
import { AnimationQueue, realClock, type Clock, type BoardUpdate } from "./animation_queue.svelte.ts";
import { reconcile } from "./update_in_place.ts";

export interface LogEntry {
  readonly number: number;
  readonly event: Tagged & { readonly rule?: string };
}

/** The context of a game on this screen. */
export interface BoardContext {
  readonly seats: readonly Omit<BoardSeat, "awaited">[];
  /** Answers moves; null if the game can only be watched. */
  readonly connection: Connection | null;
  /** True if the game's own queries can be answered as well. */
  readonly answersQueries: boolean;
  /** True to read aloud, play sounds and keep a log. A row of small pictures does none of this. */
  readonly aloud: boolean;
  /** True if several people share this screen, so that what is meant for one of them is not read aloud. */
  readonly shared: boolean;
  /** True at a table: its seats have plates beside the board, and scenes fill the screen. */
  readonly wholeScreen?: boolean;
  /** The factor by which animations take longer than usual, for replays at different speeds. */
  readonly slowdown?: number;
}

const QUICK_FACTOR = 0.45;
const MAX_LOG = 400;
/** How long a scene takes. Each is shown only a few times in a game, so that it stays something special. */
export const SCENE_MS = 2800;
const MAX_SCENES = 2;

export const actionKey = (action: Tagged): string => JSON.stringify(action, Object.keys(action).sort());

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- any game's
export class BoardModel implements Table<any, any> {
  stage: any = $state(); // eslint-disable-line @typescript-eslint/no-explicit-any -- any game's
  view: any = $state.raw(); // eslint-disable-line @typescript-eslint/no-explicit-any -- any game's
  own: unknown = $state.raw(null);
  drawing: string | null = $state(null);
  waiting: Waiting | null = $state.raw(null);
  pointed: readonly string[] = $state.raw([]);
  log: readonly LogEntry[] = $state.raw([]);
  /** The scene that follows the event that is being shown, in so many milliseconds; null if none does. */
  scene: (Scene & { readonly after: number }) | null = $state.raw(null);
  private readonly scenesShown: Record<string, number> = {};
  /** The seat chosen to act, if several of this device's seats may act; null if none has been chosen. */
  chosen: number | null = $state(null);

  private readonly queue: AnimationQueue;
  readonly moves: MoveSender;
  readonly show: AnimationQueue["show"];
  readonly jump: AnimationQueue["jump"];
  readonly skip: AnimationQueue["skip"];
  readonly play: MoveSender["play"];
  readonly whyNot: MoveSender["whyNot"];
  readonly query: MoveSender["query"];
  private pendingTurns: readonly Turn[] = $state.raw([]);
  private nextLogNumber = 0;
  private settledCount = 0;

  constructor(
    readonly game: string,
    /** How the game is drawn and played on screen. */
    readonly ui: AnyGameUi,
    private readonly context: BoardContext,
    clock: Clock = realClock,
  ) {
    this.queue = new AnimationQueue(this.animate.bind(this), this.settle.bind(this), clock);
    this.moves = new MoveSender(this, context, clock);
    ({ show: this.show, jump: this.jump, skip: this.skip } = this.queue);
    ({ play: this.play, whyNot: this.whyNot, query: this.query } = this.moves);
  }

  // ---------------------------------------------------------------- what is shown

  get busy(): boolean {
    return this.queue.busy;
  }

  /** Draw an update's state, after all its events have been shown. */
  private settle(update: BoardUpdate): void {
    this.scene = null;
    this.view = update.view;
    this.own = update.own ?? null;
    this.stage = reconcile(this.stage, this.ui.stage(update.view, this.own, this.context.seats.length));
    this.waiting = update.waiting;
    this.log = this.log.filter(({ event }) => [null, update.viewingSeat].includes(this.privateTo(event)));
    this.pendingTurns = update.turns;
    if (!this.turns.some((turn) => turn.seat === this.chosen)) this.chosen = null;
    if (this.ui.usesDrawing) void this.draw(update);
  }

  /** Fetch the drawing of the current position. If it arrives after something newer, it is not shown. */
  private async draw({ drawing }: BoardUpdate): Promise<void> {
    const settled = ++this.settledCount;
    const asked = drawing ?? (await this.moves.query("drawing", "", true));
    const drawn = typeof asked === "string" ? asked : null;
    if (settled === this.settledCount && drawn !== null) this.drawing = drawn;
  }

  private animate(event: Tagged, hurried: boolean, outcome: Outcome | null): number {
    this.scene = null;
    const beat = this.ui.tell[event.type]?.(this.stage, event) ?? {};
    this.log = [...this.log.slice(-MAX_LOG + 1), { number: this.nextLogNumber++, event }];
    const { aloud, wholeScreen } = this.context;
    if (aloud && !hurried) {
      if (beat.sound) playSound(beat.sound);
      if (this.privateTo(event) === null || !this.context.shared)
        voice.say(this.ui.voiced?.(event, this.stage, this) ?? this.sentence(event));
    }
    const ms = aloud ? this.ms(beat.ms ?? 350) : (beat.ms ?? 0);
    if (hurried || settings.quick || !wholeScreen) return ms;
    const scene = this.ui.moment?.(event, outcome);
    if (!scene || (this.scenesShown[scene.drawing] ?? 0) >= MAX_SCENES) return ms;
    this.scenesShown[scene.drawing] = (this.scenesShown[scene.drawing] ?? 0) + 1;
    this.scene = { ...scene, after: ms };
    return ms + SCENE_MS;
  }

  /** Return the only seat that was told an event; null if everyone was. */
  private privateTo(event: Tagged): number | null {
    const to = (event as { readonly to?: unknown }).to;
    return this.ui.kinds.event[event.type]?.["to"] === "seat" && typeof to === "number" ? to : null;
  }

  /** Return an event in words. */
  sentence(event: Tagged): string {
    return words.now.eventSentence(this.game, this.ui.kinds, event, (seat) => this.name(seat));
  }

  // ---------------------------------------------------------------- who

  readonly seats: readonly BoardSeat[] = $derived.by(() => {
    const must = this.waiting?.type === "ask" ? this.waiting.must : [];
    return this.context.seats.map((seat) => ({ ...seat, awaited: must.includes(seat.seat) }));
  });

  /** What this device's seats have to answer; empty while events are being shown. */
  get turns(): readonly Turn[] {
    return this.busy ? [] : this.pendingTurns;
  }

  readonly turn: Turn | null = $derived.by(() => {
    const must = this.waiting?.type === "ask" ? this.waiting.must : [];
    return (
      this.turns.find((turn) => turn.seat === this.chosen) ??
      this.turns.find((turn) => must.includes(turn.seat)) ??
      this.turns[0] ??
      null
    );
  });

  get me(): number | null {
    return this.turn?.seat ?? null;
  }

  get facing(): number {
    return this.me ?? this.seats.find((seat) => seat.mine)?.seat ?? 0;
  }

  get over(): boolean {
    return this.waiting?.type === "outcome";
  }

  // ---------------------------------------------------------------- what can be done

  get legal(): readonly Tagged[] {
    return this.turn?.legal ?? [];
  }

  private readonly byKey: ReadonlyMap<string, Tagged> = $derived(
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- never changed: a new list makes a new map
    new Map(this.legal.map((one) => [actionKey(one), one])),
  );

  /** Return the equal action in the list of legal ones; undefined if it is not legal. */
  legalAs(action: Tagged): Tagged | undefined {
    return this.byKey.get(actionKey(action));
  }

  can(action: Tagged): boolean {
    return this.byKey.has(actionKey(action));
  }

  get pendingTouches(): readonly string[] {
    return this.moves.pendingTouches;
  }

  get refused(): Refusal | null {
    return this.moves.refused;
  }

  get canQuery(): boolean {
    return this.moves.canQuery;
  }

  // ---------------------------------------------------------------- words, sounds, time

  get calm(): boolean {
    return settings.calm;
  }

  get hasPlates(): boolean {
    return this.context.wholeScreen === true && !this.over;
  }

  ms(usual: number): number {
    const normal = usual * (this.context.slowdown ?? 1);
    if (settings.calm) return Math.min(normal, settings.quick ? 0 : 250);
    return settings.quick ? normal * QUICK_FACTOR : normal;
  }

  sound(name: SoundName): void {
    if (this.context.aloud) playSound(name);
  }

  get canReadAloud(): boolean {
    return this.context.aloud && voice.available;
  }

  readAloud(texts: readonly string[]): void {
    if (this.context.aloud) voice.sayNow(texts);
  }

  stopReading(): void {
    voice.stop();
  }

  delaysEnd = $state(false);

  get storyLength(): StoryLength {
    return settings.reading;
  }

  set storyLength(wanted: StoryLength) {
    settings.reading = wanted;
    settings.save();
  }

  t(key: string, args?: Args): string {
    return words.now.format(`${this.game}-${key}`, args);
  }

  thing(id: string): string {
    return words.now.format(`${this.game}-thing-${id}`);
  }

  name(seat: number): string {
    return this.context.seats.find((one) => one.seat === seat)?.name ?? String(seat + 1);
  }

  describe(action: Tagged): string {
    return words.now.actionLabel(this.game, this.ui.kinds, action, (seat) => this.name(seat));
  }

  /** Return an action in words for someone who sees the board. Different actions may have the same words. */
  describeSpoken(action: Tagged): string {
    return words.now.spokenActionLabel(this.game, this.ui.kinds, action, (seat) => this.name(seat));
  }

  /** The question to the seat that may act, in words; "" if there is none. */
  get question(): string {
    if (this.waiting?.type !== "ask") return "";
    const seat = this.me ?? this.waiting.must[0] ?? 0;
    const about = this.ui.asks?.(this.waiting.about, this.own) ?? this.waiting.about;
    return words.now.promptSentence(this.game, about, seat, (one) => this.name(one));
  }
}
