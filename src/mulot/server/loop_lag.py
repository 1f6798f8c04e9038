"""How long whoever comes has to wait because the loop computes something else: looked at now and then, for `/metrics`.

It is the loop's own processor time that counts, so that another program on the machine does not look like a long piece
of work. (The tests look at every single callback: `tests/kit/busy_loop.py`.)
"""

from __future__ import annotations

import asyncio
import time

from mulot.server import metrics

EVERY = 0.25
"""Seconds between two looks."""


class LoopLag:
    """Looks until it is stopped."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._look_again()

    def _look_again(self) -> None:
        self._used = time.thread_time()
        self._due = self._loop.time() + EVERY
        self._timer = self._loop.call_at(self._due, self._look)

    def _look(self) -> None:
        late, used = self._loop.time() - self._due, time.thread_time() - self._used
        metrics.loop_busy.observe(max(0.0, min(late, used)))
        self._look_again()

    def stop(self) -> None:
        """The house closes."""
        self._timer.cancel()
