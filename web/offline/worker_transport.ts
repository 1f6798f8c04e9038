/** The house in this browser, as the page reaches it: a worker that is started, listened to, and started again. */
import type { TransportResponse, Channel, ChannelListener, Transport } from "../api/transport.ts";
import type { Kept, PageMessage, WorkerMessage } from "./protocol.ts";

/** How long the worker may be silent while somebody plays. Python can be busy for a while, but not for this long. */
const SILENCE = 20_000;
/** A WebSocket's code for a house that broke off: `Live` connects again by itself. */
const BROKEN_OFF = 1011;
/** One after the other, and no more: what cannot begin is told, not tried for ever. */
const TRIES = 3;

export interface Told {
  /** Python begins; and whether somebody waits for it. */
  waking(is: boolean, waited: boolean): void;
  ready(kept: Kept): void;
  /** The first move since the house is up. */
  moved(): void;
  /** The database is gone; whether the browser did it by itself. */
  lost(): Promise<boolean>;
  /** Something to be said; `stopped`: and nothing goes on until the page is loaded again. */
  notice(key: string, stopped: boolean): void;
}

export class Here implements Transport {
  private worker: Worker | null = null;
  private ready = false;
  private tries = 0;
  private last = 0;
  private listening: ReturnType<typeof setInterval> | undefined;
  private readonly calls = new Map<number, { answered(answer: TransportResponse): void; failed(): void }>();
  private readonly lines = new Map<number, ChannelListener>();

  constructor(
    private readonly told: Told,
    private readonly start: () => Worker,
    /** What is known without Python: the house and its games, so that the shelf is there at once. */
    private readonly known: (path: string) => Promise<unknown>,
  ) {}

  wake(): void {
    if (this.worker || this.tries >= TRIES) return;
    this.tries += 1;
    const worker = this.start();
    this.worker = worker;
    this.ready = false;
    this.last = Date.now();
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => this.hear(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.again("again", event.message);
    };
    this.listening = setInterval(() => this.listen(), SILENCE / 4);
    this.look();
  }

  async call(method: string, path: string, body?: unknown): Promise<TransportResponse> {
    const known = method === "GET" ? await this.known(path) : undefined;
    if (known !== undefined) return { status: 200, text: JSON.stringify(known) };
    this.wake();
    const id = this.next();
    return new Promise((answered, failed) => {
      this.calls.set(id, { answered, failed: () => failed(new Error("the worker is gone")) });
      this.say({ kind: "call", id, method, path, body: body === undefined ? "" : JSON.stringify(body) });
      this.look();
    });
  }

  openChannel(table: string, since: number | null, listener: ChannelListener): Channel {
    const screen = this.next();
    this.lines.set(screen, listener);
    const end = (code: number) => {
      if (!this.lines.delete(screen)) return;
      this.say({ kind: "exit", screen });
      listener.closed(code);
    };
    queueMicrotask(() => {
      this.wake();
      if (!this.lines.has(screen)) return;
      this.say({ kind: "enter", screen, table, since });
      listener.opened();
    });
    const isOpen = () => this.lines.has(screen);
    return {
      get open() {
        return isOpen();
      },
      send: (packet) => this.say({ kind: "hear", screen, packet }),
      close: () => queueMicrotask(() => end(1000)),
    };
  }

  private numbers = 0;
  private next(): number {
    return ++this.numbers;
  }

  private say(message: PageMessage): void {
    this.worker?.postMessage(message);
  }

  private look(): void {
    this.told.waking(this.worker !== null && !this.ready, this.calls.size > 0 || this.lines.size > 0);
  }

  private hear(message: WorkerMessage): void {
    this.last = Date.now();
    switch (message.kind) {
      case "ready":
        this.ready = true;
        this.look();
        this.told.ready(message.kept);
        break;
      case "answer":
        this.tries = 0; // it works
        this.calls.get(message.id)?.answered({ status: message.status, text: message.text });
        this.calls.delete(message.id);
        break;
      case "told":
        this.lines.get(message.screen)?.received(message.packet);
        break;
      case "closed": {
        const listener = this.lines.get(message.screen);
        this.lines.delete(message.screen);
        listener?.closed(message.code);
        break;
      }
      case "moved":
        this.told.moved();
        break;
      case "lost":
        void this.told.lost().then((thrownAway) => this.say({ kind: "lost", thrownAway }));
        break;
      case "notice":
        this.told.notice(message.key, false);
        break;
      case "failed":
        this.again(message.key, message.why);
        break;
      case "pong":
    }
  }

  /** A worker that a phone has ended says nothing any more, not even that it is gone. */
  private listen(): void {
    if (this.ready && Date.now() - this.last > SILENCE) this.again("again", "silence");
    else this.say({ kind: "ping" });
  }

  /** Begin anew, from the rows. Whoever watches connects again; a move that was not answered is sent again. */
  private again(key: string, why: string): void {
    console.warn(`the house in this browser: ${why}`);
    this.worker?.terminate();
    this.worker = null;
    clearInterval(this.listening);
    const [calls, lines] = [[...this.calls.values()], [...this.lines.values()]];
    this.calls.clear();
    this.lines.clear();
    const stopped = key !== "again" || this.tries >= TRIES;
    if (stopped) {
      this.tries = TRIES;
      this.told.notice(key === "again" ? "ui-pocket-failed" : key, true);
    }
    this.look();
    for (const { failed } of calls) failed();
    for (const listener of lines) listener.closed(BROKEN_OFF);
  }
}
