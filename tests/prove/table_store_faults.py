"""Injected faults in the table and the store: the state machine tests and power cuts must detect each of them.

`FAULTS` has a function for each fault. It injects the fault, runs the test that should detect it, and returns whether
the test did.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable
from typing import Any
from unittest.mock import patch

from msgspec import Raw

from kit.table_harness import TableHarness
from mulot.core import luck, match
from mulot.core.game import Ask
from mulot.store.sqlite import SqliteStore
from mulot.table import commands as c
from mulot.table import timers, updates, view_cache
from mulot.table.durable_state import DurableState
from prove import power_cuts, store_state_machine, table_state_machine


def battery_fails(battery: Callable[[], Any]) -> bool:
    """True if a battery raises an AssertionError."""
    try:
        battery()
    except AssertionError:
        return True
    return False


def run_table_machine() -> int:
    """Run the state machine of the table until an example fails. The examples depend on which modules are loaded, so
    there are more of them than most faults need."""
    return table_state_machine.prove(2_500, shrink=False, chance=False)


def double_touch() -> None:
    """Send every move twice with two ids, like a double click; the second must be refused as stale."""
    p = TableHarness(options={"first": 0}).sit("anna", "ben").start()
    while isinstance(p.table.waiting, Ask):
        seat = p.table.waiting.must[0]
        action = p.table.game.write(p.table.legal_actions(seat)[0])
        twice = [p.move(seat, action) for _ in range(2)]
        p.done(p.device(seat), twice[0])
        refused = p.refused(p.device(seat), twice[1])
        assert refused in ("stale", "over"), f"the question stood still: {refused}"


def undo_of_one() -> None:
    """Ask for an undo; the move must not be undone when only one of the two others has agreed."""
    p = TableHarness(seats=3, options={"first": 0}).sit("anna", "ben", "cleo").start()
    p.play(0, "blow")
    p.done("anna", c.AskUndo())
    p.done("ben", c.AnswerUndo(seat=1, agree=True))
    assert p.table.undo_request is not None, "it was undone before everybody had agreed"


# ---------------------------------------------------------------- the table


def another_seats_secrets() -> bool:
    """A view has the secrets of another seat."""

    def own(self: view_cache.ViewCache, seat: int) -> Raw | None:
        owns = [self._match.look(s).own for s in range(self._match.seats)]
        return next((Raw(updates.encode(own)) for own in owns if own is not None), None)

    with patch.object(view_cache.ViewCache, "secret_view", own):
        return battery_fails(run_table_machine)


def unfiltered_events() -> bool:
    """Events are sent without the filter of `hear`."""

    def events(m: match.Match, news: list[match.LineResult], ears: int | None) -> Raw:
        return Raw(updates.encode([e for told in news for e in told.events]))

    with patch.object(updates, "_encode_events", events):
        return battery_fails(run_table_machine)


def unfiltered_reconnect() -> bool:
    """The missed events are sent after a reconnection without the filter of `hear`."""
    everything, events = updates.full_update, updates._encode_events

    def unfiltered(t: Any, number: int | None, since: int | None = None) -> updates.Delivery:
        with patch.object(
            updates, "_encode_events", lambda m, news, ears: events(m, t.match.results, t.waiting.must[0])
        ):
            return everything(t, number, since)

    def come_back() -> None:
        p = TableHarness(options={"first": 0}).sit("anna", "ben").start()
        p.play(0, "peek")
        p.enter("ben", since=0)

    with patch.object(updates, "full_update", unfiltered):
        return battery_fails(come_back)


def luck_used_again() -> bool:
    """Two lines draw the same random numbers."""

    class Again(luck.HmacLuck):
        def __init__(self, key: bytes, line: int) -> None:
            super().__init__(key, line // 2)

    with patch.object(luck, "HmacLuck", Again):
        return battery_fails(run_table_machine)


def forgotten_ids() -> bool:
    """Resent moves are not recognized."""
    moved = DurableState.record_move

    def forgetful(self: DurableState, seat: int, id_: str | None) -> Any:
        row = moved(self, seat, id_)
        self.rows_of_moves.clear()
        return row

    with patch.object(DurableState, "record_move", forgetful):
        return battery_fails(run_table_machine)


def question_stands_still() -> bool:
    """A question keeps its number after it is answered."""
    lined = DurableState._after_journal_line

    def asleep(self: DurableState, mover: int | None) -> None:
        before = list(self.questions)
        lined(self, mover)
        if before and mover is not None and len(self.rows_of_lines) % 5 == 0:
            self.questions = before

    with patch.object(DurableState, "_after_journal_line", asleep):
        return battery_fails(double_touch)


def undo_without_asking() -> bool:
    """One agreement is enough for an undo."""
    with patch.object(DurableState, "undo_unanswered", ()):
        return battery_fails(undo_of_one)


def a_host_who_is_here_is_replaced() -> bool:
    """Any seated player may become host at any time."""
    with patch.object(timers, "_offer_host_role", lambda t, p, wakes: setattr(t, "host_offered", True)):
        return battery_fails(run_table_machine)


# ---------------------------------------------------------------- the store


def _power_cuts(store: type[SqliteStore]) -> bool:
    report = power_cuts.prove(200, seed=7, store=store, stop=lambda report: report.lost > 0)
    return report.lost > 0


def synchronous_normal() -> bool:
    """Commits do not wait for the disk."""
    return _power_cuts(power_cuts.SyncNormalStore)


def synchronous_off() -> bool:
    """Nothing waits for the disk."""
    return _power_cuts(power_cuts.SyncOffStore)


def acknowledged_before_commit() -> bool:
    """Rows are acknowledged before the commit."""
    return _power_cuts(power_cuts.AckBeforeCommitStore)


LOOSE = (
    "DROP TABLE lines",
    "CREATE TABLE lines (tbl TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, line INTEGER NOT NULL,"
    " seat INTEGER, action TEXT, at INTEGER NOT NULL, body BLOB NOT NULL)",
)
"""Statements that drop the unique constraint on row numbers."""


def numbers_are_not_unique() -> bool:
    """Two writers can write the same row."""
    with tempfile.TemporaryDirectory(dir=power_cuts.MEMORY_FOLDER) as folder:
        path = f"{folder}/mulot.db"

        async def plant() -> None:
            store = await SqliteStore.open(path)
            for statement in LOOSE:
                await store._run(lambda ledger, statement=statement: ledger.db.execute(statement), writes=True)
            await store.close()

        asyncio.run(plant())
        return battery_fails(
            lambda: store_state_machine.prove(lambda: SqliteStore.open(path), 200, shrink=False, chance=False),
        )


FAULTS: dict[str, Callable[[], bool]] = {
    fault.__name__.replace("_", " "): fault
    for fault in (
        another_seats_secrets,
        unfiltered_events,
        unfiltered_reconnect,
        luck_used_again,
        forgotten_ids,
        question_stands_still,
        undo_without_asking,
        a_host_who_is_here_is_replaced,
        synchronous_normal,
        synchronous_off,
        acknowledged_before_commit,
        numbers_are_not_unique,
    )
}
