"""Updates for many spectators of one table, sent in batches.

Sending one packet costs a third as much as a move, so a table with hundreds of viewers would delay all other tables.
Its events are therefore collected and sent to all viewers together, in order, a few times per second. The first event
after a pause is sent at once, so at a table where people think between moves nobody waits.
"""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Protocol

BATCH_FROM_VIEWERS = 32
"""Updates are batched if at least this many viewers receive identical bytes; fewer viewers get them at once."""
MIN_PAUSE_S, MAX_PAUSE_S, PACKETS_PER_S = 0.2, 1.0, 1000
"""The shortest and longest pause between two batches in seconds, and the target number of packets per second for all
viewers of a table together."""


class ViewerSocket(Protocol):
    """One connected viewer."""

    @property
    def number(self) -> int:
        """A number that is unique on this server."""

    @property
    def device(self) -> str:
        """The digest of the device's cookie."""

    @property
    def address(self) -> str:
        """The network address of the client."""

    def packet(self, messages: Sequence[bytes]) -> bytes:
        """Encode messages as a WebSocket frame."""

    def send_packet(self, messages: Sequence[bytes], frame: bytes | None = None) -> None:
        """Send messages together. `frame` is their encoding, if it has already been made for other viewers."""

    def refused(self) -> None:
        """Record that a command from this viewer was refused."""

    def drop(self, why: str) -> None:
        """Close the connection. `why` is the reason given to the client."""


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
            self._flush()  # the pending messages are for other viewers
            self._viewers, self._viewer_set = viewers, frozenset(viewers)
        self.pending.append(message)
        if self._timer is None:
            self._end_pause()

    def flush_for(self, viewer: int) -> None:
        """Send the pending batch if this viewer is part of it. Call this before sending the viewer a message of its
        own, to keep the order."""
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
