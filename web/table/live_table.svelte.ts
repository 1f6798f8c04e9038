/** A live table on this screen: who sits there, what is asked, what has been said. */
import type { AnyGameUi, Box } from "../board/board_interface.ts";
import { playSound } from "../sound/sound_player.ts";
import { t, words } from "../i18n/translations.svelte.ts";
import type { UnsentCommand, Connection, Listener, ConnectionStatus } from "../api/connection.ts";
import { api } from "../api/client.ts";
import { TableSocket } from "../api/table_socket.ts";
import type { Ack, EventHistory, Message, Rejection, PhraseSaid, SeatView, TableView } from "../api/message_types.ts";
import type { TableInfo } from "../api/rest_types.ts";
import { HintClient } from "./hints.svelte.ts";
import { rememberTable } from "./remembered_tables.ts";
import { BoardModel, type BoardContext } from "./board_model.svelte.ts";

const PHRASE_SHOWN_MS = 5000;

export class LiveTable implements Listener, BoardContext {
  tableView: TableView = $state.raw()!;
  ownSeats: readonly number[] = $state.raw([]);
  hosting = $state(false);
  /** True if someone else became host while this device, the previous host, was away; it may take the table back. */
  mayHost = $state(false);
  /** Why this device may become the host, and the button's words, as message keys; null if it may not. */
  readonly hostOffer: readonly [string, string] | null = $derived.by(() => {
    if (this.mayHost) return ["ui-table-lent", "ui-take-table-back"];
    return this.tableView.host_offered && this.ownSeats.length ? ["ui-host-away", "ui-become-host"] : null;
  });
  /** The seat whose curtain is down; null if none is. */
  curtain: number | null = $state(null);
  viewingSeat: number | null = $state(null);
  status: ConnectionStatus = $state("connecting");
  /** The reason why the connection is gone, or the latest refusal. */
  why: string | null = $state(null);
  phrases: readonly PhraseSaid[] = $state.raw([]);
  /** Everything that this device has heard since the deal, by journal line; null until it has been requested. */
  history: EventHistory["lines"] | null = $state.raw(null);
  readonly model: BoardModel;
  readonly connection: Connection;
  readonly aloud = true;
  readonly answersQueries = true;
  readonly wholeScreen = true;
  readonly hints: HintClient;
  rev: number | null = null;

  constructor(
    readonly id: string,
    readonly box: Box,
    play: AnyGameUi,
    found: TableInfo,
    connect: (live: LiveTable) => Connection = (live) => new TableSocket(id, live),
  ) {
    this.setTableView(found.table);
    this.ownSeats = found.yours;
    this.hosting = found.hosting;
    this.model = new BoardModel(found.table.game, play, this);
    this.hints = new HintClient(
      this.model,
      () => this.connection,
      () => this.shared,
    );
    this.connection = connect(this);
  }

  close(): void {
    this.connection.close();
  }

  private setTableView(tableView: TableView): void {
    this.tableView = tableView;
    rememberTable({ table: tableView.table, game: tableView.game, commitment: tableView.commitment });
  }

  // ---------------------------------------------------------------- hearing

  statusChanged(status: ConnectionStatus, key?: string): void {
    this.status = status;
    if (status !== "open") this.hints.clear(); // a hint in progress may be lost with the connection
    if (status === "gone") this.why = key ?? null;
  }

  receive(now: Message): void {
    if (now.kind === "said") this.showPhrase(now);
    if (now.kind === "advice") this.hints.receive(now);
    if (now.kind === "heard") this.history = now.lines;
    if (now.kind !== "now") return;
    const since = now.since ?? null;
    if (since !== null && this.rev !== null && since !== this.rev) {
      void this.send({ do: "look", since: this.rev });
      return;
    }
    const fresh = this.rev === null || since === null;
    this.rev = now.rev;
    const wish = this.tableView.undo;
    if (now.table) this.setTableView(now.table);
    if (
      wish &&
      !this.tableView.undo &&
      !now.back &&
      (wish.seat === null ? this.hosting : this.ownSeats.includes(wish.seat))
    )
      this.showUndoRefused();
    this.ownSeats = now.yours ?? [];
    this.hosting = now.hosting ?? false;
    this.mayHost = now.may_host ?? false;
    this.viewingSeat = now.eye ?? null;
    this.curtain = now.curtain ?? null;
    if (!now.view) return;
    this.hints.discardIfStale(now.turns ?? []);
    const moment = {
      events: now.events ?? [],
      view: now.view,
      own: now.own ?? null,
      waiting: now.waiting ?? null,
      turns: now.turns ?? [],
      viewingSeat: this.viewingSeat,
    };
    if (now.back || (fresh && moment.events.length === 0)) this.model.jump(moment);
    else this.model.show(moment);
  }

  private showPhrase(said: PhraseSaid): void {
    this.phrases = [...this.phrases.filter(({ seat }) => seat !== said.seat), said];
    if (!this.ownSeats.includes(said.seat)) playSound("bell");
    setTimeout(() => (this.phrases = this.phrases.filter((one) => one !== said)), PHRASE_SHOWN_MS);
  }

  // ---------------------------------------------------------------- wishing

  /** Send a command to the table. If it is refused, show why. */
  async send(command: UnsentCommand): Promise<Ack | Rejection> {
    const answer = await this.connection.send(command);
    if (answer.kind === "no") this.model.moves.showRejection(answer, null);
    return answer;
  }

  /** Show that the others did not agree to an undo. */
  private showUndoRefused(): void {
    this.model.moves.showRefusal({ words: t("undo-refused"), rule: "", show: [], action: null });
  }

  // ---------------------------------------------------------------- who sits there

  readonly seats: readonly { seat: number; name: string; mine: boolean; bot: boolean }[] = $derived.by(() => {
    const names = seatNames(this.tableView.game, this.tableView.seats);
    return this.tableView.seats.map((place, i) => ({
      seat: place.seat,
      name: names[i]!,
      mine: this.ownSeats.includes(place.seat) && place.sits !== "bot",
      bot: place.sits === "bot",
    }));
  });

  /** Why someone may know hidden or future luck; empty if nobody can, or if there is no luck in this game. */
  get openLuck(): string {
    return this.model.ui.luck === "none" ? "" : (this.tableView.open_luck ?? "");
  }

  get shared(): boolean {
    return this.ownSeats.length > 1;
  }

  /** This device's seats that a bot is currently playing. */
  get standInSeats(): readonly SeatView[] {
    return this.tableView.seats.filter(({ seat, sits }) => sits === "stand-in" && this.ownSeats.includes(seat));
  }
}

/** Return the name of a seat: its person's, its character's, or that of the seat's mouse. */
export function seatName(game: string, place: SeatView): string {
  if (place.name && words.now.has(`house-name-${place.name}`)) return words.now.format(`house-name-${place.name}`);
  if (place.character && words.now.has(characterKey(game, place.character)))
    return words.now.format(characterKey(game, place.character));
  return words.now.format(`house-mouse-${place.seat}`);
}

/**
 * Return the names of a table's seats. Characters with the same name are named after their seats' mice; names that are
 * still the same get a number.
 */
export function seatNames(game: string, places: readonly SeatView[]): string[] {
  const ownNames = places.map((place) => seatName(game, place));
  const alone = (name: string) => ownNames.filter((other) => other === name).length < 2;
  const names = ownNames.map((name, i) =>
    places[i]!.sits === "person" || alone(name) ? name : words.now.format(`house-mouse-${places[i]!.seat}`),
  );
  return names.map((name, i) => {
    const before = names.slice(0, i).filter((other) => other === name).length;
    return before ? `${name} ${before + 1}` : name;
  });
}

/**
 * Return a character, and how many levels above its usual strength it plays: `strong-2` has the portrait and texts of
 * `strong`.
 */
export function levelOf(game: string, character: string): { character: string; level: number } {
  const found = words.now.has(`${game}-bot-${character}`) ? null : /^(.+)-([1-9])$/.exec(character);
  return found ? { character: found[1]!, level: Number(found[2]) } : { character, level: 0 };
}

/** Return the key of a character's texts: the game's own, or the shell's for a program or a character without any. */
export const characterKey = (game: string, character: string): string => {
  const own = `${game}-bot-${levelOf(game, character).character}`;
  return words.now.has(own) ? own : character === "program" ? "ui-program" : "ui-bot";
};

/** Connect to a table by its id, and load its box and board. */
export async function connectToTable(id: string, loadBox: (game: string) => Promise<Box>): Promise<LiveTable> {
  await api.getServerInfo();
  const found = await api.getTable(id);
  const box = await loadBox(found.table.game);
  const { default: play } = await box.loadUi();
  return new LiveTable(id, box, play, found);
}
