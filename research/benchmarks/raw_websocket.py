"""A minimal WebSocket client, so that the load generator itself costs little time."""

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable


class RawWebSocket(asyncio.Protocol):
    """A WebSocket connection. `hear` receives every text frame; `say` sends one. The mask is all zeros."""

    path = ""
    """The path of the URL that it is connected to."""

    def __init__(self, request: bytes, hear: Callable[[bytes], None]) -> None:
        self._request = request
        self._hear = hear
        self._buffer = bytearray()
        self._open = False
        self.gone = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: asyncio.Transport = transport  # type: ignore[assignment]
        self.transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        self.gone = True
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("closed"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            head = bytes(self._buffer[:end])
            del self._buffer[: end + 4]
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.ready.set_exception(ConnectionError(head.decode("latin-1")[:200]))
                return
            self._open = True
            self.ready.set_result(None)
        self._frames()

    def _frames(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            code, length, start = buffer[at] & 15, buffer[at + 1], at + 2
            if length == 126:
                length, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < start + length:
                break
            body = bytes(buffer[start : start + length])
            at = start + length
            if code == 1:
                self._hear(body)
            elif code == 9:
                self._frame(10, body)
            elif code == 8:
                self.transport.close()
        del buffer[:at]

    def say(self, text: bytes) -> None:
        """Send a text frame."""
        self._frame(1, text)

    def _frame(self, code: int, body: bytes) -> None:
        n = len(body)
        head = bytes((128 | code, 128 | n)) if n < 126 else bytes((128 | code, 254)) + n.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + body)

    def close(self) -> None:
        self.transport.close()


async def connect(host: str, port: int, path: str, cookie: str, hear: Callable[[bytes], None]) -> RawWebSocket:
    """Open a WebSocket and return it. `hear` is called with each text frame."""
    request = (
        f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: http://{host}:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}\r\n"
        f"Sec-WebSocket-Version: 13\r\nCookie: mulot={cookie}\r\n\r\n"
    ).encode()
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: RawWebSocket(request, hear), host, port)
    wire.path = path
    await wire.ready
    return wire
