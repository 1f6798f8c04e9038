"""Measures how long bots take to move in the browser."""

import statistics

from playwright.sync_api import Page

from research.benchmarks.in_browser.move_latency import quantile

ANSWERS = """async ([game, character, count]) => {
  // A new screen id for each character, because the previous screen may still receive messages.
  const house = await theHouse, SCREEN = (window.screens = (window.screens ?? 3_000_000) + 10_000);
  let last = SCREEN, moves = 0, since = 0;
  const waiting = new Map(), taken = [];
  const call = (path, body) => new Promise((done) => {
    waiting.set(++last, ({ text }) => done(JSON.parse(text)));
    house.postMessage({ kind: "call", id: last, method: "POST", path, body: JSON.stringify(body) });
  });
  const send = (wish) => house.postMessage({
    kind: "hear", screen: SCREEN, packet: JSON.stringify({ id: `measured-${++moves}`, ...wish }),
  });
  return new Promise(async (done) => {
    const hear = ({ data }) => {
      if (data.kind === "answer") waiting.get(data.id)?.(data);
      if (data.kind !== "told" || data.screen !== SCREEN) return;
      for (const message of data.packet.split("\\n").map((line) => JSON.parse(line))) {
        if (message.kind !== "now" || !message.view) continue;
        if (since) taken.push(performance.now() - since);
        since = 0;
        if (message.waiting.type === "outcome" || taken.length >= count || moves > 400) {
          house.removeEventListener("message", hear);
          house.postMessage({ kind: "exit", screen: SCREEN });
          return done(taken);
        }
        const [turn] = message.turns ?? [];
        const action = turn?.legal[moves % turn.legal.length];
        if (turn) send({ do: "play", seat: turn.seat, question: turn.question, action });
        else if (message.waiting.must?.length) since = performance.now();
      }
    };
    house.addEventListener("message", hear);
    const seats = { take: [{ seat: 0 }], characters: { 1: character } };
    const { table } = await call("tables", { game, seats: 2, ...seats });
    await call(`tables/${table}/start`, {});
    house.postMessage({ kind: "enter", screen: SCREEN, table, since: null });
  });
}"""
"""A script that returns the milliseconds from each start of a bot's turn to the view after its move, including the
pause for people."""


def measure_answers(page: Page, game: str, character: str, count: int) -> None:
    """Measure `count` moves of a character at a table with a person who plays at random, and print the result."""
    taken = sorted(page.evaluate(ANSWERS, [game, character, count]))
    print(
        f"{game}: {character} answers in {statistics.median(taken):.0f} ms, p95 {quantile(taken, 0.95):.0f} ms,"
        f" longest {taken[-1]:.0f} ms, {len(taken)} times",
        flush=True,
    )
