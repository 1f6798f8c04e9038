"""Size limits of requests: longer requests are refused and use no memory."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest

from kit.raw_sockets import longest_wait, send_and_read_all, status
from kit.running_server import RunningServer
from mulot.server.config import Config

SOON = 5.0
MORE = 30 << 20
"""How much more memory the server may need for other things."""
BIG = 40 << 20
START = b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"


@pytest.fixture(scope="module")
def house() -> Iterator[RunningServer]:
    """A server without timeouts, so that only sizes are refused."""
    with RunningServer(header_seconds=600, body_seconds=600) as running:
        yield running
        assert '"level": "error"' not in running.log, running.log


ENDLESS = {
    "small headers": (START, b"a:b\r\n"),
    "one header line": (START + b"a: ", b"x" * 1000),
    "one header name": (START, b"x" * 1000),
    "one address": (b"GET /", b"x" * 1000),
    "one address in the query": (b"GET /?", b"x" * 1000),
    "one method": (b"", b"X" * 1000),
    "folded lines": (START + b"a: b\r\n", b" x\r\n"),
    "cookies": (START, b"Cookie: a=b\r\n"),
    "a body that is announced": (START + b"Content-Length: 999999999\r\n\r\n", b"x" * 1000),
    "a body in chunks": (START + b"Transfer-Encoding: chunked\r\n\r\n", b"3e8\r\n" + b"x" * 1000 + b"\r\n"),
    "a body in small chunks": (START + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\nx\r\n"),
    "one chunk's extension": (START + b"Transfer-Encoding: chunked\r\n\r\n1;", b"x" * 1000),
    "trailers": (START + b"Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n", b"a: b\r\n"),
    "line ends": (b"", b"\r\n"),
}


@pytest.mark.parametrize("what", ENDLESS)
def test_endless_requests_use_no_memory(house: RunningServer, what: str) -> None:
    first, again = ENDLESS[what]
    before = house.memory
    request = first + again * (BIG // len(again)) + START + b"\r\n"
    assert longest_wait(house, lambda: send_and_read_all(house, request)) < SOON
    assert house.memory - before < MORE


def request_with_header_size(size: int) -> bytes:
    """Return a request with headers of exactly this size."""
    start = START + b"X: "
    return start + b"x" * (size - len(start) - 4) + b"\r\n\r\n"


def test_header_limit_is_exact(house: RunningServer) -> None:
    most = Config().header_bytes
    assert most == 16 * 1024
    assert status(send_and_read_all(house, request_with_header_size(most - 64))) == 200
    refused = send_and_read_all(house, request_with_header_size(most + 64))
    assert status(refused) == 431
    assert b'"key":"house-no-too-big"' in refused
    many = START + b"".join(b"X-%d: y\r\n" % n for n in range(2000)) + b"\r\n"
    assert status(send_and_read_all(house, many)) == 431


def test_oversized_body_is_refused_with_or_without_content_length(house: RunningServer) -> None:
    post = START.replace(b"GET /health", b"POST /api/tables") + f"Origin: {house.url}\r\n".encode()
    post = post.replace(b"localhost", f"127.0.0.1:{house.port}".encode()) + b"Content-Type: application/json\r\n"
    announced = send_and_read_all(house, post + b"Content-Length: 16385\r\n\r\n" + b"x" * 16385)
    assert status(announced) == 413
    chunk = b"3e8\r\n" + b"x" * 1000 + b"\r\n"
    assert (
        status(send_and_read_all(house, post + b"Transfer-Encoding: chunked\r\n\r\n" + chunk * 17 + b"0\r\n\r\n"))
        == 413
    )
    assert status(
        send_and_read_all(house, post + b"Transfer-Encoding: chunked\r\n\r\n" + chunk * 200 + b"0\r\n\r\n")
    ) in (413, 0)


def test_many_oversized_headers_use_no_memory(house: RunningServer) -> None:
    before = house.memory

    def attack() -> None:
        together = [
            threading.Thread(target=send_and_read_all, args=(house, request_with_header_size(1 << 20)))
            for _ in range(60)
        ]
        for each in together:
            each.start()
        for each in together:
            each.join()

    assert longest_wait(house, attack) < SOON
    assert house.memory - before < MORE


def test_trailers_are_not_headers(house: RunningServer) -> None:
    """If trailers counted as headers, a client behind a proxy could add headers that neither the proxy nor the guard
    has checked."""
    chunked = START.replace(b"Host: localhost\r\n", b"") + b"Transfer-Encoding: chunked\r\n\r\n0\r\n"
    assert status(send_and_read_all(house, chunked + b"Host: localhost\r\n\r\n")) == 400
    twice = START + b"Transfer-Encoding: chunked\r\n\r\n0\r\nHost: evil.example\r\n\r\n"
    assert status(send_and_read_all(house, twice)) == 200
