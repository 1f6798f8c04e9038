"""The house in a browser serves guests' phones: with the rights of their own device, and no others."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from mulot.browser.app import OWN_ROUTES, BrowserHouse
from mulot.browser.driver_ports import MAX_MALFORMED_FRAMES
from mulot.service.routes import ROUTES, Route
from offline.fake_js_host import Tab
from offline.test_offline_whole_games import a_house, call, now_of, run, until

GUEST, STRANGER = "guest-1", "guest-2"
BROKE_THE_RULES = 1008
"""A close code."""


async def ask(house: BrowserHouse, guest: str, method: str, path: str, body: object = None) -> tuple[int, Any]:
    status, text = await house.call(method, path, "{}" if body is None else msgspec.json.encode(body).decode(), guest)
    return status, msgspec.json.decode(text)


async def table_with_guest(house: BrowserHouse) -> str:
    """Open a table for this browser and a guest, who sits down by invitation, and begin."""
    opened = await call(
        house,
        "POST",
        "tables",
        {
            "game": "trio",
            "seats": 2,
            "options": {"variant": "pro"},
            "take": [{"seat": 0}],
            "settings": {"access": "invited", "spectators": False},
        },
    )
    table: str = opened["table"]
    seat = f"tables/{table}/seats/1"
    secret = (await call(house, "POST", f"{seat}/invitation", {}))["secret"]
    assert (await ask(house, STRANGER, "POST", f"{seat}/take", {}))[0] == 403
    assert (await ask(house, GUEST, "POST", f"{seat}/take", {"secret": secret}))[0] == 200
    assert (await ask(house, GUEST, "POST", f"tables/{table}/start"))[0] == 403
    await call(house, "POST", f"tables/{table}/start", {})
    return table


async def shown_to(house: BrowserHouse, tab: Tab, table: str, screen: int, guest: str) -> dict[str, Any]:
    await house.enter(screen, table, None, guest)
    await until(lambda: "view" in now_of(tab, screen))
    return now_of(tab, screen)


def test_a_guest_plays_its_own_seat_and_sees_nothing_of_the_others() -> None:
    async def evening() -> None:
        house, tab = a_house()
        table = await table_with_guest(house)
        await house.enter(1, table, None)
        seen = await shown_to(house, tab, table, 2, GUEST)
        await until(lambda: "view" in now_of(tab, 1))
        host = now_of(tab, 1)
        assert (host["yours"], host["eye"], seen["yours"], seen["eye"]) == ([0], 0, [1], 1)
        assert host["own"] != seen["own"]
        assert not seen.get("hosting")
        screens = {0: 1, 1: 2}
        positions = [[m for m in tab.told[screen] if "view" in m][-1] for screen in screens.values()]
        (turn,) = [turn for position in positions for turn in position.get("turns", [])]
        for wrong in screens:
            house.hear(screens[wrong], play(turn, f"by-seat-{wrong}"))
        allowed = screens[turn["seat"]]
        answers = {
            screen: lambda screen=screen: [m for m in tab.told[screen] if m["kind"] in ("ack", "no")]
            for screen in screens.values()
        }
        await until(lambda: all(found() for found in answers.values()))
        for screen, found in answers.items():
            assert [m["kind"] for m in found()] == ["ack" if screen == allowed else "no"]

    run(evening)


def play(turn: dict[str, Any], name: str) -> str:
    command = {"do": "play", "id": name, "question": turn["question"], "seat": turn["seat"], "action": turn["legal"][0]}
    return msgspec.json.encode(command).decode()


def test_a_guest_without_a_seat_may_not_watch_where_only_players_may() -> None:
    async def evening() -> None:
        house, tab = a_house()
        table = await table_with_guest(house)
        assert (await ask(house, STRANGER, "GET", f"tables/{table}"))[0] == 403
        assert (await ask(house, GUEST, "GET", f"tables/{table}"))[0] == 200
        await house.enter(7, table, None, STRANGER)
        await until(lambda: 7 in tab.closed)
        assert not any("view" in message for message in tab.told[7])
        await house.enter(8, "no-such-table", None, STRANGER)
        assert tab.closed[8] == 4404

    run(evening)


def test_the_replay_is_for_those_who_may_watch_and_only_after_the_end() -> None:
    async def evening() -> None:
        house, tab = a_house()
        table = await table_with_guest(house)
        assert (await ask(house, GUEST, "GET", f"tables/{table}/film"))[0] == 409
        await house.enter(1, table, None)
        house.hear(1, '{"do":"end","id":"end-of-it"}')
        await until(lambda: any(message.get("id") == "end-of-it" for message in tab.told.get(1, [])))
        assert (await ask(house, GUEST, "GET", f"tables/{table}/film"))[0] == 200
        status, problem = await ask(house, STRANGER, "GET", f"tables/{table}/film")
        assert (status, problem["no"]) == (403, "no-spectators")

    run(evening)


@pytest.mark.parametrize("route", [*ROUTES, *OWN_ROUTES], ids=lambda route: f"{route.method} {route.path}")
def test_a_guest_reaches_tables_and_nothing_else(route: Route) -> None:
    async def evening() -> None:
        house, tab = a_house()
        table = await table_with_guest(house)
        stored = msgspec.json.encode(tab.database.rows)
        path = re.sub(r"{\w+:int}", "1", route.path.replace("{table:str}", table))
        path = path.replace("{game:str}", "trio").replace("{date:str}", "2026-11-17")
        status, problem = await ask(house, STRANGER, route.method, path)
        if route in OWN_ROUTES or not path.startswith("tables/"):
            assert (status, problem["no"]) == (404, "such-page")
        # Whatever a phone without a seat asks for, nothing changes.
        assert msgspec.json.encode(tab.database.rows) == stored
        assert status != 500

    run(evening)


def test_malformed_requests_are_answered_and_malformed_frames_end_the_connection() -> None:
    async def evening() -> None:
        house, tab = a_house()
        table = await table_with_guest(house)
        take = f"tables/{table}/seats/1/take"
        for body in ("", "{", "[" * 5000, '{"seat": "\udc00"}', "null", '{"name": 7}'):
            assert (await house.call("POST", take, body, GUEST))[0] == 400
        for path in ("tables/..", f"tables/{table}/seats/{'9' * 5000}/take", "", "tables/" + "x" * 300):
            assert (await house.call("POST", path, "{}", GUEST))[0] in (400, 404)
        await shown_to(house, tab, table, 2, GUEST)
        for sent in range(1, MAX_MALFORMED_FRAMES + 1):
            assert 2 not in tab.closed, sent
            house.hear(2, "[" * 3000 if sent % 2 else '{"do":"\udc00"}')
        assert tab.closed[2] == BROKE_THE_RULES

    run(evening)
