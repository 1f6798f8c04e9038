"""Keys as they are pressed, one by one, where the terminal gives them so."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from select import select

ARROWS = {"A": "up", "B": "down", "C": "right", "D": "left"}
NAMED = {"\r": "enter", "\n": "enter", "\x7f": "rub", "\b": "rub", "\x04": "end", "\x15": "clear"}
"""What a terminal sends for the keys that have no sign."""
WHOLE = 0.05
"""Seconds in which the rest of an arrow key comes."""


def one_by_one() -> bool:
    """Whether keys can be read so here."""
    try:
        import termios  # noqa: F401 (not on every system)
    except ImportError:
        return False
    return sys.stdin.isatty()


@contextmanager
def keys() -> Iterator[Iterator[str]]:
    """Keys until nobody asks for more; the terminal is afterwards as it was, and Ctrl-C still ends everything."""
    import termios
    import tty

    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)
    try:
        # What was typed ahead stays there: a quick player loses nothing.
        tty.setcbreak(terminal, termios.TCSADRAIN)
        yield _pressed(terminal)
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)


def _pressed(terminal: int) -> Iterator[str]:
    while True:
        sign = _sign(terminal)
        if sign == "\x1b":
            yield _escaped(terminal)
        else:
            yield NAMED.get(sign, sign if sign == "" or sign.isprintable() else "other")


def _sign(terminal: int) -> str:
    """One sign, of as many bytes as it has; nothing: the other side is gone."""
    read = os.read(terminal, 1)
    if not read:
        return "\x04"
    more = 3 if read[0] >= 0xF0 else 2 if read[0] >= 0xE0 else 1 if read[0] >= 0xC0 else 0
    for _ in range(more):
        read += os.read(terminal, 1)
    return read.decode(errors="replace")


def _escaped(terminal: int) -> str:
    """The rest of a key that begins with Escape: an arrow, or something that means nothing here."""
    sign = ""
    while select([terminal], [], [], WHOLE)[0]:
        sign = _sign(terminal)
        if sign.isalpha() or sign == "~":
            return ARROWS.get(sign, "other")
    return "other" if sign else "escape"
