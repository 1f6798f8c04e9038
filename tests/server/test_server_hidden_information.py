"""Nothing hidden is sent: noninterference, and canaries."""

from __future__ import annotations

import asyncio
import re

import pytest

from contract.games_under_test import case
from kit.clients import Browser, Player, run_story
from kit.noninterference import compare_worlds, make_pairs
from kit.running_server import RunningServer
from mulot.games import shelf

TOKEN = re.compile(r"canary[0-9a-f]{16}")


@pytest.mark.parametrize("game", ["skirmish", *shelf()])
def test_indistinguishable_worlds_are_sent_identically(game: str) -> None:
    async def story() -> None:
        pairs = make_pairs(game, 12, seed=1)
        found = await compare_worlds(pairs)
        assert found.found == []
        assert found.pairs == len(pairs)
        if case(game).game.secrets:  # if nothing is hidden, no other world looks the same
            assert found.pairs == 12

    run_story(story, 240)


def test_canaries_never_reach_unauthorized_viewers() -> None:
    """Complete games are played, and everything that the viewers, the log and the metrics received is
    searched for tokens."""

    async def story() -> None:
        with RunningServer(more_games="kit.canary_game") as house:
            shown = 0
            for seed in range(3):
                shown += await canary_game(house, seed)
            metrics = (await Browser(house.url).ask("GET", "/metrics")).text
            assert not TOKEN.search(metrics)
            assert not TOKEN.search(house.log)
            assert shown > 0

    run_story(story, 240)


async def canary_game(house: RunningServer, seed: int) -> int:
    """Play a game with two people, a bot and a spectator. Return how many tokens were rightly shown."""
    people = [Browser(house.url) for _ in range(3)]
    table = await people[0].open_table("canary", seats=3, characters={"2": "random"})
    await people[1].take(table, 1)
    watching = await people[2].watch(table)
    await people[0].post(f"/api/tables/{table}/start")
    players = [Player(browser, table, 10 * seed + i) for i, browser in enumerate(people[:2])]
    side = asyncio.create_task(request_other_paths(people[2], table))
    await asyncio.gather(*(player.play(lambda: False) for player in players))
    side.cancel()
    shown = 0
    for screen, seat in ((players[0].screen, 0), (players[1].screen, 1), (watching, None)):
        entitled: set[str] = set()
        for message in screen.messages:
            for event in message.get("events") or ():
                if (event["type"] == "saw" and event["to"] == seat) or event["type"] == "turned-up":
                    entitled.add(event["stone"])
            if message.get("own") is not None:
                assert message["own"]["seat"] == seat
                entitled.add(message["own"]["stone"])
        heard = set(TOKEN.findall("".join(screen.frames)))
        assert heard <= entitled, f"seat {seat} heard {heard - entitled}"
        shown += len(heard)
    film = (await people[2].ask("GET", f"/api/tables/{table}/film")).text
    assert set(TOKEN.findall(film)) <= {
        stone for m in watching.messages for e in m.get("events") or () if (stone := e.get("stone"))
    }
    return shown


async def request_other_paths(browser: Browser, table: str) -> None:
    """Request every other path as a stranger during the game."""
    while True:
        for path in ("", "/journal", "/film", "/proof", "/seed"):
            answer = await browser.ask("GET", f"/api/tables/{table}{path}")
            if answer.status_code == 409 or path == "":
                assert not TOKEN.search(answer.text)
        await asyncio.sleep(0.05)
