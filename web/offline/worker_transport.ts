/** The transport of the offline app: starts the worker, monitors it, and restarts it. */
import { MessageClient } from "../api/message_client.ts";
import type { TransportResponse, Channel, ChannelListener, Transport } from "../api/transport.ts";
import type { StorageKind, PageMessage, WorkerMessage } from "./protocol.ts";

const PING_EVERY_MS = 5_000;
/**
 * The worker is restarted after this many pings without a message. Python may be busy for a while, but not for this
 * long. Time alone says nothing: after a device has slept, no message could have come.
 */
const MAX_UNANSWERED_PINGS = 4;
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
  private readonly client = new MessageClient((request) => this.post(request));

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
    return this.callAs(undefined, method, path, body === undefined ? "" : JSON.stringify(body));
  }

  openChannel(table: string, since: number | null, listener: ChannelListener): Channel {
    return this.openChannelAs(undefined, table, since, listener);
  }

  /** Send a request as a guest's phone, or as this browser. `body` is JSON. */
  callAs(device: string | undefined, method: string, path: string, body: string): Promise<TransportResponse> {
    this.ensureStarted();
    const answer = this.client.call(method, path, body, device);
    this.reportLoading();
    return answer;
  }

  /** Open a connection to a table as a guest's phone, or as this browser. */
  openChannelAs(device: string | undefined, table: string, since: number | null, listener: ChannelListener): Channel {
    const start = () => {
      this.ensureStarted();
      return true;
    };
    return this.client.openChannel(table, since, listener, start, device);
  }

  private post(message: PageMessage): void {
    this.worker?.postMessage(message);
  }

  private reportLoading(): void {
    this.events.loading(this.worker !== null && !this.ready, this.client.isUsed);
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
        this.client.receive(message);
        break;
      case "told":
      case "closed":
        this.client.receive(message);
        break;
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
    const stopped = key !== "again" || this.starts >= MAX_STARTS;
    if (stopped) {
      this.starts = MAX_STARTS;
      this.events.notice(key === "again" ? "ui-pocket-failed" : key, true);
    }
    this.client.failAll();
    this.reportLoading();
  }
}
