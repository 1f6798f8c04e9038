"""A wrong clock does not delete tables, because a table must be found idle twice, a day apart."""

from __future__ import annotations

from typing import Any

import pytest

from kit.table_harness import HOUSE, TableHarness
from mulot.actor import single_command
from mulot.store import Append, Retention, Store
from mulot.store.retention import DAY_S, PurgeResult, purge
from mulot.table import commands as c

KEEPS = Retention(open=120, over=60)
NOTHING = PurgeResult([], [])
PHASES = ["playing", "over"]


async def furnish(store: Store, phase: str) -> TableHarness:
    """Store a running game, or a finished one."""
    p = TableHarness(options={"first": 0}).sit("anna", "ben").start()
    if phase == "over":
        p.done("anna", c.EndTable())
    await store.append(Append("nest", p.rows, p.table.summary))
    return p


async def look(store: Store) -> PurgeResult:
    """Run the hourly check of a server."""

    async def ask(table: str, command: c.Command) -> Any:
        return await single_command.run_command(store, HOUSE, table, command, 0.0)

    return await purge(store, HOUSE, KEEPS, 0.0, ask)


@pytest.mark.parametrize("phase", PHASES)
def test_a_wrong_clock_deletes_nothing(place: Any, with_store: Any, phase: str) -> None:
    async def leap(store: Store) -> None:
        await furnish(store, phase)
        assert await look(store) == NOTHING
        right = place.clock.now
        for years in (4, 9, -3, 4, 30):  # the clock is wrong in another way at each start
            place.clock.now = right + years * 365 * DAY_S
            assert await look(store) == NOTHING
            place.clock.now += 3600
            assert await look(store) == NOTHING
        for later in (1, 2, 3):
            place.clock.now = right + later * DAY_S
            assert await look(store) == NOTHING
        assert (await store.find("nest")).summary.phase == phase

    with_store(leap)


@pytest.mark.parametrize("phase", PHASES)
def test_tables_idle_at_two_checks_a_day_apart_are_deleted(place: Any, with_store: Any, phase: str) -> None:
    async def months_pass(store: Store) -> None:
        await furnish(store, phase)
        opened, days = place.clock.now, 60 if phase == "over" else 120
        while place.clock.now < opened + days * DAY_S:  # the server runs every tenth day
            assert await look(store) == NOTHING
            place.clock.now += 10 * DAY_S
        assert await look(store) == NOTHING
        place.clock.now += DAY_S - 3600
        assert await look(store) == NOTHING
        place.clock.now += 3600
        assert await look(store) == (PurgeResult([], ["nest"]) if phase == "over" else PurgeResult(["nest"], []))

    with_store(months_pass)


def test_a_table_used_between_two_checks_is_kept(place: Any, with_store: Any) -> None:
    async def touched(store: Store) -> None:
        p = await furnish(store, "playing")
        for _ in range(13):
            assert await look(store) == NOTHING
            place.clock.now += 10 * DAY_S - 3600
        before = len(p.rows)
        p.play(0, "dig")
        await store.append(Append("nest", p.rows[before:], None))
        for _ in range(4):
            place.clock.now += 2 * DAY_S
            assert await look(store) == NOTHING

    with_store(touched)


def test_an_operator_can_purge_at_once(place: Any, with_store: Any) -> None:
    async def at_once(store: Store) -> None:
        await furnish(store, "over")

        async def ask(table: str, command: c.Command) -> Any:
            return await single_command.run_command(store, HOUSE, table, command, 0.0)

        place.clock.now += 61 * DAY_S
        assert (await purge(store, HOUSE, KEEPS, 0.0, ask, at_once=True)).deleted == ["nest"]

    with_store(at_once)


def test_metadata_can_be_set_and_changed(place: Any, with_store: Any) -> None:
    async def notes(store: Store) -> None:
        assert await store.get_meta("idle") is None
        assert await store.set_meta("idle", b"one") == 1_000_000
        place.clock.now += 5
        assert await store.get_meta("idle") == (1_000_000, b"one")
        assert await store.set_meta("idle", b"two\x00") == 1_000_005
        assert await store.get_meta("idle") == (1_000_005, b"two\x00")
        assert await store.get_meta("else") is None

    with_store(notes)
