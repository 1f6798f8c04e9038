import { describe, expect, it } from "vitest";
import type { AnyGameUi, Tagged } from "../board/board_interface.ts";
import type { UnsentCommand } from "../api/connection.ts";
import type { Ack, Rejection } from "../api/message_types.ts";
import type { Clock, BoardUpdate } from "./animation_queue.svelte.ts";
import { BoardModel, SCENE_MS } from "./board_model.svelte.ts";

/** A clock controlled by the test. */
class FakeClock implements Clock {
  now = 0;
  private timers: { at: number; then: () => void }[] = [];
  after(ms: number, then: () => void): () => void {
    const timer = { at: this.now + ms, then };
    this.timers.push(timer);
    return () => (this.timers = this.timers.filter((one) => one !== timer));
  }
  pass(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const next = this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.timers = this.timers.filter((one) => one !== next);
      this.now = next.at;
      next.then();
    }
    this.now = end;
  }
}

const TURN = { type: "turn" };
const moment = (name: string, events: string[], legal: readonly Tagged[] = []): BoardUpdate => ({
  events: events.map((type) => ({ type })),
  view: { name },
  own: null,
  waiting: { type: "ask", about: "turn", seats: [0], must: [0] },
  turns: [{ seat: 0, question: 3, legal }],
  viewingSeat: null,
});

function table(ms = 100, wholeScreen = false) {
  const clock = new FakeClock();
  const story: string[] = [];
  const sent: UnsentCommand[] = [];
  const answers: ((answer: Ack | Rejection) => void)[] = [];
  const how = {
    kinds: { event: {}, do: {} },
    stage(view: { name: string }) {
      story.push(`= ${view.name}`);
      return view;
    },
    touches: ({ type }: Tagged) => ["take", type],
    moment: ({ type }: Tagged, outcome: object | null) =>
      type === "trap" || outcome ? { drawing: outcome ? "cheese-won" : "trap", seats: [0] } : null,
    tell: new Proxy({}, { get: (_, type) => () => (story.push(String(type)), { ms }) }),
  } as unknown as AnyGameUi;
  const connection = {
    send(wish: UnsentCommand) {
      sent.push(wish);
      return new Promise<Ack | Rejection>((answer) => answers.push(answer));
    },
    close: () => undefined,
  };
  const seats = [{ seat: 0, name: "Ana", mine: true, bot: false }];
  const model = new BoardModel(
    "heap",
    how,
    { seats, connection, answersQueries: true, aloud: false, shared: false, wholeScreen },
    clock,
  );
  model.show(moment("begun", ["not told"]));
  expect(story.splice(0)).toEqual(["= begun"]);
  return { clock, story, model, sent, answers };
}

describe("scenes", () => {
  const over = (name: string) => ({
    ...moment(name, ["throw", "win"]),
    waiting: { type: "outcome", scores: [1], reason: "won" } as const,
  });

  it("follow their event for a few seconds, the last one only at the end of the game", () => {
    const { clock, model } = table(100, true);
    model.show(moment("one", ["throw", "trap", "run"]));
    clock.pass(100);
    expect(model.scene).toEqual({ drawing: "trap", seats: [0], after: 100 });
    clock.pass(100 + SCENE_MS - 1);
    expect([model.scene?.drawing, model.busy]).toEqual(["trap", true]);
    clock.pass(1);
    expect(model.scene).toBeNull();
    clock.pass(100);
    expect(model.busy).toBe(false);
    model.show(over("two"));
    clock.pass(100);
    expect(model.scene?.drawing).toBe("cheese-won");
    clock.pass(100 + SCENE_MS);
    expect([model.scene, model.busy]).toEqual([null, false]);
  });

  it("end at once when skipped, and are shown twice in a game at most", () => {
    const { clock, model } = table(100, true);
    for (const shown of [true, true, false]) {
      model.show(moment("one", ["trap"]));
      expect(model.scene !== null).toBe(shown);
      model.skip();
      expect([model.scene, model.busy]).toEqual([null, false]);
    }
    clock.pass(10_000);
    expect(model.scene).toBeNull();
  });

  it("are not shown in a replay or a lesson", () => {
    const { clock, model } = table();
    model.show(moment("one", ["trap"]));
    expect(model.scene).toBeNull();
    clock.pass(100);
    expect(model.busy).toBe(false);
  });
});

describe("events", () => {
  it("are shown one by one, each for its duration, then the state", () => {
    const { clock, story, model } = table();
    model.show(moment("one", ["throw", "run"], [TURN]));
    expect(story).toEqual(["throw"]);
    expect([model.busy, model.legal]).toEqual([true, []]);
    clock.pass(100);
    expect(story).toEqual(["throw", "run"]);
    clock.pass(100);
    expect(story).toEqual(["throw", "run", "= one"]);
    expect([model.busy, model.legal]).toEqual([false, [TURN]]);
  });

  it("are shown in the order of the moves, even if the next move comes early", () => {
    const { clock, story, model } = table();
    model.show(moment("one", ["a", "b"]));
    model.show(moment("two", ["c"]));
    clock.pass(1000);
    expect(story).toEqual(["a", "b", "= one", "c", "= two"]);
  });

  it("are shown faster if moves pile up", () => {
    const { clock, story, model } = table();
    for (const name of ["one", "two", "three", "four"]) model.show(moment(name, [name, name]));
    clock.pass(500); // eight events that would take 800
    expect(story.at(-1)).toBe("= four");
  });

  it("are all shown at once when skipped", () => {
    const { clock, story, model } = table();
    model.show(moment("one", ["a", "b", "c"]));
    model.show(moment("two", ["d"]));
    model.skip();
    expect(story).toEqual(["a", "b", "c", "= one", "d", "= two"]);
    clock.pass(1000);
    expect(story).toHaveLength(6);
    expect(model.busy).toBe(false);
  });

  it("are shown before an update without events", () => {
    const { clock, story, model } = table();
    model.show(moment("one", ["a", "b"]));
    model.show(moment("two", []));
    expect(story).toEqual(["a", "b", "= one", "= two"]);
    clock.pass(1000);
    expect(story).toHaveLength(4);
  });

  it("take no time with reduced motion", () => {
    const { story, model } = table(0);
    model.show(moment("one", ["a", "b"]));
    expect(story).toEqual(["a", "b", "= one"]);
  });

  it("are dropped when something newer replaces them", () => {
    const { clock, story, model } = table();
    model.show(moment("one", ["a", "b"]));
    model.jump(moment("now", []));
    clock.pass(1000);
    expect(story).toEqual(["a", "= now"]);
    model.show(moment("two", ["c"]));
    expect(story).toEqual(["a", "= now", "c"]);
  });
});

describe("an attempted action", () => {
  it("is played if it is legal, and only once", async () => {
    const { model, sent, answers } = table();
    model.jump(moment("one", [], [TURN]));
    model.play({ type: "turn" });
    model.play({ type: "turn" });
    expect(sent).toEqual([{ do: "play", seat: 0, question: 3, action: TURN }]);
    expect(model.moves.pending).toBe(true);
    answers[0]!({ kind: "ack", id: null, rev: 4 });
    await Promise.resolve();
    expect(model.moves.pending).toBe(false);
  });

  it("is shown as waiting until it is answered", async () => {
    const { clock, model, answers } = table();
    model.jump(moment("one", [], [TURN]));
    model.play({ type: "turn" });
    expect(model.pendingTouches).toEqual([]); // an answer usually comes at once
    clock.pass(500);
    expect(model.pendingTouches).toEqual(["turn"]);
    answers[0]!({ kind: "ack", id: null, rev: 4 });
    await Promise.resolve();
    expect(model.pendingTouches).toEqual([]);
    model.play({ type: "turn" });
    answers[1]!({ kind: "ack", id: null, rev: 5 });
    await Promise.resolve();
    clock.pass(500);
    expect(model.pendingTouches).toEqual([]);
  });

  it("is sent to the server if it is illegal, and the reason is shown", async () => {
    const { model, sent, answers } = table();
    model.jump(moment("one", [], [TURN]));
    model.play({ type: "jump" });
    expect(sent).toEqual([{ do: "why-not", seat: 0, action: { type: "jump" } }]);
    answers[0]!({ kind: "no", id: null, no: "too-far", key: "heap-no-too-far", rule: "H-001", show: ["wall"] });
    await Promise.resolve();
    expect(model.refused).toMatchObject({ rule: "H-001", show: ["wall"], action: { type: "jump" } });
  });

  it("is never played by asking why it is illegal", () => {
    const { model, sent } = table();
    model.jump(moment("one", [], [TURN]));
    model.whyNot(TURN);
    model.whyNot({ type: "jump" });
    model.jump({ ...moment("theirs", []), turns: [] });
    model.whyNot(TURN);
    expect(sent.map((wish) => wish.do)).toEqual(["why-not", "why-not"]);
  });
});
