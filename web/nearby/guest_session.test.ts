import { beforeEach, expect, it } from "vitest";
import type { ChannelListener } from "../api/transport.ts";
import type { HouseAnswer } from "../offline/protocol.ts";
import { BrokenRules, GuestLimits, GuestSession, type House } from "./guest_session.ts";

class TestHouse implements House {
  readonly calls: string[] = [];
  readonly heard: string[] = [];
  readonly listeners: ChannelListener[] = [];
  left = 0;
  answers = true;
  callAs(device: string, method: string, path: string) {
    this.calls.push(`${device} ${method} ${path}`);
    return this.answers ? Promise.resolve({ status: 200, text: "{}" }) : new Promise<never>(() => undefined);
  }
  openChannelAs(_device: string, _table: string, _since: number | null, listener: ChannelListener) {
    this.listeners.push(listener);
    return { open: true, send: (packet: string) => void this.heard.push(packet), close: () => void this.left++ };
  }
}

let house: TestHouse;
let answers: HouseAnswer[];
let time: number;
let limits: GuestLimits;

const session = () => new GuestSession("guest-1", house, limits, (answer) => answers.push(answer));
const say = (to: GuestSession, message: unknown) => to.receive(JSON.stringify(message));
const get = (id: number, path = "tables/abc") => ({ kind: "call", id, method: "GET", path, body: "" });
const statuses = () => answers.flatMap((one) => (one.kind === "answer" ? [one.status] : []));

beforeEach(() => {
  house = new TestHouse();
  answers = [];
  time = 0;
  limits = new GuestLimits(() => time);
});

it("passes on requests and commands as the guest's device", async () => {
  const guest = session();
  say(guest, get(1));
  say(guest, { kind: "enter", screen: 2, table: "abc", since: null });
  say(guest, { kind: "hear", screen: 2, packet: '{"do":"undo"}' });
  house.listeners[0]!.received("hello");
  await Promise.resolve();
  await Promise.resolve();
  expect([house.calls, house.heard]).toEqual([["guest-1 GET tables/abc"], ['{"do":"undo"}']]);
  expect(answers).toContainEqual({ kind: "told", screen: 2, packet: "hello" });
  guest.close();
  expect(house.left).toBe(1);
  house.listeners[0]!.received("too late");
  expect(answers).not.toContainEqual({ kind: "told", screen: 2, packet: "too late" });
});

it("cannot send as another device", () => {
  say(session(), { ...get(1), device: "pocket" });
  expect(house.calls).toEqual(["guest-1 GET tables/abc"]);
});

it("reaches no path but those of tables", () => {
  const guest = session();
  for (const path of [
    "house",
    "everything",
    "files",
    "tables",
    "tables/",
    "tables/../everything",
    "tables/a b",
    "forget",
  ])
    say(guest, get(1, path));
  say(guest, { ...get(1), method: "PATCH" });
  say(guest, { ...get(1), body: "x".repeat(17_000) });
  expect(statuses()).toEqual([404, 404, 404, 404, 404, 404, 404, 404, 404, 413]);
  expect(house.calls).toEqual([]);
});

it("limits requests, and those that wait or take long", () => {
  house.answers = false;
  const guest = session();
  for (let id = 1; id <= 4; id += 1) say(guest, get(id, "tables/abc/film"));
  expect([house.calls.length, statuses()]).toEqual([3, [429]]);
  for (let id = 5; id <= 40; id += 1) say(guest, get(id));
  expect(house.calls.length).toBe(24);
});

it("opens no more tables than a server allows", async () => {
  const guest = session();
  for (let id = 1; id <= 31; id += 1) {
    say(guest, { ...get(id, "tables/abc/rematch"), method: "POST" });
    await new Promise((then) => setTimeout(then));
  }
  expect(house.calls.length).toBe(30);
  expect(statuses().at(-1)).toBe(429);
});

it("closes a screen that sends too much, and refills slowly, also for a phone that comes back", () => {
  const enter = { kind: "enter", screen: 2, table: "abc", since: null };
  const hear = { kind: "hear", screen: 2, packet: '{"do":"ping"}' };
  const guest = session();
  say(guest, enter);
  for (let sent = 0; sent < 101; sent += 1) say(guest, hear);
  expect(house.heard.length).toBe(100);
  expect(answers).toContainEqual({ kind: "closed", screen: 2, code: 1008 });
  guest.close();
  const again = session();
  time += 1000; // a twentieth of the time, so five commands
  say(again, enter);
  for (let sent = 0; sent < 9; sent += 1) say(again, hear);
  expect(house.heard.length).toBe(105);
});

it("closes a screen after too long a command, and refuses a ninth", () => {
  const guest = session();
  for (let screen = 1; screen <= 9; screen += 1) say(guest, { kind: "enter", screen, table: "abc", since: null });
  expect(house.listeners.length).toBe(8);
  say(guest, { kind: "hear", screen: 3, packet: "x".repeat(8193) });
  expect(answers).toEqual([
    { kind: "closed", screen: 9, code: 1008 },
    { kind: "closed", screen: 3, code: 1009 },
  ]);
  expect(house.heard).toEqual([]);
});

it.each([
  "",
  "{",
  "null",
  "7",
  '"call"',
  '{"kind":"call","id":1}',
  '{"kind":"call","id":1,"method":1,"path":"tables/a","body":""}',
  '{"kind":"enter","screen":1,"table":7,"since":null}',
  '{"kind":"enter","screen":1,"table":"abc","since":-1}',
  '{"kind":"enter","screen":1,"table":"abc"}',
  `{"kind":"enter","screen":1,"table":"${"x".repeat(65)}","since":null}`,
  '{"kind":"hear","screen":1,"packet":{}}',
])("breaks off for %s", (text) => {
  expect(() => session().receive(text)).toThrow(BrokenRules);
  expect([house.calls, house.listeners]).toEqual([[], []]);
});

it("breaks off when messages come faster than any client sends them", () => {
  const guest = session();
  const flood = () => {
    for (let sent = 0; sent < 1000; sent += 1) say(guest, { kind: "exit", screen: 1 });
  };
  expect(flood).toThrow(BrokenRules);
});
