/**
 * How the server is reached: over the network, or in a worker in this browser. Nothing else in the client needs to know
 * which.
 */

/** A response: the HTTP status and the body as text. */
export interface TransportResponse {
  readonly status: number;
  readonly text: string;
}

/** A connection to a table that works like a WebSocket. */
export interface Channel {
  readonly open: boolean;
  send(packet: string): void;
  close(): void;
}

export interface ChannelListener {
  opened(): void;
  received(packet: string): void;
  closed(code: number): void;
}

export interface Transport {
  /** Send a request. Rejects if the server cannot be reached. */
  call(method: string, path: string, body?: unknown): Promise<TransportResponse>;
  /** Open a connection to a table; `since` is the last row that is already known, or null. */
  openChannel(table: string, since: number | null, listener: ChannelListener): Channel;
}

/** HTTP and WebSocket to the server that this page came from. */
export const networkTransport: Transport = {
  async call(method, path, body) {
    const answer = await fetch(`/api/${path}`, {
      method,
      credentials: "same-origin",
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
    });
    return { status: answer.status, text: await answer.text() };
  },

  openChannel(table, since, listener) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = since === null ? "" : `?since=${since}`;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/live${query}`);
    socket.onopen = () => listener.opened();
    socket.onmessage = (event: MessageEvent<string>) => listener.received(event.data);
    socket.onclose = (event) => listener.closed(event.code);
    return {
      get open() {
        return socket.readyState === WebSocket.OPEN;
      },
      send: (packet) => socket.send(packet),
      close: () => socket.close(),
    };
  },
};

let current: Transport = networkTransport;

/** Use this transport from now on. */
export function setTransport(transport: Transport): void {
  current = transport;
}

/** Return the current transport. */
export const getTransport = (): Transport => current;
