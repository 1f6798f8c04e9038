"""Play at many tables at once, play with kills of the server, and whole games of every title."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

from kit.clients import Browser, Player
from kit.consistency_check import Violations, check_consistency
from kit.crash_load import PlayerGroup, play_through_crashes
from kit.running_server import RunningServer
from mulot.core.errors import MulotError
from mulot.core.game import AnyGame
from mulot.core.journal import parse
from mulot.core.options import option_values
from mulot.core.proof import verify
from mulot.games import shelf
from mulot.server.games import ServerGames
from prove.round_records import least_covered
from prove.round_types import Round

TITLES = ("skirmish", *shelf())


def count_verdict(done: Round, verdict: Violations) -> None:
    """Add the result of comparing what players were shown with what the store holds."""
    done.count("moves acknowledged", verdict.acked)
    done.count("pictures compared", verdict.pictures)
    done.broken += verdict.broken


def p99_ms(seconds: list[float]) -> float:
    """Return the 99th percentile in milliseconds."""
    return round(sorted(seconds)[int(len(seconds) * 0.99)] * 1000, 1) if seconds else float("inf")


def check_log(done: Round, house: RunningServer) -> None:
    """Report errors and tracebacks in the server's log."""
    bad = (line for line in house.log.splitlines() if '"level": "error"' in line or "Traceback" in line)
    done.broken += [line if len(line) < 400 else f"{line[:180]} … {line[-200:]}" for line in bad]


async def play_moves(seed: int, small: bool, fault: str | None = None) -> Round:
    """Play at many tables at once, as fast as players in Python can, without faults."""
    done, rng = Round(), random.Random(seed)
    tables, seconds = (4, 2.0) if small else (40, 30.0)
    with RunningServer(fault=fault) as house:
        crowd = PlayerGroup([house.url], tables, seed, rng.choice(TITLES))
        try:
            await crowd.gets_on(tables, 120)
            began, before = time.monotonic(), crowd.acked
            await asyncio.sleep(seconds)
            rate = (crowd.acked - before) / (time.monotonic() - began)
            await crowd.finish(games=False)
        finally:
            crowd.go_home()
        house.stop()
        count_verdict(done, await check_consistency(house.database, crowd.players, finished=False))
        check_log(done, house)
    done.count("tables", len(crowd.players) // 2)
    done.figures["moves acknowledged a second"] = round(rate, 1)
    done.figures["p99 of an acknowledgement, ms"] = p99_ms([wait for player in crowd.players for wait in player.waits])
    return done


async def play_with_kills(seed: int, small: bool) -> Round:
    """Kill the server with SIGKILL during play, again and again, then look for every acknowledged move."""
    done, rng = Round(), random.Random(seed)
    game = rng.choice(TITLES)
    with RunningServer() as house:
        found = await play_through_crashes(
            house, tables=6, kills=2 if small else 10, seed=seed, finish=game == "skirmish", patience=120, game=game
        )
        check_log(done, house)
    count_verdict(done, found.verdict)
    done.count("kills", found.kills)
    done.count("reconnections", found.reconnections)
    done.figures["seconds until it serves again"] = round(max(found.seconds_to_serve), 2)
    return done


async def play_games(seed: int, small: bool, fault: str | None = None) -> Round:
    """Play whole games of a title, compare every view with the journal, and verify every draw against the seed."""
    done, rng = Round(), random.Random(seed)
    title = least_covered("games", "games of ", TITLES, seed)
    with RunningServer(fault=fault) as house:
        players: list[Player] = []
        number = 2 if small else 10
        # One game has the default options, with a random starter, so that there is at least one draw to check.
        groups = await asyncio.gather(
            play_whole_game(house, title, rng.randrange(1 << 30), default_options=True),
            *(play_whole_game(house, title, rng.randrange(1 << 30)) for _ in range(number - 1)),
        )
        for group in groups:
            players += group
            answer = await group[0].browser.ask("GET", f"/api/tables/{group[0].screen.table}/journal")
            try:
                proof = verify(*parse(answer.content), game=ServerGames("toy_game").game(title))
                done.count("draws of luck checked", proof.luck_checked or 0)
            except MulotError as error:
                done.broken.append(f"the journal of a game of {title} does not hold: {error}")
        house.stop()
        count_verdict(done, await check_consistency(house.database, players))
        check_log(done, house)
    done.count(f"games of {title}", len(groups))
    done.count("games", len(groups))
    return done


def random_options(game: AnyGame, seats: int, rng: random.Random) -> dict[str, Any]:
    """Return random options for the game."""
    return {name: rng.choice(values) for name, values in option_values(game, seats).items()}


async def play_whole_game(
    house: RunningServer, title: str, seed: int, default_options: bool = False, **more: Any
) -> list[Player]:
    """Play a game to its end with a random number of players. Return the players."""
    rng, game = random.Random(seed), ServerGames("toy_game").game(title)
    seats = rng.choice(game.seats)
    browsers = [Browser(house.url) for _ in range(seats)]
    options = {} if default_options else random_options(game, seats, rng)
    table = await browsers[0].open_table(title, seats=seats, options=options, **more)
    for seat in range(1, seats):
        await browsers[seat].take(table, seat)
    await browsers[0].post(f"/api/tables/{table}/start")
    players = [Player(browser, table, rng.randrange(1 << 30)) for browser in browsers]
    await asyncio.wait_for(asyncio.gather(*(player.play(lambda: False) for player in players)), 900)
    return players
