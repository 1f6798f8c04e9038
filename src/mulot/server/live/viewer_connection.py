"""One connected viewer: its commands, and the queue of messages to it, which prevents a slow reader from delaying
others."""

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
"""Seconds a client may take to read what has been written to it."""
MAX_MALFORMED_FRAMES = 20
"""Number of malformed frames after which the connection is closed. Earlier ones are answered with a refusal."""
THROTTLE_S = 0.2
"""Seconds between two commands of a client that is throttled because it was refused too often (`Config.refusal_burst`).
A refused command costs the server as much as a move."""
COMMAND_DECODER: msgspec.json.Decoder[ClientCommand] = msgspec.json.Decoder(ClientCommand)
PING, PONG, NUL = b'{"do":"ping"}', b'{"kind":"pong"}', b"\\u0000"
FINAL_TEXT_FRAME, MAX_FRAME_BYTES = 0x81, 8 * 1024
DIRECT_SOCKET = "mulot.fast-websocket"
"""Key of the direct socket in the extensions of an ASGI scope."""


class DirectSocket(Protocol):
    """The connection itself, available if Mulot's own server runs the application (`fast_websocket`). Without it,
    everything goes through standard ASGI, which every server supports. `on_text` is called with each complete text
    message, `on_writable` when the write buffer has drained."""

    on_text: Callable[[bytes], None] | None
    on_writable: Callable[[], None] | None
    writable: asyncio.Event
    transport: asyncio.Transport
    close_sent: bool


class ViewerConnection:
    """The server's side of a viewer's WebSocket. `send` never waits: what the client cannot receive yet is queued, and
    is later sent as one packet with one message per line."""

    __slots__ = (
        "_bucket", "_command_tokens", "_config", "_deferred", "_history_limiter", "_malformed_frames", "_post",
        "_queued", "_refusals", "_send", "_socket", "_task", "_throttle_timer", "address", "closing", "device",
        "number",
    )  # fmt: skip

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
        """The number of refusals left before the client is throttled; None before its first refusal."""
        self._throttle_timer: asyncio.TimerHandle | None = None
        self._deferred: deque[bytes] | None = None
        """Commands that arrived while the client was throttled; None if it is not throttled."""
        self._malformed_frames = 0
        self._queued: list[bytes] = []
        self._task: asyncio.Task[None] | None = None
        if socket is not None:
            socket.on_writable = self.send

    # ---------------------------------------------------------------- input

    def accept_commands(
        self, post: Callable[[PendingCommand], None], commands: RateLimiter, histories: RateLimiter
    ) -> None:
        """From now on, pass this client's commands to `post`, within the rate limits of its address. Requests for a
        full history are expensive and have their own limit.

        Frames that arrive in the same iteration of the event loop are handled together at its end. Between two packets
        the kernel's work evicts the table from the CPU caches, and the store's thread runs; with the frames handled
        together, the same moves took 5% less time at 200 tables.
        """
        self._post, self._command_tokens, self._history_limiter = post, commands.bucket(self.address), histories
        if self._socket is not None:
            call_soon: Any = asyncio.get_running_loop().call_soon  # Any, because the frame is added later
            self._socket.on_text = partial(call_soon, self.on_frame)

    def on_frame(self, frame: bytes, deferred: bool = False) -> None:
        """Handle a frame, which is a command, a ping, or malformed. `deferred` is True if it arrived earlier and had to
        wait."""
        if self.closing is not None or self._post is None:
            return
        if not deferred and not self._bucket.take(time.monotonic()):
            self.drop("flood")
        elif len(frame) > MAX_FRAME_BYTES:
            self.drop("too-big")
        elif frame == PING:
            self.send(PONG)
        elif self._deferred is not None and not deferred:
            self._deferred.append(frame)
        else:
            try:
                if NUL in frame:
                    raise msgspec.ValidationError("NUL")
                command = COMMAND_DECODER.decode(frame)
            except (msgspec.DecodeError, RecursionError, UnicodeError):
                self._reject_malformed()
            else:
                is_history = type(command) is GetHistory
                if self._command_tokens.take(time.monotonic()) and (
                    not is_history or self._history_limiter.take(self.address)
                ):
                    self._post(PendingCommand(command, self.device, self.number, encode))
                else:
                    self.send(encode(Rejection(command.id, "too-fast", "house-no-too-fast")))
                    self.refused()

    def refused(self) -> None:
        """Count a refused command. A client that is refused too often is throttled."""
        now = time.monotonic()
        if self._refusals is None:
            self._refusals = TokenBucket(self._config.refusal_burst, self._config.refusal_burst * THROTTLE_S, now)
        self._refusals.take(now)
        if not self._refusals.has_token(now) and self._throttle_timer is None and self.closing is None:
            self._throttle()

    def _throttle(self) -> None:
        """Stop reading from this client for `THROTTLE_S` seconds."""
        if self._deferred is None:
            self._deferred = deque()
        if self._socket is not None and not self._socket.transport.is_closing():
            self._socket.transport.pause_reading()
        self._throttle_timer = asyncio.get_running_loop().call_later(THROTTLE_S, self._resume)

    def _resume(self) -> None:
        """Handle the next deferred command, or start reading from the client again if there is none."""
        self._throttle_timer = None
        if self.closing is not None or self._deferred is None:
            return
        if self._deferred:
            self.on_frame(self._deferred.popleft(), deferred=True)
            if self._throttle_timer is None:
                self._throttle()
        else:
            self._deferred = None
            if self._socket is not None and not self._socket.transport.is_closing():
                self._socket.transport.resume_reading()

    async def wait_until_resumed(self) -> None:
        """Return once this client is no longer throttled. For servers without a direct socket."""
        while self._deferred is not None and self.closing is None:
            await asyncio.sleep(THROTTLE_S)

    def _reject_malformed(self) -> None:
        self._malformed_frames += 1
        self.send(MALFORMED_FRAME)
        if self._malformed_frames >= MAX_MALFORMED_FRAMES:
            self.drop("malformed")

    # ---------------------------------------------------------------- output

    def send(self, *messages: bytes) -> None:
        """Queue messages for sending. A client with too many queued messages is disconnected."""
        self.send_packet(messages)

    def send_packet(self, messages: Sequence[bytes], frame: bytes | None = None) -> None:
        """Queue messages for sending. `frame` is their encoding, made once for many clients; it is used if nothing else
        is queued."""
        if self.closing is not None:
            return
        socket = self._socket
        if socket is not None and self._task is None and socket.writable.is_set():
            if self._queued:
                messages, frame, self._queued = [*self._queued, *messages], None, []
            if messages and not (
                socket.close_sent or socket.transport.is_closing()
            ):  # if so, the receiving side notices
                socket.transport.write(frame or self.packet(messages))
            return
        self._queued += messages
        if socket is None and self._task is None and self._queued:
            self._task = asyncio.create_task(self._write_queued())
        if self._queued and self._is_queue_full():
            self.drop("slow")

    @staticmethod
    def packet(messages: Sequence[bytes]) -> bytes:
        """Encode messages as one final, unmasked text frame, with one message per line."""
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
        """Close the connection, giving a reason. Queued messages are discarded, because the client resynchronises when
        it reconnects."""
        if self.closing is not None:
            return
        metrics.dropped.labels(why).inc()
        self._queued = [encode_bye(why)]
        self.closing = why
        if self._task is None:
            self._task = asyncio.create_task(self._write_queued())

    async def wait_closed(self) -> None:
        """Return once the reason for closing has been sent, or after 2 seconds."""
        if self._task is not None:
            await asyncio.wait([self._task], timeout=2)

    def detach(self) -> None:
        """Release all resources after the connection has been closed."""
        self.closing = self.closing or "gone"
        self._queued, self._post, self._deferred = [], None, None
        if self._throttle_timer is not None:
            self._throttle_timer.cancel()
        if self._socket is not None:
            self._socket.on_text = self._socket.on_writable = None
        if self._task is not None:
            self._task.cancel()

    async def _write_queued(self) -> None:
        try:
            async with asyncio.timeout(WRITE_TIMEOUT_S):
                while self._queued:
                    lines, self._queued = self._queued, []
                    await self._send({"type": "websocket.send", "text": b"\n".join(lines).decode()})
                if self.closing is not None:
                    code = CLOSE_CODES[self.closing]
                    await self._send({"type": "websocket.close", "code": code, "reason": self.closing})
        except Exception:  # a broken connection is noticed by the receiving side
            self._queued = []
            if self._socket is not None:
                self._socket.transport.abort()
        finally:
            self._task = None
