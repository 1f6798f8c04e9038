/** A game as it is seen on this screen, live, in a replay or in a tutorial: what a board is given. */
import type { AnyPlay, Reading, Refusal, SeatSeen, Table, Tagged, Waiting } from "../board.ts";
import { settings } from "../settings.svelte.ts";
import { sound } from "../sound/player.ts";
import type { SoundName } from "../sound/sounds.ts";
import { voice } from "../voice/voice.svelte.ts";
import type { Args } from "../words/sentences.ts";
import { words } from "../words/words.svelte.ts";
import { Telling, realClock, type Clock } from "./telling.ts";

export interface Turn {
  readonly seat: number;
  readonly question: number;
  readonly legal: readonly Tagged[];
}

/** How things are at one moment, and what led there. */
export interface Moment {
  readonly events: readonly Tagged[];
  readonly view: { readonly own?: unknown };
  readonly own: unknown;
  readonly waiting: Waiting | null;
  readonly turns: readonly Turn[];
  /** The seat that looks now: what was told to another one alone is forgotten. */
  readonly eye: number | null;
  /** The position as text, where it is known already: in a film. */
  readonly drawing?: string;
}

export interface Told {
  readonly number: number;
  readonly event: Tagged & { readonly rule?: string };
}

interface Around {
  seats(): readonly Omit<SeatSeen, "awaited">[];
  play(seat: number, action: Tagged): void;
  /** A touch while it is nobody's turn on this device. */
  refuse(action: Tagged): void;
  /** Whether to read out, sound and log. A row of small pictures is silent. */
  readonly aloud: boolean;
  /** Put a question of the game's to the house, where there is one. */
  wonder?(what: string, about: string): Promise<unknown>;
  /** Ask the house for the position as text. */
  draw?(): Promise<string | null>;
  facing?(): number | null;
  /** Several sit round this screen: what is for one of them alone is not said aloud. */
  shared?(): boolean;
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
  turns: readonly Turn[] = $state.raw([]);
  busy = $state(false);
  refused: Refusal | null = $state.raw(null);
  pointed: readonly string[] = $state.raw([]);
  log: readonly Told[] = $state.raw([]);
  /** The seat that this device's people have chosen to act with, where several may. */
  chosen: number | null = $state(null);

  private readonly telling: Telling<Tagged, Moment>;
  private forget: ReturnType<typeof setTimeout> | undefined;
  private last = 0;
  private settled = 0;

  constructor(
    readonly game: string,
    readonly play_: AnyPlay,
    private readonly around: Around,
    clock: Clock = realClock,
  ) {
    this.telling = new Telling<Tagged, Moment>(
      { tell: (event, _, hurried) => this.tellEvent(event, hurried), settle: (moment) => this.settle(moment) },
      clock,
    );
  }

  // ---------------------------------------------------------------- what is shown

  /** Tell what happened, then show how things are. */
  show(moment: Moment): void {
    if (this.view === undefined || moment.events.length === 0) {
      this.telling.skip();
      this.settle(moment);
      return;
    }
    this.busy = true;
    this.turns = [];
    this.telling.add(moment);
  }

  /** Show how things are, and nothing that was still to be told. */
  jump(moment: Moment): void {
    this.telling.drop();
    this.settle(moment);
  }

  skip(): void {
    this.telling.skip();
  }

  private settle(moment: Moment): void {
    this.view = moment.view;
    this.own = moment.own ?? null;
    this.stage = this.play_.stage(moment.view, this.own, this.around.seats().length);
    this.waiting = moment.waiting;
    this.log = this.log.filter(({ event }) => [null, moment.eye].includes(this.onlyFor(event)));
    this.busy = this.telling.busy;
    this.turns = this.busy ? [] : moment.turns;
    if (!this.turns.some((turn) => turn.seat === this.chosen)) this.chosen = null;
    if (this.play_.drawn) void this.draw(moment);
  }

  /** The drawing of what has just settled; one that comes late, when there is something newer, is not shown. */
  private async draw({ drawing }: Moment): Promise<void> {
    const settled = ++this.settled;
    const drawn = drawing ?? (await this.around.draw?.()) ?? null;
    if (settled === this.settled && drawn !== null) this.drawing = drawn;
  }

  private tellEvent(event: Tagged, hurried: boolean): number {
    const beat = this.play_.tell[event.type]?.(this.stage, event) ?? {};
    this.log = [...this.log.slice(-LOG + 1), { number: this.last++, event }];
    if (!this.around.aloud) return beat.ms ?? 0;
    if (!hurried) {
      if (beat.sound) sound(beat.sound);
      if (this.onlyFor(event) === null || !this.around.shared?.()) voice.say(this.telling_(event));
    }
    return this.ms(beat.ms ?? 350);
  }

  /** The seat that alone heard it; null: all did. */
  private onlyFor(event: Tagged): number | null {
    const to = (event as { readonly to?: unknown }).to;
    return this.play_.kinds.event[event.type]?.["to"] === "seat" && typeof to === "number" ? to : null;
  }

  /** An event in words. */
  telling_(event: Tagged): string {
    return words.now.event(this.game, this.play_.kinds, event, (seat) => this.name(seat));
  }

  // ---------------------------------------------------------------- who

  get seats(): readonly SeatSeen[] {
    const must = this.waiting?.type === "ask" ? this.waiting.must : [];
    return this.around.seats().map((seat) => ({ ...seat, awaited: must.includes(seat.seat) }));
  }

  get turn(): Turn | null {
    const must = this.waiting?.type === "ask" ? this.waiting.must : [];
    return (
      this.turns.find((turn) => turn.seat === this.chosen) ??
      this.turns.find((turn) => must.includes(turn.seat)) ??
      this.turns[0] ??
      null
    );
  }

  get me(): number | null {
    return this.turn?.seat ?? null;
  }

  get facing(): number {
    return this.me ?? this.around.facing?.() ?? this.seats.find((seat) => seat.mine)?.seat ?? 0;
  }

  get over(): boolean {
    return this.waiting?.type === "outcome";
  }

  // ---------------------------------------------------------------- what can be done

  get legal(): readonly Tagged[] {
    return this.turn?.legal ?? [];
  }

  private readonly legalKeys: readonly string[] = $derived(this.legal.map(keyOf));

  can(action: Tagged): boolean {
    return this.legalKeys.includes(keyOf(action));
  }

  play(action: Tagged): void {
    this.clear();
    if (this.me === null) this.around.refuse(action);
    else this.around.play(this.me, this.legal.find((one) => keyOf(one) === keyOf(action)) ?? action);
  }

  whyNot(action: Tagged): void {
    this.play(action);
  }

  get wonders(): boolean {
    return this.around.wonder !== undefined;
  }

  async wonder(what: string, about = ""): Promise<unknown> {
    return (await this.around.wonder?.(what, about)) ?? null;
  }

  /** Show a refusal for a while. */
  refuse(refusal: Refusal): void {
    this.refused = refusal;
    clearTimeout(this.forget);
    this.forget = setTimeout(() => (this.refused = null), 9000);
    if (this.around.aloud) {
      sound("oh");
      voice.say(refusal.words);
    }
  }

  clear(): void {
    clearTimeout(this.forget);
    this.refused = null;
  }

  // ---------------------------------------------------------------- words, sounds, time

  get calm(): boolean {
    return settings.calm;
  }

  ms(normal: number): number {
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
    return this.around.seats().find((one) => one.seat === seat)?.name ?? String(seat + 1);
  }

  doing(action: Tagged): string {
    return words.now.doing(this.game, this.play_.kinds, action, (seat) => this.name(seat));
  }

  /** What is asked of a seat, in words. */
  get question(): string {
    if (this.waiting?.type !== "ask") return "";
    const seat = this.me ?? this.waiting.must[0] ?? 0;
    return words.now.asking(this.game, this.waiting.about, seat, (one) => this.name(one));
  }
}
