"""Reads single key presses, including arrow keys, from a Unix terminal."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from select import select

ARROW_KEYS = {"A": "up", "B": "down", "C": "right", "D": "left"}
CONTROL_KEYS = {"\r": "enter", "\n": "enter", "\x7f": "rub", "\b": "rub", "\x04": "end", "\x15": "clear"}
"""Names of the control characters that a terminal sends."""
ESCAPE_TIMEOUT_S = 0.05
"""Seconds to wait after Escape for the rest of an arrow key's escape sequence."""


def can_read_keys() -> bool:
    """True if standard input is a terminal that can be read key by key."""
    try:
        import termios  # noqa: F401 (not on every system)
    except ImportError:
        return False
    return sys.stdin.isatty()


@contextmanager
def read_keys() -> Iterator[Iterator[str]]:
    """Return a context manager that yields an endless iterator of key names (`a`, `up`, `enter` …), with the terminal
    in cbreak mode.

    The terminal's settings are restored on exit. Ctrl-C still raises KeyboardInterrupt."""
    import termios
    import tty

    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)
    try:
        # TCSADRAIN keeps what was typed ahead, so that quick players lose nothing.
        tty.setcbreak(terminal, termios.TCSADRAIN)
        yield _key_names(terminal)
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)


@contextmanager
def silent_keys() -> Iterator[None]:
    """Return a context manager in which keys pressed while nobody is asked are not shown on the screen. Those that
    nobody has read at the end are forgotten, so that the shell does not get them."""
    import termios

    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)
    silent = termios.tcgetattr(terminal)
    silent[3] = silent[3] & ~termios.ECHO | termios.ECHONL
    try:
        termios.tcsetattr(terminal, termios.TCSADRAIN, silent)
        yield
    finally:
        termios.tcsetattr(terminal, termios.TCSAFLUSH, before)


def _key_names(terminal: int) -> Iterator[str]:
    while True:
        character = _read_character(terminal)
        if character == "\x1b":
            yield _read_escape_sequence(terminal)
        else:
            yield CONTROL_KEYS.get(character, character if character == "" or character.isprintable() else "other")


def _read_character(terminal: int) -> str:
    """Read one UTF-8 character; return EOT (Ctrl-D) at the end of input."""
    read = os.read(terminal, 1)
    if not read:
        return "\x04"
    more = 3 if read[0] >= 0xF0 else 2 if read[0] >= 0xE0 else 1 if read[0] >= 0xC0 else 0
    for _ in range(more):
        read += os.read(terminal, 1)
    return read.decode(errors="replace")


def _read_escape_sequence(terminal: int) -> str:
    """Read the rest of an escape sequence; return the arrow key's name, `escape` for the key alone, or `other`."""
    character = ""
    while select([terminal], [], [], ESCAPE_TIMEOUT_S)[0]:
        character = _read_character(terminal)
        if character.isalpha() or character == "~":
            return ARROW_KEYS.get(character, "other")
    return "other" if character else "escape"
