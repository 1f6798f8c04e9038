import { expect, test } from "vitest";
import { cardByNumber } from "./slices.ts";
import { stage, tell, type Stage } from "./boardState.ts";
import lesson from "./tutorial.json";
import type { Happening, View } from "./types.ts";

const EMPTY: View = {
  pro: false,
  choose_side: false,
  starter: 0,
  turn: 0,
  step: "place",
  round: 1,
  laid: 0,
  placed: 0,
  blanks: 0,
  tokens: [0, 0],
  box: 16,
  piles: [12, 12],
  aside: 0,
  cheese: [],
  shows: "------",
  outcome: null,
  own: null,
  version: 2,
  open_hand: null,
};
const rule = "T-009";

function applyEvents(s: Stage, ...events: Happening[]): Stage {
  const telling = tell as Record<string, (s: Stage, event: Happening) => { ms?: number }>;
  for (const event of events) expect(telling[event.type]!(s, event).ms).toBeGreaterThan(0);
  return s;
}

const placed = (seat: number, number: number, side: "front" | "back", cats = 0): Happening => ({
  type: "placed",
  seat,
  card: number,
  side,
  mice: 0,
  cats,
  to: null,
  rule,
});

test("the stage after events equals the stage of the next view, in the whole tutorial", () => {
  const frames = lesson.film.frames as unknown as { view: View; events: Happening[] }[];
  frames.slice(1).forEach(({ view, events }, i) => {
    const s = applyEvents(stage(frames[i]!.view, null), ...events);
    const then = stage(view, null);
    expect([s.piles, s.tokens, s.turn]).toEqual([
      then.piles,
      then.tokens,
      events.at(-1)!.type === "placed" ? s.turn : then.turn,
    ]);
    if (s.taker === null) expect(s.cheese.map((laid) => laid.places)).toEqual(then.cheese.map((laid) => laid.places));
    else expect(then.cheese).toEqual([]);
  });
});

test("three cats: the pile goes to its taker, and the next card falls into an empty cheese", () => {
  const s = applyEvents(stage(EMPTY, null), placed(0, 1, "front"), placed(1, 2, "back", 3));
  applyEvents(s, { type: "pile-taken", seat: 1, cats: 3, count: 2, cards: ["2b", "1a"], round: 1, rule });
  expect([s.taker, s.trio, s.piles]).toEqual([1, "c", [11, 13]]);
  applyEvents(s, placed(1, 2, "back"));
  expect(s.cheese.map((laid) => [laid.card, laid.from])).toEqual([[2, 1]]);
  expect([s.taker, s.trio]).toEqual([null, null]);
});

test("three mice cheer until the next card, or the end of the turn", () => {
  const s = applyEvents(stage(EMPTY, null), placed(0, 1, "front"), { type: "mice-seen", seat: 0, mice: 3, rule });
  expect(s.trio).toBe("m");
  applyEvents(s, { type: "stopped", seat: 0, rule });
  expect(s.trio).toBeNull();
  applyEvents(s, { type: "enough-laid", seat: 0, rule });
  expect(s.trio).toBe("m");
});

test("a hand loses the card that is laid, and gets those that are taken", () => {
  const s = stage({ ...EMPTY, pro: true }, { seat: 0, cards: [cardByNumber(2, 3), cardByNumber(2, 9)] });
  applyEvents(s, placed(0, 9, "back", 3), {
    type: "pile-taken",
    seat: 0,
    cats: 3,
    count: 2,
    cards: ["9b", "1a"],
    round: 1,
    rule,
  });
  expect(s.own?.cards).toEqual([cardByNumber(2, 1), cardByNumber(2, 3), cardByNumber(2, 9)]);
});

test("a token, and a new round with new cards", () => {
  const s = applyEvents(stage({ ...EMPTY, pro: true }, null), { type: "round-won", seat: 1, tokens: 1, rule });
  expect([s.winner, s.tokens]).toEqual([1, [0, 1]]);
  applyEvents(
    s,
    { type: "round-began", round: 2, seat: 1, cards: 12, rule },
    { type: "dealt", to: 0, cards: [4, 5], rule },
  );
  expect([s.winner, s.round, s.piles, s.own]).toEqual([
    null,
    2,
    [12, 12],
    { seat: 0, cards: [cardByNumber(2, 4), cardByNumber(2, 5)] },
  ]);
  applyEvents(s, { type: "peeked", to: 1, card: 8, rule }, { type: "round-blank", round: 2, rule });
  expect([s.own, s.cheese]).toEqual([{ seat: 1, cards: [cardByNumber(2, 8)] }, []]);
});

test("an open hand changes with every card laid or taken", () => {
  const held = [3, 5, 9].map((number) => cardByNumber(2, number));
  const view: View = { ...EMPTY, pro: true, cheese: [], open_hand: { seat: 1, cards: held } };
  const s = applyEvents(stage(view, null), placed(1, 5, "front"));
  const cards = () => s.open?.cards.map((one) => one.card);
  expect(cards()).toEqual([3, 9]);
  applyEvents(s, placed(0, 4, "back", 3), {
    type: "pile-taken",
    seat: 0,
    cats: 3,
    count: 2,
    cards: [],
    round: 1,
    rule,
  });
  expect(cards()).toEqual([3, 9]);
  applyEvents(s, { type: "pile-taken", seat: 1, cats: 3, count: 2, cards: ["7a", "5a"], round: 1, rule });
  expect(cards()).toEqual([3, 5, 7, 9]);
  applyEvents(s, { type: "round-began", round: 2, seat: 0, cards: 12, rule });
  expect(cards()).toEqual([]);
});
