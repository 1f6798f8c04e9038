"""How long the house inside a browser takes, to start and for each move: `python benchmarks/in_a_browser.py`.

It writes the site, serves it from this machine, and opens it in Chromium on a quiet core: a first visit, then a fresh
tab with everything cached. It prints bytes, seconds, and the spread of the time from a touch to the picture.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from browser import chromium
from browser.site import SETTLED, web_space

WAIT = 300_000
PICTURE = """async () => {
  const touch = () => document.querySelector(".table[data-busy=false] .touch.can");
  while (!touch()) await new Promise((then) => setTimeout(then, 10));
  return new Promise((shown) => {
    const before = performance.now();
    // What happened is told when the house has answered, and the board is drawn with it.
    const watch = new MutationObserver(() => {
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => shown(performance.now() - before)));
    });
    watch.observe(document.querySelector("[data-said]"), { subtree: true, childList: true });
    touch().dispatchEvent(new MouseEvent("click", { bubbles: true }));
    setTimeout(() => shown(null), 20_000);
  });
}"""
"""Milliseconds from a touch to the picture of what came of it; null for a touch that only chose something."""


def first_move(context: BrowserContext, address: str, at_the_box: float) -> tuple[float, float]:
    """Seconds from the address, and from the button, to the first legal move, after a while at the box."""
    page = context.new_page()
    began = time.perf_counter()
    page.goto(address)
    button = page.locator("button.big").first
    button.wait_for(timeout=WAIT)
    page.wait_for_timeout(at_the_box * 1000)
    pressed = time.perf_counter()
    button.click()
    page.locator(".touch.can").first.wait_for(timeout=WAIT)
    now = time.perf_counter()
    return now - began, now - pressed


def moves(context: BrowserContext, count: int) -> list[float]:
    """Milliseconds from a touch to the next picture, at the table that is open."""
    page = context.pages[-1]
    taken: list[float | None] = [page.evaluate(PICTURE) for _ in range(count)]
    return [one for one in taken if one is not None]


def measure(browser: Browser, site: str, game: str, count: int) -> None:
    """One game."""
    context = browser.new_context(locale="en", viewport={"width": 390, "height": 844})
    context.add_init_script(SETTLED)
    got: list[int] = []
    context.on("response", lambda answer: got.append(int(answer.headers.get("content-length", 0))))
    address = f"{site}?/box/{game}"
    first, _ = first_move(context, address, 0)
    context.pages[-1].wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=WAIT)
    print(f"{game}: first visit {first:.1f} s, {sum(got) / 1e6:.1f} MB as they lie there")
    warm, _ = first_move(context, address, 0)
    _, pressed = first_move(context, address, 5)
    spent = sorted(moves(context, count))
    p95 = spent[int(len(spent) * 0.95) - 1]
    print(f"{game}: warm {warm:.1f} s; from Play after five seconds at the box {pressed:.2f} s")
    print(f"{game}: touch to picture {statistics.median(spent):.0f} ms, p95 {p95:.0f} ms, {len(spent)} moves")
    context.close()


def main() -> None:
    """Measure the games that are named, or La Souricière."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=["souriciere"])
    parser.add_argument("--moves", type=int, default=40)
    chosen = parser.parse_args()
    flags = [flag for flag in chromium.FLAGS if "single-threaded" not in flag]  # as people have it
    with tempfile.TemporaryDirectory() as folder, web_space(Path(folder)) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=flags)
        for game in chosen.games:
            measure(browser, site, game, chosen.moves)
        browser.close()


if __name__ == "__main__":
    main()
