"""A table knows from its rows if somebody may know its luck."""

from __future__ import annotations

import json

import pytest

from kit.table_harness import HOUSE, SEED, TableHarness
from mulot.core.match import Match
from mulot.table import Table
from mulot.table import commands as c
from mulot.table.records import Row
from mulot.table.table_creation import import_journal
from toy_game import GAME


def told(table: Table) -> str:
    """Return why the luck is open, as everybody is told."""
    return str(json.loads(table.view_json()).get("open_luck", ""))


def a_file(moves: int = 2, open_since: int | None = None) -> bytes:
    """Return a journal file like one that the terminal saves."""
    match = Match(GAME, 2, SEED, {"rats": 2, "first": 0})
    for _ in range(moves):
        seat = match.waiting.must[0]
        match.play(seat, match.legal(seat)[0])
    match.journal.open_since = open_since
    return match.dump()


def rows_of(file: bytes) -> list[Row]:
    return import_journal(HOUSE, "nest", file, "anna")[1]


@pytest.mark.parametrize("open_since", [None, 0, 2])
def test_an_imported_game_counts_as_open_luck(open_since: int | None) -> None:
    table = Table.load(HOUSE, rows_of(a_file(open_since=open_since)), 0.0)
    assert table.seed_known_since == (3 if open_since is None else open_since)
    assert told(table) == "file"


def test_open_luck_is_derived_from_rows_of_older_versions() -> None:
    rows = [row for row in rows_of(a_file(6)) if b'"kind":"unsealed"' not in row.body]
    table = Table.load(HOUSE, rows, 0.0)
    assert (table.seed_known_since, table.phase, told(table)) == (None, "playing", "file")
    assert told(Table.load(HOUSE, rows, 0.0, table.snapshot())) == "file"


def test_players_are_told_when_the_journal_is_exported() -> None:
    p = TableHarness(options={"first": 0, "rats": 2}).sit("anna", "ben")
    p.start()
    p.enter("ben")
    assert told(p.table) == ""
    p.send(None, c.ExportJournal())
    assert told(p.table) == "file"
    screen = next(iter(p.screens.values()))
    assert screen.table["open_luck"] == "file"


def test_a_sealed_only_player_is_refused_at_an_open_table() -> None:
    p = TableHarness().sit("anna")
    assert p.table.open_luck == ""
    p.done("ben", c.ClaimSeat(seat=1, sealed=True))
    rows = rows_of(a_file())
    table = Table.load(HOUSE, rows, 0.0)
    refused = table.handle(c.ClaimSeat(seat=1, sealed=True), 0.0, "anna")
    assert getattr(refused.answer, "key", "") == "house-no-open-luck"
    assert refused.rows == []
    assert table.handle(c.ClaimSeat(seat=1), 0.0, "anna").rows
