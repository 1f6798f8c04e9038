"""Frames of a WebSocket, counted as their bytes come: pings, pongs and pieces of a text are frames, too.

What a frame holds is not looked at. So a flood is noticed before a parser has taken it apart, whichever parser it is.
"""

from __future__ import annotations

import asyncio
import time

from mulot.server import metrics
from mulot.server.config import Config
from mulot.server.edge.rate_limit import TokenBucket

LINGER = 2.0
"""Seconds for a farewell, where the application has one; then the connection is cut."""


class FrameScanner:
    """Where frames begin in a stream that comes in pieces of any size."""

    __slots__ = ("_head", "_left")

    def __init__(self) -> None:
        self._head = b""
        """The beginning of a frame whose length is not known yet."""
        self._left = 0
        """Bytes of the frame before that have not come yet."""

    def find(self, data: bytes, most: int) -> tuple[int, int]:
        """How many frames begin in this piece, and where the one after the first `most` begins (or its end)."""
        at, end, found = 0, len(data), 0
        if self._head:
            whole = self._head + data[: 14 - len(self._head)]
            size = _size(whole)
            if size is None:
                self._head = whole
                return 0, end
            at = -len(self._head)  # it was counted when its first byte came
            self._head, self._left = b"", size
        while True:
            if self._left > end - at:
                self._left -= end - at
                return found, end
            at += self._left
            self._left = 0
            if at == end:
                return found, end
            found += 1
            if found > most:
                return found, at
            size = _size(data[at : at + 14])
            if size is None:
                self._head = data[at:]
                return found, end
            self._left = size


def _size(head: bytes) -> int | None:
    """Bytes of the frame that begins like this, its head included; None: that is not to be seen yet."""
    if len(head) < 2:
        return None
    mask = 4 if head[1] & 0x80 else 0
    length = head[1] & 0x7F
    if length < 126:
        return 2 + mask + length
    wide = 2 if length == 126 else 8
    if len(head) < 2 + wide:
        return None
    return 2 + wide + mask + int.from_bytes(head[2 : 2 + wide], "big")


class FrameLimit:
    """For a WebSocket's protocol: past its limit of frames nothing is looked at any more, and the connection is cut.

    The application counts the texts that come to it, too, and says goodbye to whoever sends too many; so here there
    are twice as many.
    """

    limits: Config
    transport: asyncio.Transport
    _bucket: TokenBucket | None = None
    _deaf = False

    def discard_input(self) -> None:
        """Whatever still comes is not looked at."""
        self._deaf = True

    def data_received(self, data: bytes) -> None:
        """The handshake comes first, whole; then frames."""
        if self._deaf:
            return
        if self._bucket is None:
            self._heads = FrameScanner()
            self._bucket = TokenBucket(2 * self.limits.frame_rate, 20, time.monotonic())
        else:
            taken = self._bucket.take_up_to(len(data), time.monotonic())
            frames, end = self._heads.find(data, taken)
            if frames <= taken:
                self._bucket.give_back(taken - frames)
            else:
                data, self._deaf = data[:end], True
                metrics.connections_rejected.labels("flood").inc()
                asyncio.get_running_loop().call_later(LINGER, self.transport.abort)
        super().data_received(data)  # type: ignore[misc]  # of the protocol that this is mixed into
