"""The handicap: after an unlucky throw one seat throws again (SR-42)."""

from __future__ import annotations

import pytest

import mulot
from mulot.core.errors import BadOptions
from mulot.games.souriciere import GAME
from mulot.games.souriciere.encoding import planes
from mulot.games.souriciere.explanations import explain
from mulot.games.souriciere.model import ROLL, Options
from mulot.games.souriciere.model import events as event_types
from mulot.games.souriciere.scenes import scene
from mulot.testing import only, rule


@rule("SR-42")
@pytest.mark.parametrize(
    ("mouse", "face"),
    [("1", 4), ("49", 2), ("bedroom", 1), ("kitchen", 2), ("kitchen", 5), ("52", 1), ("54", 5)],
    ids=["hole", "trap", "stays", "slides", "slides-too", "last-hole", "bounces-into-the-trap"],
)
def test_an_unlucky_throw_has_no_effect_and_the_seat_throws_once_more(table, mouse: str, face: int) -> None:
    t = table(f"{mouse} 9", handicap=0)
    told = t.throw(face)
    assert told == [event_types.Rolled(0, face), event_types.ThrowsAgain(0, face)]
    assert (t.mice, t.turn, t.state.turns) == (f"{mouse} 9", 0, 0)
    assert GAME.waiting(t.state).about == "roll-again"


@rule("SR-42")
@pytest.mark.parametrize(
    ("mouse", "face", "after"),
    [
        ("1", 3, "4"),
        ("bedroom", 2, "2"),
        ("bedroom", 3, "5"),
        ("bedroom", 6, "20"),
        ("54", 3, "55"),
        ("54", 6, "52"),
        ("8", 1, "8"),
    ],
)
def test_all_other_throws_count_at_once(table, mouse: str, face: int, after: str) -> None:
    """A red arrow, a bounce and a blocked way are not unlucky throws."""
    t = table(f"{mouse} 9", handicap=0)
    t.throw(face)
    assert (t.mice, t.turn) == (f"{after} 9", 1)


@rule("SR-42")
def test_the_second_throw_counts_whatever_it_brings(table) -> None:
    t = table("1 9", handicap=0)
    t.throw(4, 4)
    assert (t.mice, t.turn, t.state.turns) == ("bedroom 9", 1, 1)
    t = table("1 9", handicap=0)
    t.throw(4, 2)
    assert (t.mice, t.turn, t.state.turns) == ("3 9", 1, 1)
    t.throw(1)
    assert (t.mice, t.turn) == ("3 10", 0), "and in its next turn it may throw twice again"
    assert only(event_types.ThrowsAgain, t.throw(2)) == event_types.ThrowsAgain(0, 2)


@rule("SR-42")
def test_a_fall_while_giving_way_is_unlucky_too(table) -> None:
    t = table("3 6", handicap=0)
    only(event_types.ThrowsAgain, t.throw(3))
    assert t.mice == "3 6"


@rule("SR-42")
def test_only_the_seat_with_the_handicap_throws_twice(table) -> None:
    t = table("1 1", handicap=1)
    t.throw(4)
    assert (t.mice, t.turn) == ("bedroom 1", 1)
    only(event_types.ThrowsAgain, t.throw(4))
    for handicap in ({}, {"handicap": None}):
        t = table("1 1", **handicap)
        t.throw(4)
        assert (t.mice, t.turn) == ("bedroom 1", 1)


@rule("SR-42")
def test_without_a_handicap_a_table_is_written_as_before() -> None:
    assert "handicap" not in mulot.Match(GAME, 2, 1).journal.header.options
    with pytest.raises(BadOptions):
        mulot.Match(GAME, 2, 1, {"handicap": 2})
    assert GAME.max_plies(Options(), 2) == 2000
    assert GAME.max_plies(Options(handicap=0), 2) == 4000


@rule("SR-42")
def test_everybody_sees_that_a_second_throw_is_to_come_and_whose(table) -> None:
    t = table("1 9", handicap=0)
    before = {plane.name: list(plane.values) for plane in planes(GAME.look(t.state, None))}
    t.throw(4)
    for viewer in (0, 1, None):
        assert GAME.look(t.state, viewer).second
    after = {plane.name: list(plane.values) for plane in planes(GAME.look(t.state, 1))}
    assert (before["handicap"], before["second"], after["second"]) == ([1, 0], [0], [1])
    assert GAME.draw(GAME.look(t.state, None)).endswith("~0:> [:·:] +1")


@rule("SR-42")
def test_the_explanation_names_the_numbers_that_are_thrown_again() -> None:
    s = scene("1 9", options=Options(handicap=0))
    assert explain(GAME.look(s, 0), (), 0, ROLL).args == {"dice": "4"}
    assert explain(GAME.look(s, 0), (), 0, ROLL).name == "again"
    s.second = True
    assert explain(GAME.look(s, 0), (), 0, ROLL).name == "hole"
    s.turn = 1
    s.second = False
    assert explain(GAME.look(s, 1), (), 1, ROLL).name == "hole"
