"""Drawn sides: adjacency, the cost of steps, and lines of sight."""

from __future__ import annotations

import pytest

from mulot.games.mystiques.content import SIDES
from mulot.games.mystiques.content.geometry import BadMap, Side
from mulot.testing import rule


def parse_side(drawn):
    return Side("drawn", "orange", drawn)


def test_spaces_are_named_by_column_and_row_in_reading_order():
    drawn = parse_side("""
. # .

P X ~
""")
    assert drawn.spaces == ("a1", "c1", "a2", "b2", "c2")
    assert drawn.paws == ("a2",)
    assert drawn.crosses == ("b2",)
    assert drawn.water == {"c2"}


def test_neighbours_touch_at_edges_and_corners():
    drawn = parse_side("""
. . .

. . .

. . .
""")
    assert set(drawn.near["b2"]) == set(drawn.spaces) - {"b2"}
    assert set(drawn.near["a1"]) == {"b1", "a2", "b2"}


@rule("MR-33")
def test_walls_and_red_lines_separate_and_enemies_mind_walls_only():
    drawn = parse_side("""
.|.!.
""")
    assert drawn.near["b1"] == ()
    assert drawn.ways["b1"] == ("c1",)
    drawn = parse_side("""
. .
- =
. .
""")
    assert set(drawn.near["a1"]) == {"b1"}
    assert set(drawn.ways["a1"]) == {"b1", "b2"}  # around the corner, and across the red line


def test_a_diagonal_needs_one_open_corner():
    closed = parse_side("""
. #

# .
""")
    assert closed.near["a1"] == ()
    half = parse_side("""
. #

. .
""")
    assert set(half.near["a1"]) == {"a2", "b2"}


@rule("MR-33")
def test_against_a_yellow_arrow_a_step_costs_three():
    drawn = parse_side("""
.}.

.{.
""")
    assert (drawn.cost["a1", "b1"], drawn.cost["b1", "a1"]) == (1, 3)
    assert (drawn.cost["a2", "b2"], drawn.cost["b2", "a2"]) == (3, 1)
    assert drawn.cost["a1", "b2"] == 1  # the cheaper corner: down first, or across in the arrow's direction
    upright = parse_side("""
. .
u d
. .
""")
    assert (upright.cost["a2", "a1"], upright.cost["a1", "a2"]) == (1, 3)
    assert (upright.cost["b1", "b2"], upright.cost["b2", "b1"]) == (1, 3)


@rule("M-127")
def test_black_areas_large_objects_and_walls_block_the_sight_and_lines_do_not():
    assert "c1" not in parse_side(". # .").sight["a1"]
    assert "c1" not in parse_side(". O .").sight["a1"]
    assert "c1" not in parse_side(". .|.").sight["a1"]
    assert "c1" in parse_side(".!.}.").sight["a1"]


@rule("M-127")
def test_the_line_of_sight_goes_from_centre_to_centre():
    drawn = parse_side("""
. . . .

. # . .

. . . .
""")
    assert "c3" not in drawn.sight["a1"]  # the line goes through the black area
    assert "b3" not in drawn.sight["a1"]  # the line cuts its corner
    assert "d1" in drawn.sight["a1"]
    assert "d2" in drawn.sight["a1"]  # the line leaves the first row between b and c, past the corner
    assert "c2" not in drawn.sight["a1"]
    assert all(a in drawn.sight[b] for a in drawn.spaces for b in drawn.sight[a])  # sight is mutual


@rule("M-127")
def test_a_line_of_sight_passes_a_corner_unless_both_cells_beside_it_are_closed():
    assert "b2" in parse_side(". #\n\n. .").sight["a1"]
    assert "b2" not in parse_side(". #\n\n# .").sight["a1"]


def test_currents_carry_to_the_next_space_or_off_the_tile():
    drawn = parse_side("""
> > v

. ~ >
""")
    assert drawn.downstream("a1") == "b1"
    assert drawn.downstream("c1") == "c2"
    assert drawn.downstream("c2") is None
    assert drawn.is_against_current("b1", "a1")
    assert drawn.is_against_current("b1", "a2")  # half against the current counts as against it
    assert not drawn.is_against_current("b1", "b2")


@pytest.mark.parametrize("drawn", [". ?", ".*.", ". .\n?\n. ."])
def test_an_unknown_sign_in_a_drawing_is_reported(drawn):
    with pytest.raises(BadMap):
        parse_side(drawn)


@pytest.mark.parametrize("name", SIDES)
def test_mice_can_reach_every_space_of_every_side(name):
    drawn = SIDES[name]
    seen, queue = {drawn.spaces[0]}, [drawn.spaces[0]]
    while queue:
        for b in drawn.near[queue.pop()]:
            if b not in seen:
                seen.add(b)
                queue.append(b)
    assert seen == set(drawn.spaces)


@pytest.mark.parametrize("name", SIDES)
def test_sight_and_neighbours_are_mutual_on_every_side(name):
    drawn = SIDES[name]
    for a in drawn.spaces:
        assert all(a in drawn.near[b] for b in drawn.near[a])
        assert all(a in drawn.ways[b] for b in drawn.ways[a])
        assert all(a in drawn.sight[b] for b in drawn.sight[a])
        assert all(b in drawn.sight[a] for b in drawn.ways[a])
