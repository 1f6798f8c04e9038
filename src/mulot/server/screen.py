"""One connected viewer: what it asks for, and what waits to be sent to it, so that a slow reader makes nobody wait."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from mulot.house.problems import CODES, MALFORMED_FRAME, bye
from mulot.room import Asked
from mulot.server import metrics
from mulot.server.config import Config
from mulot.server.limits import Bucket
from mulot.server.short_way import FRAME, ShortWay, text_frame
from mulot.table.commands import Wish
from mulot.table.messages import No, encode

Send = Callable[[Any], Awaitable[None]]
TOO_SLOW = 5.0
"""Seconds that a reader has for what is written to it."""
STRIKES = 20
"""How many malformed frames are answered before the connection is closed."""
WISH: msgspec.json.Decoder[Wish] = msgspec.json.Decoder(Wish)
PING, PONG, NUL = b'{"do":"ping"}', b'{"kind":"pong"}', b"\\u0000"


class Screen:
    """`hear` takes in one packet. `send` never waits: what the reader cannot take yet goes out later, together, as one
    packet with a message per line."""

    __slots__ = (
        "_bucket",
        "_config",
        "_lines",
        "_may_ask",
        "_post",
        "_send",
        "_socket",
        "_strikes",
        "_task",
        "address",
        "closing",
        "device",
        "number",
    )

    def __init__(
        self,
        number: int,
        device: str,
        send: Send,
        config: Config,
        socket: ShortWay | None = None,
        address: str = "",
    ) -> None:
        self.number = number
        self.device = device
        self.address = address
        self.closing: str | None = None
        self._config = config
        self._send = send
        self._socket = socket
        self._post: Callable[[Asked], None] | None = None
        self._may_ask: Callable[[Wish], bool] = lambda wish: True
        self._bucket = Bucket(config.frames, 20, time.monotonic())
        self._strikes = 0
        self._lines: list[bytes] = []
        self._task: asyncio.Task[None] | None = None
        if socket is not None:
            socket.on_writable = self.send

    # ---------------------------------------------------------------- what comes in

    def listen(self, post: Callable[[Asked], None], may_ask: Callable[[Wish], bool]) -> None:
        """From now on, hand in what is asked for and may be asked."""
        self._post, self._may_ask = post, may_ask
        if self._socket is not None:
            self._socket.on_text = self.hear

    def hear(self, frame: bytes) -> None:
        """One frame: a wish, or it is told that it is none."""
        if self.closing is not None or self._post is None:
            return
        if not self._bucket.take(time.monotonic()):
            self.drop("flood")
        elif len(frame) > FRAME:
            self.drop("too-big")
        elif frame == PING:
            self.send(PONG)
        else:
            try:
                if NUL in frame:
                    raise msgspec.ValidationError("NUL")
                wish = WISH.decode(frame)
            except (msgspec.DecodeError, RecursionError, UnicodeError):
                self._no_wish()
            else:
                if self._may_ask(wish):
                    self._post(Asked(wish, self.device, self.number, encode))
                else:
                    self.send(encode(No(wish.id, "too-fast", "house-no-too-fast")))

    def _no_wish(self) -> None:
        self._strikes += 1
        self.send(MALFORMED_FRAME)
        if self._strikes >= STRIKES:
            self.drop("malformed")

    # ---------------------------------------------------------------- what goes out

    def send(self, *messages: bytes) -> None:
        """Send these after what waits, as soon as the reader takes it; a reader who lets too much wait is dropped."""
        if self.closing is not None:
            return
        socket, lines = self._socket, self._lines
        lines += messages
        if self._task is None and lines:
            if socket is None:
                self._task = asyncio.create_task(self._write())
            elif socket.writable.is_set():
                if not socket.gone:
                    socket.transport.write(text_frame(lines[0] if len(lines) == 1 else b"\n".join(lines)))
                self._lines = []
        if self._lines and self._too_much():
            self.drop("slow")

    def _too_much(self) -> bool:
        return len(self._lines) > self._config.backlog or sum(map(len, self._lines)) > self._config.backlog_bytes

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
        self._lines, self._post = [], None
        if self._socket is not None:
            self._socket.on_text = self._socket.on_writable = None
        if self._task is not None:
            self._task.cancel()

    async def _write(self) -> None:
        try:
            async with asyncio.timeout(TOO_SLOW):
                while self._lines:
                    lines, self._lines = self._lines, []
                    await self._send({"type": "websocket.send", "text": b"\n".join(lines).decode()})
                if self.closing is not None:
                    code = CODES[self.closing]
                    await self._send({"type": "websocket.close", "code": code, "reason": self.closing})
        except Exception:  # a connection that breaks while we send is noticed by whoever receives from it
            self._lines = []
            if self._socket is not None:
                self._socket.transport.abort()
        finally:
            self._task = None
