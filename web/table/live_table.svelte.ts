/** A live table on this screen: who sits there, what is asked, what was said. */
import type { AnyPlay, Box } from "../board.ts";
import { sound } from "../sound/sound_player.ts";
import { t, words } from "../i18n/words.svelte.ts";
import type { Asking, Connection, Listener, Status } from "../api/connection.ts";
import { house } from "../api/client.ts";
import { Live } from "../api/table_socket.ts";
import type { Ack, EventHistory, Message, Rejection, PhraseSaid, SeatView, TableView } from "../api/messages.ts";
import type { TableInfo } from "../api/rest.ts";
import { Friend } from "./hints.svelte.ts";
import { remember } from "./remembered_tables.ts";
import { Seen, type Around } from "./board_model.svelte.ts";

const SPOKEN_FOR = 5000;

export class LiveTable implements Listener, Around {
  shown: TableView = $state.raw()!;
  yours: readonly number[] = $state.raw([]);
  hosting = $state(false);
  /** Somebody else looks after the table while this device, its host, was away; it may have it back. */
  mayHost = $state(false);
  /** The seat for which the curtain has fallen. */
  curtain: number | null = $state(null);
  eye: number | null = $state(null);
  status: Status = $state("connecting");
  /** Why it is gone, or what the house just said no to. */
  why: string | null = $state(null);
  said: readonly PhraseSaid[] = $state.raw([]);
  /** Everything this device has heard since the deal, line by line, once it was asked for. */
  heard: EventHistory["lines"] | null = $state.raw(null);
  readonly seen: Seen;
  readonly connection: Connection;
  readonly aloud = true;
  readonly answers = true;
  readonly friend: Friend;
  rev: number | null = null;

  constructor(
    readonly id: string,
    readonly box: Box,
    play: AnyPlay,
    found: TableInfo,
    connect: (live: LiveTable) => Connection = (live) => new Live(id, live),
  ) {
    this.take(found.table);
    this.yours = found.yours;
    this.hosting = found.hosting;
    this.seen = new Seen(found.table.game, play, this);
    this.friend = new Friend(
      this.seen,
      () => this.connection,
      () => this.shared,
    );
    this.connection = connect(this);
  }

  close(): void {
    this.connection.close();
  }

  private take(shown: TableView): void {
    this.shown = shown;
    remember({ table: shown.table, game: shown.game, commitment: shown.commitment });
  }

  // ---------------------------------------------------------------- hearing

  connected(status: Status, key?: string): void {
    this.status = status;
    if (status !== "open") this.friend.forget(); // what it thought about may be lost with the connection
    if (status === "gone") this.why = key ?? null;
  }

  hear(now: Message): void {
    if (now.kind === "said") this.speak(now);
    if (now.kind === "advice") this.friend.hear(now);
    if (now.kind === "heard") this.heard = now.lines;
    if (now.kind !== "now") return;
    const since = now.since ?? null;
    if (since !== null && this.rev !== null && since !== this.rev) {
      void this.send({ do: "look", since: this.rev });
      return;
    }
    const fresh = this.rev === null || since === null;
    this.rev = now.rev;
    const wish = this.shown.undo;
    if (now.table) this.take(now.table);
    if (wish && !this.shown.undo && !now.back && (wish.seat === null ? this.hosting : this.yours.includes(wish.seat)))
      this.tellStays();
    this.yours = now.yours ?? [];
    this.hosting = now.hosting ?? false;
    this.mayHost = now.may_host ?? false;
    this.eye = now.eye ?? null;
    this.curtain = now.curtain ?? null;
    if (!now.view) return;
    this.friend.settle(now.turns ?? []);
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

  private speak(said: PhraseSaid): void {
    this.said = [...this.said.filter(({ seat }) => seat !== said.seat), said];
    if (!this.yours.includes(said.seat)) sound("bell");
    setTimeout(() => (this.said = this.said.filter((one) => one !== said)), SPOKEN_FOR);
  }

  // ---------------------------------------------------------------- wishing

  /** Ask the table for something; what it says no to is shown. */
  async send(wish: Asking): Promise<Ack | Rejection> {
    const answer = await this.connection.send(wish);
    if (answer.kind === "no") this.seen.moves.tellNo(answer, null);
    return answer;
  }

  /** The others would not have a move taken back. */
  private tellStays(): void {
    this.seen.moves.refuse({ words: t("undo-refused"), rule: "", show: [], action: null });
  }

  // ---------------------------------------------------------------- who sits there

  readonly seats: readonly { seat: number; name: string; mine: boolean; bot: boolean }[] = $derived.by(() => {
    const names = namesOf(this.shown.game, this.shown.seats);
    return this.shown.seats.map((place, i) => ({
      seat: place.seat,
      name: names[i]!,
      mine: this.yours.includes(place.seat) && place.sits !== "bot",
      bot: place.sits === "bot",
    }));
  });

  /** Why somebody may know what lies hidden or comes next; empty: nobody can, or there is no luck in this game. */
  get openLuck(): string {
    return this.seen.how.luck === "none" ? "" : (this.shown.open_luck ?? "");
  }

  get shared(): boolean {
    return this.yours.length > 1;
  }

  /** Seats of this device that a character plays just now. */
  get lent(): readonly SeatView[] {
    return this.shown.seats.filter(({ seat, sits }) => sits === "stand-in" && this.yours.includes(seat));
  }
}

/** What a seat is called: its person's name, its character's, or the mouse of that place. */
export function nameOf(game: string, place: SeatView): string {
  if (place.name && words.now.has(`house-name-${place.name}`)) return words.now.say(`house-name-${place.name}`);
  if (place.character && words.now.has(characterKey(game, place.character)))
    return words.now.say(characterKey(game, place.character));
  return words.now.say(`house-mouse-${place.seat}`);
}

/**
 * What the seats of a table are called. Several characters of the same name are called as the mice of their places are;
 * whoever is still called like somebody before gets a number.
 */
export function namesOf(game: string, places: readonly SeatView[]): string[] {
  const first = places.map((place) => nameOf(game, place));
  const alone = (name: string) => first.filter((other) => other === name).length < 2;
  const names = first.map((name, i) =>
    places[i]!.sits === "person" || alone(name) ? name : words.now.say(`house-mouse-${places[i]!.seat}`),
  );
  return names.map((name, i) => {
    const before = names.slice(0, i).filter((other) => other === name).length;
    return before ? `${name} ${before + 1}` : name;
  });
}

/** A character and how many rungs above itself it plays: `strong-2` has the face and the words of `strong`. */
export function rungOf(game: string, character: string): { character: string; rung: number } {
  const found = words.now.has(`${game}-bot-${character}`) ? null : /^(.+)-([1-9])$/.exec(character);
  return found ? { character: found[1]!, rung: Number(found[2]) } : { character, rung: 0 };
}

/** The words of a character: the game's own, or the house's for a mouse that plays anything. */
export const characterKey = (game: string, character: string): string => {
  const own = `${game}-bot-${rungOf(game, character).character}`;
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
