"""uvicorn's WebSocket with a direct path to the table: frames are passed on and written immediately, without a task in
between.

The handshake, parsing, pings and closing are left to uvicorn. This relies on parts of uvicorn that are not public:
`uvicorn_check` looks for them at start-up, and no other module imports this one.
"""

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
    """One connection. `on_text` is called with each complete text message, `on_writable` when the write buffer has
    drained."""

    on_text: Callable[[bytes], None] | None = None
    on_writable: Callable[[], None] | None = None
    _at_frame_start = True
    """True if the data received so far ends at the end of a frame."""

    def handle_connect(self, event: Request) -> None:
        """Offer this object to the application as its direct socket."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            self.scope["extensions"][DIRECT_SOCKET] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        """Pass data that is exactly one small text frame on without using the parser. This is possible as long as all
        data so far ends at the end of a frame."""
        if self.on_text is None:
            # This data was sent before the handshake was accepted.
            self._at_frame_start &= not self.handshake_complete or are_whole_frames(data)
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
        """Pass a complete text message on directly. uvicorn collects fragments."""
        if self.on_text is not None and event.fin:
            if not self.close_sent:
                self.on_text(bytes(event.data))
        else:
            super().handle_text(event)

    def handle_parser_exception(self) -> None:
        """Close the connection after frames that violate the protocol. If they came before the handshake was answered,
        there is no close frame, which uvicorn expects, so the connection is aborted."""
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
        """Send an ASGI event. A refused handshake counts as complete. The handshake's request and response are not
        kept."""
        await super().send(message)
        if message["type"] == "websocket.accept" and self.handshake_complete:
            # uvicorn does not use these again, although its types say that they are always set.
            self.request = self.response = None  # type: ignore[assignment]
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            self.handshake_complete = True

    def resume_writing(self) -> None:
        """Tell the application that the write buffer has drained."""
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()


def are_whole_frames(data: bytes) -> bool:
    """True if this consists only of complete, final, masked frames. Several frames that arrive together need the
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
