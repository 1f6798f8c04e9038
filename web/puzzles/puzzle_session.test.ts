import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnyGameUi, Puzzle, Tagged } from "../board/board_interface.ts";
import { PuzzleSession } from "./puzzle_session.svelte.ts";

const LEGAL: readonly Tagged[] = [{ type: "wait" }, { type: "bow" }, { type: "sword" }];
const ask = { type: "ask", about: "turn", seats: [0], must: [0] };
const shot = (legal: readonly Tagged[]) => ({ line: 1, view: {}, waiting: ask, events: [], legal });
const puzzle = {
  id: "one",
  seats: 1,
  seat: 0,
  grade: 1,
  solution: { type: "sword" },
  frames: [shot(LEGAL), shot([])],
  worth: [0, 0.295, 0.8056],
  about: "rescue",
  moves: 1,
} as unknown as Puzzle;
const play = { kinds: { event: {}, do: {} }, stage: (view: object) => view, tell: {}, touches: () => [] };

const tried = (type: string) => {
  const session = new PuzzleSession("race", puzzle, play as unknown as AnyGameUi);
  const answer = session.answer({ do: "play", seat: 0, question: 0, action: { type } });
  return { answer, solved: session.solved };
};

test("explains why another action is wrong: it is worth nothing, or less", () => {
  expect(tried("wait").answer).toMatchObject({ kind: "no", key: "race-ui-puzzle-never" });
  expect(tried("bow").answer).toMatchObject({
    kind: "no",
    key: "race-ui-puzzle-less",
    args: { chance: 30, best: 81, about: "rescue", moves: 1 },
  });
  expect(tried("bow").solved).toBe(false);
});

test("the solution solves it", () => {
  expect(tried("sword")).toMatchObject({ answer: { kind: "ack" }, solved: true });
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const withReply = () => {
  const reply = { wrong: { bowed: true }, events: [{ type: "ran", seat: 1 }], view: { bowed: true, ran: true } };
  const tell = { ran: (stage: { running?: boolean }) => ((stage.running = true), { ms: 400 }) };
  const shown = { ...play, tell, stage: (view: object) => ({ ...view }) } as unknown as AnyGameUi;
  const session = new PuzzleSession("race", { ...puzzle, replies: [null, reply, null] }, shown);
  session.answer({ do: "play", seat: 0, question: 0, action: { type: "bow" } });
  return session;
};

test("a wrong action stays on the board, and the reply to it begins at once", () => {
  const session = withReply();
  expect(session.reply).toEqual({ type: "ran", seat: 1 });
  expect(session.model.stage).toEqual({ bowed: true, running: true });
  vi.advanceTimersByTime(500);
  expect(session.model.stage).toEqual({ bowed: true, ran: true });
  expect(session.model.turns).toEqual([]);
});

test("the question comes back after a while, when it is touched, or with help", () => {
  const asked = (session: PuzzleSession) => [session.reply, session.model.view, session.model.turns.length];
  const later = withReply();
  vi.advanceTimersByTime(6000);
  expect(asked(later)).toEqual([null, {}, 1]);
  const touched = withReply();
  touched.askAgain();
  expect(asked(touched)).toEqual([null, {}, 1]);
  const helped = withReply();
  helped.showSolution();
  expect([...asked(helped), helped.helped]).toEqual([null, {}, 1, true]);
  vi.advanceTimersByTime(6000);
  expect(helped.solved).toBe(false);
});
