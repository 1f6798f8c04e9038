"""Read single key presses, arrow keys included, from a Unix terminal."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from select import select

ARROWS = {"A": "up", "B": "down", "C": "right", "D": "left"}
NAMED = {"\r": "enter", "\n": "enter", "\x7f": "rub", "\b": "rub", "\x04": "end", "\x15": "clear"}
"""Names of the control characters that a terminal sends."""
WHOLE = 0.05
"""Seconds to wait after Escape for the rest of an arrow key's escape sequence."""


def one_by_one() -> bool:
    """True if standard input is a terminal from which single keys can be read."""
    try:
        import termios  # noqa: F401 (not on every system)
    except ImportError:
        return False
    return sys.stdin.isatty()


@contextmanager
def keys() -> Iterator[Iterator[str]]:
    """Yield an endless iterator of key names (`a`, `up`, `enter` …) with the terminal in cbreak mode.

    The terminal's settings are restored on leaving. Ctrl-C still raises KeyboardInterrupt."""
    import termios
    import tty

    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)
    try:
        # TCSADRAIN keeps what has been typed ahead, so that a quick player loses nothing.
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
    """Read one UTF-8 character; return EOT (Ctrl-D) at the end of input."""
    read = os.read(terminal, 1)
    if not read:
        return "\x04"
    more = 3 if read[0] >= 0xF0 else 2 if read[0] >= 0xE0 else 1 if read[0] >= 0xC0 else 0
    for _ in range(more):
        read += os.read(terminal, 1)
    return read.decode(errors="replace")


def _escaped(terminal: int) -> str:
    """Read the rest of an escape sequence; return the arrow key's name, `escape` for the key alone, or `other`."""
    sign = ""
    while select([terminal], [], [], WHOLE)[0]:
        sign = _sign(terminal)
        if sign.isalpha() or sign == "~":
            return ARROWS.get(sign, "other")
    return "other" if sign else "escape"
