"""uvicorn's WebSocket with a short way to the table: frames are handed over and written at once, with no task between.

The handshake, parsing, pings and closing stay uvicorn's. This stands on parts of uvicorn that it does not promise:
`uvicorn_parts` looks for them when the house opens, and this module is imported nowhere else.
"""

from __future__ import annotations

from collections.abc import Callable

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from mulot.server.edge.frame_limits import FrameLimit
from mulot.server.live.client import DIRECT_SOCKET, FINAL_TEXT_FRAME, MAX_FRAME_BYTES

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask


class FastWebSocket(FrameLimit, WebSocketsSansIOProtocol):
    """One connection. `on_text` gets each whole text frame; `on_writable` is called when the reader has caught up."""

    on_text: Callable[[bytes], None] | None = None
    on_writable: Callable[[], None] | None = None
    _whole = True
    """What has come ends where a frame ends."""

    def handle_connect(self, event: Request) -> None:
        """Let the application know of the short way."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            self.scope["extensions"][DIRECT_SOCKET] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        """A piece that is exactly one small text frame needs no parser; as long as all pieces end where frames end."""
        if self.on_text is None:
            self._whole &= not self.handshake_complete or are_whole_frames(data)  # it came too early
        elif self._whole:
            if len(data) >= 6 and data[0] == FINAL_TEXT_FRAME and data[1] & 0x80:
                n, start = data[1] & 0x7F, 6
                if n == 126:
                    n, start = int.from_bytes(data[2:4], "big"), 8
                if n <= MAX_FRAME_BYTES and n != 127 and len(data) == start + n:
                    if not self.close_sent:
                        self.on_text(apply_mask(data[start:], data[start - 4 : start]))
                    return
            self._whole = are_whole_frames(data)
        super().data_received(data)

    def handle_text(self, event: Frame) -> None:
        """A frame that is whole goes straight to the table; pieces take uvicorn's way."""
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

    async def send(self, message: ASGISendEvent) -> None:
        """A handshake that was answered with a refusal is complete, too. What was said in it is not kept."""
        await super().send(message)
        if message["type"] == "websocket.accept" and self.handshake_complete:
            # uvicorn does not look at them again, and its types do not know that they can go.
            self.request = self.response = None  # type: ignore[assignment]
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            self.handshake_complete = True

    def resume_writing(self) -> None:
        """The reader has caught up."""
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()


def are_whole_frames(data: bytes) -> bool:
    """Whether this is some final, masked frames, and nothing of one more: two that came together need the parser, and
    what comes after them does not."""
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
