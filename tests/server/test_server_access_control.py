"""Access control, and malformed input."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from kit.clients import Browser, run_story
from kit.malformed_frames import malformed_frame
from kit.raw_sockets import send_and_read_all, statuses
from kit.running_server import RunningServer


@pytest.fixture(scope="module")
def house() -> Iterator[RunningServer]:
    with RunningServer() as running:
        yield running
        assert '"level": "error"' not in running.log, running.log
        assert "Traceback" not in running.log, running.log


FOREIGN = [
    None,
    "null",
    "http://evil.example",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "https://127.0.0.1:{port}",
    "http://127.0.0.1:{port}.evil.example",
    "http://127.0.0.1:{port}/",
    "HTTP://127.0.0.1:{port}",
    "http://localhost:{port}",
    "http://xn--127-0.example:{port}",
    "http://user@127.0.0.1:{port}",
    "file://",
]


@pytest.mark.parametrize("origin", FOREIGN)
def test_foreign_origins_are_refused(house: RunningServer, origin: str | None) -> None:
    async def story() -> None:
        ana = Browser(house.url)
        table = await ana.open_table()
        told_origin = (origin or "").format(port=house.port)
        answer = await ana.ask("POST", f"/api/tables/{table}/start", {}, Origin=told_origin)
        assert (answer.status_code, answer.json()["key"]) == (403, "house-no-foreign-origin")
        headers = {"Cookie": f"mulot={ana.cookie}", **({"Origin": told_origin} if origin else {})}
        with pytest.raises(InvalidStatus) as refused:
            await connect(f"ws://127.0.0.1:{house.port}/api/tables/{table}/live", additional_headers=headers)
        assert refused.value.response.status_code == 403

    run_story(story)


def test_cross_site_requests_are_refused_by_fetch_metadata(house: RunningServer) -> None:
    async def story() -> None:
        ana = Browser(house.url)
        table = await ana.open_table()
        answer = await ana.ask("POST", f"/api/tables/{table}/start", {}, **{"Sec-Fetch-Site": "cross-site"})
        assert answer.status_code == 403

    run_story(story)


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "a.b.c", ""])
def test_unknown_host_is_refused(house: RunningServer, host: str) -> None:
    answer = httpx.get(house.url + "/api/house", headers={"Host": host})
    assert answer.status_code in (400, 403)


def test_server_with_base_url_accepts_only_its_origin() -> None:
    with RunningServer(base_url="https://play.example.org") as house:

        async def story() -> None:
            ana = Browser(house.url)
            secure = f"__Host-mulot={ana.cookie}"
            body = {"game": "skirmish"}
            there = {"Cookie": secure, "Host": "play.example.org"}
            good = await ana.ask("POST", "/api/tables", body, Origin="https://play.example.org", **there)
            assert good.status_code == 201
            assert (await ana.ask("POST", "/api/tables", body, **there)).status_code == 403
            fresh = httpx.get(house.url + "/api/house", headers={"Host": "play.example.org"})
            cookie = fresh.headers["set-cookie"]
            assert cookie.startswith("__Host-mulot=")
            for part in ("HttpOnly", "SameSite=Lax", "Secure", "Path=/"):
                assert part in cookie
            assert "strict-transport-security" in fresh.headers

        run_story(story)


def test_security_headers_and_device_cookie_are_set(house: RunningServer) -> None:
    for path in ("/", "/api/house", "/health", "/nowhere", "/api/nowhere"):
        answer = httpx.get(house.url + path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "server" not in answer.headers
    cookie = httpx.get(house.url + "/api/house").headers["set-cookie"]
    assert cookie.startswith("mulot=")
    assert "HttpOnly; SameSite=Lax" in cookie
    known = httpx.get(house.url + "/api/house", headers={"Cookie": f"mulot={'a' * 43}"})
    assert "set-cookie" not in known.headers
    for same_for_all in ("/api/games", "/api/games/skirmish"):
        asked = httpx.get(house.url + same_for_all)
        assert asked.status_code == 200
        assert "set-cookie" not in asked.headers


def test_lan_address_is_reported_and_answers() -> None:
    with RunningServer(host="0.0.0.0") as house:
        home = httpx.get(house.url + "/api/house").json()["home"]
        assert home is None or home.endswith(f":{house.port}")
        if home is not None:
            answer = httpx.post(home + "/api/tables", json={"game": "skirmish"}, headers={"Origin": home})
            assert answer.status_code == 201
    with RunningServer() as house:
        assert httpx.get(house.url + "/api/house").json()["home"] is None


def test_pages_health_and_missing_pages(house: RunningServer) -> None:
    assert httpx.get(house.url + "/health").json() == {"status": "ok"}
    assert httpx.get(house.url + "/ready").json() == {"status": "ok"}
    assert "mulot_sockets" in httpx.get(house.url + "/metrics").text
    assert httpx.get(house.url + "/t/some-table").headers["content-type"].startswith("text/html")
    assert "POST /api/tables" in httpx.get(house.url + "/api/schema").text
    missing = httpx.get(house.url + "/api/nowhere")
    assert missing.status_code == 404
    assert missing.headers["content-type"] == "application/problem+json"
    assert missing.json()["key"] == "house-no-such-page"


@pytest.mark.parametrize(
    "path",
    ["/assets/../../../../etc/passwd", "/..%2f..%2fetc/passwd", "/assets/%2e%2e/%2e%2e/config.py", "/.%00./x",
     "/assets/..\\..\\config.py", "//etc/passwd", "/assets/%c0%ae%c0%ae/config.py"],
)  # fmt: skip
def test_path_traversal_is_impossible(house: RunningServer, path: str) -> None:
    import socket

    with socket.create_connection(("127.0.0.1", house.port)) as s:
        s.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
        answer = b""
        while part := s.recv(65536):
            answer += part
    assert b"root:" not in answer
    assert b"class Config" not in answer
    assert b" 500 " not in answer.split(b"\r\n")[0]


def test_malformed_bodies_are_refused(house: RunningServer) -> None:
    async def story() -> None:
        ana = Browser(house.url)
        many: list[tuple[bytes, str, int]] = [
            (b"{}", "application/json", 400),
            (b"[]", "application/json", 400),
            (b"{", "application/json", 400),
            (b"\xff\xfe", "application/json", 400),
            (b'{"game": "skirmish", "more": 1}', "application/json", 400),
            (b'{"game": "no-such-game"}', "application/json", 404),
            (b'{"game": "skirmish", "seats": 99}', "application/json", 400),
            (b'{"game": "skirmish", "seats": 9}', "application/json", 400),
            (b'{"game": "skirmish", "seats": 1e400}', "application/json", 400),
            (b'{"game": "skirmish", "seats": 2.5}', "application/json", 400),
            (b'{"game": "skirmish", "seats": ' + b"9" * 400 + b"}", "application/json", 400),
            (b'{"game": "skirmish", "options": {"rats": ' + b"9" * 40 + b"}}", "application/json", 400),
            (b'{"game": "skirmish", "options": {"rats\\u0000": 1}}', "application/json", 400),
            (b'{"game": "skirmish", "options": {"first": "\\ud800"}}', "application/json", 400),
            (b'{"game": "skirmish", "take": [{"seat": 0, "name": "robert"}]}', "application/json", 400),
            (b'{"game": "skirmish", "take": [{"seat": 0, "added": "xyz"}]}', "application/json", 400),
            (b'{"game": "skirmish", "characters": {"7": "random"}}', "application/json", 404),
            (b'{"game": ' + b"[" * 7000 + b"]" * 7000 + b"}", "application/json", 400),
            (b'{"game": "skirmish", "x": ' + b"[" * 7000 + b"]" * 7000 + b"}", "application/json", 400),
            (
                b'{"game": "skirmish", "options": {"first": ' + b"[" * 7000 + b"]" * 7000 + b"}}",
                "application/json",
                400,
            ),
            (b'{"game": "skirmish"}', "text/plain", 415),
            (b'{"game": "skirmish"}', "application/x-www-form-urlencoded", 415),
            (b'{"game": "' + b"a" * 20_000 + b'"}', "application/json", 413),
        ]
        async with httpx.AsyncClient(base_url=house.url) as client:
            for body, kind, status in many:
                headers = {"Origin": house.url, "Content-Type": kind, "Cookie": f"mulot={ana.cookie}"}
                answer = await client.post("/api/tables", content=body, headers=headers)
                assert answer.status_code == status, (body[:80], answer.status_code, answer.text[:200])
                assert answer.headers["content-type"] == "application/problem+json"
                assert answer.json()["key"].startswith("house-no-")

            async def endless() -> Any:
                for _ in range(40):
                    yield b" " * 1024

            headers = {"Origin": house.url, "Content-Type": "application/json"}
            answer = await client.post("/api/tables", content=endless(), headers=headers)
            assert answer.status_code == 413

    run_story(story)


FRAMES: list[str] = [
    "", " ", "null", "1", "[]", "{}", '{"do":1}', '{"do":"nothing"}', '{"do":"play"}', '{"do":"take"}',
    '{"do":"take","seat":-1}', '{"do":"take","seat":64}', '{"do":"take","seat":1e2}', '{"do":"take","seat":true}',
    '{"do":"take","seat":0,"more":1}', '{"do":"take","seat":0,"name":"ROBERT"}',
    '{"do":"take","seat":0,"secret":"\\u0000"}',
    '{"do":"take","seat":0,"added":"0"}', '{"do":"look","since":99999999999999999999}', '{"do":"play","id":"short"}',
    '{"do":"enter"}', '{"do":"invite","seat":0}', '{"do":"abandon"}', '{"do":"rematch"}', '{"do":"bot-plays"}',
    '{"do":"configure","settings":{"patience":1}}', '{"do":"configure","options":' + "[" * 3000 + "]" * 3000 + "}",
    "[" * 8000, '{"do":"play","id":"abcdefgh1","seat":0,"question":0,"action":' + "[" * 3500 + "]" * 3500 + "}",
    '{"do":"play","id":"abcdefgh2","seat":0,"question":0,"action":{"type":"nothing"}}',
    '{"do":"play","id":"abcdefgh3","seat":0,"question":0,"action":"' + "x" * 5000 + '"}',
    '{"do":"play","id":"abcdefgh4","seat":0,"question":0,"action":NaN}',
    '{"do":"play","id":"abcdefgh5","seat":0,"question":0,"action":"\\ud800"}',
    '{"do":"play","id":"abcdefgh6","seat":0,"question":0,"action":123456789012345678901234567890}',
]  # fmt: skip


@pytest.mark.parametrize("number", range(len(FRAMES)))
def test_malformed_frames_are_answered_and_change_nothing(house: RunningServer, number: int) -> None:
    async def story() -> None:
        ana = Browser(house.url)
        table = await ana.open_table(take=[{"seat": 0}, {"seat": 1}])
        await ana.post(f"/api/tables/{table}/start")
        screen = await ana.watch(table)
        seen, rev = len(screen.messages), screen.now["rev"]
        await screen.send(FRAMES[number])
        answer = await screen.until(lambda m: m["kind"] == "no", seen)
        assert answer["key"].startswith("house-no-") or answer["key"].startswith("skirmish-no-")
        assert answer["no"] != "error"
        await screen.send({"do": "ping"})
        await screen.until(lambda m: m["kind"] == "pong")
        assert screen.now["rev"] == rev

    run_story(story)


@pytest.mark.parametrize(("frame", "code", "why"), [
    (b"\x00\x01", 1003, "binary"), ("x" * 9000, 1009, ""), (b"x" * 9000, 1009, ""),
])  # fmt: skip
def test_oversized_and_binary_frames_close_the_connection(
    house: RunningServer, frame: str | bytes, code: int, why: str
) -> None:
    async def story() -> None:
        ana = Browser(house.url)
        screen = await ana.watch(await ana.open_table())
        await screen.send(frame)
        closed = await screen.gone()
        assert closed[0] == code
        assert why in closed[1]

    run_story(story)


def test_too_many_malformed_frames_close_the_connection(house: RunningServer) -> None:
    async def story() -> None:
        ana = Browser(house.url)
        screen = await ana.watch(await ana.open_table())
        for _ in range(25):
            await screen.send("nonsense")
        assert (await screen.gone())[0] == 1008
        assert screen.messages[-1]["why"] == "malformed"

    run_story(story)


def test_fuzzed_frames_cause_no_errors(house: RunningServer) -> None:
    """A short run of the fuzzer causes no errors; `make prove` runs it for hours."""

    async def story() -> None:
        ana, rng = Browser(house.url), random.Random(5)
        table = await ana.open_table(characters={"1": "random"})
        for _ in range(40):
            screen = await ana.watch(table)
            for _ in range(15):
                await screen.send(malformed_frame(rng))
            await screen.send({"do": "ping"})
            await screen.until(lambda m: m["kind"] in ("pong", "bye"))
            await screen.close()

    run_story(story)


def test_rate_limits_of_frames_requests_tables_and_websockets() -> None:
    async def story() -> None:
        with RunningServer(frame_rate=20, request_rate=60, table_rate=3, websockets_per_address=5) as house:
            ana = Browser(house.url)
            tables = [await ana.open_table() for _ in range(3)]
            answer = await ana.ask("POST", "/api/tables", {"game": "skirmish"})
            assert (answer.status_code, answer.json()["key"]) == (429, "house-no-too-fast")
            assert "retry-after" in answer.headers
            screens = [await ana.watch(tables[0]) for _ in range(5)]
            crowded = await ana.watch(tables[0])
            assert crowded.messages[0]["why"] == "flood"
            for _ in range(30):
                await screens[0].send({"do": "ping"})
            assert (await screens[0].gone())[0] == 1008
            asked = [
                f"GET /api/house HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 10.0.0.{n}\r\n" for n in range(90)
            ]
            spoofed = list[int]()
            for first in range(
                0, 90, 15
            ):  # many at once, so that the budget does not refill meanwhile on a busy machine
                *more, last = asked[first : first + 15]
                together = "".join(f"{head}\r\n" for head in more) + f"{last}Connection: close\r\n\r\n"
                spoofed += statuses(send_and_read_all(house, together.encode()))
            assert 429 in spoofed

    run_story(story)


def test_websocket_without_cookie_or_table_gets_a_reason(house: RunningServer) -> None:
    async def story() -> None:
        table = await Browser(house.url).open_table()
        async with connect(f"{house.url.replace('http', 'ws')}/api/tables/{table}/live", origin=house.url) as wire:  # type: ignore[arg-type]
            assert msgspec.json.decode(await wire.recv())["why"] == "no-cookie"
            await wire.wait_closed()
            assert wire.close_code == 4401
        for name in ("%00", "..", "", "a/b//c"):
            with pytest.raises(InvalidStatus) as refused:
                await Browser(house.url).watch(name)
            assert refused.value.response.status_code == 404
        for name in ("nowhere", "x" * 41, "...", "~"):
            nowhere = await Browser(house.url).watch(name)
            assert nowhere.messages[0]["why"] == "no-such-table"
            assert (await nowhere.gone())[0] == 4404

    run_story(story)


def test_secrets_are_not_logged(house: RunningServer) -> None:
    async def story() -> None:
        ana, bo = Browser(house.url), Browser(house.url)
        table = await ana.open_table(settings={"access": "invited"})
        secret = (await ana.post(f"/api/tables/{table}/seats/1/invitation"))["secret"]
        wrong = await bo.ask("POST", f"/api/tables/{table}/seats/1/take", {"secret": secret[:-1]})
        assert wrong.json()["key"] == "house-no-not-invited"
        await bo.take(table, 1, secret=secret)
        await asyncio.sleep(0.05)
        for hidden in (secret, ana.cookie, bo.cookie, ana.device):
            assert hidden not in house.log

    run_story(story)


def test_head_response_has_no_body(house: RunningServer) -> None:
    """A client would take a body for the beginning of the next response."""
    asked = [f"HEAD {path} HTTP/1.1\r\nHost: localhost\r\n" for path in ("/", "/api/house", "/api/nowhere", "/metrics")]
    asked.append("GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n")
    answers = send_and_read_all(house, "".join(f"{each}\r\n" for each in asked).encode())
    heads, _, body = answers.rpartition(b"\r\n\r\n")
    assert statuses(answers) == [200, 200, 404, 200, 200]
    assert body == b'{"status":"ok"}'
    parts = heads.split(b"\r\n\r\n")
    assert [part[:9] for part in parts] == [b"HTTP/1.1 "] * 5
    assert all(b"\r\ncontent-length: " in part and b"content-length: 0" not in part for part in parts)


def test_head_has_the_permissions_and_limits_of_get() -> None:
    with RunningServer(request_rate=5) as house:
        assert httpx.head(f"{house.url}/api/house", headers={"Host": "evil.example"}).status_code == 403
        found = [httpx.head(f"{house.url}/api/house").status_code for _ in range(20)]
        assert (found[0], found[-1]) == (200, 429)
        assert 429 in [httpx.get(f"{house.url}/api/house").status_code for _ in range(3)]


def test_head_cannot_open_a_websocket(house: RunningServer) -> None:
    async def story() -> None:
        ana = Browser(house.url)
        table = await ana.open_table()
        asked = (
            f"/api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nOrigin: {house.url}\r\n"
            f"Cookie: mulot={ana.cookie}\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        )
        plain = [
            send_and_read_all(house, f"{way} {asked}Connection: close\r\n\r\n".encode()) for way in ("GET", "HEAD")
        ]
        assert [statuses(answer) for answer in plain] == [[405], [405]]
        upgrade = send_and_read_all(house, f"HEAD {asked}Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n".encode())
        assert statuses(upgrade) == [405]

    run_story(story)
