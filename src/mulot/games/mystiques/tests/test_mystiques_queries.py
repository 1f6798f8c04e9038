"""The queries `reach` and `sight` agree with the rules."""

from __future__ import annotations

import pytest

import mulot
from mulot.core.errors import Unreadable
from mulot.games.mystiques.bots.turn_plans import reachable_spaces
from mulot.games.mystiques.model.actions import Step
from mulot.games.mystiques.model.frames import MouseTurn
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.play import legal
from mulot.games.mystiques.scenes import scene
from mulot.games.mystiques.view import look

GAME = mulot.load("mystiques")
ROOM = """
. . . .
    |
. # . .

. ~ . X
"""
CURRENT = """
. ~ . .

~ > > ~

. ~ . .
"""


def ask_query(s: State, what: str, about: str = "") -> dict[str, object]:
    answer: dict[str, object] = GAME.queries[what](look(s, 0), about)
    return answer


def reachable_paths(s: State, about: str = "") -> dict[str, list[str]]:
    found = ask_query(s, "reach", about)["ways"]
    assert isinstance(found, dict)
    return found


def test_a_path_has_at_most_as_many_steps_as_there_are_points() -> None:
    found = reachable_paths(scene(ROOM, mice="aubin a1", points=2))
    assert set(found) == {"b1", "c1", "a2", "a3", "b3"}
    assert found["c1"] == ["b1", "c1"]


def test_the_first_steps_are_exactly_the_legal_ones() -> None:
    s = scene(ROOM, mice="aubin c1, filch d1", enemies="rat d2 d3", points=1)
    assert {Step(way[0]) for way in reachable_paths(s).values()} == {a for a in legal(s, 0) if isinstance(a, Step)}


def test_paths_end_in_water_at_enemies_and_on_mousetraps() -> None:
    s = scene(ROOM, mice="aubin a3", enemies="rat a2", points=6)
    assert reachable_paths(s) == {"a2": ["a2"], "b3": ["b3"]}
    s = scene(ROOM, mice="aubin d2", points=2)
    assert reachable_paths(s)["c3"] == ["c3"]
    s = scene(". X .", mice="aubin a1", points=3)
    assert set(reachable_paths(s)) == {"b1", "c1"}
    s.traps = ((s.explored[0], "b1"),)
    assert set(reachable_paths(s)) == {"b1"}
    s.mice[0].hero = "ondine"
    assert set(reachable_paths(s)) == {"b1", "c1"}


def test_a_path_against_a_yellow_arrow_takes_three_points() -> None:
    assert "a1" not in reachable_paths(scene(".}. .", mice="aubin b1", points=2))
    assert reachable_paths(scene(".}. .", mice="aubin b1", points=3))["a1"] == ["a1"]


@pytest.mark.parametrize("calm", [False, True])
@pytest.mark.parametrize("at", ["a2", "b1", "b2", "b3", "c2", "c3", "d1", "d3"])
def test_first_steps_into_and_out_of_a_current_are_the_legal_ones(at: str, calm: bool) -> None:
    s = scene(CURRENT, mice=f"aubin {at}", points=3, calm=calm)
    steps = {a for a in legal(s, 0) if isinstance(a, Step)}
    assert {Step(way[0]) for way in reachable_paths(s).values()} == steps
    turn = s.stack[-1]
    assert isinstance(turn, MouseTurn)
    assert {Step(way[0]) for way in reachable_spaces(s, turn).values()} == steps


def test_a_mouse_that_is_held_or_caught_has_no_paths() -> None:
    assert reachable_paths(scene(ROOM, mice="aubin a1", enemies="rat a1 a1", points=4)) == {}
    s = scene(ROOM, mice="aubin a1", points=4)
    s.mice[0].effects = ("webbed",)
    assert reachable_paths(s) == {}


def test_out_of_turn_the_best_roll_counts() -> None:
    s = scene(ROOM, mice="aubin a1, filch d1", points=1)
    assert ask_query(s, "reach", "filch")["points"] == 6
    assert ask_query(s, "reach")["hero"] == "aubin"


def test_sight_stops_at_walls_and_black_areas() -> None:
    s = scene(ROOM, mice="aubin a2")
    assert ask_query(s, "sight", "aubin")["spaces"] == ["a1", "b1", "a3", "b3"]
    assert ask_query(s, "sight", "c1")["from"] == "c1"
    assert "c2" not in ask_query(s, "sight", "b1")["spaces"]  # type: ignore[operator]


@pytest.mark.parametrize("what", sorted(GAME.queries))
def test_an_unknown_name_is_refused(what: str) -> None:
    with pytest.raises(Unreadable):
        ask_query(scene(ROOM), what, "nobody")
