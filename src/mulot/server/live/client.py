"""One connected viewer: what it asks for, and what waits to be sent to it, so that a slow reader makes nobody wait."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, Protocol

import msgspec

from mulot.actor import PendingCommand
from mulot.server import metrics
from mulot.server.config import Config
from mulot.server.edge.rate_limit import RateLimiter, TokenBucket
from mulot.service.problems import CLOSE_CODES, MALFORMED_FRAME, encode_bye
from mulot.table.commands import ClientCommand, GetHistory
from mulot.table.messages import Rejection, encode

Send = Callable[[Any], Awaitable[None]]
WRITE_TIMEOUT_S = 5.0
"""Seconds that a reader has for what is written to it."""
MAX_MALFORMED_FRAMES = 20
"""How many malformed frames are answered before the connection is closed."""
THROTTLE_S = 0.2
"""Whoever was refused too often (`Config.refusals`) is heard once in so many seconds: what is refused costs the house
as much as a move, and is to cost only the one who asks."""
COMMAND_DECODER: msgspec.json.Decoder[ClientCommand] = msgspec.json.Decoder(ClientCommand)
PING, PONG, NUL = b'{"do":"ping"}', b'{"kind":"pong"}', b"\\u0000"
FINAL_TEXT_FRAME, MAX_FRAME_BYTES = 0x81, 8 * 1024
DIRECT_SOCKET = "mulot.fast-websocket"
"""Where it is found among the extensions of a scope."""


class DirectSocket(Protocol):
    """The short way between a WebSocket and its table: the connection itself, where this house's server runs the
    application (`fast_websocket`). Where there is none, everything goes the plain ASGI way, which every server has.
    `on_text` gets each whole text frame; `on_writable` is called when the reader has caught up."""

    on_text: Callable[[bytes], None] | None
    on_writable: Callable[[], None] | None
    writable: asyncio.Event
    transport: asyncio.Transport
    close_sent: bool


class ClientConnection:
    """`hear` takes in one packet. `send` never waits: what the reader cannot take yet goes out later, together, as one
    packet with a message per line."""

    __slots__ = (
        "_bucket",
        "_command_tokens",
        "_config",
        "_deferred",
        "_history_rates",
        "_malformed_frames",
        "_post",
        "_queued",
        "_refusals",
        "_send",
        "_socket",
        "_task",
        "_throttled",
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
        socket: DirectSocket | None = None,
        address: str = "",
    ) -> None:
        self.number = number
        self.device = device
        self.address = address
        self.closing: str | None = None
        self._config = config
        self._send = send
        self._socket = socket
        self._post: Callable[[PendingCommand], None] | None = None
        self._bucket = TokenBucket(config.frame_rate, 20, time.monotonic())
        self._refusals: TokenBucket | None = None
        """What is left of its refusals, where it had one."""
        self._throttled: asyncio.TimerHandle | None = None
        self._deferred: deque[bytes] | None = None
        """Wishes that came while it rests."""
        self._malformed_frames = 0
        self._queued: list[bytes] = []
        self._task: asyncio.Task[None] | None = None
        if socket is not None:
            socket.on_writable = self.send

    # ---------------------------------------------------------------- what comes in

    def accept_commands(
        self, post: Callable[[PendingCommand], None], wishes: RateLimiter, recalls: RateLimiter
    ) -> None:
        """From now on, hand in what is asked for: as much as its address, with all of its screens, has tokens for
        wishes. A whole story is dear, and has tokens of its own.

        What comes in one turn of the loop is heard after it, one after the other. Between two packets the system's own
        work pushes the table out of the processor's caches, and the store's thread gets its turn in between: together
        the same moves took a twentieth less at 200 tables.
        """
        self._post, self._command_tokens, self._history_rates = post, wishes.bucket(self.address), recalls
        if self._socket is not None:
            soon: Any = asyncio.get_running_loop().call_soon  # its types do not know that arguments may come later
            self._socket.on_text = partial(soon, self.on_frame)

    def on_frame(self, frame: bytes, again: bool = False) -> None:
        """One frame: a wish, or it is told that it is none. `again`: it came before, and had to wait."""
        if self.closing is not None or self._post is None:
            return
        if not again and not self._bucket.take(time.monotonic()):
            self.drop("flood")
        elif len(frame) > MAX_FRAME_BYTES:
            self.drop("too-big")
        elif frame == PING:
            self.send(PONG)
        elif self._deferred is not None and not again:
            self._deferred.append(frame)
        else:
            try:
                if NUL in frame:
                    raise msgspec.ValidationError("NUL")
                wish = COMMAND_DECODER.decode(frame)
            except (msgspec.DecodeError, RecursionError, UnicodeError):
                self._reject_malformed()
            else:
                dear = type(wish) is GetHistory
                if self._command_tokens.take(time.monotonic()) and (not dear or self._history_rates.take(self.address)):
                    self._post(PendingCommand(wish, self.device, self.number, encode))
                else:
                    self.send(encode(Rejection(wish.id, "too-fast", "house-no-too-fast")))
                    self.refused()

    def refused(self) -> None:
        """Whoever is refused again and again is not heard for a moment."""
        now = time.monotonic()
        if self._refusals is None:
            self._refusals = TokenBucket(self._config.refusal_burst, self._config.refusal_burst * THROTTLE_S, now)
        self._refusals.take(now)
        if not self._refusals.has_token(now) and self._throttled is None and self.closing is None:
            self._throttle()

    def _throttle(self) -> None:
        """Read nothing more for a moment: whoever sends waits, and nobody else does."""
        if self._deferred is None:
            self._deferred = deque()
        if self._socket is not None and not self._socket.transport.is_closing():
            self._socket.transport.pause_reading()
        self._throttled = asyncio.get_running_loop().call_later(THROTTLE_S, self._resume)

    def _resume(self) -> None:
        """What came meanwhile comes first, one wish at a time."""
        self._throttled = None
        if self.closing is not None or self._deferred is None:
            return
        if self._deferred:
            self.on_frame(self._deferred.popleft(), again=True)
            if self._throttled is None:
                self._throttle()
        else:
            self._deferred = None
            if self._socket is not None and not self._socket.transport.is_closing():
                self._socket.transport.resume_reading()

    async def wait_until_resumed(self) -> None:
        """For those who can wait before they listen again."""
        while self._deferred is not None and self.closing is None:
            await asyncio.sleep(THROTTLE_S)

    def _reject_malformed(self) -> None:
        self._malformed_frames += 1
        self.send(MALFORMED_FRAME)
        if self._malformed_frames >= MAX_MALFORMED_FRAMES:
            self.drop("malformed")

    # ---------------------------------------------------------------- what goes out

    def send(self, *messages: bytes) -> None:
        """Send these after what waits, as soon as the reader takes it; a reader who lets too much wait is dropped."""
        self.send_packet(messages)

    def send_packet(self, messages: Sequence[bytes], frame: bytes | None = None) -> None:
        """The same; `frame` is how these messages go out where nothing else waits, made once for many screens."""
        if self.closing is not None:
            return
        socket = self._socket
        if socket is not None and self._task is None and socket.writable.is_set():
            if self._queued:
                messages, frame, self._queued = [*self._queued, *messages], None, []
            if messages and not (socket.close_sent or socket.transport.is_closing()):  # else whoever receives is told
                socket.transport.write(frame or self.packet(messages))
            return
        self._queued += messages
        if socket is None and self._task is None and self._queued:
            self._task = asyncio.create_task(self._write())
        if self._queued and self._is_queue_full():
            self.drop("slow")

    @staticmethod
    def packet(messages: Sequence[bytes]) -> bytes:
        """Messages as they go out, a message per line: one final frame of text, not masked."""
        text = messages[0] if len(messages) == 1 else b"\n".join(messages)
        n = len(text)
        if n < 126:
            head = bytes((FINAL_TEXT_FRAME, n))
        elif n < 65536:
            head = bytes((FINAL_TEXT_FRAME, 126, n >> 8, n & 255))
        else:
            head = bytes((FINAL_TEXT_FRAME, 127)) + n.to_bytes(8, "big")
        return head + text

    def _is_queue_full(self) -> bool:
        return (
            len(self._queued) > self._config.send_queue or sum(map(len, self._queued)) > self._config.send_queue_bytes
        )

    def drop(self, why: str) -> None:
        """Say goodbye and close. What still waits is not sent: the client resynchronises."""
        if self.closing is not None:
            return
        metrics.dropped.labels(why).inc()
        self._queued = [encode_bye(why)]
        self.closing = why
        if self._task is None:
            self._task = asyncio.create_task(self._write())

    async def wait_closed(self) -> None:
        """Wait until the farewell is out, but not for ever."""
        if self._task is not None:
            await asyncio.wait([self._task], timeout=2)

    def detach(self) -> None:
        """The connection is gone."""
        self.closing = self.closing or "gone"
        self._queued, self._post, self._deferred = [], None, None
        if self._throttled is not None:
            self._throttled.cancel()
        if self._socket is not None:
            self._socket.on_text = self._socket.on_writable = None
        if self._task is not None:
            self._task.cancel()

    async def _write(self) -> None:
        try:
            async with asyncio.timeout(WRITE_TIMEOUT_S):
                while self._queued:
                    lines, self._queued = self._queued, []
                    await self._send({"type": "websocket.send", "text": b"\n".join(lines).decode()})
                if self.closing is not None:
                    code = CLOSE_CODES[self.closing]
                    await self._send({"type": "websocket.close", "code": code, "reason": self.closing})
        except Exception:  # a connection that breaks while we send is noticed by whoever receives from it
            self._queued = []
            if self._socket is not None:
                self._socket.transport.abort()
        finally:
            self._task = None
