"""Measures how long it takes until a person can move, from opening a box's address and from pressing “Play”."""

from typing import NamedTuple

from playwright.sync_api import BrowserContext, Page

from research.benchmarks.in_browser.processor_time import TimeSpent, read_clocks, time_since

WAIT = 300_000
AT_THE_BOX_MS = 5000
"""Milliseconds from opening the address to pressing “Play”."""
TABLES = 8
"""The most tables to open until the person begins at one."""
FIRST_PICTURE = """() => {
  // The table is "whole" when everything is drawn. If it is no person's turn, a bot begins.
  window.first = new Promise((shown) => {
    const began = performance.now();
    const watch = new MutationObserver(() => {
      const table = document.querySelector(".table");
      const mine = document.querySelector(".touch.can, .curtain .big") !== null;
      if (!mine && table?.dataset.whole !== "true") return;
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => shown([mine, performance.now() - began])));
    });
    watch.observe(document, { subtree: true, childList: true, attributes: true });
  });
}"""
"""A page script. `first` resolves to whether the person begins, and the milliseconds until something can be touched
(or, if a bot begins, until the table is drawn)."""


class GameStart(NamedTuple):
    """The times of one start."""

    mine: bool
    """True if a person begins. Otherwise a bot thinks first, and the times are measured until the table is drawn."""
    arrived: TimeSpent
    pressed: TimeSpent
    picture: float
    """Seconds from “Play” until the page was drawn, measured by the page."""


def measure_start(context: BrowserContext, address: str, stay_ms: int) -> GameStart:
    """Measure the time from opening the address, and from pressing “Play”, until a move is possible, in a fresh tab
    that is the only one open. “Play” is pressed after `stay_ms` milliseconds."""
    for other in context.pages:
        other.close()
    page = context.new_page()
    began = read_clocks()
    page.goto(address)
    button = page.locator("button.big").first
    button.wait_for(timeout=WAIT)
    # A person would stay at the box for this long. We do not wait until the worker is ready.
    page.wait_for_function("(stay_ms) => performance.now() >= stay_ms", arg=stay_ms, timeout=WAIT)
    page.evaluate(FIRST_PICTURE)
    pressed = read_clocks()
    button.click()
    mine, picture = page.evaluate("() => first")
    return GameStart(mine, time_since(began), time_since(pressed), picture / 1000)


def measure_starts(context: BrowserContext, address: str, stay_ms: int, count: int) -> list[GameStart]:
    """Measure up to `count` starts in which a person begins."""
    found: list[GameStart] = []
    for _ in range(TABLES * count):
        one = measure_start(context, address, stay_ms)
        if one.mine:
            found.append(one)
        if len(found) == count:
            break
    return found


def wait_until_cached(page: Page) -> None:
    """Wait until the service worker has cached everything that a later start needs. Raises TimeoutError."""
    page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=WAIT)
    for _ in range(WAIT // 100):
        if page.evaluate(IS_CACHED):
            return
        page.wait_for_timeout(100)
    raise TimeoutError


IS_CACHED = """async () => {
  for (const name of await caches.keys())
    if (name.startsWith("mulot-python") && (await (await caches.open(name)).keys()).length) return true;
  return false;
}"""
