"""The start of a game: the mice, their stocks, and who begins."""

from __future__ import annotations

import pytest

import mulot
from mulot.core.errors import BadOptions
from mulot.core.luck import ScriptedLuck
from mulot.games.barrieres.model import State
from mulot.testing import act, rule

GAME = mulot.load("barrieres")


def start(seats: int = 2, first: int = 0, **options: object) -> State:
    return GAME.new(GAME.options(first=first, **options), seats, ScriptedLuck())


@rule("B-001", "BR-24")
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_two_or_four_play(seats: int) -> None:
    assert GAME.seats == (2, 4)
    with pytest.raises(BadOptions):
        mulot.Match(GAME, seats, 1)


@rule("B-003", "B-004", "B-005", "BR-01", "BR-02")
def test_two_mice_face_each_other_with_eight_barriers_each() -> None:
    assert GAME.draw(GAME.look(start(), None)).splitlines() == [
        "   a   b   c   d   e   f   g",
        " 7 ·   ·   ·   ▼   ·   ·   · 7",
        "",
        " 6 ·   ·   ·   ·   ·   ·   · 6",
        "",
        " 5 ·   ·   ·   ·   ·   ·   · 5",
        "",
        " 4 ·   ·   ·   ·   ·   ·   · 4",
        "",
        " 3 ·   ·   ·   ·   ·   ·   · 3",
        "",
        " 2 ·   ·   ·   ·   ·   ·   · 2",
        "",
        " 1 ·   ·   ·   ▲   ·   ·   · 1",
        "   a   b   c   d   e   f   g",
        "   ▲ 8   ▼ 8   ▲ …",
    ]
    assert GAME.look(start(), None).cheese == ("north", "south")


@rule("B-024", "B-025", "BR-02")
def test_four_mice_start_in_the_middle_of_the_four_sides_with_four_barriers_each() -> None:
    s = start(seats=4)
    assert s.mice == ("d1", "a4", "d7", "g4")
    assert s.stock == (4, 4, 4, 4)
    assert GAME.look(s, None).cheese == ("north", "east", "south", "west")


@rule("BR-36")
@pytest.mark.parametrize(
    ("seats", "handicap", "barriers", "stock"),
    [
        (2, 0, None, (4, 8)),
        (2, 1, None, (8, 4)),
        (4, 2, None, (4, 4, 2, 4)),
        (2, 1, 5, (5, 3)),
        (2, 0, 0, (0, 0)),
        (2, None, None, (8, 8)),
    ],
)
def test_a_handicap_halves_the_stock_of_one_seat(
    seats: int, handicap: int | None, barriers: int | None, stock: tuple[int, ...]
) -> None:
    assert start(seats, handicap=handicap, barriers=barriers).stock == stock


@rule("BR-36")
def test_without_a_handicap_a_table_is_written_as_before() -> None:
    assert "handicap" not in mulot.Match(GAME, 2, 1).journal.header.options
    with pytest.raises(BadOptions):
        mulot.Match(GAME, 2, 1, {"handicap": 2})


@rule("BR-30")
def test_the_cheese_does_nothing() -> None:
    """The cheese is part of the view, but not of the state."""
    assert "cheese" not in State.__struct_fields__


@rule("BR-35", "BR-01")
@pytest.mark.parametrize(("size", "of_two", "of_four"), [(5, 6, 3), (7, 8, 4), (9, 10, 5), (11, 12, 6)])
def test_the_stock_goes_with_the_board(size: int, of_two: int, of_four: int) -> None:
    assert start(2, size=size).stock == (of_two,) * 2
    assert start(4, size=size).stock == (of_four,) * 4
    assert start(2, size=size, barriers=0).stock == (0, 0)


@rule("B-006")
def test_who_begins_is_drawn() -> None:
    assert [GAME.new(GAME.options(), 4, ScriptedLuck(lot)).turn for lot in range(4)] == [0, 1, 2, 3]


@rule("B-007")
def test_two_take_turns() -> None:
    s = start(first=1)
    seen = []
    for move in ("d6", "d2", "d5", "c3h"):
        seen.append(s.turn)
        act(GAME, s, s.turn, move)
    assert seen == [1, 0, 1, 0]


@rule("BR-23", "B-026")
def test_with_four_the_turn_goes_round_clockwise_from_the_one_drawn() -> None:
    s = start(seats=4, first=2)
    seen = []
    for move in ("d6", "f4", "d2", "b4", "d5"):
        seen.append(s.turn)
        act(GAME, s, s.turn, move)
    assert seen == [2, 3, 0, 1, 2]


@rule("BR-28")
def test_everybody_sees_all_stocks() -> None:
    s = start()
    act(GAME, s, 0, "c3h")
    assert [GAME.look(s, viewer).stock for viewer in (None, 0, 1)] == [(7, 8)] * 3
