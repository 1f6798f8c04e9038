/** The live connection to a table. It reconnects, sends unanswered moves again, and requests missed messages. */
import { createCommandId, type UnsentCommand, type Connection, type Listener } from "./connection.ts";
import { api } from "./client.ts";
import type { Ack, Bye, Message, Rejection, ClientCommand } from "./message_types.ts";
import { getTransport, type Channel } from "./transport.ts";

type SocketMessage = Message | Bye | { readonly kind: "pong" };

interface PendingCommand {
  readonly command: ClientCommand & { readonly id: string };
  readonly resolve: (answer: Ack | Rejection) => void;
}

const SILENCE_MS = 10_000;
const FIRST_RETRY_MS = 500;
const MAX_RETRY_MS = 15_000;
/** Close codes after which it is pointless to reconnect, with the message key to show. */
const FATAL_CODES: Readonly<Record<number, string>> = { 4403: "house-no-no-spectators", 4404: "ui-no-such-table" };

export class TableSocket implements Connection {
  private channel: Channel | null = null;
  private readonly pending = new Map<string, PendingCommand>();
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

  send(command: UnsentCommand): Promise<Ack | Rejection> {
    const withId: PendingCommand["command"] = { ...command, id: createCommandId() };
    return new Promise((resolve) => {
      this.pending.set(withId.id, { command: withId, resolve });
      if (this.channel?.open) this.channel.send(JSON.stringify(withId));
      else if (withId.do !== "play") this.resolveCommand(lostConnection(withId.id));
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    window.removeEventListener("online", this.online);
    this.channel?.close();
  }

  private connect(): void {
    if (this.closed) return;
    this.listener.statusChanged(this.tries ? "waiting" : "connecting");
    const channel: Channel = getTransport().openChannel(this.table, this.listener.rev, {
      opened: () => {
        this.tries = 0;
        this.listener.statusChanged("open");
        for (const { command } of this.pending.values()) channel.send(JSON.stringify(command));
        this.watchSilence();
      },
      received: this.onPacket,
      closed: (code) => {
        if (this.channel === channel) this.onClosed(code);
      },
    });
    const before = this.channel;
    this.channel = channel;
    before?.close(); // the old channel may still be opening; with two channels, every message would arrive twice
  }

  /** A packet contains one JSON message per line. */
  private readonly onPacket = (packet: string): void => {
    this.watchSilence();
    for (const line of packet.split("\n")) {
      const message = JSON.parse(line) as SocketMessage;
      if (message.kind === "pong") continue;
      if (message.kind === "bye") this.onBye(message);
      else this.listener.receive(message);
      if (message.kind === "ack" || message.kind === "no") this.resolveCommand(message);
    }
  };

  private onBye({ why, key }: Bye): void {
    if (why === "removed") this.close();
    this.listener.statusChanged(why === "removed" ? "gone" : "waiting", key);
  }

  private resolveCommand(answer: Ack | Rejection): void {
    if (!answer.id) return;
    this.pending.get(answer.id)?.resolve(answer);
    this.pending.delete(answer.id);
  }

  /**
   * After `SILENCE_MS` without a message, send a ping. If it is not answered, close the channel, which leads to
   * reconnecting.
   */
  private watchSilence(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.channel?.send('{"do":"ping"}');
      this.timer = setTimeout(() => this.channel?.close(), SILENCE_MS);
    }, SILENCE_MS);
  }

  private onClosed(code: number): void {
    this.channel = null;
    if (this.closed) return;
    // Only moves are idempotent. Users have to repeat everything else themselves.
    for (const [id, { command }] of this.pending) if (command.do !== "play") this.resolveCommand(lostConnection(id));
    const fatalKey = FATAL_CODES[code];
    if (fatalKey) {
      this.close();
      this.listener.statusChanged("gone", fatalKey);
      return;
    }
    this.listener.statusChanged("waiting");
    const wait = Math.min(FIRST_RETRY_MS * 2 ** this.tries++, MAX_RETRY_MS);
    this.retry(wait * (0.5 + Math.random()), code === 4401);
  }

  private retry(wait: number, fetchCookie = false): void {
    if (this.closed || this.channel?.open) return;
    clearTimeout(this.timer);
    const connect = () => this.connect();
    this.timer = setTimeout(() => (fetchCookie ? void api.getServerInfo().then(connect, connect) : connect()), wait);
  }
}

const lostConnection = (id: string): Rejection => ({ kind: "no", id, no: "connection", key: "ui-no-connection" });
