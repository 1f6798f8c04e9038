"""Updates for many spectators of one table, sent in batches.

Sending one packet costs as much as a third of a move, so that a table with hundreds of viewers would delay all others.
Its events are therefore collected and sent to all viewers together, in order, a few times a second. The first event
after a pause is sent at once: at a table where people think between moves nobody waits.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Protocol

BATCH_FROM_VIEWERS = 32
"""Number of viewers receiving identical bytes from which on updates are batched; fewer get them at once."""
MIN_PAUSE_S, MAX_PAUSE_S, PACKETS_PER_S = 0.2, 1.0, 1000
"""Bounds in seconds of the pause between two batches, and the number of packets a second at which it is aimed: all
viewers together get about so many, unless the pause would leave its bounds."""


class ViewerSocket(Protocol):
    """One connected viewer."""

    @property
    def number(self) -> int:
        """A number that no other viewer of this server has."""

    @property
    def device(self) -> str:
        """The digest of the device's cookie."""

    @property
    def address(self) -> str:
        """The network address it is connected from."""

    def packet(self, messages: Sequence[bytes]) -> bytes:
        """Encode messages as a WebSocket frame."""

    def send_packet(self, messages: Sequence[bytes], frame: bytes | None = None) -> None:
        """Send messages together. `frame` is their encoding, if it was already made for other viewers."""

    def refused(self) -> None:
        """Count a refused command of this viewer."""

    def drop(self, why: str) -> None:
        """Close the connection for this reason."""


class SpectatorBatcher:
    """Batches the updates of one table."""

    __slots__ = ("_sockets", "_timer", "_viewer_set", "_viewers", "pending")

    def __init__(self, sockets: Mapping[int, ViewerSocket]) -> None:
        self._sockets = sockets
        self._viewers: tuple[int, ...] = ()
        self._viewer_set: frozenset[int] = frozenset()
        self.pending: list[bytes] = []
        """Messages that have not been sent yet."""
        self._timer: asyncio.TimerHandle | None = None

    def send(self, viewers: tuple[int, ...], message: bytes) -> None:
        """Send a message now, or soon together with those that follow."""
        if viewers is not self._viewers:
            self._flush()  # what is pending is for other viewers
            self._viewers, self._viewer_set = viewers, frozenset(viewers)
        self.pending.append(message)
        if self._timer is None:
            self._end_pause()

    def flush_for(self, viewer: int) -> None:
        """Send the pending batch if this viewer is to receive something of its own, so that the order is kept."""
        if viewer in self._viewer_set:
            self._flush()

    def close(self) -> None:
        """Discard pending messages and stop the timer."""
        self.pending = []
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _end_pause(self) -> None:
        """Send the pending batch and start the next pause."""
        self._timer = None
        if self.pending:
            self._flush()
            seconds = min(max(MIN_PAUSE_S, len(self._viewers) / PACKETS_PER_S), MAX_PAUSE_S)
            self._timer = asyncio.get_running_loop().call_later(seconds, self._end_pause)

    def _flush(self) -> None:
        """Send the pending batch to all viewers."""
        messages, self.pending = self.pending, []
        if not messages:
            return
        frame = None
        for viewer in self._viewers:
            socket = self._sockets.get(viewer)
            if socket is not None:
                frame = frame or socket.packet(messages)
                socket.send_packet(messages, frame)
