"""What a page reads aloud, and long presses that ask it to."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator

from browser.app_page import AppPage

HEARD = "([before]) => window.spoken.length > before && window.spoken.slice(before).map(([, text]) => text)"


def heard(one: AppPage) -> list[str]:
    """Return all sentences that this page has read aloud so far."""
    said: list[str] = one.page.evaluate("window.spoken.map(([, text]) => text)")
    return said


def hear(one: AppPage, before: int) -> list[str]:
    """Wait until the page reads something aloud after the first `before` sentences, and return it."""
    said: list[str] = one.page.wait_for_function(HEARD, arg=[before]).json_value()
    return said


@contextmanager
def finger_down(one: AppPage, x: float, y: float) -> Iterator[None]:
    """Keep a real finger down for the duration of the block."""
    wire = one.context.new_cdp_session(one.page)
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    try:
        yield
    finally:
        wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        wire.detach()


def middle(thing: Locator) -> tuple[float, float]:
    """Return the point at which a finger would touch this."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None, thing
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def ask_at(one: AppPage, x: float, y: float) -> str:
    """Long-press this point, and return the sentence that is read aloud."""
    before = len(heard(one))
    with finger_down(one, x, y):
        return hear(one, before)[-1]


def ask(one: AppPage, thing: Locator) -> str:
    """Long-press this, and return the sentence that is read aloud."""
    return ask_at(one, *middle(thing))
