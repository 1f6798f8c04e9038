"""Injected faults: the part of the battery that should detect a fault must do so."""

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
    memory_growth,
    network_faults,
    protocol_fuzz,
    secret_leaks,
    server_load,
    table_store_faults,
)
from prove.round_records import load_part_records, sum_counts
from prove.round_types import Round

CAUGHT = "caught: "
FaultCheck = Callable[[], Awaitable[bool]]


def probe_detects(name: str) -> FaultCheck:
    """Return a check that the smoke check of this fault fails on a server with it."""

    async def run() -> bool:
        try:
            await asyncio.wait_for(SMOKE_CHECKS[name](name), 180)
        except (AssertionError, ConnectionError, TimeoutError):
            return True
        return False

    return run


def in_process_check(name: str) -> FaultCheck:
    async def run() -> bool:
        return await asyncio.to_thread(table_store_faults.FAULTS[name])

    return run


def part_detects(part: Callable[[int], Awaitable[Round]], tries: int = 3, about: str = "") -> FaultCheck:
    """Return a check that one of a few rounds of a part finds something broken, with `about` in its message."""

    async def run() -> bool:
        for seed in range(tries):
            try:
                done = await asyncio.wait_for(part(seed), 600)
            except AssertionError:
                return True
            except TimeoutError:  # a timeout on a slow machine is not a detection
                return False
            finally:
                await close_sockets()
            if any(about in one for one in done.broken):
                return True
        return False

    return run


def bad_http_with_fault(fault: str) -> Callable[[int], Awaitable[Round]]:
    """Return a round of bad HTTP requests at a table of the toy game, the first of TITLES, with this fault."""
    return lambda seed: protocol_fuzz.send_bad_http(6 * seed, True, fault)


HOSTS = ("pause", "end", "remove another", "configure settings")
RAW_HTTP_FAULTS = {
    "paths-as-they-come": "paths: ",
    "heads-without-end": "big heads: ",
    "bodies-without-end": "big bodies: ",
    "trailers-are-headers": "trailers",
    "names-that-are-none-are-an-error": "50",
    "slow-senders-are-waited-for": "not hung up on",
}
"""Faults of the HTTP layer, and a text that is in the message of the part that detects them."""
REMOVED = ("take the seat of the guest, who was removed",)
INVITED = ("POST take the free seat", "take the free seat")

FAULT_CHECKS: dict[str, FaultCheck] = {
    **{f"evenings and power: {name}": in_process_check(name) for name in table_store_faults.FAULTS},
    **{f"probes: {name}": probe_detects(name) for name in SERVER_FAULTS},
    "moves: acknowledged-and-not-written": part_detects(
        lambda s: gameplay.play_moves(s, True, "acknowledged-and-not-written")
    ),
    "kills: broadcast-before-commit": probe_detects("broadcast-before-commit"),
    "games: reused-luck-counter": part_detects(lambda s: gameplay.play_games(s, True, "reused-luck-counter"), 6),
    "faults: a full disk and broadcast-before-commit": part_detects(
        lambda s: infrastructure_faults.run_with_fault(infrastructure_faults.disk_faults, s, "broadcast-before-commit"),
        6,
        "A: ",
    ),
    "faults: damage and careless-reading": part_detects(
        lambda s: infrastructure_faults.run_with_fault(corruption.corrupt_database, s, "careless-reading"), 6
    ),
    "network: no-memory-of-moves": part_detects(
        lambda s: network_faults.play_with_network_faults(6 * s, True, "no-memory-of-moves"), 6
    ),
    "frames: stale-moves-count": part_detects(
        lambda s: protocol_fuzz.send_bad_frames(6 * s, True, "stale-moves-count")
    ),
    "frames: no-host-check": part_detects(lambda s: protocol_fuzz.send_bad_frames(6 * s, True, "no-host-check")),
    "requests: no-origin-check": part_detects(
        lambda s: protocol_fuzz.send_bad_http(6 * s, True, "no-origin-check"), 1, "for foreign_origin"
    ),
    "requests: seed-before-the-end": part_detects(
        lambda s: protocol_fuzz.send_bad_http(6 * s, True, "seed-before-the-end"), 1, "for before_game_over"
    ),
    **{
        f"requests: {name}": part_detects(bad_http_with_fault(name), 3, about)
        for name, about in RAW_HTTP_FAULTS.items()
    },
    "pairs: unfiltered-reconnect": part_detects(
        lambda s: secret_leaks.compare_pairs_of_title("clan", 6, s, "unfiltered-reconnect")
    ),
    "pairs: unfiltered-log": part_detects(
        lambda s: secret_leaks.compare_pairs_of_title("trio", 6, s, "unfiltered-log")
    ),
    "pairs: expected of a game that has none": part_detects(
        lambda s: secret_leaks.compare_pairs_of_title("barrieres", 2, s, secret=True), 1
    ),
    "pairs: found in a game that says it has none": part_detects(
        lambda s: secret_leaks.compare_pairs_of_title("trio", 2, s, secret=False), 1
    ),
    "canaries: spectators-look-with-seat-0": part_detects(
        lambda s: secret_leaks.search_canaries(s, True, "spectators-look-with-seat-0", "clan"),
        2,
        "a spectator was sent",
    ),
    "rights: no-host-check": part_detects(lambda s: authz_matrix.check_matrix(s, False, "no-host-check", HOSTS), 1),
    "rights: no-check-of-invitations": part_detects(
        lambda s: authz_matrix.check_matrix(s, False, "no-check-of-invitations", INVITED), 1
    ),
    "rights: secrets-go-with-the-seat": part_detects(
        lambda s: authz_matrix.check_matrix(s, False, "secrets-go-with-the-seat", REMOVED), 1
    ),
    "saves: a story that has changed": part_detects(compatibility.changed_story, 1),
    "browser: answered before it is written": part_detects(browser_parts.acknowledge_before_write, 1, "lost: "),
    "python: another chance": part_detects(
        lambda s: browser_parts.compare_pythons(s, True, browser_parts.OTHER_RANDOM), 1, "not alike: "
    ),
    "memory: a house that forgets nothing": part_detects(
        lambda s: memory_growth.measure_memory(s, True, "nothing-is-let-go"), 1, "not flat"
    ),
    "memory: tables that do not doze off": part_detects(
        lambda s: memory_growth.measure_memory(s, True, wakes=3600), 1, "doze off"
    ),
    "many: a house with ten chairs": part_detects(lambda s: server_load.hold_idle_sockets(s, True, 10), 1),
}


async def detect_next_fault(seed: int, small: bool) -> Round:
    """Inject a fault that no round has detected yet or, if all have been detected, any fault."""
    done = Round()
    caught = sum_counts(load_part_records("planted"))
    left = [name for name in FAULT_CHECKS if CAUGHT + name not in caught] or list(FAULT_CHECKS)
    name = left[seed % len(left)]
    if await FAULT_CHECKS[name]():
        done.count(CAUGHT + name)
    else:
        done.broken.append(f"nobody has noticed: {name}")
    return done
