"""One HTTP connection with its limits: how much may come, how long it may take, how much may wait for its reader.

Parsing and answering stay uvicorn's. What is counted here is what its parser would keep without end.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from contextlib import suppress
from typing import Any

import msgspec
from httptools import HttpParserError
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from mulot.server import metrics
from mulot.server.cluster.worker_handoff import Peers
from mulot.server.config import Config
from mulot.server.edge.address import unmap_ipv4
from mulot.server.edge.connection_limits import ConnectionRegistry
from mulot.server.edge.frame_limits import FrameLimit
from mulot.server.edge.request_limits import MAX_BODY_BYTES, OVERSIZE_TOLERANCE, max_body_bytes
from mulot.service.problems import new_problem

PIECE = 4096
"""What comes is handed to the parser in pieces, so that a limit is noticed before the rest is looked at."""
PIPELINE = 16
"""Requests that wait for the answer to an earlier one. Browsers send none."""
LINGER = 2.0
"""Seconds to read a refusal before the connection is cut."""
PROGRESS = 16 * 1024
"""A reader that takes so much of what waits within `read_time` is slow, and not gone."""
LOG = "uvicorn.error.door"
"""What uvicorn says of connections; see `set_up_logs`."""
BETWEEN, HEAD, REST = "between", "head", "rest"
TIMEOUT = getattr(socket, "TCP_USER_TIMEOUT", None)
"""Linux has it; elsewhere the system gives up when it likes."""


class StopParsing(HttpParserError):
    """What has come is not parsed any further."""


class HttpConnection(HttpToolsProtocol):
    """`limits` and `crowd` are those of the house; see `http_protocol_class`."""

    limits: Config
    registry: ConnectionRegistry
    peers: Peers | None = None

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.come = b""
        """What came of it at another process, which has handed it over: it is for this one."""
        self.logger = logging.getLogger(LOG)
        self._at = BETWEEN
        self._bytes = 0
        """Bytes that have come of the head, or of what is after it."""
        self._most = MAX_BODY_BYTES + OVERSIZE_TOLERANCE
        """Bytes that may come after the head, chunks and all."""
        self._head = 0
        """Bytes of the head that the parser has told of: one piece may hold several requests."""
        self._deadline: asyncio.TimerHandle | None = None
        self._watch: asyncio.TimerHandle | None = None
        self._unread = 0
        self._deaf = False
        """Whatever still comes is not looked at."""
        self._unanswered: list[Any] = []
        """Requests whose answer is not all written yet, the oldest first."""
        self._refusal = (400, "malformed")

    # ---------------------------------------------------------------- coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is at the door, and should say soon what they want."""
        super().connection_made(transport)
        self.client = normalize_client(self.client)
        set_user_timeout(transport, 2 * self.limits.read_seconds)
        if not self.registry.add(self, self.client[0] if self.client else "?"):
            self.evict()
            return
        self._expect(self.limits.header_seconds)
        if self.come:
            come, self.come = self.come, b""
            self._read(come)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        super().connection_lost(exc)
        self._forget()
        self.registry.remove(self)

    def evict(self) -> None:
        """Another one needs the place."""
        self._forget()
        self.transport.abort()

    def _forget(self) -> None:
        """Nobody is answered or waited for any more."""
        self._deaf = True
        for request in self._unanswered:
            request.disconnected = True
            request.message_event.set()
        self._expect(None)
        if self._watch is not None:
            self._watch.cancel()

    # ---------------------------------------------------------------- what comes

    def data_received(self, data: bytes) -> None:
        """Here, or at the process of the table that it is about."""
        if self.peers is not None and self._at is BETWEEN and not self._unanswered and not self._deaf:
            connection = self.transport.get_extra_info("socket")
            if not self.transport.get_write_buffer_size() and self.peers.hand_over(data, connection):
                self.evict()
                return
        self._read(data)

    def _read(self, data: bytes) -> None:
        """Piece by piece, as far as it is welcome."""
        for start in range(0, len(data), PIECE):
            if self._deaf:
                return
            piece = data[start : start + PIECE]
            self._bytes += len(piece)
            super().data_received(piece)
            if self._deaf:
                return  # the parser has given up, and it was said: nothing is written after that
            if self._at is HEAD and self._bytes > self.limits.header_bytes:
                self.refuse(431, "too-big", "head-too-big")
            elif self._at is REST and self._bytes > self._most:
                self.refuse(413, "too-big", "body-too-big")
        if self._at is BETWEEN and self._deadline is None and self.cycle is not None and self.cycle.response_complete:
            self._expect(self.limits.header_seconds)  # line ends between requests are no request

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._at, self._bytes, self._head = HEAD, 0, 0
        if self._deadline is None:
            self._expect(self.limits.header_seconds)

    def on_url(self, url: bytes) -> None:
        """A piece of the address."""
        self._more(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header; or a trailer, which is none: whoever looked at the headers has not seen it."""
        if self._at is HEAD:
            self._more(len(name) + len(value) + 4)
            super().on_header(name, value)

    def _more(self, size: int) -> None:
        self._head += size
        if self._head > self.limits.header_bytes:
            self._refusal = (431, "too-big")
            raise StopParsing("head too big")

    def on_headers_complete(self) -> None:
        """The head is there: whole, small, in time."""
        # What follows a `#` stays in browsers; the parser would drop it, and the path would have two spellings.
        if self.url[:1] != b"/" or b"#" in self.url or len(self.pipeline) >= PIPELINE:
            raise StopParsing("no address of this house, or too many at once")
        if self._unanswered and self.parser.should_upgrade():
            raise StopParsing("a handshake that would be answered before what came before it")
        self._at, self._bytes = REST, 0
        method, path = self.parser.get_method().decode("ascii"), self.url.partition(b"?")[0].decode("ascii", "replace")
        self._most = max_body_bytes(method, path) + OVERSIZE_TOLERANCE
        self._expect(self.limits.body_seconds)
        self.registry.mark_busy(self)
        super().on_headers_complete()
        if self.cycle is not None and not self.cycle.response_complete:
            self._unanswered.append(self.cycle)
        if self.parser.should_upgrade() and not self._should_upgrade():
            # The parser takes what follows for the next request, a proxy for this one's body: nobody reads it.
            self.cycle.keep_alive = False
            self._deaf = True

    def on_message_complete(self) -> None:
        """The body is there, too."""
        super().on_message_complete()
        self._at, self._bytes = BETWEEN, 0
        self._expect(None)

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a WebSocket, whose protocol tells when it is gone."""
        self._forget()
        super().handle_websocket_upgrade()
        protocol: Any = self.transport.get_protocol()
        protocol.registry = self.registry
        self.registry.replace(self, protocol)  # nobody need keep this one, which takes more memory than a table's seat
        if not getattr(protocol, "handshake_initiated", True):
            # A body, too many headers, one that is too long: its parser gives up without a word and would stay.
            protocol.discard_input()
            self.refuse(400, "malformed", "malformed")
        self.parser = None  # type: ignore[assignment]  # it holds this connection, and this one holds it

    # ---------------------------------------------------------------- what goes

    def on_response_complete(self) -> None:
        """An answer is written; whether it is read is seen later."""
        self._unanswered = [request for request in self._unanswered if not request.response_complete]
        super().on_response_complete()
        if not self._unanswered:
            self.registry.mark_idle(self)
        self._watch_reader()

    def pause_writing(self) -> None:
        """The reader is slow."""
        super().pause_writing()
        self._watch_reader()

    def _watch_reader(self) -> None:
        if self._watch is None and self.transport.get_write_buffer_size():
            self._unread = self.transport.get_write_buffer_size()
            self._watch = self.loop.call_later(self.limits.read_seconds, self._look_again)

    def _look_again(self) -> None:
        self._watch = None
        unread = self.transport.get_write_buffer_size()
        if unread > max(0, self._unread - PROGRESS):
            metrics.connections_rejected.labels("not-read").inc()
            self.evict()
        else:
            self._watch_reader()

    # ---------------------------------------------------------------- time, refusals

    def _expect(self, seconds: float | None) -> None:
        """What is due must be there so many seconds from now."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self._too_late)

    def _too_late(self) -> None:
        self._deadline = None
        if self._at is BETWEEN:
            metrics.connections_rejected.labels("silent").inc()
            self.evict()
        else:
            self.refuse(408, "too-slow", "too-slow")

    def send_400_response(self, msg: str) -> None:
        """The parser has given up."""
        status, no = self._refusal
        self.refuse(status, no, "malformed" if status == 400 else "head-too-big")

    def refuse(self, status: int, no: str, why: str) -> None:
        """Say so, unless an answer is under way already, and hang up."""
        metrics.connections_rejected.labels(why).inc()
        answered = self._at is REST and not self._unanswered
        under_way = len(self._unanswered) > (self._at is REST) or any(r.response_started for r in self._unanswered)
        self._forget()
        if under_way:
            self.transport.abort()
            return
        if not self.transport.is_closing():
            if not answered:
                self.transport.write(_answer(status, no))
            if self.transport.can_write_eof():
                self.transport.write_eof()
        # Whoever is cut off in the middle of sending may lose the answer: what still comes is read, and not looked at.
        self.loop.call_later(LINGER, self.transport.abort)


def _answer(status: int, no: str) -> bytes:
    told = new_problem(status, no)
    body = msgspec.json.encode(told)
    head = [
        f"HTTP/1.1 {status} {told.title}",
        "content-type: application/problem+json",
        f"content-length: {len(body)}",
        "cache-control: no-store",
        "x-content-type-options: nosniff",
        "connection: close",
    ]
    return "\r\n".join(head).encode() + b"\r\n\r\n" + body


def http_protocol_class(
    config: Config, registry: ConnectionRegistry, peers: Peers | None = None
) -> type[HttpConnection]:
    """Connections of this house."""
    return type("HouseConnection", (HttpConnection,), {"limits": config, "registry": registry, "peers": peers})


def set_user_timeout(transport: asyncio.BaseTransport, seconds: float) -> None:
    """What is written and not taken for so long is thrown away by the system, though the house has closed long ago.

    Else it keeps up to some megabytes for minutes for each connection that nobody counts any more. Whoever takes
    anything in that time starts it anew.
    """
    connected = transport.get_extra_info("socket")
    if TIMEOUT is not None and connected is not None:
        with suppress(OSError):  # no TCP, or gone already
            connected.setsockopt(socket.IPPROTO_TCP, TIMEOUT, int(seconds * 1000))


def normalize_client(client: tuple[str, int] | None) -> tuple[str, int] | None:
    """Address and port of who is there; proxies, budgets and limits must all mean the same address."""
    return None if client is None else (unmap_ipv4(client[0]), client[1])


def handle_loop_exception(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What the loop does with an error that nobody has caught. A connection that breaks while something is written to
    it, or while it is closed, is no error of ours: strangers could fill the log with them."""
    if isinstance(context.get("exception"), OSError) and "transport" in context:
        metrics.connections_rejected.labels("broken").inc()
    else:
        loop.default_exception_handler(context)


class TrackedWebSocket:
    """For a WebSocket's protocol: it tells when the connection is gone."""

    registry: ConnectionRegistry | None = None
    client: Any
    transport: Any

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It is a WebSocket from now on."""
        super().connection_made(transport)  # type: ignore[misc]
        self.client = normalize_client(self.client)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        super().connection_lost(exc)  # type: ignore[misc]
        if self.registry is not None:
            self.registry.remove(self)

    def evict(self) -> None:
        """Another one needs the place."""
        self.transport.abort()


def websocket_protocol_class(config: Config, protocol: type[asyncio.Protocol]) -> type[asyncio.Protocol]:
    """A WebSocket's protocol whose frames are counted, and that tells when the connection is gone."""
    counted = (protocol,) if issubclass(protocol, FrameLimit) else (FrameLimit, protocol)
    return type(protocol.__name__, (TrackedWebSocket, *counted), {"limits": config})
