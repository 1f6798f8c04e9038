"""How long it takes until somebody can move, from the address of a box and from “Play”."""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import BrowserContext, Page

from research.benchmarks.inside.spent import TimeSpent, read_clocks, time_since

WAIT = 300_000
AT_THE_BOX = 5000
"""Milliseconds that somebody stays at a box before they touch “Play”."""
TABLES = 8
"""So many are opened until there is one where the person begins."""
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
"""From now: milliseconds until something can be touched at a table, or until the table is there and another begins."""


class GameStart(NamedTuple):
    """What one start took."""

    mine: bool
    """A person begins. If not, a mouse of the house thinks first, at its own pace, and this is until the table."""
    arrived: TimeSpent
    pressed: TimeSpent
    picture: float
    """Seconds from “Play” to the picture, as the page has it."""


def measure_start(context: BrowserContext, address: str, stays: int) -> GameStart:
    """From the address until the first legal move, and from the button to that; in a fresh tab, with none beside it."""
    for other in context.pages:
        other.close()
    page = context.new_page()
    began = read_clocks()
    page.goto(address)
    button = page.locator("button.big").first
    button.wait_for(timeout=WAIT)
    # As long as somebody stays at the box, from when they came: nothing here waits until the house is ready.
    page.wait_for_function("(stays) => performance.now() >= stays", arg=stays, timeout=WAIT)
    page.evaluate(FIRST_PICTURE)
    pressed = read_clocks()
    button.click()
    mine, picture = page.evaluate("() => first")
    return GameStart(mine, time_since(began), time_since(pressed), picture / 1000)


def measure_starts(context: BrowserContext, address: str, stays: int, count: int) -> list[GameStart]:
    """So many at which a person begins."""
    found: list[GameStart] = []
    for _ in range(TABLES * count):
        one = measure_start(context, address, stays)
        if one.mine:
            found.append(one)
        if len(found) == count:
            break
    return found


def wait_until_cached(page: Page) -> None:
    """Until everything is cached that a later start finds."""
    page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=WAIT)
    for _ in range(WAIT // 100):
        if page.evaluate(REMEMBERED):
            return
        page.wait_for_timeout(100)
    raise TimeoutError


REMEMBERED = """async () => {
  for (const name of await caches.keys())
    if (name.startsWith("mulot-python") && (await (await caches.open(name)).keys()).length) return true;
  return false;
}"""
