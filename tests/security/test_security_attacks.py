"""Attacks on a server over HTTP and WebSockets. The targets are taken from the server's own description: every route,
body and command, and every field that takes text. So new ones are attacked as well."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import closing
from datetime import datetime
from typing import Any, get_args
from urllib.parse import quote

import httpx
import msgspec
import pytest

from kit.clients import Browser, run_story
from kit.raw_sockets import send_and_read_all
from kit.running_server import RunningServer
from kit.smoke_checks import two_player_game
from mulot.server.edge.rate_limit import max_body_bytes
from mulot.table.commands import ClientCommand

SCRIPT = "\"'><img src=x onerror=alert(1)>"
MARK = "onerror"
"""A marker in every text that is sent, which must not appear anywhere."""
TEXTS = (
    SCRIPT,
    MARK,
    f"${{7*7}}{{{{7*7}}}}{MARK}",
    f"'; DROP TABLE tables; --{MARK}",
    f"\u202e{MARK}",
    f"javascript:{MARK}",
)
PATHS = (
    "../../../../etc/passwd",
    "..%2f..%2f..%2fetc%2fpasswd",
    "%2e%2e/%2e%2e/etc/passwd",
    "%252e%252e%252fetc%252fpasswd",
    "..%5c..%5cetc%5cpasswd",
    "%00",
    "x%0d%0aSet-Cookie:%20mulot=planted",
    "%c0%ae%c0%ae%2fetc%2fpasswd",
    quote("' OR 1=1 --", safe=""),
    quote(SCRIPT, safe=""),
    "-1",
    "9" * 400,
)
OTHER_PATHS = ("/", "/health", "/ready", "/metrics", "/offline", "/t/x", "/nowhere", "/assets/nothing.js")
GOOD = {"/api/tables": {"game": "skirmish"}, "/api/shared": {"secret": "A" * 43}, "/play-on": {"line": 1}}
"""Fields without which a body is refused at once, by the end of its path."""


def openapi_description(house: RunningServer) -> dict[str, Any]:
    """Return the server's OpenAPI description."""
    found: dict[str, Any] = httpx.get(f"{house.url}/api/schema/openapi.json").json()
    return found


def routes(house: RunningServer, *methods: str) -> list[tuple[str, str]]:
    paths = openapi_description(house)["paths"].items()
    return [(method, path) for path, told_ in paths for method in methods if method.lower() in told_]


def fill_path(path: str, table: str, more: Mapping[str, str] = {}) -> str:
    """Return a path with its parameters filled in."""
    values: dict[str, str] = {
        "table": table,
        "seat": "1",
        "eye": "1",
        "what": "film",
        "game": "skirmish",
        "code": "BCDFGH",
    }
    values |= {"code": "BCDFGH", "date": "2026-01-01", "edition": "1", "name": "words/fr", "path": "nothing", **more}
    for name, value in values.items():
        path = path.replace("{" + name + "}", value)
    assert "{" not in path, path
    return path


def bodies(house: RunningServer) -> Iterator[tuple[str, dict[str, Any], dict[str, Any]]]:
    """Yield every path that takes a body, its required content, and its properties."""
    schema = openapi_description(house)
    for method, path in routes(house, "POST"):
        told_ = schema["paths"][path][method.lower()].get("requestBody")
        if told_ is None:
            continue
        shape = resolve_schema(schema, told_["content"]["application/json"]["schema"])
        ends = [end for end in GOOD if path.endswith(end) or (end == "/api/shared" and path.startswith(end))]
        yield (
            path,
            GOOD[ends[0]] if ends else {},
            {name: resolve_schema(schema, kind) for name, kind in shape.get("properties", {}).items()},
        )


def resolve_schema(schema: dict[str, Any], shape: dict[str, Any]) -> dict[str, Any]:
    """Return a schema, or the first object in it, with its reference replaced."""
    for inner in shape.get("oneOf", shape.get("anyOf", [])):
        if "$ref" in inner or inner.get("type") in ("object", "array"):
            return resolve_schema(schema, inner)
    if "$ref" in shape:
        return resolve_schema(schema, schema["components"]["schemas"][shape["$ref"].rpartition("/")[2]])
    if "items" in shape:
        return shape | {"items": resolve_schema(schema, shape["items"])}
    return shape


def attacks_on(shape: dict[str, Any], text: str) -> Iterator[Any]:
    """Yield every value of the property with this text in it."""
    yield text
    yield [text]
    yield {text: text}
    yield from ({name: text} for name in shape.get("properties", {}))
    inner = shape.get("items", {}).get("properties", {})
    yield from ([{"seat": 1} | {name: text}] for name in inner)


def check_response_headers(answer: httpx.Response) -> None:
    """Check the headers that every response must have."""
    head = answer.headers
    where = (str(answer.request.url)[:200], answer.status_code)
    assert answer.status_code < 500, (where, answer.text[:300])
    assert head.get("x-content-type-options") == "nosniff", where
    assert head.get("referrer-policy") == "no-referrer", where
    assert "default-src 'none'" in head.get("content-security-policy", ""), where
    assert "frame-ancestors 'none'" in head.get("content-security-policy", ""), where
    assert "server" not in head, where
    assert not [name for name in head if name.startswith("access-control-")], where
    assert head.get("location", "/").startswith("/"), where
    assert not head.get("location", "/").startswith("//"), where
    for cookie in head.get_list("set-cookie"):
        assert cookie.startswith(("mulot=", "__Host-mulot=")), where
        assert {"httponly", "samesite=lax", "path=/"} <= {part.strip().lower() for part in cookie.split(";")}, where
    if answer.content and answer.status_code >= 400:
        assert head["content-type"] in ("application/problem+json", "text/html; charset=utf-8"), where
    if head.get("content-type", "").startswith("text/html"):
        assert MARK not in answer.text, where


def stored_tables(house: RunningServer) -> list[tuple[Any, ...]]:
    """Return everything stored about tables."""
    with closing(sqlite3.connect(house.database)) as db:
        return [
            row for name in ("tables", "lines", "revealed") for row in db.execute(f"SELECT * FROM {name} ORDER BY 1, 2")
        ]


# ---------------------------------------------------------------- every route


async def look_at_every_route(house: RunningServer) -> None:
    table, ana, _ = await two_player_game(house)
    before = stored_tables(house)
    for path in (*OTHER_PATHS, *(fill_path(path, table) for _, path in routes(house, "GET"))):
        for who in (ana, Browser(house.url), Browser(house.url, cookie="x")):
            for method in ("GET", "HEAD", "OPTIONS", "TRACE", "PUT", "PATCH"):
                answer = await who.ask(method, path)
                check_response_headers(answer)
                assert method in ("GET", "HEAD", "OPTIONS") or answer.status_code >= 400, (method, path)
    assert stored_tables(house) == before


async def come_from_other_pages(house: RunningServer) -> None:
    foreign = {"Origin": "https://elsewhere.example"}
    ways: list[dict[str, str]] = [foreign, {"Origin": "null"}, {"Origin": ""}, {"Sec-Fetch-Site": "cross-site"}]

    table, ana, _ = await two_player_game(house)
    before = stored_tables(house)
    changing = routes(house, "POST", "DELETE")
    assert len(changing) > 15
    for method, path in changing:
        for headers in ways:
            body = next((good for end, good in GOOD.items() if path.endswith(end)), {})
            answer = await ana.ask(method, fill_path(path, table), body if method == "POST" else None, **headers)
            check_response_headers(answer)
            assert answer.status_code == 403, (method, path, headers)
        preflight = {**foreign, "Access-Control-Request-Method": method}
        check_response_headers(await ana.ask("OPTIONS", fill_path(path, table), None, **preflight))
    assert stored_tables(house) == before


async def go_astray_in_paths(house: RunningServer) -> None:
    table, ana, _ = await two_player_game(house)
    before = stored_tables(house)
    found = 0
    for method, path in routes(house, "GET", "POST", "DELETE"):
        for name in (part[1:-1] for part in path.split("/") if part.startswith("{")):
            for value in PATHS:
                found += 1
                sent = fill_path(path, table, {name: value})
                head = f"{method} {sent} HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nOrigin: {house.url}\r\n"
                head += f"Cookie: mulot={ana.cookie}\r\nContent-Length: 2\r\nContent-Type: application/json\r\n"
                answer = send_and_read_all(house, f"{head}Connection: close\r\n\r\n{{}}".encode())
                status = int(answer.split(b" ", 2)[1])
                assert 200 <= status < 500, (method, sent[:200], answer[:300])
                assert b"root:" not in answer
                assert b"planted" not in answer.partition(b"\r\n\r\n")[0]
                assert status >= 300 or method == "GET", (method, sent[:200])
    assert found > 300
    assert stored_tables(house) == before


# ---------------------------------------------------------------- every text


async def seen_by_others(house: RunningServer, table: str, host: Browser) -> str:
    """Return what the host and a stranger are shown of a table and the lobby."""
    stranger = Browser(house.url)
    paths = (f"/api/tables/{table}", "/api/tables", "/api/house")
    answers = [await who.ask("GET", path) for who in (host, stranger) for path in paths]
    return "".join(answer.text for answer in answers)


async def write_into_bodies(house: RunningServer) -> None:
    ana, bo = Browser(house.url), Browser(house.url)
    table = await ana.open_table(seats=3)
    await bo.take(table, 1)
    screen, tried = await ana.watch(table), 0
    for path, good, properties in bodies(house):
        assert properties, path
        for name, shape in properties.items():
            for text in TEXTS:
                for value in attacks_on(shape, text):
                    tried += 1
                    answer = await bo.ask("POST", fill_path(path, table), good | {name: value})
                    check_response_headers(answer)
                    # These are only compared with stored values.
                    compared = name == "secret" or (path, name) == ("/api/forget", "tables")
                    assert answer.status_code >= 400 or compared, (path, name, value)
    assert tried > 200
    assert MARK not in await seen_by_others(house, table, ana) + "".join(screen.frames)
    assert MARK not in str(stored_tables(house))


def commands_with_text(text: str) -> Iterator[tuple[str, bytes]]:
    """Yield every command with this text in each of its fields in turn."""
    small = {"seat": 1, "question": 0, "action": "x", "to": 1, "agree": True, "rev": 1, "id": "abcdefgh"}
    for kind in get_args(ClientCommand):
        fields = msgspec.structs.fields(kind)
        needed = {each.encode_name: small.get(each.encode_name, 1) for each in fields if each.required}
        do = {"do": kind.__struct_config__.tag}
        for each in fields:
            for value in (text, [text], {text: text}, {"name": text}, {"type": text}, [{"seat": 1, "name": text}]):
                yield f"{do['do']}.{each.encode_name}", msgspec.json.encode(do | needed | {each.encode_name: value})


async def write_into_wishes(house: RunningServer) -> None:
    for begun in (False, True):
        ana, bo = Browser(house.url), Browser(house.url)
        table = await ana.open_table(seats=2)
        await bo.take(table, 1)
        if begun:
            await ana.post(f"/api/tables/{table}/start")
        await write_at_a_table(house, table, ana, bo)


async def write_at_a_table(house: RunningServer, table: str, ana: Browser, bo: Browser) -> None:
    screen = await ana.watch(table)
    tried = [*commands_with_text(SCRIPT), *commands_with_text(MARK)]
    assert {name.partition(".")[0] for name, _ in tried} == {
        kind.__struct_config__.tag for kind in get_args(ClientCommand)
    }
    for start in range(0, len(tried), 15):  # after more invalid commands the server would close the connection
        attacker = await bo.watch(table)
        for name, wish in tried[start : start + 15]:
            seen = len(attacker.messages)
            await attacker.send(wish.decode())
            answer = await attacker.until(lambda m: m["kind"] in ("no", "ack", "why-not", "wonder"), seen)
            shown = name.endswith((".name", ".face", ".coat", ".phrase"))
            assert answer["kind"] == "no" or not shown, (name, answer)
        await attacker.close()
    assert MARK not in await seen_by_others(house, table, ana) + "".join(screen.frames)
    assert MARK not in str(stored_tables(house))


# ---------------------------------------------------------------- every body, the log


async def send_too_much(house: RunningServer) -> None:
    ana = Browser(house.url)
    table = await ana.open_table(seats=3)
    found = 0
    for path, good, _ in bodies(house):
        found += 1
        sent = fill_path(path, table)
        unknown = await ana.ask("POST", sent, good | {"__proto__": {"admin": True}})
        check_response_headers(unknown)
        assert (unknown.status_code, unknown.json()["key"]) == (400, "house-no-malformed"), path
        head = {"Origin": house.url, "Cookie": f"mulot={ana.cookie}", "Content-Type": "application/json"}
        long = b'{"x":"' + b"x" * max_body_bytes("POST", sent) + b'"}'
        async with httpx.AsyncClient(base_url=house.url, timeout=300) as client:
            for content, kind, status in (
                (long, "application/json", 413),
                (json.dumps(good).encode(), "text/plain", 415),
                (b"x=1", "application/x-www-form-urlencoded", 415),
                (b"\xff\xfe{}", "application/json", 400),
                (b"[" * 10_000, "application/json", 400),
            ):
                answer = await client.post(sent, content=content, headers={**head, "Content-Type": kind})
                check_response_headers(answer)
                assert answer.status_code == status, (path, kind, status)
    assert found >= 7


async def write_into_the_log(house: RunningServer) -> None:
    forged = '\r\n{"event":"forged","level":"error"}\r\n'

    table, ana, _ = await two_player_game(house)
    for text in (forged, quote(forged)):
        for path in (f"/{quote(text)}", f"/api/tables/{quote(text)}", f"/api/codes/{quote(text)}"):
            check_response_headers(await ana.ask("GET", path))
        check_response_headers(await ana.ask("POST", "/api/shared", {"secret": text}))
        check_response_headers(await ana.ask("POST", "/api/copies", {"journal": '{"kind":"header",' + text}))
        check_response_headers(await ana.ask("POST", f"/api/tables/{table}/seats/1/take", {"name": text}))
    send_and_read_all(house, f"GET /{forged} HTTP/1.1\r\nHost: {forged}\r\n\r\n".encode())
    send_and_read_all(house, f"GET / HTTP/1.1\r\nHost: x\r\nCookie: mulot={forged}\r\n\r\n".encode())


# ---------------------------------------------------------------- a good house, and others

ATTACKS: dict[str, Callable[[RunningServer], Awaitable[None]]] = {
    attack.__name__.replace("_", "-"): attack
    for attack in (
        look_at_every_route,
        come_from_other_pages,
        go_astray_in_paths,
        write_into_bodies,
        write_into_wishes,
        send_too_much,
        write_into_the_log,
    )
}
CAUGHT = (
    ("no-headers", "look-at-every-route"),
    ("no-origin-check", "come-from-other-pages"),
    ("names-that-are-none-are-an-error", "go-astray-in-paths"),
    ("names-of-their-own", "write-into-bodies"),
    ("names-of-their-own", "write-into-wishes"),
    ("bodies-are-not-counted", "send-too-much"),
    ("paths-in-the-log", "write-into-the-log"),
)


def run_attack(attack: str, fault: str | None = None) -> None:
    """Start a server, attack it, and stop it."""
    with RunningServer(fault=fault, join_codes=True) as house:
        run_story(lambda: ATTACKS[attack](house))
        house.stop()
        lines = [json.loads(line) for line in house.log.splitlines() if line]
        assert lines
        assert not [line for line in lines if line["level"] == "error" or "exception" in line], lines
        assert MARK not in house.log


@pytest.mark.parametrize("attack", ATTACKS)
def test_server_withstands_attack(attack: str) -> None:
    run_attack(attack)


def test_log_lines_are_json_with_utc_timestamps() -> None:
    with RunningServer(log_level="info") as house:
        house.stop()
        lines = [line for line in house.log.splitlines() if line]
    assert lines
    for line in lines:
        said = json.loads(line)
        at = datetime.fromisoformat(said["timestamp"])
        assert at.utcoffset() is not None
        assert not at.utcoffset()
        assert said["event"]


@pytest.mark.parametrize(("fault", "attack"), CAUGHT)
def test_attack_succeeds_if_its_check_is_removed(fault: str, attack: str) -> None:
    with pytest.raises((AssertionError, json.JSONDecodeError)):
        run_attack(attack, fault)


def test_every_attack_has_a_fault_that_it_detects() -> None:
    assert {attack for _, attack in CAUGHT} == set(ATTACKS)
