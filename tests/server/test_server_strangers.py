"""What a stranger sends must not stop the house: everybody else is answered all the while."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest

from mulot.server.device import digest, find_device
from people import Browser, told
from raw import longest_wait, send, status
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


ROUNDABOUT = [
    "/{}", "//{}", "/%2F{}", "/%2f{}", "/./{}", "/x/../{}", "/.//{}", "/%2e/{}", "/%61{}", "/{}/", "/{}//", "/{}/.",
    "/{}%2F", "/{}%20", "/{}%00", "http://localhost/{}", "http://localhost//{}", "//localhost/{}", "///{}", "\\{}",
    "/\\{}", "/%5C{}", "/%252F{}", "/{}#x", "/;/{}", "/{};x", "/{}%3Fx", "/%C0%AF{}", "/../{}", "//../{}",
    "/{}/../tables/",
]  # fmt: skip
"""Ways to write a path that some reader or other takes for /{}, and /{} itself."""


@pytest.mark.parametrize("way", ROUNDABOUT)
def test_no_roundabout_path_passes_the_guard(house: RunningHouse, way: str) -> None:
    """A foreign page lets its visitor's browser post: no preflight, no leave, and no effect."""

    async def story() -> None:
        ana = Browser(house.url)
        table = await ana.open_table(characters={"1": "random"})
        before = len(await ana.get("/api/tables"))
        for doing, body in (
            ("api/tables", LISTED),
            (f"api/tables/{table}/start", b"{}"),
            (GIVE_UP.format(table), b"{}"),
        ):
            if way.startswith("/%61"):
                doing = doing.removeprefix("a")
            answer = send(house, post(way.format(doing), ana.cookie, body))
            assert status(answer) in (400, 403, 404, 405), (way, answer[:200])
        assert len(await ana.get("/api/tables")) == before
        now = (await ana.get(f"/api/tables/{table}"))["table"]
        assert (now["phase"], now["seats"][0]["sits"]) == ("open", "person")

    told(story)


LISTED = b'{"game":"skirmish","settings":{"listed":true}}'
GIVE_UP = "api/tables/{}/seats/0/give-up"


def post(path: str, cookie: str, body: bytes) -> bytes:
    """As a browser posts for a foreign page."""
    return (
        f"POST {path} HTTP/1.1\r\nHost: localhost\r\nOrigin: http://evil.example\r\nSec-Fetch-Site: cross-site\r\n"
        f"Cookie: mulot={cookie}\r\nContent-Type: text/plain\r\nContent-Length: {len(body)}\r\n"
        "Connection: close\r\n\r\n"
    ).encode() + body


def test_whoever_goes_a_roundabout_way_is_told_that_there_is_no_such_page(house: RunningHouse) -> None:
    for path in (
        "//api/house",
        "/api//house",
        "/api/house/",
        "/%61pi/house",
        "/t/../api/house",
        "/t/x/",
        "/a%20b",
        "/é",
    ):
        answer = send(house, f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
        assert status(answer) in (400, 404), (path, answer[:200])
        assert b"set-cookie" not in answer.lower()
    for path in ("/", "/api/house", "/t/AZaz09_-", "/nowhere/at.all/~x", "/api/house?x=//&y=%2F"):
        answer = send(house, f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
        assert status(answer) == 200, (path, answer[:200])
