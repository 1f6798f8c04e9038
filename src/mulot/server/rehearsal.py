"""Before the house opens: are uvicorn's parts as this house expects them?

`fast_websocket` and `door/connection` stand on parts that uvicorn does not promise to keep. The first is tried out on
a connection of our own making; where it does not do what it should, WebSockets go the plain ASGI way. The second is
compared by name: without its limits the house does not open.
"""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from typing import Any

import structlog
import uvicorn
from uvicorn.server import ServerState

from mulot.server.config import BadSetting
from mulot.server.screen import Screen
from mulot.server.short_way import SHORT_WAY

log = structlog.get_logger()
SECONDS = 10.0
"""How long the rehearsal may take. It takes a few milliseconds."""
HANDSHAKE = (
    b"GET /rehearsal HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
CONNECTION = {
    "uvicorn.protocols.http.httptools_impl:HttpToolsProtocol": (
        "connection_made", "connection_lost", "data_received", "on_message_begin", "on_url", "on_header",
        "on_headers_complete", "on_message_complete", "on_response_complete", "handle_websocket_upgrade",
        "pause_writing", "send_400_response", "_should_upgrade",
    ),
    "uvicorn.protocols.http.httptools_impl:RequestResponseCycle": ("run_asgi", "send", "receive"),
}  # fmt: skip
"""What the outer door overrides or calls."""


def websocket_class() -> type[asyncio.Protocol]:
    """The WebSocket's protocol of this house: with the short way if uvicorn is as expected, else uvicorn's own."""
    try:
        fast: type[asyncio.Protocol] = import_module("mulot.server.fast_websocket").FastWebSocket
        with ThreadPoolExecutor(1) as aside:  # where a loop runs already, another one needs a thread of its own
            aside.submit(asyncio.run, asyncio.wait_for(_rehearse(fast), SECONDS)).result()
    except Exception as error:
        log.warning(
            "uvicorn is not as expected: WebSockets go the plain way",
            uvicorn=uvicorn.__version__,
            why=f"{type(error).__name__}: {error}",
        )
        plain = uvicorn.Config(_deaf, log_config=None)
        plain.load()
        found = plain.ws_protocol_class
        assert found is not None
        return found
    return fast


def check_connection() -> None:
    """Whether the outer door can hold. Raises BadSetting."""
    for name, parts in CONNECTION.items():
        module, _, cls = name.partition(":")
        try:
            found = getattr(import_module(module), cls)
        except (ImportError, AttributeError):
            found = None
        missing = [part for part in parts if not callable(getattr(found, part, None))]
        if missing:
            why = f"uvicorn {uvicorn.__version__} has no {cls}.{missing[0]}: the door of the house would have no limits"
            raise BadSetting(why=why)


async def _deaf(scope: Any, receive: Any, send: Any) -> None:
    """An application that nobody asks."""


class _Line(asyncio.Transport):
    """A connection that ends here."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)})
        self.sent = b""
        self.closed = False

    def write(self, data: Any) -> None:
        self.sent += bytes(data)

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    abort = close

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


async def _rehearse(fast: type[Any]) -> None:
    """One connection: it is opened, texts come whole and in pieces and go out, it is closed."""
    heard: list[bytes] = []
    told: list[Any] = []
    ready, over = asyncio.Event(), asyncio.Event()
    found: Any = None

    async def app(scope: Any, receive: Any, send: Any) -> None:
        nonlocal found
        told.append(await receive())
        await send({"type": "websocket.accept"})
        found = scope["extensions"].get(SHORT_WAY)
        if found is not None:
            found.on_text = heard.append
        ready.set()
        while told[-1]["type"] != "websocket.disconnect":
            told.append(await receive())
        over.set()

    line = _Line()
    config = uvicorn.Config(app, log_config=None, ws_per_message_deflate=False)
    config.load()
    limits = type("Limits", (), {"frames": 100})
    protocol = type("Rehearsed", (fast,), {"limits": limits})(config=config, server_state=ServerState(), app_state={})
    protocol.logger = logging.Logger("rehearsal", logging.CRITICAL + 1)  # what goes wrong is said once, by us
    protocol.connection_made(line)
    protocol.data_received(HANDSHAKE)
    await ready.wait()
    assert line.sent.startswith(b"HTTP/1.1 101"), "no handshake"
    assert found is protocol, "the short way is not found"
    assert not protocol.close_sent, "it counts as closed"
    assert protocol.writable.is_set(), "it cannot be written to"
    protocol.data_received(_frame(0x81, b"whole"))
    assert heard == [b"whole"], "a whole frame is not heard"
    protocol.data_received(_frame(0x81, b"two") + _frame(0x81, b"at once"))
    assert heard == [b"whole", b"two", b"at once"], "two frames at once are not heard"
    protocol.data_received(_frame(0x01, b"in ") + _frame(0x80, b"pieces"))
    protocol.transport.write(Screen.packet((b"told",)))
    assert line.sent.endswith(b"\x81\x04told"), "nothing goes out"
    protocol.pause_writing()
    assert not protocol.writable.is_set(), "a slow reader is not noticed"
    protocol.resume_writing()
    assert protocol.writable.is_set(), "a slow reader is slow for ever"
    protocol.data_received(_frame(0x88, b"\x03\xe8"))
    await over.wait()
    assert [one["type"].removeprefix("websocket.") for one in told] == ["connect", "receive", "disconnect"], told
    assert told[1]["text"] == "in pieces", "pieces are not put together"
    assert line.closed, "it is closed, and not gone"
    protocol.connection_lost(None)


def _frame(first: int, payload: bytes) -> bytes:
    """As a client sends it, masked with nothing."""
    return bytes((first, 0x80 | len(payload), 0, 0, 0, 0)) + payload
