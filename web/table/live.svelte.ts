/** A live table on this screen: who sits there, what is asked, what was said. */
import type { AnyPlay, Box, Tagged } from "../board.ts";
import { sound } from "../sound/player.ts";
import { t, words } from "../words/words.svelte.ts";
import type { Connection, Status } from "../wire/connection.ts";
import { house, type TableFound } from "../wire/house.ts";
import { Live } from "../wire/live.ts";
import type { Ack, Message, No, Now, Said, SeatShown, TableShown, Wish } from "../wire/messages.ts";
import { remember } from "./remembered.ts";
import { Seen, keyOf } from "./seen.svelte.ts";

const SPOKEN_FOR = 5000;

export class LiveTable {
  shown: TableShown = $state.raw()!;
  yours: readonly number[] = $state.raw([]);
  hosting = $state(false);
  /** The seat for which the curtain has fallen. */
  curtain: number | null = $state(null);
  eye: number | null = $state(null);
  status: Status = $state("connecting");
  /** Why it is gone, or what the house just said no to. */
  why: string | null = $state(null);
  said: readonly Said[] = $state.raw([]);
  /** A wish that is under way. */
  pending = $state(false);
  readonly seen: Seen;

  private rev: number | null = null;
  private readonly connection: Connection;

  constructor(
    readonly id: string,
    readonly box: Box,
    play: AnyPlay,
    found: TableFound,
    connect: (live: LiveTable) => Connection = (live) => new Live(id, live.listener),
  ) {
    this.take(found.table);
    this.yours = found.yours;
    this.hosting = found.hosting;
    this.seen = new Seen(found.table.game, play, {
      seats: () => this.seats,
      play: (seat, action) => void this.play(seat, action),
      refuse: (action) =>
        this.tellNo({ kind: "no", id: null, no: "not-your-turn", key: "house-no-not-your-turn" }, action),
      wonder: (what, about) => this.wonder(what, about),
      draw: () => this.draw(),
      aloud: true,
      shared: () => this.yours.length > 1,
    });
    this.connection = connect(this);
  }

  /** What the connection tells. */
  readonly listener = {
    rev: () => this.rev,
    hear: (message: Message) => this.hear(message),
    status: (status: Status, key?: string) => {
      this.status = status;
      if (status === "gone") this.why = key ?? null;
    },
  };

  close(): void {
    this.connection.close();
  }

  private take(shown: TableShown): void {
    this.shown = shown;
    remember({ table: shown.table, game: shown.game, commitment: shown.commitment });
  }

  // ---------------------------------------------------------------- hearing

  private hear(message: Message): void {
    if (message.kind === "now") this.now(message);
    else if (message.kind === "said") this.speak(message);
  }

  private now(now: Now): void {
    if (now.since !== undefined && now.since !== null && this.rev !== null && now.since !== this.rev) {
      void this.send({ do: "look", since: this.rev });
      return;
    }
    const fresh = this.rev === null || now.since === undefined || now.since === null;
    this.rev = now.rev;
    const wish = this.shown.undo;
    if (now.table) this.take(now.table);
    if (wish && !this.shown.undo && !now.back && this.yours.includes(wish.seat)) this.tellStays();
    this.yours = now.yours ?? [];
    this.hosting = now.hosting ?? false;
    this.eye = now.eye ?? null;
    this.curtain = now.curtain ?? null;
    if (!now.view) return;
    const moment = {
      events: now.events ?? [],
      view: now.view,
      own: now.own ?? null,
      waiting: now.waiting ?? null,
      turns: now.turns ?? [],
      eye: this.eye,
    };
    if (now.back || (fresh && moment.events.length === 0)) this.seen.jump(moment);
    else this.seen.show(moment);
  }

  private speak(said: Said): void {
    this.said = [...this.said.filter(({ seat }) => seat !== said.seat), said];
    if (!this.yours.includes(said.seat)) sound("bell");
    setTimeout(() => (this.said = this.said.filter((one) => one !== said)), SPOKEN_FOR);
  }

  // ---------------------------------------------------------------- wishing

  /** Ask the table for something; what it says no to is shown. */
  async send(wish: Wish): Promise<Ack | No> {
    const answer = await this.connection.send(wish);
    if (answer.kind === "no" && wish.do !== "play") this.tellNo(answer, null);
    return answer;
  }

  private async play(seat: number, action: Tagged): Promise<void> {
    const turn = this.seen.turns.find((one) => one.seat === seat);
    if (!turn || this.pending) return;
    const legal = turn.legal.some((one) => keyOf(one) === keyOf(action));
    if (legal) {
      this.pending = true;
      sound("tap");
    }
    const answer = await this.connection.send({
      do: "play",
      id: crypto.getRandomValues(new Uint32Array(4)).join("-").slice(0, 40),
      seat,
      question: turn.question,
      action,
    });
    this.pending = false;
    if (answer.kind === "no") this.tellNo(answer, action);
  }

  private async wonder(what: string, about: string): Promise<unknown> {
    const answer = await this.send({ do: "wonder", what, about });
    return answer.kind === "ack" ? (answer.answer ?? null) : null;
  }

  /** Asked without a word: nobody sees that a drawing could not be had, for the next one comes with the next move. */
  private async draw(): Promise<string | null> {
    const answer = await this.connection.send({ do: "wonder", what: "drawing", about: "" });
    return answer.kind === "ack" && typeof answer.answer === "string" ? answer.answer : null;
  }

  private tellNo(no: No, action: Tagged | null): void {
    const said = words.now.refusal(this.shown.game, no.key, no.args ?? {}, (seat) => this.seen.name(seat));
    this.seen.refuse({ words: said, rule: no.rule ?? "", show: no.show ?? [], action });
  }

  /** The others would not have a move taken back. */
  private tellStays(): void {
    this.seen.refuse({ words: t("undo-refused"), rule: "", show: [], action: null });
  }

  // ---------------------------------------------------------------- who sits there

  get seats(): { seat: number; name: string; mine: boolean; bot: boolean }[] {
    const names = namesOf(this.shown.game, this.shown.seats);
    return this.shown.seats.map((place, i) => ({
      seat: place.seat,
      name: names[i]!,
      mine: this.yours.includes(place.seat) && place.sits !== "bot",
      bot: place.sits === "bot",
    }));
  }

  /** Seats of this device that a character plays just now. */
  get lent(): readonly SeatShown[] {
    return this.shown.seats.filter(({ seat, sits }) => sits === "stand-in" && this.yours.includes(seat));
  }
}

/** What a seat is called: its person's name, its character's, or the mouse of that place. */
export function nameOf(game: string, place: SeatShown): string {
  if (place.name && words.now.has(`house-name-${place.name}`)) return words.now.say(`house-name-${place.name}`);
  if (place.character && words.now.has(characterKey(game, place.character)))
    return words.now.say(characterKey(game, place.character));
  return words.now.say(`house-mouse-${place.seat}`);
}

/** What the seats of a table are called; the second mouse of the same name gets a number. */
export function namesOf(game: string, places: readonly SeatShown[]): string[] {
  const names = places.map((place) => nameOf(game, place));
  return names.map((name, i) => {
    const before = names.slice(0, i).filter((other) => other === name).length;
    return before ? `${name} ${before + 1}` : name;
  });
}

/** The words of a character: the game's own, or the house's for a mouse that plays anything. */
export const characterKey = (game: string, character: string): string => {
  const own = `${game}-bot-${character}`;
  return words.now.has(own) ? own : "ui-bot";
};

/** Open a table by its id: what the house says of it, its box and its board. */
export async function openTable(id: string, boxOf: (game: string) => Promise<Box>): Promise<LiveTable> {
  await house.enter();
  const found = await house.table(id);
  const box = await boxOf(found.table.game);
  const { default: play } = await box.open();
  return new LiveTable(id, box, play, found);
}
