"""Lines that come in while somebody thinks: a thread of its own reads them, so that whoever thinks can look up."""

from __future__ import annotations

import io
import os
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any

AT_ONCE = 65_536


class Lines:
    """Read ahead, in order; after the last line there is the end."""

    def __init__(self, source: Iterable[str], urgent: Callable[[str], bool] = lambda line: False) -> None:
        """`urgent` says of a line that whoever thinks should hear of it at once."""
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
    def is_waiting(self) -> bool:
        """Whether there is something to do: a line, or the end."""
        return bool(self._waiting) or self._over

    @property
    def is_urgent(self) -> bool:
        """Whether an urgent line is among those that wait."""
        return self._asks > 0

    def take(self) -> str | None:
        """The next line, once it is there; None at the end."""
        with self._changed:
            self._changed.wait_for(lambda: self.is_waiting)
            if not self._waiting:
                return None
            line = self._waiting.popleft()
            self._asks -= self._urgent(line)
            return line


def lines_of(source: Any) -> Iterator[str]:
    """The lines of a text stream, each as soon as it is there. A real file is read below Python's buffer: a thread that
    sits in that one when the program ends would not let it end."""
    try:
        file: int = source.fileno()
    except (AttributeError, io.UnsupportedOperation):
        yield from source
        return
    rest = b""
    while some := os.read(file, AT_ONCE):
        *whole, rest = (rest + some).split(b"\n")
        yield from (line.decode(errors="replace") for line in whole)
    if rest:
        yield rest.decode(errors="replace")
