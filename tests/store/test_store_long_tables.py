"""A long table is loaded from its snapshot without reading and replaying all its rows."""

from __future__ import annotations

from typing import Any, cast

from kit.table_harness import TableHarness, assert_same_table
from mulot.actor import Store, load_table, save_snapshot, single_command
from mulot.core.journal import parse
from mulot.core.tail_list import first_index
from mulot.table import Append, Catalogue, InspectResult, Row
from mulot.table import commands as c
from mulot.table.history_window import LINES_BETWEEN_DROPS, MIN_LINES
from research.benchmarks import quo

HOUSE = Catalogue(game=lambda name: quo.GAME, characters=lambda game: ())


def long_evening(p: TableHarness, lines: int) -> None:
    """Return the rows of a long game in which seats take turns."""
    match = p.table.match
    assert match is not None
    while len(match.journal.lines) < lines:
        seat = p.on_turn
        p.play(seat, p.table.game.write(p.table.legal_actions(seat)[0]))
        match = p.table.match


class Counting:
    """A store that counts the rows read from it."""

    def __init__(self, store: Store) -> None:
        self._store, self.rows_read = store, 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def rows(self, table: str, after: int = -1) -> list[Row]:
        rows = await self._store.rows(table, after)
        self.rows_read += len(rows)
        return rows


def test_loading_from_a_snapshot_reads_few_rows_at_any_length(with_store: Any) -> None:
    async def opened(store: Store) -> None:
        p = TableHarness(game=quo.GAME, catalogue=HOUSE).sit("anna", "ben").start()
        known, read, sizes = 0, [], []
        for lines in (450, 1800):
            long_evening(p, lines)
            await store.append(Append("nest", p.rows[known:], p.table.summary))
            known = len(p.rows)
            await save_snapshot(store, p.table)
            counting = Counting(store)
            table = await load_table(cast("Store", counting), HOUSE, "nest", 0.0)
            assert_same_table(p.table, table)
            assert table.match is not None
            assert len(table.match.results) - first_index(table.match.results) <= MIN_LINES + LINES_BETWEEN_DROPS
            snapshot = await store.load_snapshot("nest")
            assert snapshot is not None
            read.append(counting.rows_read)
            sizes.append(len(snapshot.body))
        assert read[0] == read[1] == MIN_LINES
        assert sizes[1] < 1.1 * sizes[0]
        taken = await single_command.run_command(store, HOUSE, "nest", c.ExportJournal(), 0.0)
        assert isinstance(taken, InspectResult)
        assert len(parse(taken.value)[0].lines) == 1800, "the whole history can still be read"

    with_store(opened)


def test_loading_from_rows_drops_old_history_unless_whole(
    with_store: Any,
) -> None:
    async def opened(store: Store) -> None:
        p = TableHarness(game=quo.GAME, catalogue=HOUSE).sit("anna", "ben").start()
        long_evening(p, MIN_LINES + 2)
        await store.append(Append("nest", p.rows, p.table.summary))
        for whole, known in ((False, 2), (True, 0)):
            table = await load_table(store, HOUSE, "nest", 0.0, whole)
            assert table.match is not None
            assert first_index(table.match.journal.lines) == known

    with_store(opened)


def test_a_foreign_snapshot_of_a_long_table_is_ignored(with_store: Any) -> None:
    async def opened(store: Store) -> None:
        p = TableHarness(game=quo.GAME, catalogue=HOUSE).sit("anna", "ben").start()
        long_evening(p, MIN_LINES + 40)
        await store.append(Append("nest", p.rows, p.table.summary))
        p.send("anna", c.PauseGame())  # a row that the store never gets
        await save_snapshot(store, p.table)
        assert not (await load_table(store, HOUSE, "nest", 0.0)).paused
        row = p.rows.pop()
        p.table = await load_table(store, HOUSE, "nest", 0.0)
        p.done("anna", c.RenamePerson(seat=0, name="hazel"))
        await store.append(Append("nest", p.rows[row.line :], p.table.summary))
        table = await load_table(store, HOUSE, "nest", 0.0)
        assert not table.paused, "the row with that number is a different one"
        assert_same_table(p.table, table)

    with_store(opened)
