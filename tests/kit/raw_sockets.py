"""Sends requests as raw bytes, as no browser would, and measures how long other clients have to wait."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from kit.running_server import RunningServer

NEIGHBOUR = "127.0.0.2"
"""Another loopback address: an uninvolved client."""
HEALTH = b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"


def open_connection(house: RunningServer, source: str = "127.0.0.1", patience: float = 3000) -> socket.socket:
    """Connect from this local address."""
    return socket.create_connection(("127.0.0.1", house.port), timeout=patience, source_address=(source, 0))


def send_and_read_all(house: RunningServer, data: bytes, source: str = "127.0.0.1", patience: float = 3000) -> bytes:
    """Send data. Return everything received until the server closes the connection or is silent for `patience`
    seconds."""
    with open_connection(house, source, patience) as s, suppress(ConnectionError, TimeoutError):
        s.sendall(data)
        return read_to_end(s)
    return b""


def read_to_end(s: socket.socket) -> bytes:
    """Read everything until the server closes the connection."""
    found = b""
    with suppress(ConnectionError):
        while part := s.recv(65536):
            found += part
    return found


def status(answer: bytes) -> int:
    """Return the status of the first response, or 0 if there is none."""
    words = answer.split(b"\r\n", 1)[0].split()
    return int(words[1]) if len(words) > 1 and words[1].isdigit() else 0


def statuses(answers: bytes) -> list[int]:
    """Return the statuses of all responses on one connection."""
    return [int(part[:3]) for part in answers.split(b"HTTP/1.1 ")[1:]]


def seconds_until_answered(house: RunningServer, source: str = NEIGHBOUR, patience: float = 3000) -> float:
    """Return how many seconds pass until a client that retries when refused, as browsers do, is answered."""
    began = time.monotonic()
    while status(send_and_read_all(house, HEALTH, source, patience)) != 200:
        assert time.monotonic() - began < patience, f"no request is answered at {source}"
    return time.monotonic() - began


def longest_wait(house: RunningServer, attack: Callable[[], object]) -> float:
    """Return the longest time that another client waits for a response during an attack."""
    under_way = threading.Thread(target=attack, daemon=True)
    under_way.start()
    longest = seconds_until_answered(house)
    while under_way.is_alive():
        longest = max(longest, seconds_until_answered(house))
    under_way.join()
    return longest


def is_hung_up(s: socket.socket, patience: float = 300, drip: bytes = b"", every: float = 0.1) -> bool:
    """True if the server closes this connection although the client sends a byte now and then."""
    deadline, drops = time.monotonic() + patience, iter(drip)
    s.settimeout(every)
    while time.monotonic() < deadline:
        try:
            if (drop := next(drops, None)) is not None:
                s.sendall(bytes([drop]))
            if s.recv(65536) == b"":
                return True
        except TimeoutError:
            continue
        except ConnectionError:
            return True
    return False


def read_until_hung_up(s: socket.socket, patience: float = 30) -> bytes:
    """Return everything received on a connection that the server must close."""
    s.settimeout(patience)
    try:
        return read_to_end(s)
    except TimeoutError as error:
        raise AssertionError("the house keeps the connection") from error


def unread_bytes_in_kernel(house: RunningServer) -> int:
    """Return the bytes that Linux keeps for clients that do not read, including closed connections."""
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return sum(int(row[4].split(":")[0], 16) for row in rows if int(row[1].split(":")[1], 16) == house.port)


def websocket(house: RunningServer, table: str, cookie: str) -> socket.socket:
    """Open a WebSocket whose bytes are all sent by the test."""
    s = open_connection(house)
    s.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nOrigin: {house.url}\r\n"
        f"Cookie: mulot={cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    assert b"101" in s.recv(4096)
    return s


def frame(first: int, payload: bytes = b"") -> bytes:
    """Return one masked frame."""
    return bytes((first, 0x80 | len(payload), 0, 0, 0, 0)) + payload
