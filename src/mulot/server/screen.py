"""A WebSocket's outgoing side: messages wait here, so that a slow reader makes nobody else wait."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from mulot.server import metrics
from mulot.server.problems import bye

if TYPE_CHECKING:
    from mulot.server.config import Config
    from mulot.server.wire import Wire

Send = Callable[[Any], Awaitable[None]]
TOO_SLOW = 5.0
"""Seconds that a reader has for what is written to it."""

CODES = {
    "slow": 1013,
    "store-down": 1013,
    "stopping": 1001,
    "flood": 1008,
    "malformed": 1008,
    "binary": 1003,
    "too-big": 1009,
    "no-cookie": 4401,
    "removed": 4403,
    "no-spectators": 4403,
    "no-such-table": 4404,
    "put-aside": 4404,
}
"""The close code of each farewell."""


class Screen:
    """One connected viewer. `put` never waits; what is put before `flush` goes out as one frame, a line a message."""

    __slots__ = ("_lines", "_send", "_size", "_task", "_wire", "closing", "config", "device", "number")

    def __init__(self, number: int, device: str, send: Send, config: Config, wire: Wire | None = None) -> None:
        self.number = number
        self.device = device
        self.config = config
        self.closing: str | None = None
        self._send = send
        self._wire = wire
        self._lines: list[bytes] = []
        self._size = 0
        self._task: asyncio.Task[None] | None = None
        if wire is not None:
            wire.on_room = self.flush

    def put(self, message: bytes) -> None:
        """Let a message wait for the next `flush`; a reader who lets too much wait is dropped."""
        if self.closing is not None:
            return
        self._lines.append(message)
        self._size += len(message)
        if self._too_much():
            self.flush()
            if self._too_much():
                self.drop("slow")

    def _too_much(self) -> bool:
        return len(self._lines) > self.config.backlog or self._size > self.config.backlog_bytes

    def flush(self) -> None:
        """Send what waits as soon as the reader takes it."""
        if self._task is not None or not self._lines:
            return
        if self._wire is None:
            self._task = asyncio.create_task(self._write())
        elif self._wire.write_text(self._lines[0] if len(self._lines) == 1 else b"\n".join(self._lines)):
            self._lines, self._size = [], 0

    def drop(self, why: str) -> None:
        """Say goodbye and close. What still waits is not sent: the client resynchronises."""
        if self.closing is not None:
            return
        metrics.dropped.labels(why).inc()
        self._lines = [bye(why)]
        self.closing = why
        if self._task is None:
            self._task = asyncio.create_task(self._write())

    async def closed(self) -> None:
        """Wait until the farewell is out, but not for ever."""
        if self._task is not None:
            await asyncio.wait([self._task], timeout=2)

    def forget(self) -> None:
        """The connection is gone."""
        self.closing = self.closing or "gone"
        self._lines = []
        if self._wire is not None:
            self._wire.on_text = self._wire.on_room = None
        if self._task is not None:
            self._task.cancel()

    async def _write(self) -> None:
        try:
            async with asyncio.timeout(TOO_SLOW):
                while self._lines:
                    lines, self._lines, self._size = self._lines, [], 0
                    await self._send({"type": "websocket.send", "text": b"\n".join(lines).decode()})
                if self.closing is not None:
                    code = CODES[self.closing]
                    await self._send({"type": "websocket.close", "code": code, "reason": self.closing})
        except Exception:  # a connection that breaks while we send is noticed by whoever receives from it
            self._lines = []
            if self._wire is not None:
                self._wire.transport.abort()
        finally:
            self._task = None
