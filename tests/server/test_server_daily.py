"""The daily game has the same deal on every device, even offline, and its luck is disclosed as public."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from typing import Any

import pytest

import mulot
from kit.clients import Browser, run_story
from kit.running_server import RunningServer
from mulot.browser.app import BrowserHouse
from mulot.core.daily import daily_seats, daily_seed, today
from mulot.core.journal import Deal
from mulot.core.match import Match
from mulot.server.games import ServerGames
from mulot.service.daily import daily_character, daily_game
from mulot.service.open_commands import open_command
from mulot.service.schemas import NewTableRequest, SeatRequest
from mulot.table import Table
from offline.fake_js_host import Database, Tab

GAMES = mulot.shelf()


def daily_deal(game: str, seed: bytes) -> Any:
    """Return the draws of the deal, and the public view."""
    match = Match(mulot.load(game), daily_seats(mulot.load(game)), seed)
    line = match.journal.lines[0]
    assert isinstance(line, Deal)
    return line.luck, match.look()


@pytest.mark.parametrize("game", GAMES)
def test_daily_seed_is_as_documented_and_differs_by_day_and_game(game: str) -> None:
    word = f"mulot seed day {game} 2026-11-17"
    assert daily_seed(game, "2026-11-17") == hashlib.sha256(word.encode()).digest()
    assert daily_seed(game, "2026-11-18") != daily_seed(game, "2026-11-17")
    assert daily_seed("other", "2026-11-17") != daily_seed(game, "2026-11-17")


def test_changed_daily_deal_is_noticed() -> None:
    assert daily_deal("trio", daily_seed("trio", "2026-11-17")) != daily_deal("trio", daily_seed("trio", "2026-11-18"))


ELSEWHERE = """
import time
from datetime import date
from mulot.core import daily

moment = 1794873600.0 + {hour} * 3600  # 2026-11-17, in Greenwich

class Clock(daily.datetime):
    @classmethod
    def now(cls, tz=None):
        return cls.fromtimestamp(moment, tz)

time.tzset()
daily.datetime = Clock
print(date.fromtimestamp(moment), daily.today(), *(daily.is_current("2026-11-" + d) for d in ("14", "15", "19", "20")))
"""


@pytest.mark.parametrize(("zone", "hour", "local"), [("XXX-14", 23, "2026-11-18"), ("XXX+12", 1, "2026-11-16")])
def test_daily_game_uses_the_utc_date(zone: str, hour: int, local: str) -> None:
    env = {**os.environ, "TZ": zone}
    command = [sys.executable, "-c", ELSEWHERE.replace("{hour}", str(hour))]
    found = subprocess.run(command, env=env, capture_output=True, text=True, check=True, timeout=600).stdout
    assert found.split() == [local, "2026-11-17", "False", "True", "True", "False"]


@pytest.mark.parametrize("game", GAMES)
def test_reference_result_of_the_daily_game_is_deterministic(game: str) -> None:
    first = daily_game(ServerGames(), game, today())
    assert daily_game(ServerGames(), game, today()) == first
    assert first.moves > 0
    assert 0 <= first.score <= 1


def test_daily_game_has_fixed_settings() -> None:
    games = ServerGames()
    wanted = NewTableRequest(
        game="trio",
        seats=6,
        options={"variant": "pro"},
        take=[SeatRequest(seat=0, added="ab" * 16), SeatRequest(seat=1)],
        day=today(),
    )
    command = open_command(games, wanted)
    assert (command.seats, command.options, command.public) == (2, {}, True)
    assert [(sits.seat, sits.added) for sits in command.take] == [(0, "")]
    assert command.characters == {1: daily_character(games, mulot.load("trio"))}
    assert command.seed == daily_seed("trio", today())


def test_daily_deal_is_the_same_online_and_offline() -> None:
    async def story() -> None:
        with RunningServer() as house:
            journals = []
            for _ in range(2):
                one = Browser(house.url)
                table = await one.open_table("souriciere", day=today())
                journals.append((await one.get(f"/api/tables/{table}"))["table"]["commitment"])
                shown = await one.get(f"/api/games/souriciere/day/{today()}")
                assert shown["commitment"] == journals[-1]
            far = await Browser(house.url).ask("GET", "/api/games/souriciere/day/1999-01-01", None)
            assert far.status_code == 404
            assert journals[0] == journals[1]
            tab = Tab(Database())
            pocket = BrowserHouse(tab, "test", pace=0)
            status, text = await pocket.call("GET", f"games/souriciere/day/{today()}", "")
            assert status == 200
            assert journals[0] in text

    run_story(story, 120)


def test_daily_table_discloses_its_public_luck() -> None:
    games = ServerGames()
    table = Table(games.catalogue, 0.0)
    table.handle(
        open_command(games, NewTableRequest(game="souriciere", take=[SeatRequest(seat=0)], day=today())), 0.0, "device"
    )
    assert table.seed_known_since == 0
