"""One HTTP connection with its limits: how much the client may send, how long it may take, and how much unread data may
wait for it.

Parsing and responding are left to uvicorn. The limits apply to what its parser would otherwise store without bound.
"""

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
from mulot.server.edge.rate_limit import MAX_BODY_BYTES, OVERSIZE_TOLERANCE, max_body_bytes
from mulot.service.problems import new_problem

CHUNK_BYTES = 4096
"""Data is passed to the parser in chunks of this size, so that an exceeded limit is detected before the rest is
parsed."""
MAX_PIPELINED = 16
"""Number of requests that may wait for the response to an earlier one. Browsers do not pipeline requests."""
LINGER_S = 2.0
"""Seconds a client has to read a refusal before the connection is closed."""
MIN_READ_BYTES = 16 * 1024
"""A client that reads this much within `read_seconds` is slow, but not gone."""
LOGGER_NAME = "uvicorn.error.edge"
"""The logger for uvicorn's messages about connections; see `set_up_logs`."""
BETWEEN, HEAD, BODY = "between requests", "in the headers", "in the body"
"""Where the connection is in its stream of requests."""
TCP_USER_TIMEOUT = getattr(socket, "TCP_USER_TIMEOUT", None)
"""Available only on Linux; other systems use their own timeout."""


class StopParsing(HttpParserError):
    """Raised in a parser callback so that the rest of the data is not parsed."""


class HttpConnection(HttpToolsProtocol):
    """A connection with limits. `http_protocol_class` sets `limits`, `registry` and `peers`."""

    limits: Config
    registry: ConnectionRegistry
    peers: Peers | None = None

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.received_by_peer = b""
        """Data that another process had received before it passed this connection on."""
        self.logger = logging.getLogger(LOGGER_NAME)
        self._at = BETWEEN
        self._bytes = 0
        """Number of bytes received of the headers, or of what follows them."""
        self._max_bytes = MAX_BODY_BYTES + OVERSIZE_TOLERANCE
        """Number of bytes that may follow the headers, including the chunked encoding."""
        self._parsed_head_bytes = 0
        """Size of the headers as reported by the parser, because one chunk may contain several requests."""
        self._deadline: asyncio.TimerHandle | None = None
        self._reader_check: asyncio.TimerHandle | None = None
        self._unread = 0
        self._discarding = False
        """True if further input is discarded."""
        self._unanswered: list[Any] = []
        """Requests whose response has not been completely written, oldest first."""
        self._refusal = (400, "malformed")

    # ---------------------------------------------------------------- start and end

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Register the connection, and give it a deadline for its first request."""
        super().connection_made(transport)
        self.client = normalize_client(self.client)
        set_user_timeout(transport, 2 * self.limits.read_seconds)
        if not self.registry.add(self, self.client[0] if self.client else "?"):
            self.evict()
            return
        self._set_deadline(self.limits.header_seconds)
        if self.received_by_peer:
            data, self.received_by_peer = self.received_by_peer, b""
            self._parse(data)

    def connection_lost(self, exc: Exception | None) -> None:
        """Remove the connection from the registry."""
        super().connection_lost(exc)
        self._abandon()
        self.registry.remove(self)

    def evict(self) -> None:
        """Close the connection at once, to make room for another one."""
        self._abandon()
        self.transport.abort()

    def _abandon(self) -> None:
        """Discard further input, tell running requests that the client has disconnected, and stop all timers."""
        self._discarding = True
        for request in self._unanswered:
            request.disconnected = True
            request.message_event.set()
        self._set_deadline(None)
        if self._reader_check is not None:
            self._reader_check.cancel()

    # ---------------------------------------------------------------- input

    def data_received(self, data: bytes) -> None:
        """Parse the data here, or pass the connection to the process that has the table in question."""
        if self.peers is not None and self._at is BETWEEN and not self._unanswered and not self._discarding:
            connection = self.transport.get_extra_info("socket")
            if not self.transport.get_write_buffer_size() and self.peers.hand_over(data, connection):
                self.evict()
                return
        self._parse(data)

    def _parse(self, data: bytes) -> None:
        """Pass bytes to the HTTP parser in chunks, and refuse the request once its head or body exceeds a limit."""
        for start in range(0, len(data), CHUNK_BYTES):
            if self._discarding:
                return
            chunk = data[start : start + CHUNK_BYTES]
            self._bytes += len(chunk)
            super().data_received(chunk)
            if self._discarding:
                return  # the parser failed and the refusal has been written, so nothing more may be written
            if self._at is HEAD and self._bytes > self.limits.header_bytes:
                self.refuse(431, "too-big", "head-too-big")
            elif self._at is BODY and self._bytes > self._max_bytes:
                self.refuse(413, "too-big", "body-too-big")
        if self._at is BETWEEN and self._deadline is None and self.cycle is not None and self.cycle.response_complete:
            self._set_deadline(self.limits.header_seconds)  # line breaks between requests are not requests

    def on_message_begin(self) -> None:
        """Record that a request has begun."""
        super().on_message_begin()
        self._at, self._bytes, self._parsed_head_bytes = HEAD, 0, 0
        if self._deadline is None:
            self._set_deadline(self.limits.header_seconds)

    def on_url(self, url: bytes) -> None:
        """Count and process a part of the URL."""
        self._count_head_bytes(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Count and process a header. Trailers are ignored, because they come after the headers have been checked."""
        if self._at is HEAD:
            self._count_head_bytes(len(name) + len(value) + 4)
            super().on_header(name, value)

    def _count_head_bytes(self, size: int) -> None:
        self._parsed_head_bytes += size
        if self._parsed_head_bytes > self.limits.header_bytes:
            self._refusal = (431, "too-big")
            raise StopParsing("headers too large")

    def on_headers_complete(self) -> None:
        """Check the request line and headers, which have arrived in time, and start handling the request."""
        # Browsers do not send what follows a `#`. The parser would drop it, which would give a path two spellings.
        if self.url[:1] != b"/" or b"#" in self.url or len(self.pipeline) >= MAX_PIPELINED:
            raise StopParsing("invalid path, or too many pipelined requests")
        if self._unanswered and self.parser.should_upgrade():
            raise StopParsing("pipelined WebSocket handshake")
        self._at, self._bytes = BODY, 0
        method, path = self.parser.get_method().decode("ascii"), self.url.partition(b"?")[0].decode("ascii", "replace")
        self._max_bytes = max_body_bytes(method, path) + OVERSIZE_TOLERANCE
        self._set_deadline(self.limits.body_seconds)
        self.registry.mark_busy(self)
        super().on_headers_complete()
        if self.cycle is not None and not self.cycle.response_complete:
            self._unanswered.append(self.cycle)
        if self.parser.should_upgrade() and not self._should_upgrade():
            # The parser would read what follows as the next request, a proxy as this request's body, so nobody may read
            # it.
            self.cycle.keep_alive = False
            self._discarding = True

    def on_message_complete(self) -> None:
        """Record that a request is complete."""
        super().on_message_complete()
        self._at, self._bytes = BETWEEN, 0
        self._set_deadline(None)

    def handle_websocket_upgrade(self) -> None:
        """Pass the connection on to the WebSocket protocol, which tells the registry when it ends."""
        self._abandon()
        super().handle_websocket_upgrade()
        protocol: Any = self.transport.get_protocol()
        protocol.registry = self.registry
        # this object can now be freed, which takes more memory than a seat at a table
        self.registry.replace(self, protocol)
        if not getattr(protocol, "handshake_initiated", True):
            # The request has a body, too many headers or a long one. The protocol gives up silently, which would leave
            # the connection open.
            protocol.discard_input()
            self.refuse(400, "malformed", "malformed")
        self.parser = None  # type: ignore[assignment]  # a reference cycle

    # ---------------------------------------------------------------- output

    def on_response_complete(self) -> None:
        """Record that a response has been written, and check whether the client reads it."""
        self._unanswered = [request for request in self._unanswered if not request.response_complete]
        super().on_response_complete()
        if not self._unanswered:
            self.registry.mark_idle(self)
        self._watch_reader()

    def pause_writing(self) -> None:
        """Check whether the client reads at all, because the write buffer is full."""
        super().pause_writing()
        self._watch_reader()

    def _watch_reader(self) -> None:
        if self._reader_check is None and self.transport.get_write_buffer_size():
            self._unread = self.transport.get_write_buffer_size()
            self._reader_check = self.loop.call_later(self.limits.read_seconds, self._evict_if_unread)

    def _evict_if_unread(self) -> None:
        self._reader_check = None
        unread = self.transport.get_write_buffer_size()
        if unread > max(0, self._unread - MIN_READ_BYTES):
            metrics.connections_rejected.labels("not-read").inc()
            self.evict()
        else:
            self._watch_reader()

    # ---------------------------------------------------------------- timeouts and refusals

    def _set_deadline(self, seconds: float | None) -> None:
        """Set the number of seconds within which the next step must be complete; None for no deadline."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self._time_out)

    def _time_out(self) -> None:
        self._deadline = None
        if self._at is BETWEEN:
            metrics.connections_rejected.labels("silent").inc()
            self.evict()
        else:
            self.refuse(408, "too-slow", "too-slow")

    def send_400_response(self, msg: str) -> None:
        """Refuse the request, because the parser has failed."""
        status, no = self._refusal
        self.refuse(status, no, "malformed" if status == 400 else "head-too-big")

    def refuse(self, status: int, reason: str, metrics_label: str) -> None:
        """Send an error response, unless another response has begun, then close the connection. `reason` is the
        problem's reason."""
        metrics.connections_rejected.labels(metrics_label).inc()
        answered = self._at is BODY and not self._unanswered
        response_begun = len(self._unanswered) > (self._at is BODY) or any(r.response_started for r in self._unanswered)
        self._abandon()
        if response_begun:
            self.transport.abort()
            return
        if not self.transport.is_closing():
            if not answered:
                self.transport.write(_encode_problem_response(status, reason))
            if self.transport.can_write_eof():
                self.transport.write_eof()
        # A client that is cut off while sending may lose the response, so its input is read and discarded for a moment.
        self.loop.call_later(LINGER_S, self.transport.abort)


def _encode_problem_response(status: int, reason: str) -> bytes:
    problem = new_problem(status, reason)
    body = msgspec.json.encode(problem)
    head = [
        f"HTTP/1.1 {status} {problem.title}",
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
    """Return the protocol class that uvicorn uses to handle each connection."""
    return type("ServerConnection", (HttpConnection,), {"limits": config, "registry": registry, "peers": peers})


def set_user_timeout(transport: asyncio.BaseTransport, seconds: float) -> None:
    """Have the system discard written data that the client has not read for this long, even if the connection has been
    closed.

    Otherwise the kernel would keep up to several megabytes for minutes, for each connection that no longer counts. The
    timeout starts again whenever the client reads something.
    """
    connected = transport.get_extra_info("socket")
    if TCP_USER_TIMEOUT is not None and connected is not None:
        with suppress(OSError):  # not TCP, or already closed
            connected.setsockopt(socket.IPPROTO_TCP, TCP_USER_TIMEOUT, int(seconds * 1000))


def normalize_client(client: tuple[str, int] | None) -> tuple[str, int] | None:
    """Return a client's address and port in one spelling, so that proxies, rate limits and connection limits all see
    the same."""
    return None if client is None else (unmap_ipv4(client[0]), client[1])


def handle_loop_exception(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Handle uncaught exceptions in the event loop. A connection that breaks while it is written to or closed is only
    counted, because strangers could otherwise fill the log."""
    if isinstance(context.get("exception"), OSError) and "transport" in context:
        metrics.connections_rejected.labels("broken").inc()
    else:
        loop.default_exception_handler(context)


class TrackedWebSocket:
    """A mixin for WebSocket protocols that keeps the connection registry up to date."""

    registry: ConnectionRegistry | None = None
    client: Any
    transport: Any

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Convert the client's address to its usual spelling."""
        super().connection_made(transport)  # type: ignore[misc]
        self.client = normalize_client(self.client)

    def connection_lost(self, exc: Exception | None) -> None:
        """Remove the connection from the registry."""
        super().connection_lost(exc)  # type: ignore[misc]
        if self.registry is not None:
            self.registry.remove(self)

    def evict(self) -> None:
        """Close the connection at once, to make room for another one."""
        self.transport.abort()


def websocket_protocol_class(config: Config, protocol: type[asyncio.Protocol]) -> type[asyncio.Protocol]:
    """Return a WebSocket protocol class that has a frame limit and keeps the connection registry up to date."""
    limited = (protocol,) if issubclass(protocol, FrameLimit) else (FrameLimit, protocol)
    return type(protocol.__name__, (TrackedWebSocket, *limited), {"limits": config})
