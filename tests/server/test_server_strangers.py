"""What a stranger sends must not stop the house: everybody else is answered all the while."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest

from mulot.server.device import digest, find_device
from raw import longest_wait, send
from running_house import RunningHouse

SOON = 5.0
"""Seconds within which a neighbour is answered on a machine that is busy with other things as well."""
TOKEN = "Ab3_-" * 8 + "xyz"


@pytest.fixture(scope="module")
def house() -> Iterator[RunningHouse]:
    with RunningHouse() as running:
        yield running
        assert '"level": "error"' not in running.log, running.log


@pytest.mark.parametrize(("path", "size", "times"), [("/", 15_000, 60), ("/api/house", 15_000, 60), ("/", 120_000, 1)])
def test_a_cookie_of_escaped_quotes_holds_nobody_up(house: RunningHouse, path: str, size: int, times: int) -> None:
    cookie = 'mulot="' + '\\"' * (size // 2) + '"'
    request = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: {cookie}\r\n\r\n".encode()

    def attack() -> None:
        together = [threading.Thread(target=send, args=(house, request)) for _ in range(times)]
        for each in together:
            each.start()
        for each in together:
            each.join()

    assert longest_wait(house, attack) < SOON


@pytest.mark.parametrize(
    ("sent", "known"),
    [
        (f"mulot={TOKEN}", True),
        (f"a=b; mulot={TOKEN}; c=d", True),
        (f"a=b;mulot={TOKEN}", True),
        (f"  mulot={TOKEN} \t; x", True),
        (f'x="; y; mulot={TOKEN}', True),
        (f'mulot="{TOKEN}"', False),
        (f"mulot ={TOKEN}", False),
        (f"mulot= {TOKEN}", False),
        (f"Mulot={TOKEN}", False),
        (f"xmulot={TOKEN}", False),
        (f"__Host-mulot={TOKEN}", False),
        (f"a=mulot={TOKEN}", False),
        (f"mulot={TOKEN}x", False),
        (f"mulot={TOKEN[:-1]}", False),
        (f"mulot={TOKEN[:-1]}\n", False),
        (f"mulot={TOKEN[:-1]}é", False),
        (f"mulot={TOKEN[:-1]}=", False),
        (f"mulot, mulot={TOKEN}", False),
        ("mulot", False),
        ("mulot=", False),
        ("", False),
        (";;;=;=", False),
    ],
)
def test_a_cookie_is_known_when_it_is_exactly_ours(sent: str, known: bool) -> None:
    headers = [(b"host", b"localhost"), (b"cookie", sent.encode("latin-1"))]
    assert find_device(headers, secure=False) == (digest(TOKEN) if known else None)
    assert find_device([(b"x-cookie", sent.encode("latin-1"))], secure=False) is None


def test_under_tls_only_the_cookie_that_needs_tls_is_known() -> None:
    def found(cookie: str) -> str | None:
        return find_device([(b"cookie", cookie.encode())], secure=True)

    assert found(f"__Host-mulot={TOKEN}") == digest(TOKEN)
    assert found(f"mulot={TOKEN}") is None
