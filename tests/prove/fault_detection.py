"""Every zero is worth what planted faults show: each is planted, and the part that should notice must notice."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from kit.clients import close_sockets
from kit.fault_injection import FAULTS as SERVER_FAULTS
from kit.smoke_checks import SMOKE_CHECKS
from prove import (
    authz_matrix,
    browser_parts,
    compatibility,
    corruption,
    gameplay,
    infrastructure_faults,
    leaks,
    load,
    memory_growth,
    network_faults,
    protocol_fuzz,
)
from prove import table_store_faults as below
from prove.records import added_up, rounds_of
from prove.rounds import Round

CAUGHT = "caught: "
Plant = Callable[[], Awaitable[bool]]


def probed(name: str) -> Plant:
    """The short look at a house with this fault is not quiet."""

    async def run() -> bool:
        try:
            await asyncio.wait_for(SMOKE_CHECKS[name](name), 180)
        except (AssertionError, ConnectionError, TimeoutError):
            return True
        return False

    return run


def below_the_wire(name: str) -> Plant:
    async def run() -> bool:
        return await asyncio.to_thread(below.FAULTS[name])

    return run


def noticed(part: Callable[[int], Awaitable[Round]], tries: int = 3, about: str = "") -> Plant:
    """The part itself finds something broken (of this kind), or a promise fails, in one of a few rounds."""

    async def run() -> bool:
        for seed in range(tries):
            try:
                done = await asyncio.wait_for(part(seed), 600)
            except AssertionError:
                return True
            except TimeoutError:  # a slow machine has noticed nothing
                return False
            finally:
                await close_sockets()
            if any(about in one for one in done.broken):
                return True
        return False

    return run


def requests_with(fault: str) -> Callable[[int], Awaitable[Round]]:
    """Bad requests at a table of the toy game (the first of the titles), in a house with this fault."""
    return lambda seed: protocol_fuzz.requests(6 * seed, True, fault)


HOSTS = ("pause", "end", "remove another", "configure settings")
RAW = {
    "paths-as-they-come": "paths: ",
    "heads-without-end": "big heads: ",
    "bodies-without-end": "big bodies: ",
    "trailers-are-headers": "trailers",
    "names-that-are-none-are-an-error": "50",
    "slow-senders-are-waited-for": "not hung up on",
}
"""Faults of the door, and what is said of them by those who knock."""
REMOVED = ("take the seat of the guest, who was removed",)
INVITED = ("POST take the free seat", "take the free seat")

PLANTED: dict[str, Plant] = {
    **{f"evenings and power: {name}": below_the_wire(name) for name in below.FAULTS},
    **{f"probes: {name}": probed(name) for name in SERVER_FAULTS},
    "moves: acknowledged-and-not-written": noticed(lambda s: gameplay.moves(s, True, "acknowledged-and-not-written")),
    "kills: broadcast-before-commit": probed("broadcast-before-commit"),
    "games: reused-luck-counter": noticed(lambda s: gameplay.games(s, True, "reused-luck-counter"), 6),
    "faults: a full disk and broadcast-before-commit": noticed(
        lambda s: infrastructure_faults.scene(infrastructure_faults.disk, s, "broadcast-before-commit"), 6, "A: "
    ),
    "faults: damage and careless-reading": noticed(
        lambda s: infrastructure_faults.scene(corruption.damaged, s, "careless-reading"), 6
    ),
    "network: no-memory-of-moves": noticed(lambda s: network_faults.network(6 * s, True, "no-memory-of-moves"), 6),
    "frames: stale-moves-count": noticed(lambda s: protocol_fuzz.frames(6 * s, True, "stale-moves-count")),
    "frames: no-host-check": noticed(lambda s: protocol_fuzz.frames(6 * s, True, "no-host-check")),
    "requests: no-origin-check": noticed(
        lambda s: protocol_fuzz.requests(6 * s, True, "no-origin-check"), 1, "for foreign"
    ),
    "requests: seed-before-the-end": noticed(
        lambda s: protocol_fuzz.requests(6 * s, True, "seed-before-the-end"), 1, "for too_soon"
    ),
    **{f"requests: {name}": noticed(requests_with(name), 3, about) for name, about in RAW.items()},
    "pairs: unfiltered-reconnect": noticed(lambda s: leaks.pairs_of_title("clan", 6, s, "unfiltered-reconnect")),
    "pairs: unfiltered-log": noticed(lambda s: leaks.pairs_of_title("trio", 6, s, "unfiltered-log")),
    "pairs: expected of a game that has none": noticed(
        lambda s: leaks.pairs_of_title("barrieres", 2, s, secret=True), 1
    ),
    "pairs: found in a game that says it has none": noticed(
        lambda s: leaks.pairs_of_title("trio", 2, s, secret=False), 1
    ),
    "canaries: spectators-look-with-seat-0": noticed(
        lambda s: leaks.canaries(s, True, "spectators-look-with-seat-0", "clan"), 2, "a spectator was sent"
    ),
    "rights: no-host-check": noticed(lambda s: authz_matrix.matrix(s, False, "no-host-check", HOSTS), 1),
    "rights: no-check-of-invitations": noticed(
        lambda s: authz_matrix.matrix(s, False, "no-check-of-invitations", INVITED), 1
    ),
    "rights: secrets-go-with-the-seat": noticed(
        lambda s: authz_matrix.matrix(s, False, "secrets-go-with-the-seat", REMOVED), 1
    ),
    "saves: a story that has changed": noticed(compatibility.changed, 1),
    "browser: answered before it is written": noticed(browser_parts.answered_too_soon, 1, "lost: "),
    "python: another chance": noticed(
        lambda s: browser_parts.python(s, True, browser_parts.OTHER_CHANCE), 1, "not alike: "
    ),
    "memory: a house that forgets nothing": noticed(
        lambda s: memory_growth.memory(s, True, "nothing-is-let-go"), 1, "not flat"
    ),
    "memory: tables that do not doze off": noticed(lambda s: memory_growth.memory(s, True, wakes=3600), 1, "doze off"),
    "many: a house with ten chairs": noticed(lambda s: load.idle(s, True, 10), 1),
}


async def planted(seed: int, small: bool) -> Round:
    """The next fault that has not been tried; when all have been, from the beginning."""
    done = Round()
    caught = added_up(rounds_of("planted"))
    left = [name for name in PLANTED if CAUGHT + name not in caught] or list(PLANTED)
    name = left[seed % len(left)]
    if await PLANTED[name]():
        done.count(CAUGHT + name)
    else:
        done.broken.append(f"nobody has noticed: {name}")
    return done
