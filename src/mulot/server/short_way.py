"""The short way between a WebSocket and the table: what the application knows of it.

It is found in the scope's extensions where this house's server runs the application (`fast_websocket`). Where there is
none, everything goes the plain ASGI way, which every server has.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

SHORT_WAY = "mulot.fast-websocket"
TEXT = 0x81
FRAME = 8 * 1024


class ShortWay(Protocol):
    """One connection. `on_text` gets each whole text frame; `on_writable` is called when the reader has caught up."""

    on_text: Callable[[bytes], None] | None
    on_writable: Callable[[], None] | None
    writable: asyncio.Event
    transport: asyncio.Transport
    close_sent: bool


def short_way(scope: Any) -> ShortWay | None:
    """The connection itself, where this house's server runs it."""
    found: ShortWay | None = scope.get("extensions", {}).get(SHORT_WAY)
    return found
