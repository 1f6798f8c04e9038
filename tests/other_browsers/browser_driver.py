"""The interface of a browser that is driven from outside, whichever it is: navigate, run scripts, tap, take
pictures."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any, Protocol

PATIENCE = 120.0
"""Timeout in seconds: on a busy machine this is slow but passes."""


class Driven(Protocol):
    """The methods that both drivers have."""

    name: str
    version: str
    complaints: list[str]
    """The errors in its console."""

    def goto(self, address: str) -> None: ...

    def run(self, function: str, *values: Any) -> Any:
        """Call a function in the page and return its result, which must be plain data."""

    def tap(self, x: float, y: float) -> None: ...

    def picture(self, file: Path) -> None: ...

    def close(self) -> None: ...


def wait(browser: Driven, condition: str, *values: Any) -> Any:
    """Wait until a function in the page returns something truthy."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if found := browser.run(condition, *values):
            return found
        time.sleep(0.1)
    raise AssertionError(f"{browser.name}: waited in vain for {condition} {json.dumps(values)}")


MIDDLE = """(selector, n) => {
  const one = [...document.querySelectorAll(selector)].at(n);
  if (!one || one.disabled) return null;
  one.scrollIntoView({ block: "nearest" });
  const { left, top, width, height } = one.getBoundingClientRect();
  return width && [left + width / 2, top + height / 2];
}"""


def tap(browser: Driven, selector: str, n: int = 0) -> None:
    """Touch an element as soon as it is there."""
    x, y = wait(browser, MIDDLE, selector, n)
    browser.tap(x, y)
