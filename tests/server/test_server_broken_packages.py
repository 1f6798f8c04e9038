"""A broken package is reported to the operator, and all other games can be played."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import mulot as mice
from kit.free_port import free_port
from kit.game_packages import FAULTS, broken_package, replace_in, whole_package
from kit.running_server import RunningServer

BROKEN = {*FAULTS, "gnawed"}


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with every kind of broken package, and one that works."""
    folder = tmp_path_factory.mktemp("packages")
    named = [broken_package(folder, name) for name in FAULTS]
    gnawed, crumbs = whole_package(folder / "more", "gnawed"), whole_package(folder / "more", "crumbs")
    replace_in(gnawed / "rules.py", "min(MOST, s.heap) + 1", "MOST + 1")
    with RunningServer(more_games=",".join(map(str, (*named, gnawed, crumbs)))) as house:
        yield house


@pytest.fixture
def client(running: RunningServer) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=running.url) as client:
        yield client


def test_working_games_are_offered_despite_broken_packages(client: httpx.Client) -> None:
    assert client.get("/ready").status_code == 200
    shown = client.get("/api/games")
    assert shown.status_code == 200
    assert {game["id"] for game in shown.json()} == {*mice.shelf(), "crumbs"}
    assert set(client.get("/api/house").json()["games"]) == {*mice.shelf(), "crumbs"}


def test_each_broken_package_is_logged_once(running: RunningServer) -> None:
    lines = [json.loads(line) for line in running.log.splitlines() if "game disabled" in line]
    why = {line["game"]: line["why"] for line in lines}
    assert set(why) == BROKEN
    assert len(lines) == len(BROKEN)
    assert why["raises"] == "RuntimeError: the mill is on fire"
    assert "law 2" in why["gnawed"]


def test_reason_of_a_broken_package_is_only_shown_locally(client: httpx.Client) -> None:
    here = {one["game"]: one["why"] for one in client.get("/api/house").json()["aside"]}
    assert set(here) == BROKEN
    assert here["raises"] == "RuntimeError: the mill is on fire"
    passed_on = client.get("/api/house", headers={"X-Forwarded-For": "203.0.113.7"}).json()["aside"]
    assert {one["game"]: one["why"] for one in passed_on} == dict.fromkeys(BROKEN, "")


def test_disabled_game_cannot_be_opened(client: httpx.Client) -> None:
    client.get("/api/house")
    refused = client.get("/api/games/raises")
    assert refused.status_code == 404
    assert "fire" not in refused.text
    from_page = {"Origin": str(client.base_url).rstrip("/")}
    for game, status in (("gnawed", 404), ("crumbs", 201), ("trio", 201)):
        opened = client.post("/api/tables", json={"game": game, "seats": 2}, headers=from_page)
        assert opened.status_code == status, opened.text


def test_no_warnings_without_broken_packages() -> None:
    with RunningServer() as house:
        assert "aside" not in httpx.get(f"{house.url}/api/house").json()
        assert "game disabled" not in house.log


def test_only_games_may_name_a_broken_package(tmp_path: Path) -> None:
    raises = broken_package(tmp_path, "raises")
    with RunningServer(more_games=str(raises), only_games="raises,trio", port=free_port()) as house:
        assert [game["id"] for game in httpx.get(f"{house.url}/api/games").json()] == ["trio"]
