"""Measures the time from a touch until its result is drawn, at a table where all people share this device."""

import math
import statistics
from typing import NamedTuple

from playwright.sync_api import Page

from browser.app_page import CAN, GLANCE, at_random
from browser.offline_page import GO
from research.benchmarks.in_browser.move_stages import table_of_stages
from research.benchmarks.in_browser.processor_time import read_clocks, time_since

TOUCHES_A_MOVE = 12
PACES = {"one touch right after the other": 0, "a person's pace": 300}
"""Milliseconds from drawing a result to the next touch. Even at 0, a touch waits until the previous result is drawn."""
MEASURE = """addEventListener("pointerdown", ({ timeStamp }) => {
  const table = document.querySelector(".table"), said = document.querySelector("[data-said]");
  if (!table || !said) return;
  const down = performance.now();
  window.passed = null;
  window.picture = new Promise((shown) => {
    const drawn = (what) => {
      const changed = performance.now();
      requestAnimationFrame(() => setTimeout(() => {
        const painted = performance.now(), from = performance.timeOrigin;
        const own = { touched: timeStamp, down, click, changed, painted };
        for (const stage in own) own[stage] += from;
        shown([what, painted - timeStamp, { ...own, ...window.passed }]);
      }));
    };
    // The events of a move appear, with the new board, when the worker has answered. A move that only leads to the
    // next question has no events, but then the table is no longer busy.
    let sent = false;
    const watch = new MutationObserver((changes) => {
      sent ||= table.dataset.busy === "true";
      const told = changes.some(({ type }) => type === "childList");
      if (!told && !(sent && table.dataset.busy === "false")) return;
      watch.disconnect();
      drawn("move");
    });
    watch.observe(said, { subtree: true, childList: true });
    watch.observe(table, { attributeFilter: ["data-busy"] });
    let click = 0;
    addEventListener("click", () => (click = performance.now()), { once: true, capture: true });
    addEventListener("click", () => setTimeout(() => {
      // No move is under way, so the touch was a choice, to which the page itself has responded.
      if (table.dataset.busy === "true") return;
      watch.disconnect();
      drawn("choice");
    }), { once: true, capture: true });
    setTimeout(() => shown(["nothing", 0, {}]), 5000);
  });
}, true)"""
"""A page script. `picture` resolves to the result of the last touch and the milliseconds until it was drawn."""


def seat_everybody(page: Page) -> None:
    """Seat two people at this device, so that no move waits for a bot."""
    page.locator(".chairs > li:nth-child(2) button").first.click()


class MeasuredTouch(NamedTuple):
    """A touch and its result."""

    name: str
    what: str
    """`move`, `choice` (the page itself responded), or `nothing` (nothing was drawn)."""
    took: float
    """Milliseconds until the result was drawn."""
    passed: dict[str, float]
    """The timestamps of the stages (`move_stages.py`) that it passed."""


def play_by_touch(page: Page, address: str, count: int, pause: int = 0) -> list[MeasuredTouch]:
    """Touch things at random until `count` of the touches were moves, and return all touches. `pause` is in
    milliseconds."""
    touched: list[MeasuredTouch] = []
    pick = at_random(3)
    for _ in range(TOUCHES_A_MOVE * count):
        if sum(one.what == "move" for one in touched) >= count:
            break
        seen = page.evaluate(GLANCE, [CAN, 20_000])
        if seen["over"]:
            page.evaluate(GO, address)
            open_table(page)
            continue
        if seen["curtain"]:
            page.touchscreen.tap(*seen["curtain"])
            page.wait_for_function("() => !document.querySelector('.curtain')")
            continue
        assert seen["touches"], "nothing can be touched"
        page.wait_for_timeout(pause)
        name, x, y = seen["touches"][pick(seen["touches"])]
        page.touchscreen.tap(x, y)
        touched.append(MeasuredTouch(name, *page.evaluate("() => picture")))
    return touched


def open_table(page: Page) -> None:
    """Go from the box to the table."""
    seat_everybody(page)
    page.locator("button.big").first.click()
    page.wait_for_function("() => document.querySelector('.table')?.dataset.whole === 'true'")


def measure_moves(page: Page, address: str, game: str, count: int, limit: int) -> None:
    """Measure `count` moves at each pace and print the results. `limit` is the target in milliseconds."""
    open_table(page)
    for pace, pause in PACES.items():
        began = read_clocks()
        touched = play_by_touch(page, address, count, pause)
        spent = time_since(began)
        processor = spent.processor * 1000 / len(touched)
        print(f"{game}, {pace}: {summary_line(touched, processor, limit)}; in total {spent.most}", flush=True)
        print(table_of_stages([one.passed for one in touched if one.what == "move"]), flush=True)


def summary_line(touched: list[MeasuredTouch], spent: float, limit: int) -> str:
    """Return the results as one line. `spent` is the CPU time per touch, in milliseconds."""
    moved = [one.took for one in touched if one.what == "move"]
    chosen = [one.took for one in touched if one.what == "choice"]
    nothing = [one.name for one in touched if one.what == "nothing"]
    return (
        f"touch to picture {statistics.median(moved):.0f} ms, p95 {quantile(moved, 0.95):.0f} ms (limit {limit}),"
        f" {len(moved)} moves (CPU time {spent:.0f} ms per touch); {len(chosen)} touches that choose"
        + (f" p95 {quantile(chosen, 0.95):.0f} ms" if chosen else "")
        + f"; {len(nothing)} without a picture {' '.join(nothing)}"
    )


def quantile(values: list[float], part: float) -> float:
    """Return the smallest value that is not exceeded by this share of the values."""
    return sorted(values)[math.ceil(len(values) * part) - 1]
