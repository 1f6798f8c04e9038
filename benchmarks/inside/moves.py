"""How long it takes from a touch to the picture of what came of it, at a table whose people all sit at this device."""

from __future__ import annotations

import math
import statistics

from inside.spent import now, since
from playwright.sync_api import Page

from browser.pocket import GO
from browser.screen import CAN, GLANCE, at_random

TOUCHES_A_MOVE = 12
MEASURE = """addEventListener("pointerdown", ({ timeStamp }) => {
  const table = document.querySelector(".table"), said = document.querySelector("[data-said]");
  if (!table || !said) return;
  window.picture = new Promise((shown) => {
    const drawn = (what) =>
      requestAnimationFrame(() => setTimeout(() => shown([what, performance.now() - timeStamp])));
    // What happened is told when the house has answered, and the board is drawn with it.
    const watch = new MutationObserver(() => {
      watch.disconnect();
      drawn("move");
    });
    watch.observe(said, { subtree: true, childList: true });
    addEventListener("click", () => setTimeout(() => {
      // Nothing is under way: something was chosen, and the page itself has answered.
      if (table.dataset.busy === "true") return;
      watch.disconnect();
      drawn("choice");
    }), { once: true, capture: true });
    setTimeout(() => shown(["nothing", 0]), 5000);
  });
}, true)"""
"""A script of the page: `picture` is what the last touch led to, and after how many milliseconds that was drawn."""


def seat_everybody(page: Page) -> None:
    """Two people at this device: no move waits for a character."""
    page.locator(".seats > li:nth-child(2) .ways button").first.click()


def play(page: Page, address: str, count: int) -> tuple[list[float], list[float], int]:
    """Milliseconds of so many touches that were moves, and of those that chose something; and touches to no avail."""
    moved: list[float] = []
    chosen: list[float] = []
    nothing, pick = 0, at_random(3)
    for _ in range(TOUCHES_A_MOVE * count):
        if len(moved) >= count:
            break
        seen = page.evaluate(GLANCE, [CAN, 20_000])
        if seen["over"]:
            page.evaluate(GO, address)
            begin(page)
            continue
        if seen["curtain"]:
            page.touchscreen.tap(*seen["curtain"])
            page.wait_for_function("() => !document.querySelector('.curtain')")
            continue
        assert seen["touches"], "nothing can be touched"
        _, x, y = seen["touches"][pick(seen["touches"])]
        page.touchscreen.tap(x, y)
        what, took = page.evaluate("() => picture")
        if what == "nothing":
            nothing += 1
        else:
            (moved if what == "move" else chosen).append(took)
    return moved, chosen, nothing


def begin(page: Page) -> None:
    """From the box to the table."""
    seat_everybody(page)
    page.locator("button.big").first.click()
    page.wait_for_function("() => document.querySelector('.table')?.dataset.whole === 'true'")


def measure_moves(page: Page, address: str, game: str, count: int, limit: int) -> None:
    """At the box that is open."""
    begin(page)
    began = now()
    moved, chosen, nothing = play(page, address, count)
    processor = since(began).processor * 1000 / (len(moved) + len(chosen))
    p95 = quantile(moved, 0.95)
    print(
        f"{game}: touch to picture {statistics.median(moved):.0f} ms, p95 {p95:.0f} ms (limit {limit}), {len(moved)}"
        f" moves (processor {processor:.0f} ms a touch); {len(chosen)} touches that choose"
        + (f" p95 {quantile(chosen, 0.95):.0f} ms" if chosen else "")
        + f"; {nothing} without a picture",
        flush=True,
    )


def quantile(values: list[float], part: float) -> float:
    """The smallest value that so many of them do not exceed."""
    return sorted(values)[math.ceil(len(values) * part) - 1]
