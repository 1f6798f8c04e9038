import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createCommandId } from "./connection.ts";
import { networkTransport, setTransport, getTransport } from "./transport.ts";

/** A fake WebSocket controlled by the test. */
class Socket {
  static readonly OPEN = 1;
  static last: Socket;
  readyState = 0;
  readonly sent: string[] = [];
  closed = 0;
  onopen = (): void => undefined;
  onmessage = (_: { readonly data: string }): void => undefined;
  onclose = (_: { readonly code: number }): void => undefined;

  constructor(readonly url: string) {
    Socket.last = this;
  }
  send(packet: string): void {
    this.sent.push(packet);
  }
  close(): void {
    this.closed += 1;
  }
}

const listener = { opened: vi.fn(), received: vi.fn(), closed: vi.fn() };
const asked = vi.fn(async (_path: string, _how: object) => new Response("told", { status: 418 }));

beforeEach(() => {
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("fetch", asked);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it("sends a request with this browser's cookie, and returns the response unchanged", async () => {
  expect(await networkTransport.call("GET", "games")).toEqual({ status: 418, text: "told" });
  expect(asked).toHaveBeenLastCalledWith("/api/games", { method: "GET", credentials: "same-origin" });
  await networkTransport.call("POST", "tables", { game: "trio" });
  expect(asked).toHaveBeenLastCalledWith("/api/tables", {
    method: "POST",
    credentials: "same-origin",
    body: '{"game":"trio"}',
    headers: { "Content-Type": "application/json" },
  });
});

it.each([
  ["http:", "ws://mouse.test:81/api/tables/a%2Fb/live"],
  ["https:", "wss://mouse.test:81/api/tables/a%2Fb/live"],
])("a line over %s", (protocol, url) => {
  vi.stubGlobal("location", { protocol, host: "mouse.test:81" });
  networkTransport.openChannel("a/b", null, listener);
  expect(Socket.last.url).toBe(url);
  networkTransport.openChannel("a/b", 0, listener);
  expect(Socket.last.url).toBe(`${url}?since=0`);
});

it("reports the socket's events, and sends packets", () => {
  const line = networkTransport.openChannel("nest", 7, listener);
  const socket = Socket.last;
  expect(line.open).toBe(false);
  expect(listener.opened).not.toHaveBeenCalled();
  socket.readyState = Socket.OPEN;
  socket.onopen();
  expect(line.open).toBe(true);
  expect(listener.opened).toHaveBeenCalledOnce();
  socket.onmessage({ data: "hello" });
  expect(listener.received.mock.calls).toEqual([["hello"]]);
  line.send("bye");
  expect(socket.sent).toEqual(["bye"]);
  line.close();
  expect(socket.closed).toBe(1);
  socket.readyState = 3;
  socket.onclose({ code: 4403 });
  expect(listener.closed.mock.calls).toEqual([[4403]]);
  expect(line.open).toBe(false);
});

it("uses the chosen transport, at first the network", () => {
  expect(getTransport()).toBe(networkTransport);
  const other = { ...networkTransport };
  setTransport(other);
  expect(getTransport()).toBe(other);
  setTransport(networkTransport);
});

it("command ids are random letters and digits", () => {
  const random = vi.spyOn(crypto, "getRandomValues").mockImplementation((bytes) => {
    (bytes as unknown as Uint8Array).set([0, 9, 10, 35, 36, 37, 71, 72, 255].slice(0, (bytes as Uint8Array).length));
    return bytes;
  });
  expect(createCommandId()).toBe("09az01z03-w");
  random.mockRestore();
  expect(new Set(Array.from({ length: 100 }, createCommandId)).size).toBe(100);
});
