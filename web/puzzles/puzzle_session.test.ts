import { expect, test } from "vitest";
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
