"""uvicorn's WebSocket with a direct path to the table: frames are passed on and written at once, without a task
between.

The handshake, parsing, pings and closing stay uvicorn's. This relies on parts of uvicorn that are not public:
`uvicorn_check` looks for them at start-up, and no other module imports this one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from mulot.server.edge.frame_limits import FrameLimit
from mulot.server.live.viewer_connection import DIRECT_SOCKET, FINAL_TEXT_FRAME, MAX_FRAME_BYTES

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask


class FastWebSocket(FrameLimit, WebSocketsSansIOProtocol):
    """One connection. `on_text` is called with each complete text, `on_writable` when the write buffer has drained."""

    on_text: Callable[[bytes], None] | None = None
    on_writable: Callable[[], None] | None = None
    _at_frame_start = True
    """True if the data so far ends where a frame ends."""

    def handle_connect(self, event: Request) -> None:
        """Offer this object to the application as its direct socket."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            self.scope["extensions"][DIRECT_SOCKET] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        """Pass on data that is exactly one small text frame without the parser; this is possible while all data ends
        where a frame ends."""
        if self.on_text is None:
            self._at_frame_start &= not self.handshake_complete or are_whole_frames(data)  # sent before we accepted
        elif self._at_frame_start:
            if len(data) >= 6 and data[0] == FINAL_TEXT_FRAME and data[1] & 0x80:
                n, start = data[1] & 0x7F, 6
                if n == 126:
                    n, start = int.from_bytes(data[2:4], "big"), 8
                if n <= MAX_FRAME_BYTES and n != 127 and len(data) == start + n:
                    if not self.close_sent:
                        self.on_text(apply_mask(data[start:], data[start - 4 : start]))
                    return
            self._at_frame_start = are_whole_frames(data)
        super().data_received(data)

    def handle_text(self, event: Frame) -> None:
        """Pass a complete text on directly; uvicorn collects fragments."""
        if self.on_text is not None and event.fin:
            if not self.close_sent:
                self.on_text(bytes(event.data))
        else:
            super().handle_text(event)

    def handle_parser_exception(self) -> None:
        """Close after frames that break the protocol. Where they came before the handshake was answered there is no
        close frame, which uvicorn takes for granted, and the connection is cut."""
        if self.conn.close_sent is None:
            self.transport.abort()
        else:
            super().handle_parser_exception()

    def connection_lost(self, exc: Exception | None) -> None:
        """Release the parser: it and its generator refer to each other."""
        super().connection_lost(exc)
        del self.conn.parser

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Release the scope, which refers to this object."""
        super().on_task_complete(task)
        del self.scope

    async def send(self, message: ASGISendEvent) -> None:
        """Send an ASGI event. A handshake that was refused counts as complete; what was said in it is not kept."""
        await super().send(message)
        if message["type"] == "websocket.accept" and self.handshake_complete:
            # uvicorn does not use these again, though its types say that they are always set.
            self.request = self.response = None  # type: ignore[assignment]
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            self.handshake_complete = True

    def resume_writing(self) -> None:
        """Tell the application that the write buffer has drained."""
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()


def are_whole_frames(data: bytes) -> bool:
    """True if this is a number of final, masked frames and nothing more. Several frames that arrive together need the
    parser, but what follows them does not."""
    at, size = 0, len(data)
    while at < size:
        if size - at < 6 or data[at] & 0xF0 != 0x80 or not data[at + 1] & 0x80:
            return False
        n, start = data[at + 1] & 0x7F, at + 6
        if n == 126:
            n, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 8
        if n == 127 or start + n > size:
            return False
        at = start + n
    return True
