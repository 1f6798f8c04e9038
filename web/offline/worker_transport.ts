/** The transport of the offline app: starts the worker, monitors it, and restarts it. */
import type { TransportResponse, Channel, ChannelListener, Transport } from "../api/transport.ts";
import type { StorageKind, PageMessage, WorkerMessage } from "./protocol.ts";

const PING_EVERY_MS = 5_000;
/**
 * The worker is restarted after this many pings without a message. Python may be busy for a while, but not for this
 * long. Time alone says nothing: after a device has slept, no message could have come.
 */
const MAX_UNANSWERED_PINGS = 4;
/** The WebSocket close code for a server error, after which `TableSocket` reconnects. */
const SERVER_ERROR_CODE = 1011;
/** The number of starts after which an error is shown. */
const MAX_STARTS = 3;

export interface WorkerEvents {
  /** Python is starting (`is`), or has started. `waited` is true if something is waiting for it. */
  loading(is: boolean, waited: boolean): void;
  ready(kept: StorageKind): void;
  /** The first move since the start. */
  moved(): void;
  /** The database is gone. Return true if the browser evicted it. */
  lost(): Promise<boolean>;
  /** Show a message. `stopped` is true if the page has to be reloaded. */
  notice(key: string, stopped: boolean): void;
}

export class WorkerTransport implements Transport {
  private worker: Worker | null = null;
  private ready = false;
  private starts = 0;
  private unansweredPings = 0;
  private aliveTimer: ReturnType<typeof setInterval> | undefined;
  private readonly calls = new Map<number, { answered(answer: TransportResponse): void; failed(): void }>();
  private readonly channels = new Map<number, ChannelListener>();

  constructor(
    private readonly events: WorkerEvents,
    private readonly createWorker: () => Worker,
    /** Returns a response that does not need Python, or undefined. */
    private readonly readStatic: (path: string) => Promise<unknown>,
  ) {}

  ensureStarted(): void {
    if (this.worker || this.starts >= MAX_STARTS) return;
    this.starts += 1;
    const worker = this.createWorker();
    this.worker = worker;
    this.ready = false;
    this.unansweredPings = 0;
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => this.onMessage(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.restart("again", event.message);
    };
    this.aliveTimer = setInterval(() => this.checkAlive(), PING_EVERY_MS);
    this.reportLoading();
  }

  async call(method: string, path: string, body?: unknown): Promise<TransportResponse> {
    const known = method === "GET" ? await this.readStatic(path) : undefined;
    if (known !== undefined) return { status: 200, text: JSON.stringify(known) };
    this.ensureStarted();
    const id = this.next();
    return new Promise((answered, failed) => {
      this.calls.set(id, { answered, failed: () => failed(new Error("the worker is gone")) });
      this.post({ kind: "call", id, method, path, body: body === undefined ? "" : JSON.stringify(body) });
      this.reportLoading();
    });
  }

  openChannel(table: string, since: number | null, listener: ChannelListener): Channel {
    const screen = this.next();
    this.channels.set(screen, listener);
    const end = (code: number) => {
      if (!this.channels.delete(screen)) return;
      this.post({ kind: "exit", screen });
      listener.closed(code);
    };
    queueMicrotask(() => {
      this.ensureStarted();
      if (!this.channels.has(screen)) return;
      this.post({ kind: "enter", screen, table, since });
      listener.opened();
    });
    const isOpen = () => this.channels.has(screen);
    return {
      get open() {
        return isOpen();
      },
      send: (packet) => this.post({ kind: "hear", screen, packet }),
      close: () => queueMicrotask(() => end(1000)),
    };
  }

  private lastNumber = 0;
  private next(): number {
    return ++this.lastNumber;
  }

  private post(message: PageMessage): void {
    this.worker?.postMessage(message);
  }

  private reportLoading(): void {
    this.events.loading(this.worker !== null && !this.ready, this.calls.size > 0 || this.channels.size > 0);
  }

  private onMessage(message: WorkerMessage): void {
    this.unansweredPings = 0;
    switch (message.kind) {
      case "ready":
        this.ready = true;
        this.reportLoading();
        this.events.ready(message.kept);
        break;
      case "answer":
        this.starts = 0; // the worker responds
        this.calls.get(message.id)?.answered({ status: message.status, text: message.text });
        this.calls.delete(message.id);
        break;
      case "told":
        this.channels.get(message.screen)?.received(message.packet);
        break;
      case "closed": {
        const listener = this.channels.get(message.screen);
        this.channels.delete(message.screen);
        listener?.closed(message.code);
        break;
      }
      case "moved":
        this.events.moved();
        break;
      case "lost":
        void this.events.lost().then((thrownAway) => this.post({ kind: "lost", thrownAway }));
        break;
      case "notice":
        this.events.notice(message.key, false);
        break;
      case "failed":
        this.restart(message.key, message.why);
        break;
      case "pong":
    }
  }

  /** Restart the worker after too much silence, because a worker killed by a phone reports nothing. */
  private checkAlive(): void {
    if (this.ready && this.unansweredPings >= MAX_UNANSWERED_PINGS) return this.restart("again", "silence");
    this.unansweredPings += 1;
    this.post({ kind: "ping" });
  }

  /** Restart the worker from the stored rows. Viewers reconnect, and unanswered moves are sent again. */
  private restart(key: string, why: string): void {
    console.warn(`offline app restarted: ${why}`);
    this.worker?.terminate();
    this.worker = null;
    clearInterval(this.aliveTimer);
    const [calls, channels] = [[...this.calls.values()], [...this.channels.values()]];
    this.calls.clear();
    this.channels.clear();
    const stopped = key !== "again" || this.starts >= MAX_STARTS;
    if (stopped) {
      this.starts = MAX_STARTS;
      this.events.notice(key === "again" ? "ui-pocket-failed" : key, true);
    }
    this.reportLoading();
    for (const { failed } of calls) failed();
    for (const listener of channels) listener.closed(SERVER_ERROR_CODE);
  }
}
