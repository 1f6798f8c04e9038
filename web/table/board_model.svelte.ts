/** A game as it is seen on this screen, live, in a replay or in a tutorial: what a board is given. */
import type { AnyPlay, Reading, Refusal, SeatSeen, Table, Tagged, Waiting } from "../board.ts";
import { settings } from "../settings.svelte.ts";
import { sound } from "../sound/sound_player.ts";
import type { SoundName } from "../sound/sound_list.ts";
import { voice } from "../voice/voice.svelte.ts";
import type { Args } from "../i18n/sentences.ts";
import type { Connection } from "../api/connection.ts";
import type { Turn } from "../api/messages.ts";
import { words } from "../i18n/words.svelte.ts";
import { Moves } from "./moves.svelte.ts";
import { Queue, realClock, type Clock, type Moment } from "./animation_queue.svelte.ts";
import { settled } from "./stable_objects.ts";

export interface Told {
  readonly number: number;
  readonly event: Tagged & { readonly rule?: string };
}

/** What a game on this screen has round it. */
export interface Around {
  readonly seats: readonly Omit<SeatSeen, "awaited">[];
  /** Whoever answers moves; null: nobody, it is only looked at. */
  readonly connection: Connection | null;
  /** Whether questions of the game's own are answered, too. */
  readonly answers: boolean;
  /** Whether to read out, sound and log. A row of small pictures is silent. */
  readonly aloud: boolean;
  /** Several sit round this screen: what is for one of them alone is not said aloud. */
  readonly shared: boolean;
  /** How many times as long as usual things take: in a film, which can be seen slowly or quickly. */
  readonly pace?: number;
}

const QUICK = 0.45;
const LOG = 400;

export const keyOf = (action: Tagged): string => JSON.stringify(action, Object.keys(action).sort());

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- any game's
export class Seen implements Table<any, any> {
  stage: any = $state(); // eslint-disable-line @typescript-eslint/no-explicit-any -- any game's
  view: any = $state.raw(); // eslint-disable-line @typescript-eslint/no-explicit-any -- any game's
  own: unknown = $state.raw(null);
  drawing: string | null = $state(null);
  waiting: Waiting | null = $state.raw(null);
  pointed: readonly string[] = $state.raw([]);
  log: readonly Told[] = $state.raw([]);
  /** The seat that this device's people have chosen to act with, where several may. */
  chosen: number | null = $state(null);

  private readonly queue: Queue;
  readonly moves: Moves;
  readonly show: Queue["show"];
  readonly jump: Queue["jump"];
  readonly skip: Queue["skip"];
  readonly play: Moves["play"];
  readonly whyNot: Moves["whyNot"];
  readonly wonder: Moves["wonder"];
  private asked: readonly Turn[] = $state.raw([]);
  private last = 0;
  private settled = 0;

  constructor(
    readonly game: string,
    /** How the game is played on the screen. */
    readonly how: AnyPlay,
    private readonly around: Around,
    clock: Clock = realClock,
  ) {
    this.queue = new Queue(this.tell.bind(this), this.settle.bind(this), clock);
    this.moves = new Moves(this, around, clock);
    ({ show: this.show, jump: this.jump, skip: this.skip } = this.queue);
    ({ play: this.play, whyNot: this.whyNot, wonder: this.wonder } = this.moves);
  }

  // ---------------------------------------------------------------- what is shown

  get busy(): boolean {
    return this.queue.busy;
  }

  /** All events of a moment are told: draw how things are. */
  private settle(moment: Moment): void {
    this.view = moment.view;
    this.own = moment.own ?? null;
    this.stage = settled(this.stage, this.how.stage(moment.view, this.own, this.around.seats.length));
    this.waiting = moment.waiting;
    this.log = this.log.filter(({ event }) => [null, moment.eye].includes(this.onlyFor(event)));
    this.asked = moment.turns;
    if (!this.turns.some((turn) => turn.seat === this.chosen)) this.chosen = null;
    if (this.how.drawn) void this.draw(moment);
  }

  /** The drawing of what has just settled; one that comes late, when there is something newer, is not shown. */
  private async draw({ drawing }: Moment): Promise<void> {
    const settled = ++this.settled;
    const asked = drawing ?? (await this.moves.wonder("drawing", "", true));
    const drawn = typeof asked === "string" ? asked : null;
    if (settled === this.settled && drawn !== null) this.drawing = drawn;
  }

  private tell(event: Tagged, hurried: boolean): number {
    const beat = this.how.tell[event.type]?.(this.stage, event) ?? {};
    this.log = [...this.log.slice(-LOG + 1), { number: this.last++, event }];
    if (!this.around.aloud) return beat.ms ?? 0;
    if (!hurried) {
      if (beat.sound) sound(beat.sound);
      if (this.onlyFor(event) === null || !this.around.shared) voice.say(this.sentence(event));
    }
    return this.ms(beat.ms ?? 350);
  }

  /** The seat that alone heard it; null: all did. */
  private onlyFor(event: Tagged): number | null {
    const to = (event as { readonly to?: unknown }).to;
    return this.how.kinds.event[event.type]?.["to"] === "seat" && typeof to === "number" ? to : null;
  }

  /** An event in words. */
  sentence(event: Tagged): string {
    return words.now.event(this.game, this.how.kinds, event, (seat) => this.name(seat));
  }

  // ---------------------------------------------------------------- who

  readonly seats: readonly SeatSeen[] = $derived.by(() => {
    const must = this.waiting?.type === "ask" ? this.waiting.must : [];
    return this.around.seats.map((seat) => ({ ...seat, awaited: must.includes(seat.seat) }));
  });

  /** What the seats of this device are asked; nothing while events are still being told. */
  get turns(): readonly Turn[] {
    return this.busy ? [] : this.asked;
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

  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- never changed: another list makes another map
  private readonly byKey: ReadonlyMap<string, Tagged> = $derived(new Map(this.legal.map((one) => [keyOf(one), one])));

  /** The action of the list that is this one; undefined: it is not in it. */
  legalAs(action: Tagged): Tagged | undefined {
    return this.byKey.get(keyOf(action));
  }

  can(action: Tagged): boolean {
    return this.byKey.has(keyOf(action));
  }

  get waits(): readonly string[] {
    return this.moves.waits;
  }

  get refused(): Refusal | null {
    return this.moves.refused;
  }

  get wonders(): boolean {
    return this.moves.wonders;
  }

  // ---------------------------------------------------------------- words, sounds, time

  get calm(): boolean {
    return settings.calm;
  }

  ms(usual: number): number {
    const normal = usual * (this.around.pace ?? 1);
    if (settings.calm) return Math.min(normal, settings.quick ? 0 : 250);
    return settings.quick ? normal * QUICK : normal;
  }

  sound(name: SoundName): void {
    if (this.around.aloud) sound(name);
  }

  get reads(): boolean {
    return this.around.aloud && voice.able;
  }

  read(texts: readonly string[]): void {
    if (this.around.aloud) voice.sayNow(texts);
  }

  hush(): void {
    voice.hush();
  }

  lingers = $state(false);

  get reading(): Reading {
    return settings.reading;
  }

  set reading(wanted: Reading) {
    settings.reading = wanted;
    settings.keep();
  }

  t(key: string, args?: Args): string {
    return words.now.say(`${this.game}-${key}`, args);
  }

  thing(id: string): string {
    return words.now.say(`${this.game}-thing-${id}`);
  }

  name(seat: number): string {
    return this.around.seats.find((one) => one.seat === seat)?.name ?? String(seat + 1);
  }

  doing(action: Tagged): string {
    return words.now.doing(this.game, this.how.kinds, action, (seat) => this.name(seat));
  }

  /** An action as a child would say it who sees the board: several may be called the same. */
  deed(action: Tagged): string {
    return words.now.deed(this.game, this.how.kinds, action, (seat) => this.name(seat));
  }

  /** What is asked of a seat, in words. */
  get question(): string {
    if (this.waiting?.type !== "ask") return "";
    const seat = this.me ?? this.waiting.must[0] ?? 0;
    return words.now.asking(this.game, this.waiting.about, seat, (one) => this.name(one));
  }
}
