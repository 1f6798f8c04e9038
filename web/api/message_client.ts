/** Requests and connections to tables, as messages to something that answers with messages. */
import type { HouseAnswer, HouseRequest } from "../offline/protocol.ts";
import type { Channel, ChannelListener, TransportResponse } from "./transport.ts";

/** The WebSocket close code for a server error, after which `TableSocket` reconnects. */
const SERVER_ERROR_CODE = 1011;

const sender = (device: string | undefined) => (device === undefined ? {} : { device });

export class MessageClient {
  private readonly calls = new Map<number, { answered(answer: TransportResponse): void; failed(): void }>();
  private readonly channels = new Map<number, ChannelListener>();
  private lastNumber = 0;

  constructor(private readonly post: (request: HouseRequest) => void) {}

  /** True if something waits for an answer or is connected to a table. */
  get isUsed(): boolean {
    return this.calls.size > 0 || this.channels.size > 0;
  }

  call(method: string, path: string, body: string, device?: string): Promise<TransportResponse> {
    const id = ++this.lastNumber;
    return new Promise((answered, failed) => {
      this.calls.set(id, { answered, failed: () => failed(new Error("the connection is gone")) });
      this.post({ ...sender(device), kind: "call", id, method, path, body });
    });
  }

  /** Open a connection to a table. `before` is called first, and returns false if nothing can be reached. */
  openChannel(
    table: string,
    since: number | null,
    listener: ChannelListener,
    before: () => boolean,
    device?: string,
  ): Channel {
    const [screen, from] = [++this.lastNumber, sender(device)];
    this.channels.set(screen, listener);
    const end = (code: number, left: boolean) => {
      if (!this.channels.delete(screen)) return;
      if (left) this.post({ ...from, kind: "exit", screen });
      listener.closed(code);
    };
    queueMicrotask(() => {
      if (!before()) return end(SERVER_ERROR_CODE, false);
      if (!this.channels.has(screen)) return;
      this.post({ ...from, kind: "enter", screen, table, since });
      listener.opened();
    });
    const isOpen = () => this.channels.has(screen);
    return {
      get open() {
        return isOpen();
      },
      send: (packet) => this.post({ ...from, kind: "hear", screen, packet }),
      close: () => queueMicrotask(() => end(1000, true)),
    };
  }

  receive(message: HouseAnswer): void {
    if (message.kind === "answer") {
      this.calls.get(message.id)?.answered({ status: message.status, text: message.text });
      this.calls.delete(message.id);
    } else if (message.kind === "told") this.channels.get(message.screen)?.received(message.packet);
    else {
      const listener = this.channels.get(message.screen);
      this.channels.delete(message.screen);
      listener?.closed(message.code);
    }
  }

  /** Fail everything, because whatever answered is gone. Viewers reconnect and send unanswered moves again. */
  failAll(): void {
    const [calls, channels] = [[...this.calls.values()], [...this.channels.values()]];
    this.calls.clear();
    this.channels.clear();
    for (const { failed } of calls) failed();
    for (const listener of channels) listener.closed(SERVER_ERROR_CODE);
  }
}
