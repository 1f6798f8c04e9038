"""Before the house opens: does uvicorn still have what this house builds on, and does not promise to keep?

It is compared by name; what it does is what tests try. Without what `fast_websocket` needs, WebSockets go the plain
ASGI way. Without what the outer door needs for its limits, the house does not open.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from importlib import import_module

import structlog
import uvicorn
from uvicorn.protocols.websockets import auto

from mulot.server.config import BadSetting

log = structlog.get_logger()
CONNECTION = {
    "uvicorn.protocols.http.httptools_impl:HttpToolsProtocol": (
        "connection_made", "connection_lost", "data_received", "on_message_begin", "on_url", "on_header",
        "on_headers_complete", "on_message_complete", "on_response_complete", "handle_websocket_upgrade",
        "pause_writing", "send_400_response", "_should_upgrade",
    ),
    "uvicorn.protocols.http.httptools_impl:RequestResponseCycle": ("run_asgi", "send", "receive"),
}  # fmt: skip
"""What the outer door overrides or calls."""
WEBSOCKET = {
    "uvicorn.protocols.websockets.websockets_sansio_impl:WebSocketsSansIOProtocol": (
        "handle_connect", "data_received", "handle_text", "send", "pause_writing", "resume_writing", "transport",
        "writable", "close_sent", "handshake_initiated", "handshake_complete",
    ),
}  # fmt: skip
"""What `fast_websocket` overrides, calls or reads."""


def choose_websocket_protocol() -> type[asyncio.Protocol]:
    """The WebSocket's protocol of this house: with the short way if uvicorn is as expected, else uvicorn's own."""
    why = _missing(WEBSOCKET)
    try:
        fast: type[asyncio.Protocol] = import_module("mulot.server.live.fast_websocket").FastWebSocket
    except (ImportError, AttributeError) as error:
        why = why or f"{type(error).__name__}: {error}"
    if not why:
        return fast
    log.warning("uvicorn is not as expected: WebSockets go the plain way", uvicorn=uvicorn.__version__, why=why)
    plain = auto.AutoWebSocketsProtocol
    assert isinstance(plain, type)
    return plain


def check_http_protocol() -> None:
    """Whether the outer door can hold. Raises BadSetting."""
    if missing := _missing(CONNECTION):
        why = f"uvicorn {uvicorn.__version__} has no {missing}: the door of the house would have no limits"
        raise BadSetting(why=why)


def _missing(wanted: Mapping[str, tuple[str, ...]]) -> str:
    """The first of these parts that is not there: no method of its class, and nothing that its instances are given."""
    for name, parts in wanted.items():
        module, _, cls = name.partition(":")
        try:
            found = getattr(import_module(module), cls)
        except (ImportError, AttributeError):
            return cls
        given = found.__init__.__code__.co_names
        for part in parts:
            if not callable(getattr(found, part, None)) and part not in given:
                return f"{cls}.{part}"
    return ""
