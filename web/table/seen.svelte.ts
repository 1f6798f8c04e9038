/** A game as it is seen on this screen, live, in a replay or in a tutorial: what a board is given. */
import type { AnyPlay, Reading, Refusal, SeatSeen, Table, Tagged, Waiting } from "../board.ts";
import { settings } from "../settings.svelte.ts";
import { sound } from "../sound/player.ts";
import type { SoundName } from "../sound/sounds.ts";
import { voice } from "../voice/voice.svelte.ts";
import type { Args } from "../words/sentences.ts";
import type { Connection } from "../wire/connection.ts";
import type { No, Turn } from "../wire/messages.ts";
import { words } from "../words/words.svelte.ts";
import { settled } from "./settling.ts";

/** How things are at one moment, and what led there. */
export interface Moment {
  readonly events: readonly Tagged[];
  readonly view: object;
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

export interface Clock {
  /** Later; returns how to have it not happen. */
  after(ms: number, then: () => void): () => void;
}

const realClock: Clock = {
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

const QUICK = 0.45;
/** Milliseconds until a move without an answer is shown as waiting. */
const PATIENT = 400;
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

  /** A move is under way. */
  pending = $state(false);
  waits: readonly string[] = $state.raw([]);

  /** Moments whose events are still to be told; of the first, those from `next` on. */
  private moments: readonly Moment[] = [];
  private next = 0;
  private cancel: (() => void) | null = null;
  private forget: ReturnType<typeof setTimeout> | undefined;
  private last = 0;
  private settled = 0;

  constructor(
    readonly game: string,
    /** How the game is played on the screen. */
    readonly how: AnyPlay,
    private readonly around: Around,
    private readonly clock: Clock = realClock,
  ) {}

  // ---------------------------------------------------------------- what is shown

  /**
   * Tell what happened, event by event, then show how things are; without a moment: go on with what waits. Nobody has
   * to wait for it: `skip` tells all that is left at once, and what piles up is told faster.
   */
  readonly show = (moment?: Moment): void => {
    if (moment && (this.view === undefined || moment.events.length === 0)) {
      this.skip();
      this.settle(moment);
      return;
    }
    if (moment) {
      this.moments = [...this.moments, moment];
      this.busy = true;
      this.turns = [];
      if (this.cancel) return; // it comes after what is being told
    }
    this.cancel = null;
    for (let [now] = this.moments; now; [now] = this.moments) {
      while (this.next < now.events.length) {
        const ms = this.tell(now.events[this.next++]!, false) / this.moments.length;
        if (ms <= 0) continue;
        this.cancel = this.clock.after(ms, this.show);
        return;
      }
      this.settle(now);
    }
  };

  /** Show how things are, and nothing that was still to be told. */
  jump(moment: Moment): void {
    this.stop();
    this.moments = [];
    this.next = 0;
    this.settle(moment);
  }

  /** Tell at once what is left. */
  skip(): void {
    this.stop();
    for (let [now] = this.moments; now; [now] = this.moments) {
      while (this.next < now.events.length) this.tell(now.events[this.next++]!, true);
      this.settle(now);
    }
  }

  private stop(): void {
    this.cancel?.();
    this.cancel = null;
  }

  /** All events of a moment are told: draw how things are. */
  private settle(moment: Moment): void {
    this.moments = this.moments.slice(1);
    this.next = 0;
    this.view = moment.view;
    this.own = moment.own ?? null;
    this.stage = settled(this.stage, this.how.stage(moment.view, this.own, this.around.seats.length));
    this.waiting = moment.waiting;
    this.log = this.log.filter(({ event }) => [null, moment.eye].includes(this.onlyFor(event)));
    this.busy = this.moments.length > 0;
    this.turns = this.busy ? [] : moment.turns;
    if (!this.turns.some((turn) => turn.seat === this.chosen)) this.chosen = null;
    if (this.how.drawn) void this.draw(moment);
  }

  /** The drawing of what has just settled; one that comes late, when there is something newer, is not shown. */
  private async draw({ drawing }: Moment): Promise<void> {
    const settled = ++this.settled;
    const drawn = drawing ?? (await this.askDrawing());
    if (settled === this.settled && drawn !== null) this.drawing = drawn;
  }

  /** Asked without a word: nobody sees that a drawing could not be had, for the next one comes with the next move. */
  private async askDrawing(): Promise<string | null> {
    if (!this.wonders) return null;
    const answer = await this.around.connection!.send({ do: "wonder", what: "drawing", about: "" });
    return answer.kind === "ack" && typeof answer.answer === "string" ? answer.answer : null;
  }

  /** Show one event; returns how many milliseconds it is given. `hurried`: it is told with all the others at once. */
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

  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- never changed: another list makes another set
  private readonly legalKeys: ReadonlySet<string> = $derived(new Set(this.legal.map(keyOf)));

  can(action: Tagged): boolean {
    return this.legalKeys.has(keyOf(action));
  }

  play(action: Tagged): void {
    this.clear();
    const legal = this.legal.find((one) => keyOf(one) === keyOf(action));
    const { turn } = this;
    if (!turn || !legal) return this.whyNot(action);
    if (this.pending || !this.around.connection) return;
    this.pending = true;
    this.sound("tap");
    const answered = this.clock.after(PATIENT, () => (this.waits = this.how.touches(legal).slice(-1)));
    void this.around.connection
      .send({ do: "play", seat: turn.seat, question: turn.question, action: legal })
      .then((answer) => {
        answered();
        this.pending = false;
        this.waits = [];
        if (answer.kind === "no") this.tellNo(answer, action);
      });
  }

  whyNot(action: Tagged): void {
    if (this.can(action)) return;
    const seat = this.me ?? this.seats.find(({ mine }) => mine)?.seat ?? 0;
    void this.around.connection?.send({ do: "why-not", seat, action }).then((answer) => {
      if (answer.kind === "no") this.tellNo(answer, action);
    });
  }

  get wonders(): boolean {
    return this.around.answers && this.around.connection !== null;
  }

  async wonder(what: string, about = ""): Promise<unknown> {
    if (!this.wonders) return null;
    const answer = await this.around.connection!.send({ do: "wonder", what, about });
    if (answer.kind === "no") this.tellNo(answer, null);
    return answer.kind === "ack" ? (answer.answer ?? null) : null;
  }

  /** Show what the house says no with. */
  tellNo(no: No, action: Tagged | null): void {
    const said = words.now.refusal(this.game, no.key, no.args ?? {}, (seat) => this.name(seat));
    this.refuse({ words: said, rule: no.rule ?? "", show: no.show ?? [], action });
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
