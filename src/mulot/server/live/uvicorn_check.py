"""A start-up check that uvicorn still has the private parts that Mulot relies on.

Only their names are checked; the tests check their behaviour. If `fast_websocket` does not work with this uvicorn,
WebSockets use standard ASGI. If `edge.connection` does not, there would be no limits, so the server does not start.
"""

import asyncio
from collections.abc import Mapping
from importlib import import_module

import structlog
import uvicorn
from uvicorn.protocols.websockets import auto

from mulot.server.config import BadSetting

log = structlog.get_logger()
HTTP_PARTS = {
    "uvicorn.protocols.http.httptools_impl:HttpToolsProtocol": (
        "connection_made", "connection_lost", "data_received", "on_message_begin", "on_url", "on_header",
        "on_headers_complete", "on_message_complete", "on_response_complete", "handle_websocket_upgrade",
        "pause_writing", "send_400_response", "_should_upgrade",
    ),
    "uvicorn.protocols.http.httptools_impl:RequestResponseCycle": ("run_asgi", "send", "receive"),
}  # fmt: skip
"""The parts that `edge.connection` overrides or calls."""
WEBSOCKET_PARTS = {
    "uvicorn.protocols.websockets.websockets_sansio_impl:WebSocketsSansIOProtocol": (
        "handle_connect", "data_received", "handle_text", "send", "pause_writing", "resume_writing", "connection_lost",
        "on_task_complete", "conn", "transport", "writable", "close_sent", "handshake_initiated",
        "handshake_complete",
    ),
}  # fmt: skip
"""The parts that `fast_websocket` overrides, calls or reads."""


def choose_websocket_protocol() -> type[asyncio.Protocol]:
    """Return FastWebSocket if uvicorn has what it needs, otherwise uvicorn's standard protocol class."""
    why = _first_missing(WEBSOCKET_PARTS)
    try:
        fast: type[asyncio.Protocol] = import_module("mulot.server.live.fast_websocket").FastWebSocket
    except (ImportError, AttributeError) as error:
        why = why or f"{type(error).__name__}: {error}"
    if not why:
        return fast
    log.warning("unsupported uvicorn version: using standard WebSockets", uvicorn=uvicorn.__version__, why=why)
    standard = auto.AutoWebSocketsProtocol
    assert isinstance(standard, type)
    return standard


def check_http_protocol() -> None:
    """Raise BadSetting if uvicorn lacks a part that the connection limits need."""
    if missing := _first_missing(HTTP_PARTS):
        why = f"unsupported uvicorn version {uvicorn.__version__}: it has no {missing}, which request limits need"
        raise BadSetting(why=why)


def _first_missing(wanted: Mapping[str, tuple[str, ...]]) -> str:
    """Return the name of the first missing part, or an empty string. A part is a method of its class, or an attribute
    that the constructor sets."""
    for name, parts in wanted.items():
        module, _, cls = name.partition(":")
        try:
            found = getattr(import_module(module), cls)
        except (ImportError, AttributeError):
            return cls
        constructor_names = found.__init__.__code__.co_names
        for part in parts:
            if not callable(getattr(found, part, None)) and part not in constructor_names:
                return f"{cls}.{part}"
    return ""
