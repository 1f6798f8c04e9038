"""A minimal HTTP client on one keep-alive connection, fast enough for many requests, which can also send invalid
ones."""

from __future__ import annotations

import asyncio
import json
from typing import Any


class KeepAliveClient:
    """One connection to the server. `send` sends raw bytes; `read_response` reads one response."""

    def __init__(self, port: int, cookie: str) -> None:
        self.port = port
        self.cookie = cookie
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def send(self, request: bytes) -> None:
        """Send raw bytes, on a new connection if the old one is closed."""
        if self._writer is None or self._writer.is_closing():
            self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 22)
        self._writer.write(request)
        await self._writer.drain()

    async def read_response(self, body_follows: bool = True) -> tuple[int, bytes]:
        """Return the status and body. Raises ConnectionError if the server closes the connection instead."""
        assert self._reader is not None
        try:
            head = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            status, headers = int(head.split(" ", 2)[1]), head.lower()
            length = headers.partition("content-length:")[2].partition("\r\n")[0].strip()
            body = b""
            if "transfer-encoding: chunked" in headers and body_follows:
                while size := int(await self._reader.readline(), 16):
                    body += (await self._reader.readexactly(size + 2))[:-2]
                await self._reader.readline()
            elif length and body_follows:
                body = await self._reader.readexactly(int(length))
        except (asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
            self.close()
            raise ConnectionError("hung up") from error
        except OSError:
            self.close()
            raise
        if "connection: close" in headers:
            self.close()
        return status, body

    async def request(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """Send a valid request with the cookie, and return the status and body."""
        text = b"" if body is None else json.dumps(body).encode()
        await self.send(
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nOrigin: http://127.0.0.1:{self.port}\r\n"
            f"Cookie: mulot={self.cookie}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(text)}\r\n\r\n".encode()
            + text
        )
        return await self.read_response()

    def close(self) -> None:
        """Close the connection."""
        if self._writer is not None:
            self._writer.transport.abort()
            self._writer = None
