"""State machine test of a store: random commands, including concurrent ones, compared with a dictionary.

`prove(open_store, n)` runs n examples on a store.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import hypothesis.strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from mulot.store import Append, Conflict, NoSuchTable, Snapshot, Store
from mulot.table import Row, Summary
from prove import hypothesis_runs

TABLES = ("attic", "barn", "cellar")
OpenStore = Callable[[], Awaitable[Store]]

tables = st.sampled_from(TABLES)
actions = st.none() | st.tuples(st.integers(0, 1), st.sampled_from([f"action-{i}" for i in range(6)]))
bodies = st.binary(min_size=1, max_size=20)
shift = st.sampled_from([0, 0, 0, 0, -1, 1])


def summary(phase: str) -> Summary:
    return Summary("skirmish", phase, True, 2, 1, "c0ffee", "5eed" if phase == "over" else None)


class StoreMachine(RuleBasedStateMachine):
    """A store, and the rows, phases and snapshots that it should contain."""

    opener: OpenStore

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.store = self.do(type(self).opener())
        self.kept: dict[str, list[Row]] = {}
        self.phases: dict[str, str] = {}
        self.snapshots: dict[str, Snapshot] = {}
        self.gone: set[str] = set()
        for table in TABLES:
            self.do(self.store.purge(table))

    def do(self, coroutine: Any) -> Any:
        return self.runner.run(_awaited(coroutine))

    def _append(self, table: str, made: list[tuple[Any, bytes]], shift: int, phase: str | None) -> Append:
        first = max(0, len(self.kept.get(table, [])) + shift)
        rows = [Row(first + i, body, *(action or (None, None))) for i, (action, body) in enumerate(made)]
        return Append(table, rows, summary(phase or "open") if phase or first == 0 else None)

    def _fits(self, append: Append) -> bool:
        return append.rows[0].line == len(self.kept.get(append.table, []))

    def _apply(self, append: Append) -> None:
        self.kept.setdefault(append.table, []).extend(append.rows)
        if append.summary is not None:
            self.phases[append.table] = append.summary.phase

    @rule(
        table=tables,
        made=st.lists(st.tuples(actions, bodies), min_size=1, max_size=3),
        shift=shift,
        phase=st.sampled_from([None, None, "open", "playing", "over"]),
    )
    def append(self, table: str, made: list[tuple[Any, bytes]], shift: int, phase: str | None) -> None:
        append = self._append(table, made, shift, phase)
        self._expect([append])

    def _expect(self, appends: list[Append]) -> None:
        """Append, and check that all rows of the call are stored, or none."""
        fits = all(self._fits(append) for append in appends)
        try:
            self.do(self.store.append(*appends))
        except Conflict:
            assert not fits, f"{appends} was refused"
        else:
            assert fits, f"{appends} was written"
            for append in appends:
                self._apply(append)

    @rule(one=st.tuples(actions, bodies), two=st.tuples(actions, bodies), shift=shift)
    def two_tables_at_once(self, one: Any, two: Any, shift: int) -> None:
        self._expect([self._append("attic", [one], 0, None), self._append("barn", [two], shift, None)])

    @rule(table=tables, one=st.tuples(actions, bodies), two=st.tuples(actions, bodies))
    def a_race(self, table: str, one: Any, two: Any) -> None:
        """Write the same row twice at once: exactly one write succeeds, or none if neither fits."""
        race = [self._append(table, [one], 0, None), self._append(table, [two], 0, None)]
        could = [self._fits(append) for append in race]

        async def both() -> list[Any]:
            return await asyncio.gather(*(self.store.append(append) for append in race), return_exceptions=True)

        results = self.do(both())
        won = [result is None for result in results]
        assert all(result is None or isinstance(result, Conflict) for result in results), results
        assert sum(won) == (1 if any(could) else 0), (race, results)
        for append, did in zip(race, won, strict=True):
            if did:
                self._apply(append)

    @rule(many=st.lists(st.tuples(actions, bodies), min_size=3, max_size=3))
    def a_group(self, many: list[Any]) -> None:
        """Append to several tables in one commit: a conflict in one does not affect the others."""
        group = [self._append(table, [made], 0, None) for table, made in zip(TABLES, many, strict=True)]
        fits = [self._fits(append) for append in group]

        async def all_() -> list[Any]:
            return await asyncio.gather(*(self.store.append(append) for append in group), return_exceptions=True)

        for append, fit, result in zip(group, fits, self.do(all_()), strict=True):
            assert (result is None) == fit, (append, result)
            if fit:
                self._apply(append)

    @rule(table=tables, body=bodies)
    def keep_snapshot(self, table: str, body: bytes) -> None:
        if table in self.kept:
            self.snapshots[table] = Snapshot(len(self.kept[table]) - 1, "1", body)
            self.do(self.store.save_snapshot(table, self.snapshots[table]))

    @rule(table=tables, why=st.sampled_from([None, "line 3 does not fit"]))
    def put_aside(self, table: str, why: str | None) -> None:
        if table in self.kept:
            self.do(self.store.quarantine(table, why))
            assert self.do(self.store.find(table)).quarantine_reason == why

    @rule(table=tables)
    def purge(self, table: str) -> None:
        self.do(self.store.purge(table))
        if self.phases.get(table) == "over":
            self.gone.add(table)
        self.kept.pop(table, None)
        self.phases.pop(table, None)
        self.snapshots.pop(table, None)
        if table in self.gone:
            assert self.do(self.store.get_revealed_seed(table)) == ("c0ffee", "5eed")

    @rule()
    def close_and_open(self) -> None:
        self.do(self.store.close())
        self.store = self.do(type(self).opener())

    @rule(table=tables, after=st.integers(-1, 8))
    def read_on(self, table: str, after: int) -> None:
        if table in self.kept:
            assert self.do(self.store.rows(table, after)) == self.kept[table][after + 1 :]

    @invariant()
    def holds_what_it_should(self) -> None:
        for table in TABLES:
            if table not in self.kept:
                try:
                    self.do(self.store.rows(table))
                except NoSuchTable:
                    continue
                raise AssertionError(f"{table} should not be there")
            assert self.do(self.store.rows(table)) == self.kept[table]
            assert self.do(self.store.load_snapshot(table)) == self.snapshots.get(table)
        listed = {entry.table: (entry.summary, entry.lines) for entry in self.do(self.store.tables())}
        expected = {table: (summary(self.phases[table]), len(rows)) for table, rows in self.kept.items()}
        assert listed == expected

    def teardown(self) -> None:
        self.do(self.store.close())
        self.runner.close()


async def _awaited(awaitable: Any) -> Any:
    return await awaitable


def prove(opener: OpenStore, evenings: int, steps: int = 20, shrink: bool = True, chance: bool = True) -> int:
    """Run this many examples (`evenings`) on a store that `opener` opens again and again. Return how many ran."""

    class BoundMachine(StoreMachine):
        pass

    BoundMachine.opener = staticmethod(opener)  # type: ignore[assignment]
    return hypothesis_runs.run_machine(BoundMachine, evenings, steps, shrink, chance)
