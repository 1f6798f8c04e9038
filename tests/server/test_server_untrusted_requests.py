"""Requests from strangers must not stop the server: other clients are answered all the while."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import httpx
import pytest

from kit.clients import Browser, run_story
from kit.raw_sockets import HEALTH, NEIGHBOUR, longest_wait, send_and_read_all, status
from kit.running_server import RunningServer
from mulot.server.app import App
from mulot.server.config import Config
from mulot.server.edge.address import address_key, client_address
from mulot.server.edge.device_cookie import device_digest, find_device
from mulot.server.edge.rate_limit import TABLE_OPENING_PATHS

SOON = 5.0
"""Seconds within which another client must be answered, even on a busy machine."""
TOKEN = "Ab3_-" * 8 + "xyz"


@pytest.fixture(scope="module")
def house() -> Iterator[RunningServer]:
    with RunningServer() as running:
        yield running
        assert '"level": "error"' not in running.log, running.log


@pytest.mark.parametrize(("path", "size", "times"), [("/", 15_000, 60), ("/api/house", 15_000, 60), ("/", 120_000, 1)])
def test_cookie_with_escaped_quotes_takes_linear_time(house: RunningServer, path: str, size: int, times: int) -> None:
    cookie = 'mulot="' + '\\"' * (size // 2) + '"'
    request = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: {cookie}\r\n\r\n".encode()

    def attack() -> None:
        together = [threading.Thread(target=send_and_read_all, args=(house, request)) for _ in range(times)]
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
def test_only_exact_device_cookies_are_accepted(sent: str, known: bool) -> None:
    headers = [(b"host", b"localhost"), (b"cookie", sent.encode("latin-1"))]
    assert find_device(headers, secure=False) == (device_digest(TOKEN) if known else None)
    assert find_device([(b"x-cookie", sent.encode("latin-1"))], secure=False) is None


def test_only_the_secure_cookie_is_accepted_with_tls() -> None:
    def found(cookie: str) -> str | None:
        return find_device([(b"cookie", cookie.encode())], secure=True)

    assert found(f"__Host-mulot={TOKEN}") == device_digest(TOKEN)
    assert found(f"mulot={TOKEN}") is None


ROUNDABOUT = [
    "/{}", "//{}", "/%2F{}", "/%2f{}", "/./{}", "/x/../{}", "/.//{}", "/%2e/{}", "/%61{}", "/{}/", "/{}//", "/{}/.",
    "/{}%2F", "/{}%20", "/{}%00", "http://localhost/{}", "http://localhost//{}", "//localhost/{}", "///{}", "\\{}",
    "/\\{}", "/%5C{}", "/%252F{}", "/{}#x", "/;/{}", "/{};x", "/{}%3Fx", "/%C0%AF{}", "/../{}", "//../{}",
    "/{}/../tables/",
]  # fmt: skip
"""Spellings that some parsers take for /{}, and /{} itself."""


@pytest.mark.parametrize("way", ROUNDABOUT)
def test_non_canonical_paths_do_not_bypass_the_guard(house: RunningServer, way: str) -> None:
    """The browser of a foreign page's visitor posts without preflight, and the post has no effect."""

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
            answer = send_and_read_all(house, foreign_post(way.format(doing), ana.cookie, body))
            assert status(answer) in (400, 403, 404, 405), (way, answer[:200])
        assert len(await ana.get("/api/tables")) == before
        now = (await ana.get(f"/api/tables/{table}"))["table"]
        assert (now["phase"], now["seats"][0]["sits"]) == ("open", "person")

    run_story(story)


LISTED = b'{"game":"skirmish","settings":{"listed":true}}'
GIVE_UP = "api/tables/{}/seats/0/give-up"


def foreign_post(path: str, cookie: str, body: bytes) -> bytes:
    """Return the bytes of a POST that a browser sends for a foreign page."""
    return (
        f"POST {path} HTTP/1.1\r\nHost: localhost\r\nOrigin: http://evil.example\r\nSec-Fetch-Site: cross-site\r\n"
        f"Cookie: mulot={cookie}\r\nContent-Type: text/plain\r\nContent-Length: {len(body)}\r\n"
        "Connection: close\r\n\r\n"
    ).encode() + body


def test_non_canonical_paths_answer_404(house: RunningServer) -> None:
    for path in (
        "//api/house",
        "/api//house",
        "/api/house/",
        "/%61pi/house",
        "/t/../api/house",
        "/t/x/",
        "/a%20b",
        "/é",
        "/api/house#x",
    ):
        answer = send_and_read_all(
            house, f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode()
        )
        assert status(answer) in (400, 404), (path, answer[:200])
        assert b"set-cookie" not in answer.lower()
    for path in ("/", "/api/house", "/t/AZaz09_-", "/nowhere/at.all/~x", "/api/house?x=//&y=%2F"):
        answer = send_and_read_all(
            house, f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode()
        )
        assert status(answer) == 200, (path, answer[:200])


@pytest.mark.parametrize(
    ("game", "way"), [("skirmish", "/rematch"), ("mystiques", "/sequel"), ("skirmish", ""), ("skirmish", "/")]
)
def test_every_way_to_open_a_table_counts_against_the_quota(game: str, way: str) -> None:
    async def story() -> None:
        with RunningServer(table_rate=4) as house:
            ana = Browser(house.url)
            table, opened = await ana.open_table(game, seats=2, take=[{"seat": 0}, {"seat": 1}]), 1
            last = ""
            for _ in range(8):
                if way in ("", "/"):
                    answer = await ana.ask("POST", f"/api/tables{way}", {"game": game})
                else:
                    if table != last:
                        await end_game(ana, table)
                    last = table
                    answer = await ana.ask("POST", f"/api/tables/{table}{way}", {})
                if answer.status_code < 300:
                    table, opened = answer.json()["table"], opened + 1
                else:
                    assert answer.status_code == (404 if way == "/" else 429)
            assert opened == (1 if way == "/" else 4)

    run_story(story)


async def end_game(host: Browser, table: str) -> None:
    """Start and end a game as the host."""
    await host.post(f"/api/tables/{table}/start")
    screen = await host.watch(table)
    await screen.done(do="end")
    await screen.close()


def test_every_route_is_classified_as_opening_a_table_or_not() -> None:
    routes = App(Config()).litestar.routes
    posts = {route.path_format for route in routes if "POST" in getattr(route, "methods", ())}
    opening = {path for path in posts if TABLE_OPENING_PATHS.fullmatch(path)}
    assert {path.rsplit("/", 1)[1] for path in opening} == {"tables", "rematch", "sequel", "play-on", "copies"}
    assert {path.rsplit("/", 1)[1] for path in posts - opening} == {
        "take", "leave", "give-up", "invitation", "start", "delete", "forget", "share", "shared", "{what}",
    }  # fmt: skip


def test_concurrent_rematch_requests_count_once() -> None:
    async def story() -> None:
        with RunningServer(table_rate=3) as house:
            ana, bo = Browser(house.url), Browser(house.url)
            table = await ana.open_table(seats=2)
            await bo.take(table, 1)
            await end_game(ana, table)
            for _ in range(5):
                for person in (ana, bo):
                    await person.post(f"/api/tables/{table}/rematch")
                    assert (await person.ask("POST", "/api/tables", {"game": "no-such-game"})).status_code == 404
            await ana.open_table()
            assert (await ana.ask("POST", "/api/tables", {"game": "skirmish"})).status_code == 429

    run_story(story)


@pytest.mark.parametrize(
    "body",
    [b'{"game":"\xff"}', b'{"\xff":1}', b'{"game":"skirmish","options":{"\xc3":1}}',
     b'{"game":"skirmish","options":{"first":"\xff"}}',
     b'{"game":"skirmish","take":[{"seat":0,"name":"\xed\xa0\x80"}]}'],
)  # fmt: skip
def test_body_with_invalid_utf_8_is_refused(house: RunningServer, body: bytes) -> None:
    headers = {"Origin": house.url, "Content-Type": "application/json"}
    answer = httpx.post(house.url + "/api/tables", content=body, headers=headers)
    assert (answer.status_code, answer.json()["no"]) == (400, "malformed")


@pytest.mark.parametrize("path", ["/", "/metrics", "/api/schema", "/api/house", "/nowhere", "/api/nowhere"])
def test_content_type_has_one_charset(house: RunningServer, path: str) -> None:
    page = httpx.get(house.url + path)
    scripts = [part.split('"')[0] for part in page.text.split('src="')[1:]] if path == "/" else []
    for kind in (page.headers["content-type"], *(httpx.get(house.url + s).headers["content-type"] for s in scripts)):
        assert kind.count("charset=utf-8") == (0 if "json" in kind else 1)


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("10.1.2.3", "10.1.2.3"),
        ("::ffff:10.1.2.3", "10.1.2.3"),
        ("::ffff:0a01:0203", "10.1.2.3"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("nonsense", "?"),
        ("", "?"),
    ],
)
def test_addresses_are_grouped_for_limits(host: str, counted: str) -> None:
    assert address_key(host) == counted
    assert client_address({"client": (host, 1)}) == counted


def test_ipv4_clients_of_an_ipv6_listener_are_counted_separately() -> None:
    with RunningServer(host="::", request_rate=20, proxies="127.0.0.3") as house:
        ask = HEALTH.replace(b"/health", b"/api/house")
        assert [status(send_and_read_all(house, ask)) for _ in range(30)][-1] == 429
        assert status(send_and_read_all(house, ask, NEIGHBOUR)) == 200
        behind = ask.replace(b"\r\n\r\n", b"\r\nX-Forwarded-For: 10.0.0.%d\r\n\r\n")
        assert [status(send_and_read_all(house, behind % n, "127.0.0.3")) for n in range(30)] == [200] * 30
