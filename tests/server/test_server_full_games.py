"""Complete games between people on a real server, checked afterwards."""

from __future__ import annotations

import asyncio

import pytest

from kit.clients import Browser, Player, run_story
from kit.consistency_check import check_consistency
from kit.running_server import RunningServer
from mulot.core.options import read_options
from mulot.games import load, shelf
from mulot.server.games import ServerGames


def seats_of(game: str) -> int:
    return 2 if game == "skirmish" else load(game).seats[0]


async def play_a_game(house: RunningServer, game: str, seats: int, twice: float = 0.0) -> list[Player]:
    browsers = [Browser(house.url) for _ in range(max(seats, 2))]
    table = await browsers[0].open_table(game, seats=seats)
    for seat in range(1, seats):
        await browsers[seat].take(table, seat)
    await browsers[0].post(f"/api/tables/{table}/start")
    players = [Player(browser, table, seed) for seed, browser in enumerate(browsers[:seats])]
    for player in players:
        player.twice = twice
    await asyncio.wait_for(asyncio.gather(*(player.play(lambda: False) for player in players)), 500)
    return players


@pytest.mark.parametrize("game", ["skirmish", *shelf()])
def test_two_people_play_a_whole_game(game: str) -> None:
    async def story() -> None:
        with RunningServer() as house:
            players = await play_a_game(house, game, seats_of(game))
            table, host = players[0].screen.table, players[0].browser
            proof = await host.get(f"/api/tables/{table}/proof")
            assert proof["outcome"] is not None
            house.stop()
            verdict = await check_consistency(house.database, players)
            assert verdict.broken == []
            assert verdict.acked == sum(len(player.acked) for player in players) > 0
            assert verdict.pictures > verdict.acked

    run_story(story, 120)


@pytest.mark.parametrize("game", shelf())
def test_default_options_can_be_sent_back(game: str) -> None:
    """A client sends back the defaults that it was given; games must accept them, including options that were added
    later."""
    shown = ServerGames().describe_game(load(game))
    read_options(load(game), {option.name: option.default for option in shown.options}, shown.seats[0])
