"""The contents of the box are valid, and the validation finds each injected fault."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

import pytest

from mulot.games.barrieres import content
from mulot.games.barrieres.content import SIZES, Board, Size
from mulot.games.barrieres.model import Options
from mulot.games.barrieres.tests.content_checks import faults, faults_of


def test_the_box_is_sound() -> None:
    assert faults() == []
    assert get_args(Size) == SIZES
    assert Options().size in SIZES


def test_a_board_without_a_middle_or_without_letters_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(content, "SIZES", (5, 6))
    assert faults() == ["6 squares a row have no middle"]
    monkeypatch.setattr(content, "SIZES", (5,))
    monkeypatch.setattr(content, "COLUMNS", "abcd")
    assert faults() == ["5 columns, but letters for 4"]


def start_elsewhere(of: Board) -> None:
    of.centre["south"] = "c3"


def start_together(of: Board) -> None:
    of.centre["west"] = "a1"
    of.centre["south"] = "a1"


def forget_a_square(of: Board) -> None:
    del of.number["e5"]


def forget_a_groove(of: Board) -> None:
    del of.groove["a1h"]


def change(of: Board, **to: int) -> None:
    """Return the content with these fields of its first groove, a1h, changed."""
    of.grooves = (of.grooves[0]._replace(**to), *of.grooves[1:])


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (start_elsewhere, "seat 0 of 2 starts on c3, not on its own line"),
        (start_together, "two of 4 mice start on one square"),
        (forget_a_square, "24 names of squares"),
        (forget_a_groove, "31 names of grooves"),
        (lambda of: change(of, shut=1), "a1h does not shut two ways"),
        (lambda of: change(of, shut=0b11 << 20), "a1h lies along the edge"),
        (lambda of: change(of, overlaps=0), "two barriers fit into a1h"),
        (lambda of: change(of, overlaps=0), "a1h and b1h: one says they overlap, the squares say otherwise"),
        (lambda of: change(of, crosses=0), "a1h and a1v: one says they cross, the squares say otherwise"),
    ],
)
def test_each_fault_of_a_board_is_found(spoil: Callable[[Board], None], fault: str) -> None:
    of = Board(5)
    assert faults_of(of) == []
    spoil(of)
    assert fault in faults_of(of)


def test_more_barriers_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(content, "stock", lambda size, seats: 9)
    assert faults_of(Board(5)) == ["18 barriers for 2 seats", "36 barriers for 4 seats"]
