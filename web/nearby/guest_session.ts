/**
 * A guest's phone at the door of this house: its messages are checked and counted before anything reaches the worker,
 * with the limits of a server (`server/config.py`). Nothing that it sends can do more than that.
 */
import type { Channel, ChannelListener, TransportResponse } from "../api/transport.ts";
import type { HouseAnswer } from "../offline/protocol.ts";

/** The house as a guest's phone reaches it, with the rights of its device. */
export interface House {
  callAs(device: string, method: string, path: string, body: string): Promise<TransportResponse>;
  openChannelAs(device: string, table: string, since: number | null, listener: ChannelListener): Channel;
}

/** The longest message of a guest's phone: a request with its body, as JSON in JSON. */
export const MAX_GUEST_CHARS = 40_000;
const MAX_BODY_CHARS = 16 * 1024;
const MAX_FRAME_CHARS = 8 * 1024;
const MAX_SCREENS = 8;
/** How many requests may wait for an answer: in all, and for what takes long to make. */
const MAX_CALLS = 24;
const MAX_MADE = 3;
const PATH = /^tables\/[A-Za-z0-9_-]{1,64}(\/[a-z0-9-]{1,20}){0,3}$/;
const MADE = /\/(film|drawings|course|proof)(\/\d+)?$/;
const OPENING = /\/(rematch|sequel|play-on)$/;
const BURST_MS = 20_000;
const CLOSED = { flood: 1008, tooBig: 1009 } as const;

/** Allows bursts: it holds `size` tokens, and is full again after `ms`. */
export class TokenBucket {
  private left: number;
  private at: number;

  constructor(
    private readonly size: number,
    private readonly ms: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.left = size;
    this.at = now();
  }

  take(): boolean {
    const now = this.now();
    this.left = Math.min(this.size, this.left + ((now - this.at) / this.ms) * this.size);
    this.at = now;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}

/** What a device may still send. It is kept when the device comes back, so that leaving does not refill anything. */
export class GuestLimits {
  readonly messages: TokenBucket;
  readonly requests: TokenBucket;
  readonly commands: TokenBucket;
  readonly tables: TokenBucket;

  constructor(now?: () => number) {
    this.messages = new TokenBucket(600, BURST_MS, now);
    this.requests = new TokenBucket(200, BURST_MS, now);
    this.commands = new TokenBucket(100, BURST_MS, now);
    this.tables = new TokenBucket(30, 20 * 60_000, now);
  }
}

const isNumber = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isText = (value: unknown): value is string => typeof value === "string";
const problem = (status: number, no: string) => ({ status, text: JSON.stringify({ no, key: `house-no-${no}` }) });

/** The phone has sent something that the client never sends. */
export class BrokenRules extends Error {}

export class GuestSession {
  private readonly screens = new Map<number, Channel>();
  private calls = 0;
  private made = 0;

  constructor(
    private readonly device: string,
    private readonly house: House,
    private readonly limits: GuestLimits,
    private readonly answer: (answer: HouseAnswer) => void,
  ) {}

  /** Handle a message. Return it if it is none for the house. Throws `BrokenRules`. */
  receive(text: string): Readonly<Record<string, unknown>> | null {
    if (!this.limits.messages.take()) throw new BrokenRules("too many messages");
    let message: unknown;
    try {
      message = JSON.parse(text);
    } catch {
      throw new BrokenRules("not JSON");
    }
    if (typeof message !== "object" || message === null) throw new BrokenRules("not a message");
    const given = message as Readonly<Record<string, unknown>>;
    const { kind, id, screen } = given;
    if (kind === "call" && isNumber(id)) this.call(id, given);
    else if (kind === "enter" && isNumber(screen)) this.enter(screen, given);
    else if (kind === "hear" && isNumber(screen)) this.hear(screen, given["packet"]);
    else if (kind === "exit" && isNumber(screen)) this.exit(screen);
    else return given;
    return null;
  }

  /** Leave all tables. */
  close(): void {
    for (const screen of [...this.screens.keys()]) this.exit(screen);
  }

  private call(id: number, { method, path, body }: Readonly<Record<string, unknown>>): void {
    const reply = ({ status, text }: TransportResponse) => this.answer({ kind: "answer", id, status, text });
    if (!isText(method) || !isText(path) || !isText(body)) throw new BrokenRules("not a request");
    const slow = MADE.test(path);
    if (body.length > MAX_BODY_CHARS) return reply(problem(413, "too-big"));
    if (!PATH.test(path) || !/^(GET|POST|DELETE)$/.test(method)) return reply(problem(404, "such-page"));
    if (
      !this.limits.requests.take() ||
      this.calls >= MAX_CALLS ||
      (slow && this.made >= MAX_MADE) ||
      (OPENING.test(path) && !this.limits.tables.take())
    )
      return reply(problem(429, "too-fast"));
    this.calls += 1;
    this.made += Number(slow);
    const failed = () => problem(503, "store-down");
    void this.house
      .callAs(this.device, method, path, body)
      .catch(failed)
      .then((answer) => {
        this.calls -= 1;
        this.made -= Number(slow);
        reply(answer);
      });
  }

  private enter(screen: number, { table, since }: Readonly<Record<string, unknown>>): void {
    if (!isText(table) || table.length > 64 || !(since === null || isNumber(since)) || this.screens.has(screen))
      throw new BrokenRules("not a table");
    if (this.screens.size >= MAX_SCREENS || !this.limits.requests.take()) return this.refuse(screen, CLOSED.flood);
    this.screens.set(
      screen,
      this.house.openChannelAs(this.device, table, since, {
        opened: () => undefined,
        received: (packet) => this.screens.has(screen) && this.answer({ kind: "told", screen, packet }),
        closed: (code) => this.screens.delete(screen) && this.answer({ kind: "closed", screen, code }),
      }),
    );
  }

  private hear(screen: number, packet: unknown): void {
    if (!isText(packet)) throw new BrokenRules("not a command");
    const channel = this.screens.get(screen);
    if (!channel) return; // it was closed a moment ago
    if (packet.length > MAX_FRAME_CHARS) this.refuse(screen, CLOSED.tooBig);
    else if (!this.limits.commands.take()) this.refuse(screen, CLOSED.flood);
    else channel.send(packet);
  }

  private refuse(screen: number, code: number): void {
    this.exit(screen);
    this.answer({ kind: "closed", screen, code });
  }

  private exit(screen: number): void {
    const channel = this.screens.get(screen);
    this.screens.delete(screen);
    channel?.close();
  }
}
