"""How long the house inside a browser takes, to start and for each move: `python benchmarks/in_a_browser.py`.

It writes the site, serves it from this machine, and opens it in Chromium on a quiet core: a first visit, then a fresh
tab with everything cached. It prints bytes, seconds, the spread of the time from a touch to the picture, and how long
characters take to answer. Beside the seconds of the clock stand those of the processor, of all processes of the browser
together (what is drawn, compiled and kept meanwhile counts): on a machine that has much else to do only these tell
anything, and on one quiet core nothing that waits for the processor can take longer than they say.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, Request, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from browser import chromium
from browser.killed import LISTENING
from browser.site import SETTLED, web_space

WAIT = 300_000
TICKS = os.sysconf("SC_CLK_TCK")
PICTURE = """async () => {
  const touch = () => document.querySelector(".table[data-busy=false] .touch.can");
  const until = performance.now() + 20_000;
  while (!touch()) {
    if (performance.now() > until) return null;
    document.querySelector(".curtain .big")?.click();
    await new Promise((then) => setTimeout(then, 10));
  }
  return new Promise((shown) => {
    const before = performance.now();
    // What happened is told when the house has answered, and the board is drawn with it.
    const watch = new MutationObserver(() => {
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => shown(performance.now() - before)));
    });
    watch.observe(document.querySelector("[data-said]"), { subtree: true, childList: true });
    touch().dispatchEvent(new MouseEvent("click", { bubbles: true }));
    setTimeout(() => shown(null), 3000);
  });
}"""
"""Milliseconds from a touch to the picture of what came of it; null for a touch that only chose something."""


ANSWERS = """async ([game, character, count]) => {
  const house = await theHouse, SCREEN = 3_000_000;
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
    house.addEventListener("message", ({ data }) => {
      if (data.kind === "answer") waiting.get(data.id)?.(data);
      if (data.kind !== "told" || data.screen !== SCREEN) return;
      for (const message of data.packet.split("\\n").map((line) => JSON.parse(line))) {
        if (message.kind !== "now" || !message.view) continue;
        if (since) taken.push(performance.now() - since);
        since = 0;
        if (message.waiting.type === "outcome" || taken.length >= count || moves > 400) {
          house.postMessage({ kind: "exit", screen: SCREEN });
          return done(taken);
        }
        const [turn] = message.turns ?? [];
        const action = turn?.legal[moves % turn.legal.length];
        if (turn) send({ do: "play", seat: turn.seat, question: turn.question, action });
        else if (message.waiting.must?.length) since = performance.now();
      }
    });
    const seats = { take: [{ seat: 0 }], characters: { 1: character } };
    const { table } = await call("tables", { game, seats: 2, ...seats });
    await call(`tables/${table}/start`, {});
    house.postMessage({ kind: "enter", screen: SCREEN, table, since: null });
  });
}"""
"""Milliseconds from when a character is asked until everybody sees what it does, its pause for people included."""


class Spent(NamedTuple):
    """Seconds: of the clock, of the processor, and which threads those were."""

    clock: float
    processor: float
    threads: Counter[str]

    def __str__(self) -> str:
        return f"{self.clock:.2f} s (processor {self.processor:.2f} s)"

    @property
    def most(self) -> str:
        """The threads that did most of it."""
        return ", ".join(f"{name} {ticks / TICKS:.2f}" for name, ticks in self.threads.most_common(6))


def now() -> Spent:
    """The clock, and what everything that this process has started has used."""
    parents: dict[int, int] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            with suppress(OSError):
                parents[int(entry.name)] = int((entry / "stat").read_text().rpartition(") ")[2].split()[1])
    ours, before = {os.getpid()}, 0
    while len(ours) > before:
        before = len(ours)
        ours |= {pid for pid, parent in parents.items() if parent in ours}
    threads: Counter[str] = Counter()
    for pid in ours - {os.getpid()}:
        with suppress(OSError):
            for task in Path(f"/proc/{pid}/task").iterdir():
                name, _, rest = (task / "stat").read_text().partition("(")[2].rpartition(") ")
                found = rest.split()
                threads[name] += int(found[11]) + int(found[12])
    return Spent(time.perf_counter(), sum(threads.values()) / TICKS, threads)


def since(began: Spent) -> Spent:
    """What was spent since then. (Of threads that have ended meanwhile it is not known.)"""
    ended = now()
    spent = ended.threads - began.threads
    return Spent(ended.clock - began.clock, sum(spent.values()) / TICKS, spent)


def first_move(context: BrowserContext, address: str, stays: bool) -> tuple[Spent, Spent, Spent]:
    """From the address until the house is up and until the first legal move; and from the button to that, for somebody
    who stays at the box until then (on a quiet core that is less than five seconds)."""
    for other in context.pages:
        other.close()  # a fresh tab, with nothing beside it
    page = context.new_page()
    began = now()
    page.goto(address)
    button = page.locator("button.big").first
    button.wait_for(timeout=WAIT)
    if stays:
        page.wait_for_function("() => window.houseIsUp", timeout=WAIT)
    up = since(began)
    if stays:
        page.wait_for_timeout(2000)  # what comes after the start is over, as it is after five seconds
    pressed = now()
    button.click()
    page.locator(".touch.can").first.wait_for(timeout=WAIT)
    return up, since(began), since(pressed)


def moves(context: BrowserContext, count: int) -> tuple[list[float], float]:
    """Milliseconds from a touch to the next picture, at the table that is open; and the processor's for each."""
    page = context.pages[-1]
    began = now()
    taken: list[float | None] = [page.evaluate(PICTURE) for _ in range(count)]
    shown = [one for one in taken if one is not None]
    return shown, since(began).processor * 1000 / max(1, len(shown))


def measure(browser: Browser, site: str, game: str, count: int, answering: list[str]) -> None:
    """One game."""
    context = browser.new_context(locale="en", viewport={"width": 390, "height": 844})
    context.add_init_script(f"{SETTLED};{LISTENING};window.tell = () => (window.houseIsUp = true)")
    asked: list[Request] = []
    context.on("requestfinished", lambda request: asked.append(request))
    address = f"{site}?/box/{game}"
    _, first, _ = first_move(context, address, False)
    context.pages[-1].wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=WAIT)
    got = sum(request.sizes()["responseBodySize"] for request in asked) / 1e6
    print(f"{game}: first visit {first}, {got:.1f} MB from a web space that packs nothing")
    _, warm, _ = first_move(context, address, False)
    up, _, pressed = first_move(context, address, True)
    print(f"{game}: warm {warm}: {warm.most}")
    print(f"{game}: the house is up after {up}: {up.most}")
    print(f"{game}: from Play, with the house up, {pressed}: {pressed.most}", flush=True)
    spent, processor = moves(context, count)
    spent.sort()
    if not spent:
        print(f"{game}: no touch led to a move")
        return
    p95 = spent[int(len(spent) * 0.95) - 1]
    print(
        f"{game}: touch to picture {statistics.median(spent):.0f} ms, p95 {p95:.0f} ms, {len(spent)} moves"
        f" (processor {processor:.0f} ms a move)"
    )
    for character in answering:
        taken = sorted(context.pages[-1].evaluate(ANSWERS, [game, character, count]))
        late = taken[int(len(taken) * 0.95) - 1]
        print(
            f"{game}: {character} answers in {statistics.median(taken):.0f} ms, p95 {late:.0f} ms, {len(taken)} times"
        )
    context.close()


def main() -> None:
    """Measure the games that are named, or La Souricière."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=["souriciere"])
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--characters", default="", help="of these the answers are measured, with commas between")
    chosen = parser.parse_args()
    flags = [flag for flag in chromium.FLAGS if "single-threaded" not in flag]  # as people have it
    with tempfile.TemporaryDirectory() as folder, web_space(Path(folder)) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=flags)
        for game in chosen.games:
            measure(browser, site, game, chosen.moves, [one for one in chosen.characters.split(",") if one])
        browser.close()


if __name__ == "__main__":
    main()
