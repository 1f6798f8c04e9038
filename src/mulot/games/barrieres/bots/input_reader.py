"""Reads lines in a background thread, so that a running search can check for input."""

import io
import os
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any

READ_BYTES = 65_536


class InputReader:
    """A queue of lines that are read ahead from a source, in order; None follows the last line."""

    def __init__(self, source: Iterable[str], urgent: Callable[[str], bool] = lambda line: False) -> None:
        """`urgent` returns True for a line that a running search should react to at once."""
        self._urgent = urgent
        self._waiting: deque[str] = deque()
        self._asks = 0
        self._over = False
        self._changed = threading.Condition()
        threading.Thread(target=self._read, args=(source,), name="lines", daemon=True).start()

    def _read(self, source: Iterable[str]) -> None:
        try:
            for line in source:
                with self._changed:
                    self._waiting.append(line)
                    self._asks += self._urgent(line)
                    self._changed.notify_all()
        finally:
            with self._changed:
                self._over = True
                self._changed.notify_all()

    @property
    def has_line(self) -> bool:
        """True if `next_line` would not have to wait."""
        return bool(self._waiting) or self._over

    @property
    def has_urgent_line(self) -> bool:
        """True if an urgent line is in the queue."""
        return self._asks > 0

    def next_line(self) -> str | None:
        """Wait for the next line and return it; None at the end."""
        with self._changed:
            self._changed.wait_for(lambda: self.has_line)
            if not self._waiting:
                return None
            line = self._waiting.popleft()
            self._asks -= self._urgent(line)
            return line


def read_lines(source: Any) -> Iterator[str]:
    """Yield the lines of a text stream as they arrive.

    A real file is read through its descriptor: a thread that is blocked in Python's buffer would keep the process from
    exiting.
    """
    try:
        file: int = source.fileno()
    except (AttributeError, io.UnsupportedOperation):
        yield from source
        return
    rest = b""
    while some := os.read(file, READ_BYTES):
        *whole, rest = (rest + some).split(b"\n")
        yield from (line.decode(errors="replace") for line in whole)
    if rest:
        yield rest.decode(errors="replace")
