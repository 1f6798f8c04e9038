import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { UnsentCommand, Listener, ConnectionStatus } from "./connection.ts";
import { TableSocket } from "./table_socket.ts";
import type { Message, ClientCommand } from "./message_types.ts";
import { networkTransport, setTransport, type Channel, type ChannelListener } from "./transport.ts";

const REMOVED = 1000;
const BROKEN = 1006;

/** A channel controlled by the test. */
class Wire implements Channel {
  open = false;
  closed = false;
  readonly sent: ClientCommand[] = [];

  constructor(
    readonly table: string,
    readonly since: number | null,
    private readonly to: ChannelListener,
  ) {}

  send(packet: string): void {
    expect(this.open).toBe(true);
    this.sent.push(JSON.parse(packet) as ClientCommand);
  }
  close(): void {
    this.closed = true;
    this.open = false;
  }
  opens(): void {
    this.open = true;
    this.to.opened();
  }
  says(...messages: object[]): void {
    this.to.received(messages.map((message) => JSON.stringify(message)).join("\n"));
  }
  listener(code: number): void {
    this.open = false;
    this.to.closed(code);
  }
}

class Screen implements Listener {
  rev: number | null = null;
  readonly received: Message[] = [];
  readonly told: [ConnectionStatus, string?][] = [];

  receive(message: Message): void {
    this.received.push(message);
    if ("rev" in message && typeof message.rev === "number") this.rev = message.rev;
  }
  statusChanged(status: ConnectionStatus, key?: string): void {
    this.told.push(key === undefined ? [status] : [status, key]);
  }
  get status(): ConnectionStatus | undefined {
    return this.told.at(-1)?.[0];
  }
}

const PLAY = { do: "play", question: 3, seat: 0, action: "pass" } as const;
const SAY: UnsentCommand = { do: "say", seat: 0, what: "hello" };
const LOST = { kind: "no", no: "connection", key: "ui-no-connection" };
const telling = (rev: number) => ({ kind: "now", rev });

let lines: Wire[];
let calls: string[];
let answers: () => Promise<{ readonly status: number; readonly text: string }>;
let live: TableSocket[];
let screen: Screen;
const last = (): Wire => lines.at(-1)!;
const start = (): TableSocket => {
  const made = new TableSocket("nest", screen);
  live.push(made);
  return made;
};
/** Return the answer if there already is one, else undefined. */
const answered = async (asked: Promise<unknown>): Promise<unknown> =>
  Promise.race([asked, Promise.resolve().then(() => undefined)]);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  [lines, calls, live] = [[], [], []];
  screen = new Screen();
  answers = async () => ({ status: 200, text: "{}" });
  setTransport({
    call: (method, path) => {
      calls.push(`${method} ${path}`);
      return answers();
    },
    openChannel: (table, since, listener) => {
      const made = new Wire(table, since, listener);
      lines.push(made);
      return made;
    },
  });
});
afterEach(() => {
  for (const one of live) one.close();
  setTransport(networkTransport);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("connects at once, and reports its state", () => {
  start();
  expect(lines.map(({ table, since }) => [table, since])).toEqual([["nest", null]]);
  expect(screen.told).toEqual([["connecting"]]);
  last().opens();
  expect(screen.told).toEqual([["connecting"], ["open"]]);
  expect(last().sent).toEqual([]);
});

it("sends each command with a separate id, and resolves its promise with the matching answer", async () => {
  const one = start();
  last().opens();
  const [first, second] = [one.send(PLAY), one.send(PLAY)];
  const [a, b] = last().sent.map(({ id }) => id!);
  expect(last().sent).toEqual([
    { ...PLAY, id: a },
    { ...PLAY, id: b },
  ]);
  expect(a).not.toBe(b);
  last().says({ kind: "ack", id: b, rev: 9 });
  expect(await answered(first)).toBeUndefined();
  expect(await second).toEqual({ kind: "ack", id: b, rev: 9 });
  const no = { kind: "no", id: a, no: "not_your_turn", key: "house-no-not-your-turn" };
  last().says(no);
  expect(await first).toEqual(no);
  expect(screen.received).toEqual([{ kind: "ack", id: b, rev: 9 }, no]);
});

it("passes on a refusal without a matching command, and resolves no command with it", async () => {
  const one = start();
  last().opens();
  const asked = one.send(PLAY);
  last().says({ kind: "no", id: null, no: "too_fast", key: "house-no-too-fast" });
  last().says({ kind: "ack", id: "another", rev: 1 });
  expect(screen.received).toHaveLength(2);
  expect(await answered(asked)).toBeUndefined();
});

it("only an acknowledgement or a refusal resolves a command", async () => {
  const one = start();
  last().opens();
  const asked = one.send(PLAY);
  const { id } = last().sent[0]!;
  last().says({ kind: "now", rev: 4, id });
  expect(await answered(asked)).toBeUndefined();
});

it("receives several messages in one packet in their order", async () => {
  const one = start();
  last().opens();
  const asked = one.send(PLAY);
  const { id } = last().sent[0]!;
  last().says(telling(4), { kind: "pong" }, telling(5), { kind: "ack", id, rev: 6 }, telling(7));
  expect(screen.received).toEqual([telling(4), telling(5), { kind: "ack", id, rev: 6 }, telling(7)]);
  expect(await asked).toEqual({ kind: "ack", id, rev: 6 });
});

it("sends unanswered moves again with the same ids, in the same order, and reports the last rev", async () => {
  const one = start();
  last().opens();
  const asked = [one.send(PLAY), one.send({ ...PLAY, question: 4 })];
  const before = last().sent;
  last().says(telling(12));
  last().listener(BROKEN);
  expect(screen.status).toBe("waiting");
  const third = one.send({ ...PLAY, question: 5 });
  vi.advanceTimersByTime(500);
  expect(lines).toHaveLength(2);
  expect(last().since).toBe(12);
  expect(last().sent, "not before it is open").toEqual([]);
  last().opens();
  expect(last().sent.slice(0, 2)).toEqual(before);
  expect(last().sent).toHaveLength(3);
  for (const [at, { id }] of last().sent.entries()) last().says({ kind: "ack", id, rev: 13 + at });
  expect(await Promise.all([...asked, third])).toMatchObject([{ rev: 13 }, { rev: 14 }, { rev: 15 }]);
  last().listener(BROKEN);
  vi.advanceTimersByTime(500);
  last().opens();
  expect(last().sent, "what is answered is not sent again").toEqual([]);
  expect(last().since).toBe(15);
});

it("asks for messages after the last rev it received, even if there was a gap", () => {
  start();
  last().opens();
  last().says(telling(3), telling(9));
  last().listener(BROKEN);
  vi.advanceTimersByTime(500);
  expect(last().since).toBe(9);
});

it("after a lost connection rejects every command except moves", async () => {
  const one = start();
  const early = one.send(SAY);
  expect(await early).toMatchObject(LOST);
  last().opens();
  expect(last().sent).toEqual([]);
  const move = one.send(PLAY);
  const said = one.send(SAY);
  const { id } = last().sent[1]!;
  expect(await answered(said)).toBeUndefined();
  last().listener(BROKEN);
  expect(await said).toEqual({ ...LOST, id });
  expect(await answered(move)).toBeUndefined();
  vi.advanceTimersByTime(500);
  last().opens();
  expect(last().sent).toHaveLength(1);
});

it("doubles the delay before each attempt, up to 15 seconds, and resets it once connected", () => {
  start();
  for (const wait of [500, 1000, 2000, 4000, 8000, 15_000, 15_000]) {
    const before = lines.length;
    last().listener(BROKEN);
    vi.advanceTimersByTime(wait - 1);
    expect(lines, `${wait}`).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(lines, `${wait}`).toHaveLength(before + 1);
    expect(screen.status).toBe("waiting");
  }
  last().opens();
  last().listener(BROKEN);
  vi.advanceTimersByTime(499);
  expect(lines).toHaveLength(8);
  vi.advanceTimersByTime(1);
  expect(lines).toHaveLength(9);
  expect(calls).toEqual([]);
});

it.each([
  [0, 250],
  [0.998, 749],
])("not all screens come back at the same moment (%d: %d)", (random, wait) => {
  vi.mocked(Math.random).mockReturnValue(random);
  start();
  last().listener(BROKEN);
  vi.advanceTimersByTime(wait - 1);
  expect(lines).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(lines).toHaveLength(2);
});

it("pings after ten seconds of silence, and closes the channel after ten more", () => {
  start();
  last().opens();
  vi.advanceTimersByTime(9_999);
  expect(last().sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(last().sent).toEqual([{ do: "ping" }]);
  vi.advanceTimersByTime(9_999);
  expect(last().closed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(last().closed).toBe(true);
  expect(last().sent).toEqual([{ do: "ping" }]);
});

it.each([{ kind: "pong" }, telling(1)])("any word begins the ten seconds anew", (word) => {
  start();
  last().opens();
  vi.advanceTimersByTime(9_999);
  last().says(word);
  vi.advanceTimersByTime(9_999);
  expect(last().sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(last().sent).toEqual([{ do: "ping" }]);
  last().says(word);
  vi.advanceTimersByTime(15_000);
  expect(last().closed).toBe(false);
  expect(last().sent).toHaveLength(2);
});

it("does not ping a closed channel", () => {
  start();
  const [first] = lines;
  last().opens();
  last().listener(BROKEN);
  vi.advanceTimersByTime(60_000);
  expect(first!.sent).toEqual([]);
  expect(first!.closed).toBe(false);
});

it.each([
  [4403, "house-no-no-spectators"],
  [4404, "ui-no-such-table"],
])("is gone for good after %d", async (code, key) => {
  const one = start();
  last().opens();
  const said = one.send(SAY);
  last().listener(code);
  expect(screen.told.slice(2)).toEqual([["gone", key]]);
  expect(await said).toMatchObject(LOST);
  vi.advanceTimersByTime(60_000);
  window.dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(1);
});

it.each([4400, 4402, 4405, 4401])("comes back after %d; only for 4401 with a new cookie", async (code) => {
  start();
  last().listener(code);
  expect(screen.status).toBe("waiting");
  await vi.advanceTimersByTimeAsync(500);
  expect(lines).toHaveLength(2);
  expect(calls).toEqual(code === 4401 ? ["GET house"] : []);
});

it("reconnects only when the server has set its cookie, or could not be reached", async () => {
  let reach!: () => void;
  answers = () => new Promise((_, failed) => (reach = () => failed(new Error("no net"))));
  start();
  last().listener(4401);
  await vi.advanceTimersByTimeAsync(500);
  expect(lines).toHaveLength(1);
  const missed = vi.fn();
  process.on("unhandledRejection", missed);
  reach();
  await vi.advanceTimersByTimeAsync(0);
  expect(lines).toHaveLength(2);
  vi.useRealTimers();
  await new Promise((done) => setTimeout(done));
  process.off("unhandledRejection", missed);
  expect(missed).not.toHaveBeenCalled();
});

it("reconnects after a server has said goodbye, but not to a removed table", () => {
  start();
  last().opens();
  last().says({ kind: "bye", why: "closing", key: "house-bye-closing" });
  expect(screen.told.at(-1)).toEqual(["waiting", "house-bye-closing"]);
  expect(last().closed).toBe(false);
  expect(screen.received).toEqual([]);
  last().listener(BROKEN);
  vi.advanceTimersByTime(500);
  last().opens();
  last().says({ kind: "bye", why: "removed", key: "house-bye-removed" });
  expect(screen.told.at(-1)).toEqual(["gone", "house-bye-removed"]);
  expect(last().closed).toBe(true);
  last().listener(REMOVED);
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(2);
});

it("reconnects at once when the network is back, unless it is connected", () => {
  start();
  last().listener(BROKEN);
  window.dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(0);
  expect(lines).toHaveLength(2);
  vi.advanceTimersByTime(60_000);
  expect(lines, "instead of the try that was to come, not besides").toHaveLength(2);
  last().opens();
  window.dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(0);
  expect(lines).toHaveLength(2);
});

it("when the network is back, replaces a channel that is still being opened", () => {
  start();
  const [first] = lines;
  window.dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(0);
  expect(lines).toHaveLength(2);
  expect(first!.closed).toBe(true);
  first!.listener(BROKEN);
  last().opens();
  vi.advanceTimersByTime(5_000);
  expect(lines).toHaveLength(2);
  expect(screen.status).toBe("open");
});

it("closing closes the channel, and nothing is tried again", () => {
  const one = start();
  last().opens();
  one.close();
  expect(last().closed).toBe(true);
  last().listener(REMOVED);
  expect(screen.status).toBe("open");
  window.dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(1);
  expect(lines[0]!.sent).toEqual([]);
});

it("does not connect again if it is closed while waiting", async () => {
  const one = start();
  last().listener(4401);
  await vi.advanceTimersByTimeAsync(499);
  answers = async () => {
    one.close();
    return { status: 200, text: "{}" };
  };
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toEqual(["GET house"]);
  expect(lines).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});
