"""Those who watch a table, where they are many: told the same bytes, a few times a second at most.

A packet to one screen costs as much as a third of a move. A table that is watched by hundreds would make all others
wait, so what happens there within a moment is told to them together, in one packet and in order. The first of it is
told at once: at a table where people think between their moves nobody waits.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Protocol

MANY = 32
"""So many who are told the same are a gallery; fewer are told at once, always."""
SOON, LATE, PACKETS = 0.2, 1.0, 1000
"""Seconds between two packets to a gallery: no fewer than the first, no more than the second, and between them so many
that all who watch get a thousand packets a second together."""


class Screen(Protocol):
    """One connected viewer."""

    @property
    def number(self) -> int:
        """No other one in this house has it."""

    @property
    def device(self) -> str:
        """Where it is."""

    @property
    def address(self) -> str:
        """From where it is connected."""

    def packet(self, messages: Sequence[bytes]) -> bytes:
        """Messages as they go out."""

    def send_packet(self, messages: Sequence[bytes], frame: bytes | None = None) -> None:
        """Send these together; `frame` is how they go out, made once for many screens."""

    def refused(self) -> None:
        """What it has asked for is refused."""

    def drop(self, why: str) -> None:
        """Say goodbye and close."""


class Gallery:
    """The gallery of one table."""

    __slots__ = ("_pause", "_screens", "_to", "_told", "waiting")

    def __init__(self, screens: Mapping[int, Screen]) -> None:
        self._screens = screens
        self._to: tuple[int, ...] = ()
        self._told: frozenset[int] = frozenset()
        self.waiting: list[bytes] = []
        """What they have not been told yet."""
        self._pause: asyncio.TimerHandle | None = None

    def tell(self, to: tuple[int, ...], message: bytes) -> None:
        """Now, or soon with what comes until then."""
        if to is not self._to:
            self._tell_all()  # others have it coming
            self._to, self._told = to, frozenset(to)
        self.waiting.append(message)
        if self._pause is None:
            self._go_on()

    def before(self, viewer: int) -> None:
        """Something is about to be told to this one alone: what waits comes first."""
        if viewer in self._told:
            self._tell_all()

    def close(self) -> None:
        """Nobody is here any more."""
        self.waiting = []
        if self._pause is not None:
            self._pause.cancel()
            self._pause = None

    def _go_on(self) -> None:
        self._pause = None
        if self.waiting:
            self._tell_all()
            seconds = min(max(SOON, len(self._to) / PACKETS), LATE)
            self._pause = asyncio.get_running_loop().call_later(seconds, self._go_on)

    def _tell_all(self) -> None:
        messages, self.waiting = self.waiting, []
        if not messages:
            return
        frame = None
        for viewer in self._to:
            screen = self._screens.get(viewer)
            if screen is not None:
                frame = frame or screen.packet(messages)
                screen.send_packet(messages, frame)
