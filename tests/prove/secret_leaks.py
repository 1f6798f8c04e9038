"""Secrets do not leak: games that look the same to a viewer send the same bytes, and marked secrets reach only their
seat."""

from __future__ import annotations

import asyncio
import random
import re
from typing import Any

from kit.clients import Browser, Player, TableSocket
from kit.noninterference import compare_worlds, make_pairs
from kit.running_server import RunningServer
from mulot.core.game import AnyGame, Ask
from mulot.core.match import Match
from mulot.server.games import ServerGames
from prove.gameplay import TITLES, random_options
from prove.round_records import least_covered
from prove.round_types import Round

MARK = re.compile(r"canary-(\d+)-[0-9a-f]{16}")
WITH_SECRETS = tuple(title for title in TITLES if ServerGames("toy_game").game(title).secrets)
WITHOUT_SECRETS = tuple(title for title in TITLES if title not in WITH_SECRETS)


async def compare_pairs(seed: int, small: bool, fault: str | None = None) -> Round:
    """Compare what a server sends in pairs of games that look the same to a viewer, for one title."""
    rng = random.Random(seed)
    title = rng.choice(WITHOUT_SECRETS)
    if rng.random() < 0.95:
        title = least_covered("pairs", "pairs of ", WITH_SECRETS, seed)
    wanted = 4 if small else 100 if title in WITH_SECRETS else 10
    return await compare_pairs_of_title(title, wanted, seed, fault)


async def compare_pairs_of_title(
    title: str, wanted: int, seed: int, fault: str | None = None, secret: bool | None = None
) -> Round:
    """Compare `wanted` pairs of games of a title. A title with secrets must have that many pairs; one without secrets
    must have none. `secret` overrides the title's own declaration."""
    done, found = Round(), make_pairs(title, wanted, seed)
    if secret if secret is not None else title in WITH_SECRETS:
        if len(found) < wanted:
            done.broken.append(f"{title} has secrets, and only {len(found)} of {wanted} pairs of worlds were found")
    else:
        done.count(f"tries to find a pair in {title}, which has no secrets", wanted * 10)
        if found:
            done.broken.append(f"{title} says it has no secrets, and has: {len(found)} pairs of worlds")
    if found:
        differences = await compare_worlds(found, fault)
        done.count(f"pairs of {title}", differences.pairs)
        done.count("bytes compared", differences.bytes)
        done.broken += [f"{title}: {one[:400]}" for one in differences.found]
    return done


async def search_canaries(seed: int, small: bool, fault: str | None = None, title: str = "") -> Round:
    """Play on a server that marks the secrets of each seat, and search everything that was sent for marks of other
    seats."""
    done, rng = Round(), random.Random(seed)
    title = title or least_covered("canaries", "games of ", TITLES, seed)
    with RunningServer(fault=",".join(filter(None, ["canaries", fault]))) as house:
        number = 1 if small else 6
        await asyncio.gather(*(_play_marked_game(house, title, rng.randrange(1 << 30), done) for _ in range(number)))
        metrics = (await Browser(house.url).ask("GET", "/metrics")).text
        if MARK.search(metrics) or MARK.search(house.log):
            done.broken.append(f"{title}: a secret is in the log or in the metrics")
    shown = done.counts.get("marks rightly shown", 0)
    if (shown > 0) != (title in WITH_SECRETS):
        done.broken.append(f"{title}: {shown} marks were shown to those who may see them")
    return done


def secret_options(game: AnyGame, seats: int, rng: random.Random) -> dict[str, Any]:
    """Return random options with which seats have secrets; with some options a game has none."""
    for _ in range(200):
        options = random_options(game, seats, rng)
        match = Match(game, seats, rng.randbytes(32), options)
        for _ in range(40):
            if any(match.look(seat).own is not None for seat in range(seats)):
                return options
            if not isinstance(match.waiting, Ask):
                break
            seat = rng.choice(match.waiting.must)
            match.play(seat, rng.choice(match.legal(seat)))
    raise AssertionError(f"{game.id} says it has secrets, and nobody ever sees any")


async def _play_marked_game(house: RunningServer, title: str, seed: int, done: Round) -> None:
    rng, game = random.Random(seed), ServerGames("toy_game").game(title)
    seats = rng.choice([n for n in game.seats if n > 1])
    browsers = [Browser(house.url) for _ in range(seats + 1)]
    options = secret_options(game, seats, rng) if game.secrets else random_options(game, seats, rng)
    table = await browsers[0].open_table(title, seats=seats, options=options)
    for seat in range(1, seats):
        await browsers[seat].take(table, seat)
    watching = await browsers[-1].watch(table)
    await browsers[0].post(f"/api/tables/{table}/start")
    players = [Player(b, table, rng.randrange(1 << 30)) for b in browsers[:-1]]
    curious = asyncio.create_task(_ask_everything(watching, browsers[-1], table, seats, done))
    await asyncio.wait_for(asyncio.gather(*(p.play(lambda: False) for p in players)), 900)
    curious.cancel()
    again = await browsers[-1].watch(table)
    await again.answer({"do": "recall"})
    for seat, screen in [*enumerate(p.screen for p in players), (None, watching), (None, again)]:
        _search_marks(done, title, seat, "".join(screen.frames))
    for path in ("journal", "film", "proof", "seed", ""):
        text = (await browsers[-1].ask("GET", f"/api/tables/{table}/{path}".rstrip("/"))).text
        _search_marks(done, title, None, text)
    done.count(f"games of {title}")


async def _ask_everything(screen: TableSocket, browser: Browser, table: str, seats: int, done: Round) -> None:
    """Ask for everything that a spectator can ask for, during the game."""
    while screen.closed is None:
        for seat in range(seats):
            await screen.answer({"do": "lift", "seat": seat})
        for wish in ({"do": "look"}, {"do": "look", "since": 1}, {"do": "recall"}):
            await screen.answer(wish)
        done.count("questions of a curious spectator", seats + 3)
        await asyncio.sleep(0.2)


def _search_marks(done: Round, title: str, seat: int | None, text: str) -> None:
    found = [int(one) for one in MARK.findall(text)]
    done.count("marks rightly shown", sum(one == seat for one in found))
    wrong = sorted({one for one in found if one != seat})
    if wrong:
        done.broken.append(
            f"{title}: {'a spectator' if seat is None else f'seat {seat}'} was sent the secrets of seats {wrong}"
        )
