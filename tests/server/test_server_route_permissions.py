"""The permission matrix: who may use each route. A new route without an entry fails."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import httpx
import pytest

from kit.clients import Browser, run_story
from kit.running_server import RunningServer
from mulot.core.daily import today
from mulot.server.app import App
from mulot.server.config import Config
from mulot.store import open_store
from mulot.table.records import TableCreated, decode

WHO = ("nobody", "stranger", "other-host", "truncated", "evicted", "guest", "host")


def same_for_everybody(status: int) -> dict[str, int]:
    return dict.fromkeys(WHO, status)


def allowed_only_for(*who: str, others: int = 403) -> dict[str, int]:
    return same_for_everybody(others) | dict.fromkeys(who, 200)


SEAT = "/api/tables/{table:str}/seats/{seat:int}"
MATRIX: dict[tuple[str, str], dict[str, int]] = {
    ("GET", "/"): same_for_everybody(200),
    ("GET", "/{path:path}"): same_for_everybody(200),
    ("GET", "/health"): same_for_everybody(200),
    ("GET", "/ready"): same_for_everybody(200),
    ("GET", "/metrics"): same_for_everybody(200),
    ("GET", "/api/schema"): same_for_everybody(200),
    ("GET", "/api/schema/openapi.json"): same_for_everybody(200),
    ("GET", "/api/schema/{path:str}"): same_for_everybody(404),
    ("GET", "/api/house"): same_for_everybody(200),
    ("GET", "/api/games"): same_for_everybody(200),
    ("GET", "/api/games/{game:str}"): same_for_everybody(200),
    ("GET", "/api/games/{game:str}/kinds"): same_for_everybody(200),
    ("GET", "/api/games/{game:str}/day/{date:str}"): same_for_everybody(200),
    ("GET", "/elsewhere/{game:str}/{edition:str}/{name:path}"): same_for_everybody(200),
    ("GET", "/api/tables"): same_for_everybody(200),
    ("POST", "/api/tables"): same_for_everybody(201),
    ("GET", "/api/tables/{table:str}"): same_for_everybody(200),
    ("POST", "/api/tables/{table:str}/delete"): allowed_only_for("host"),
    ("POST", "/api/copies"): same_for_everybody(400),  # open to everybody; an empty name is not a file
    ("POST", "/api/forget"): same_for_everybody(200),
    ("GET", "/api/tables/{table:str}/code"): same_for_everybody(403) | {"host": 200, "guest": 200},
    ("GET", "/api/codes/{code:str}"): same_for_everybody(404),
    ("GET", "/api/tables/{table:str}/journal"): same_for_everybody(409),
    ("GET", "/api/tables/{table:str}/film"): same_for_everybody(409),
    ("GET", "/api/tables/{table:str}/film/{eye:int}"): same_for_everybody(409),
    ("GET", "/api/tables/{table:str}/drawings"): same_for_everybody(409),
    ("GET", "/api/tables/{table:str}/proof"): same_for_everybody(409),
    ("GET", "/api/tables/{table:str}/course"): same_for_everybody(409),
    ("GET", "/api/tables/{table:str}/seed"): same_for_everybody(409),
    ("POST", SEAT + "/take"): allowed_only_for("guest", others=409),
    ("POST", SEAT + "/leave"): allowed_only_for("guest"),
    ("POST", SEAT + "/give-up"): allowed_only_for("guest"),
    ("POST", SEAT + "/invitation"): allowed_only_for("host"),
    ("DELETE", SEAT + "/invitation"): allowed_only_for("host"),
    ("POST", "/api/tables/{table:str}/start"): allowed_only_for("host"),
    ("POST", "/api/tables/{table:str}/rematch"): same_for_everybody(409),
    ("POST", "/api/tables/{table:str}/sequel"): same_for_everybody(409),
    ("GET", "/api/tables/{table:str}/book"): same_for_everybody(409),
    ("POST", "/api/tables/{table:str}/play-on"): same_for_everybody(409),
    ("POST", "/api/tables/{table:str}/share"): same_for_everybody(409),
    ("DELETE", "/api/tables/{table:str}/share"): allowed_only_for("guest", "host"),
    ("POST", "/api/shared"): same_for_everybody(404),
    ("POST", "/api/shared/{what:str}"): same_for_everybody(404),
    ("GET", "/offline"): same_for_everybody(302),
    ("GET", "/offline/{path:path}"): same_for_everybody(404),  # there is no such file
    ("WS", "/api/tables/{table:str}/live"): same_for_everybody(200) | {"nobody": 4401, "truncated": 4401},
}


def routes() -> set[tuple[str, str]]:
    found: set[tuple[str, str]] = set()
    for route in App(Config(more_games="toy_game")).litestar.routes:
        if hasattr(route, "route_handler"):
            found.add(("WS", route.path_format))
        for handler in getattr(route, "route_handlers", ()):
            found |= {(str(m), _typed(route)) for m in handler.http_methods if m not in ("OPTIONS", "HEAD")}
    return {(method, path.replace("/{table}/live", "/{table:str}/live")) for method, path in found}


def _typed(route: Any) -> str:
    return str(route.path)


def test_permission_matrix_covers_every_route() -> None:
    assert routes() == set(MATRIX)


@dataclass
class PermissionScene:
    """A table of two that is ready to start, and everybody who may want something from it."""

    table: str
    other: str
    browsers: dict[str, Browser]
    seed: str = ""


async def set_up_scene(house: RunningServer, **settings: Any) -> PermissionScene:
    browsers = {who: Browser(house.url) for who in WHO}
    host, guest, evicted = browsers["host"], browsers["guest"], browsers["evicted"]
    table = await host.open_table(seats=2, settings={"access": "link", **settings})
    await evicted.take(table, 1)
    screen = await host.watch(table)
    await screen.done(do="remove", seat=1)
    await screen.close()
    await guest.take(table, 1)
    other = await browsers["other-host"].open_table(seats=2)
    browsers["truncated"].cookie = host.cookie[:-1]
    return PermissionScene(table, other, browsers, await seed_of(house, table))


async def seed_of(house: RunningServer, table: str) -> str:
    store = await open_store(house.database)
    opened = decode((await store.rows(table))[0])
    await store.close()
    assert isinstance(opened, TableCreated)
    return opened.seed


def _body(path: str) -> dict[str, Any]:
    if path == "/api/tables":
        return {"game": "skirmish"}
    if path.startswith("/api/shared"):
        return {"secret": "A" * 43}
    return {"line": 1} if path.endswith("/play-on") else {}


async def request_as(scene: PermissionScene, who: str, method: str, path: str) -> httpx.Response:
    names = {
        "table:str": scene.table,
        "seat:int": "1",
        "eye:int": "1",
        "what:str": "film",
        "game:str": "skirmish",
        "path:path": "t/x",
        "edition:str": "1",
        "name:path": "words/fr",
        "path:str": "nothing",
        "code:str": "BCDFGH",
        "date:str": today(),
    }
    for name, value in names.items():
        path = path.replace("{" + name + "}", value)
    body = _body(path) if method == "POST" else None
    browser = scene.browsers[who]
    return await browser.ask(method, path, body, **({"Cookie": ""} if who == "nobody" else {}))


@pytest.fixture(scope="module")
def house() -> Iterator[RunningServer]:
    with RunningServer(join_codes=True) as running:
        yield running


@pytest.mark.parametrize(("method", "path"), sorted(MATRIX))
def test_permission_matrix(house: RunningServer, method: str, path: str) -> None:
    async def story() -> None:
        for who, wanted in MATRIX[method, path].items():
            scene = await set_up_scene(house)
            if method == "WS":
                assert await socket_status(house, scene, who) == wanted, who
                continue
            answer = await request_as(scene, who, method, path)
            assert answer.status_code == wanted, (who, answer.text)
            if method == "GET":
                await check_head_response(scene, who, path, answer)
            if wanted >= 400 and not path.startswith("/api/schema"):
                assert answer.headers["content-type"] == "application/problem+json"
            check_nothing_hidden(scene, who, answer.text + str(answer.headers))

    run_story(story, 120)


async def check_head_response(scene: PermissionScene, who: str, path: str, answer: httpx.Response) -> None:
    """Check that HEAD answers like GET, without the body."""
    head = await request_as(scene, who, "HEAD", path)
    assert (head.status_code, head.content) == (answer.status_code, b""), (who, head.text)
    # Times, counters and new cookies differ between requests.
    changing = {"date", "set-cookie", *(["content-length"] if path == "/metrics" else [])}
    told, alike = (sorted((k, "" if k in changing else v) for k, v in each.headers.items()) for each in (head, answer))
    assert told == alike, who


async def socket_status(house: RunningServer, scene: PermissionScene, who: str) -> int:
    browser = scene.browsers[who]
    if who == "nobody":
        browser.cookie = ""
    screen = await browser.watch(scene.table)
    if screen.messages[0]["kind"] == "bye":
        return (await screen.gone())[0]
    assert screen.now.get("yours", []) == {"host": [0], "guest": [1]}.get(who, [])
    assert screen.now.get("hosting", False) == (who == "host")
    check_nothing_hidden(scene, who, "".join(screen.frames))
    await screen.close()
    return 200


def check_nothing_hidden(scene: PermissionScene, who: str, text: str) -> None:
    hidden = [scene.seed, *(b.device for b in scene.browsers.values())]
    hidden += [b.cookie for name, b in scene.browsers.items() if len(b.cookie) == 43 and name != who]
    for secret in hidden:
        assert secret not in text


@pytest.mark.parametrize("who", WHO)
def test_invited_seat_needs_the_secret(house: RunningServer, who: str) -> None:
    async def story() -> None:
        host = Browser(house.url)
        table = await host.open_table(seats=3, settings={"access": "invited", "spectators": False})
        scene = PermissionScene(table, "", {name: Browser(house.url) for name in WHO})
        scene.browsers["host"] = host
        answer = await request_as(scene, who, "POST", SEAT + "/take")
        assert answer.status_code == (200 if who == "host" else 403)
        secret = (await host.post(f"/api/tables/{table}/seats/2/invitation"))["secret"]
        browser = scene.browsers[who]
        wrong = await browser.ask("POST", f"/api/tables/{table}/seats/2/take", {"secret": secret.swapcase()})
        assert wrong.status_code == (200 if who == "host" else 403)
        if who != "host":
            assert (await browser.watch(table)).messages[0]["why"] == "no-spectators"
            await browser.take(table, 2, secret=secret)
            assert (await browser.watch(table)).now["yours"] == [2]

    run_story(story)


def test_after_the_end_journals_are_readable_and_rematches_possible(house: RunningServer) -> None:
    async def story() -> None:
        scene = await set_up_scene(house)
        host = scene.browsers["host"]
        await host.post(f"/api/tables/{scene.table}/start")
        screen = await host.watch(scene.table)
        await screen.done(do="end")
        for path in ("journal", "film", "proof", "seed"):
            for who in WHO:
                answer = await request_as(scene, who, "GET", "/api/tables/{table:str}/" + path)
                assert answer.status_code == 200
                await check_head_response(scene, who, "/api/tables/{table:str}/" + path, answer)
        for who in WHO:
            answer = await request_as(scene, who, "POST", "/api/tables/{table:str}/rematch")
            assert answer.status_code == (200 if who in ("guest", "host") else 403), who

    run_story(story)


@pytest.mark.parametrize("table", ["nowhere", "x" * 22, "x" * 100, "%00", "a b", "é"])
def test_unknown_tables_answer_404_on_every_route(house: RunningServer, table: str) -> None:
    async def story() -> None:
        ana = Browser(house.url)
        for method, path in MATRIX:
            if "{table:str}" in path and method != "WS":
                url = path.replace("{table:str}", table).replace("{seat:int}", "0")
                answer = await ana.ask(method, url, {} if method == "POST" else None)
                assert answer.status_code == 404, (method, url, answer.text)

    run_story(story)


def test_invalid_seat_numbers_are_refused(house: RunningServer) -> None:
    async def story() -> None:
        ana = Browser(house.url)
        table = await ana.open_table()
        for seat in ("-1", "9", "64", str(2**70), "1.5", "one"):
            for verb in ("take", "leave", "give-up", "invitation"):
                answer = await ana.ask("POST", f"/api/tables/{table}/seats/{seat}/{verb}", {})
                assert answer.status_code in (400, 404), (seat, verb, answer.status_code)

    run_story(story)


def test_seed_survives_purging() -> None:
    async def story() -> None:
        with RunningServer() as house:
            ana = Browser(house.url)
            table = await ana.open_table(characters={"1": "random"})
            screen = await ana.watch(table)
            await screen.done(do="end")
            known = await ana.get(f"/api/tables/{table}/seed")
            house.stop()
            store = await open_store(house.database)
            await store.purge(table)
            await store.close()
            house.start()
            assert (await ana.ask("GET", f"/api/tables/{table}")).status_code == 404
            assert await ana.get(f"/api/tables/{table}/seed") == known

    run_story(story)
