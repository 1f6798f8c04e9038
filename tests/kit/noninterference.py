"""Noninterference: if two worlds are indistinguishable for one viewer, the server must send that viewer identical
bytes.

Each pair is one table on two servers: as it was played, and with everything that the viewer may not know replaced at
random. Used by the tests and by `make prove`.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from kit.clients import Browser, TableSocket
from kit.running_server import RunningServer
from mulot.core.game import AnyGame, Ask
from mulot.core.options import option_values
from mulot.server.edge.device_cookie import device_digest
from mulot.server.games import ServerGames
from mulot.store import Append, Snapshot, open_store
from mulot.table import Catalogue, Row, Summary, Table
from mulot.table import commands as c
from prove.keep_alive_client import KeepAliveClient


@dataclass
class WorldPair:
    """A table, its viewer, and the two worlds as snapshots. `tells`: the viewer's next move reveals something."""

    table: str
    rows: list[Row]
    summary: Summary
    cookie: str
    eye: int | None
    worlds: tuple[Snapshot, Snapshot]
    wishes: list[dict[str, Any]]
    last: dict[str, Any] | None


@dataclass
class Differences:
    """The result of comparing worlds."""

    pairs: int = 0
    bytes: int = 0
    found: list[str] = field(default_factory=list)


def make_pair(catalogue: Catalogue, game: AnyGame, rng: random.Random) -> WorldPair | None:
    """Return a table played to a random moment, or None if the imagined world equals the real one."""
    seats = rng.choice(game.seats)
    options = {name: rng.choice(values) for name, values in option_values(game, seats).items()}
    table = f"pair{rng.getrandbits(80):020x}"
    cookies = [f"{rng.getrandbits(200):050x}"[:43] for _ in range(seats + 1)]
    t = Table(catalogue, 0.0)
    opening = c.OpenTable(table=table, seed=rng.randbytes(32), game=game.id, seats=seats, options=options)
    effects = t.handle(opening, 0.0, device=device_digest(cookies[0]))
    rows, summary = list(effects.rows), effects.summary
    for seat in range(seats):
        rows += t.handle(c.ClaimSeat(seat=seat), 0.0, device=device_digest(cookies[seat])).rows
    rows += t.handle(c.StartGame(), 0.0, device=device_digest(cookies[0])).rows
    match = t.match
    assert match is not None
    for _ in range(rng.randrange(40)):
        waiting = match.waiting
        if not isinstance(waiting, Ask):
            break
        seat = rng.choice([seat for seat in waiting.seats if match.legal(seat)])
        wish = c.PlayMove(f"{rng.getrandbits(60):016x}", seat, t.questions[seat], _raw(rng.choice(match.legal(seat))))
        rows += t.handle(wish, 0.0, device=device_digest(cookies[seat])).rows
    if not isinstance(match.waiting, Ask):
        return None
    eye = rng.choice([None, *range(seats)])
    real = match.state
    imagined = game.imagine(match.look(eye), match.events_for(eye), rng)
    if msgspec.json.encode(imagined) == msgspec.json.encode(real):
        return None
    first, told = _snapshot(t), match.results
    match.state = imagined
    # In that world the others may have heard something else, so events that the viewer did not hear are left out.
    match.results = [msgspec.structs.replace(one, events=_heard(game, one.events, eye)) for one in told]
    second = _snapshot(t)
    match.state, match.results = real, told
    legal = {s: list(game.legal(real, s)) for s in range(seats)}
    wishes = [
        {"do": "play", "id": f"try{rng.getrandbits(60):016x}", "seat": s, "question": t.questions[s],
         "action": msgspec.to_builtins(action)}
        for s in range(seats) for action in legal[s][:6] if s != eye
    ]  # fmt: skip
    wishes += [{"do": "wonder", "what": what} for what in game.queries]
    wishes += [
        {"do": "why-not", "seat": 0 if eye is None else eye, "action": msgspec.to_builtins(action)}
        for s in range(seats) for action in legal[s][:6]
    ]  # fmt: skip
    last = None
    if eye is not None and legal[eye]:
        action = rng.choice(legal[eye])
        if not _tells(game, t, real, eye, action):
            last = {"do": "play", "id": "last0000", "seat": eye, "question": t.questions[eye],
                    "action": msgspec.to_builtins(action)}  # fmt: skip
    assert summary is not None
    phase = t.summary
    return WorldPair(table, rows, phase, cookies[seats if eye is None else eye], eye, (first, second), wishes, last)


def _heard(game: AnyGame, events: Sequence[Any], eye: int | None) -> tuple[Any, ...]:
    return tuple(heard for e in events if (heard := game.hear(e, eye)) is not None)


def _raw(action: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(action))


def _snapshot(t: Table) -> Snapshot:
    t.current_view_cache = None
    body = t.snapshot()
    assert body is not None
    return Snapshot(t.rev, t.snapshot_version, body)


def _tells(game: AnyGame, t: Table, state: Any, eye: int, action: Any) -> bool:
    """True if the move reveals something hidden to the viewer, so that the worlds may differ afterwards."""
    from mulot.core.luck import HmacLuck

    assert t.match is not None
    copy, events, line = game.copy(state), list[Any](), len(t.match.journal.lines)
    game.play(copy, eye, action, HmacLuck(t.match._luck_key(line), line), events.append)
    return any(e.reveals and getattr(e, "to", None) in (None, eye) for e in events)


async def write_pairs(pairs: list[WorldPair], url: str, world: int) -> None:
    """Write all tables to a store, as they are in one of the worlds."""
    store = await open_store(url)
    for pair in pairs:
        await store.append(Append(pair.table, pair.rows, pair.summary))
        await store.save_snapshot(pair.table, pair.worlds[world])
    await store.close()


async def collect_everything_sent(house: RunningServer, pair: WorldPair) -> list[str]:
    """Return everything that the viewer can get from the server, on every path."""
    browser = Browser(house.url, pair.cookie)
    screen = await browser.watch(pair.table)
    wishes = [{"do": "look"}, {"do": "look", "since": 2}, {"do": "recall"}, {"do": "lower"}, *pair.wishes]
    for number, wish in enumerate(wishes):
        await screen.send({"id": f"same{number:04}", **wish})
    await screen.answer({"do": "look", "id": "all-said"})
    again = await browser.watch(pair.table, since=3)
    for screen_ in (again, screen):
        if pair.last is not None and screen_ is screen:
            await screen_.answer(pair.last)
            await screen_.answer({"do": "look", "id": "seen-last"})
    client = KeepAliveClient(house.port, pair.cookie)
    rest = []
    for path in ("", "/journal", "/film", "/proof", "/seed"):
        status, body = await client.request("GET", f"/api/tables/{pair.table}{path}")
        rest.append(f"{status} {body.decode()}")
    client.close()
    lines = [line for s in (screen, again) for frame in s.frames for line in frame.split("\n")]
    await _close(screen, again)
    return lines + rest


async def _close(*screens: TableSocket) -> None:
    await asyncio.gather(*(screen.close() for screen in screens))


async def compare_worlds(pairs: list[WorldPair], fault: str | None = None) -> Differences:
    """Serve both worlds and compare what is sent to the viewers."""
    found = Differences()
    houses = [RunningServer(fault=fault) for _ in range(2)]
    with houses[0], houses[1]:
        for world, house in enumerate(houses):
            house.stop()
            await write_pairs(pairs, house.database, world)
            house.start()
        few = asyncio.Semaphore(4)

        async def both(pair: WorldPair) -> list[list[str]]:
            async with few:
                return await asyncio.gather(*(collect_everything_sent(house, pair) for house in houses))

        sent = await asyncio.gather(*(both(pair) for pair in pairs))
        for pair, (one, other) in zip(pairs, sent, strict=True):
            found.pairs += 1
            found.bytes += sum(map(len, one))
            if one != other:
                different = next(((a, b) for a, b in zip(one, other, strict=False) if a != b), ("", ""))
                found.found.append(f"{pair.table}, eye {pair.eye}: {different[0][:600]} ≠ {different[1][:600]}")
    return found


def make_pairs(name: str, number: int, seed: int, more_games: str = "toy_game") -> list[WorldPair]:
    """Return this many pairs of a game, or fewer if ten times as many attempts do not suffice (a game may have no
    secrets)."""
    games = ServerGames(more_games)
    rng, found = random.Random(f"{name} {seed}"), list[WorldPair]()
    for _ in range(number * 10):
        if len(found) == number:
            break
        pair = make_pair(games.catalogue, games.game(name), rng)
        if pair is not None:
            found.append(pair)
    return found
