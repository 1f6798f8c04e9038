"""A limit on WebSocket frames, which are counted as their bytes arrive. Pings, pongs and fragments count.

Only frame headers are examined, so a flood is detected before any parser has processed it.
"""

import asyncio
import time

from mulot.server import metrics
from mulot.server.config import Config
from mulot.server.edge.rate_limit import TokenBucket

LINGER_S = 2.0
"""Seconds the application has to send the close reason; then the connection is aborted."""


class FrameScanner:
    """Finds where frames begin in a stream that arrives in chunks of any size."""

    __slots__ = ("_head", "_left")

    def __init__(self) -> None:
        self._head = b""
        """The beginning of a frame whose length is not yet known."""
        self._left = 0
        """Number of bytes of the current frame that have not yet arrived."""

    def count_frames_and_find_end(self, data: bytes, limit: int) -> tuple[int, int]:
        """Return how many frames begin in this chunk, and the offset at which the frame after the first `limit` frames
        begins, or the length of the chunk if there is none."""
        at, end, found = 0, len(data), 0
        if self._head:
            head = self._head + data[: 14 - len(self._head)]
            size = _frame_size(head)
            if size is None:
                self._head = head
                return 0, end
            at = -len(self._head)  # this frame was counted when its first byte arrived
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
            if found > limit:
                return found, at
            size = _frame_size(data[at : at + 14])
            if size is None:
                self._head = data[at:]
                return found, end
            self._left = size


def _frame_size(head: bytes) -> int | None:
    """Return the total size in bytes of the frame that begins with these bytes, or None if it is not yet known."""
    if len(head) < 2:
        return None
    mask = 4 if head[1] & 0x80 else 0
    length = head[1] & 0x7F
    if length < 126:
        return 2 + mask + length
    length_bytes = 2 if length == 126 else 8
    if len(head) < 2 + length_bytes:
        return None
    return 2 + length_bytes + mask + int.from_bytes(head[2 : 2 + length_bytes], "big")


class FrameLimit:
    """A mixin for WebSocket protocols. Beyond the limit, all input is discarded and the connection is closed.

    The application also counts text frames, and sends a close reason to clients that send too many, so this limit is
    twice as high.
    """

    limits: Config
    transport: asyncio.Transport
    _bucket: TokenBucket | None = None
    _discarding = False

    def discard_input(self) -> None:
        """Ignore everything that arrives from now on."""
        self._discarding = True

    def data_received(self, data: bytes) -> None:
        """Count the frames in a chunk. The first chunk is the complete handshake; the rest are frames."""
        if self._discarding:
            return
        if self._bucket is None:
            self._scanner = FrameScanner()
            self._bucket = TokenBucket(2 * self.limits.frame_rate, 20, time.monotonic())
        else:
            taken = self._bucket.take_up_to(len(data), time.monotonic())
            frames, end = self._scanner.count_frames_and_find_end(data, taken)
            if frames <= taken:
                self._bucket.give_back(taken - frames)
            else:
                data, self._discarding = data[:end], True
                metrics.connections_rejected.labels("flood").inc()
                asyncio.get_running_loop().call_later(LINGER_S, self.transport.abort)
        super().data_received(data)  # type: ignore[misc]  # of the protocol that this is mixed into
