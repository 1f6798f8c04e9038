/** A table, live: connects again by itself, sends unanswered moves again, hears what it missed. */
import { wishId, type Asking, type Connection, type Listener } from "./connection.ts";
import { house } from "./client.ts";
import type { Ack, Bye, Message, Rejection, ClientCommand } from "./messages.ts";
import { transport, type Line } from "./transport.ts";

type Heard = Message | Bye | { readonly kind: "pong" };

interface Open {
  readonly wish: ClientCommand & { readonly id: string };
  readonly done: (answer: Ack | Rejection) => void;
}

const SILENCE = 10_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** Close codes after which trying again makes no sense. */
const FOR_GOOD: Readonly<Record<number, string>> = { 4403: "house-no-no-spectators", 4404: "ui-no-such-table" };

export class Live implements Connection {
  private line: Line | null = null;
  private readonly open = new Map<string, Open>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  private closed = false;
  private readonly online = () => this.retry(0);

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    window.addEventListener("online", this.online);
    this.connect();
  }

  send(wish: Asking): Promise<Ack | Rejection> {
    const named: Open["wish"] = { ...wish, id: wishId() };
    return new Promise((done) => {
      this.open.set(named.id, { wish: named, done });
      if (this.line?.open) this.line.send(JSON.stringify(named));
      else if (named.do !== "play") this.answer(lost(named.id));
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    window.removeEventListener("online", this.online);
    this.line?.close();
  }

  private connect(): void {
    if (this.closed) return;
    this.listener.connected(this.tries ? "waiting" : "connecting");
    const line: Line = transport().line(this.table, this.listener.rev, {
      opened: () => {
        this.tries = 0;
        this.listener.connected("open");
        for (const { wish } of this.open.values()) line.send(JSON.stringify(wish));
        this.listen();
      },
      heard: this.hear,
      closed: (code) => {
        if (this.line === line) this.lost(code);
      },
    });
    const before = this.line;
    this.line = line;
    before?.close(); // it was still being opened when the network came back: one line, and nothing is heard twice
  }

  /** One packet: a message per line. */
  private readonly hear = (packet: string): void => {
    this.listen();
    for (const line of packet.split("\n")) {
      const message = JSON.parse(line) as Heard;
      if (message.kind === "pong") continue;
      if (message.kind === "bye") this.farewell(message);
      else this.listener.hear(message);
      if (message.kind === "ack" || message.kind === "no") this.answer(message);
    }
  };

  private farewell({ why, key }: Bye): void {
    if (why === "removed") this.close();
    this.listener.connected(why === "removed" ? "gone" : "waiting", key);
  }

  private answer(answer: Ack | Rejection): void {
    if (!answer.id) return;
    this.open.get(answer.id)?.done(answer);
    this.open.delete(answer.id);
  }

  /** After a while without a word, ask whether anybody is there; without an answer, connect again. */
  private listen(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.line?.send('{"do":"ping"}');
      this.timer = setTimeout(() => this.line?.close(), SILENCE);
    }, SILENCE);
  }

  private lost(code: number): void {
    clearTimeout(this.timer);
    this.line = null;
    if (this.closed) return;
    // Only a move may be sent twice without harm; everything else is for the person to ask again.
    for (const [id, { wish }] of this.open) if (wish.do !== "play") this.answer(lost(id));
    const forGood = FOR_GOOD[code];
    if (forGood) {
      this.close();
      this.listener.connected("gone", forGood);
      return;
    }
    this.listener.connected("waiting");
    const wait = Math.min(FIRST_WAIT * 2 ** this.tries++, LONGEST_WAIT);
    this.retry(wait * (0.5 + Math.random()), code === 4401);
  }

  private retry(wait: number, fetchCookie = false): void {
    if (this.closed || this.line?.open) return;
    clearTimeout(this.timer);
    const connect = () => this.connect();
    this.timer = setTimeout(() => (fetchCookie ? void house.enter().then(connect, connect) : connect()), wait);
  }
}

const lost = (id: string): Rejection => ({ kind: "no", id, no: "connection", key: "ui-no-connection" });
