"""Measures how long it takes until somebody can move, from the address of a box and from “Play”."""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import BrowserContext, Page

from research.benchmarks.inside.processor_time import TimeSpent, read_clocks, time_since

WAIT = 300_000
AT_THE_BOX_MS = 5000
"""Milliseconds from the address to the touch of “Play”."""
TABLES = 8
"""The most tables opened per start in which the person begins."""
FIRST_PICTURE = """() => {
  // Whole: everything is drawn. Where it is not the turn of somebody here, a mouse of the house begins.
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
"""A page script: `first` resolves to whether the person begins, and the milliseconds until something can be touched,
or until the table is there and a bot begins."""


class GameStart(NamedTuple):
    """What one start took."""

    mine: bool
    """True if a person begins. Otherwise a bot thinks first, at its own pace, and the times are those until the
    table."""
    arrived: TimeSpent
    pressed: TimeSpent
    picture: float
    """Seconds from “Play” to the picture, measured by the page."""


def measure_start(context: BrowserContext, address: str, stay_ms: int) -> GameStart:
    """Measure from the address, and from the button, to the first legal move, in a fresh tab with no other open."""
    for other in context.pages:
        other.close()
    page = context.new_page()
    began = read_clocks()
    page.goto(address)
    button = page.locator("button.big").first
    button.wait_for(timeout=WAIT)
    # A person stay_ms at the box for this long; nothing here waits until the worker is ready.
    page.wait_for_function("(stay_ms) => performance.now() >= stay_ms", arg=stay_ms, timeout=WAIT)
    page.evaluate(FIRST_PICTURE)
    pressed = read_clocks()
    button.click()
    mine, picture = page.evaluate("() => first")
    return GameStart(mine, time_since(began), time_since(pressed), picture / 1000)


def measure_starts(context: BrowserContext, address: str, stay_ms: int, count: int) -> list[GameStart]:
    """Measure this many starts in which a person begins."""
    found: list[GameStart] = []
    for _ in range(TABLES * count):
        one = measure_start(context, address, stay_ms)
        if one.mine:
            found.append(one)
        if len(found) == count:
            break
    return found


def wait_until_cached(page: Page) -> None:
    """Wait until the service worker has cached everything a later start needs."""
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
