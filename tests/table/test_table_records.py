"""Rows of a table are checked without replaying them."""

from __future__ import annotations

import pytest

from kit.table_harness import TableHarness
from mulot.core.errors import BrokenJournal, MulotError
from mulot.table import Row
from mulot.table.records import check_rows


def rows_of_game() -> list[Row]:
    p = TableHarness(options={"first": 0, "charms": False}).sit("anna", "ben").start()
    p.play(0, "attack")
    return p.rows


def test_rows_of_a_table_can_be_decoded() -> None:
    check_rows("nest", rows_of_game())


def test_the_first_row_opens_this_table() -> None:
    rows = rows_of_game()
    with pytest.raises(BrokenJournal):
        check_rows("barn", rows)
    with pytest.raises(BrokenJournal):
        check_rows("nest", rows[1:])


@pytest.mark.parametrize("broken", range(len(rows_of_game())))
def test_every_row_is_decoded(broken: int) -> None:
    rows = rows_of_game()
    row = rows[broken]
    rows[broken] = Row(row.line, row.body[:-1], row.seat, row.action)
    with pytest.raises(MulotError):
        check_rows("nest", rows)
