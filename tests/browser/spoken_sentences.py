"""Ears at a screen: what its voice has said, and fingers that ask by pressing long."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator

from browser.app_page import AppPage

HEARD = "([before]) => window.spoken.length > before && window.spoken.slice(before).map(([, text]) => text)"


def heard(one: AppPage) -> list[str]:
    """Everything that this page has said so far."""
    said: list[str] = one.page.evaluate("window.spoken.map(([, text]) => text)")
    return said


def hear(one: AppPage, before: int) -> list[str]:
    """What it says after the first `before` sentences; waits until it says something."""
    said: list[str] = one.page.wait_for_function(HEARD, arg=[before]).json_value()
    return said


@contextmanager
def finger_down(one: AppPage, x: float, y: float) -> Iterator[None]:
    """A real finger, for as long as it lies there."""
    wire = one.context.new_cdp_session(one.page)
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    try:
        yield
    finally:
        wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        wire.detach()


def middle(thing: Locator) -> tuple[float, float]:
    """Where a finger would touch it."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None, thing
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def ask_at(one: AppPage, x: float, y: float) -> str:
    """What the voice says of what is there: a finger stays on it until it speaks."""
    before = len(heard(one))
    with finger_down(one, x, y):
        return hear(one, before)[-1]


def ask(one: AppPage, thing: Locator) -> str:
    """What the voice says of this."""
    return ask_at(one, *middle(thing))
