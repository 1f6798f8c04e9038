"""How mice move: steps, jumps, and turning aside."""

from __future__ import annotations

import mulot
from mulot.core.game import Outcome, Reason
from mulot.games.barrieres.model import Jumped, State, Step, Stepped, TurnedOff
from mulot.games.barrieres.scenes import scene
from mulot.testing import act, only, refusal, rule

GAME = mulot.load("barrieres")


def steps(s: State) -> str:
    """Return the squares that the mouse to move can reach, as one line of text."""
    names = [GAME.write(action) for action in GAME.legal(s, s.turn)]
    return " ".join(name for name in names if name[-1].isdigit())


OPEN = """
    5 ·   ·   ▼   ·   · 5

    4 ·   ·   ·   ·   · 4

    3 ·   ·   ▲   ·   · 3

    2 ·   ·   ·   ·   · 2

    1 ·   ·   ·   ·   · 1
      ▲ 3   ▼ 3   ▲ …
"""


@rule("B-010", "B-011", "B-012")
def test_one_square_along_row_or_column_in_any_direction() -> None:
    s = scene(OPEN)
    assert steps(s) == "b3 c2 c4 d3"
    assert refusal(GAME, s, 0, "c1") == Reason("too-far", "B-010", {"to": "c1"}, ("c1",))
    assert refusal(GAME, s, 0, "e3").rule == "B-010"
    assert refusal(GAME, s, 0, "b4") == Reason("diagonal", "B-011", {}, ("b4",))
    assert only(Stepped, act(GAME, s, 0, "c2")) == Stepped(0, "c3", "c2")


@rule("B-010")
def test_there_is_nothing_beyond_the_board() -> None:
    assert refusal(GAME, scene(OPEN), 0, "f3") == Reason("no-such-square", "B-010", {"to": "f3"})
    # The reason quotes a word that is not a square, but shortens it.
    long = GAME.why_not(scene(OPEN), 0, Step("abcdefghij"))
    assert long == Reason("no-such-square", "B-010", {"to": "abcdefgh"})


@rule("B-008", "BR-21")
def test_a_move_or_a_barrier_but_not_nothing_and_not_both() -> None:
    s = scene(OPEN)
    assert refusal(GAME, s, 0, "c3") == Reason("stay", "BR-21", {}, ("c3",))
    assert refusal(GAME, s, 0, "pass") == Reason("can-still-act", "BR-21")
    act(GAME, s, 0, "a1h")
    assert refusal(GAME, s, 0, "c4").no == "not-your-turn"


@rule("B-013")
def test_a_barrier_has_to_be_walked_around() -> None:
    s = scene("""
        5 ·   ·   ▼   ·   · 5

        4 ·   ·   ·   ·   · 4
              ━━━━━
        3 ·   ·   ▲ ┃ ·   · 3
                    ┃
        2 ·   ·   · ┃ ·   · 2

        1 ·   ·   ·   ·   · 1
    """)
    assert s.barriers == ("b3h", "c2v")
    assert steps(s) == "b3 c2"
    assert refusal(GAME, s, 0, "c4") == Reason("barrier-between", "B-013", {}, ("b3h",))
    assert refusal(GAME, s, 0, "d3") == Reason("barrier-between", "B-013", {}, ("c2v",))


FACE_TO_FACE = """
    5 ·   ·   ·   ·   · 5

    4 ·   ·   ·   ·   · 4

    3 ·   ·   ▼   ·   · 3

    2 ·   ·   ▲   ·   · 2

    1 ·   ·   ·   ·   · 1
      ▲ 3   ▼ 3   ▲ …
"""


@rule("B-018", "B-019", "BR-11")
def test_a_mouse_jumps_over_its_neighbour_and_lands_right_behind() -> None:
    s = scene(FACE_TO_FACE)
    assert steps(s) == "b2 c1 c4 d2"
    assert refusal(GAME, s, 0, "b3") == Reason("jump-straight", "BR-11", {"whom": 1}, ("c4",))
    assert only(Jumped, act(GAME, s, 0, "c4")) == Jumped(0, 1, "c2", "c4")


@rule("B-022", "BR-03")
def test_jumping_is_a_choice() -> None:
    for other in ("b2", "c1", "a4h"):
        act(GAME, scene(FACE_TO_FACE), 0, other)


@rule("BR-03")
def test_jumping_is_a_choice_even_if_nothing_leads_on_but_the_jump() -> None:
    s = scene("""
        5 ·   ·   ·   ·   · 5

        4 ·   ·   ·   ·   · 4

        3 ·   ·   ▼   ·   · 3

        2 · ┃ · ┃ ▲ ┃ ·   · 2
            ┃   ┃   ┃
        1 · ┃ · ┃ · ┃ ·   · 1
          ▲ 0   ▼ 0   ▲ …
    """)
    assert steps(s) == "c1 c4"


@rule("BR-04")
def test_no_mouse_ends_on_another_one() -> None:
    assert refusal(GAME, scene(FACE_TO_FACE), 0, "c3") == Reason("occupied", "BR-04", {"whom": 1}, ("c3",))


@rule("B-021", "BR-10")
def test_a_barrier_between_two_mice_prevents_jump_and_turning_off() -> None:
    s = scene("""
        5 ·   ·   ·   ·   · 5

        4 ·   ·   ·   ·   · 4
                  ━━━━━
        3 ·   ·   ▼   ·   · 3
              ━━━━━
        2 ·   ·   ▲   ·   · 2

        1 ·   ·   ·   ·   · 1
    """)
    assert steps(s) == "b2 c1 d2"
    assert refusal(GAME, s, 0, "c4") == Reason("barrier-before-mouse", "B-021", {"whom": 1}, ("b2h",))
    assert refusal(GAME, s, 0, "d3") == Reason("barrier-before-mouse", "BR-10", {"whom": 1}, ("b2h",))


@rule("B-020")
def test_with_a_barrier_behind_the_neighbour_one_turns_off_left_or_right() -> None:
    s = scene("""
        5 ·   ·   ·   ·   · 5

        4 ·   ·   ·   ·   · 4
                  ━━━━━
        3 ·   ·   ▼   ·   · 3

        2 ·   ·   ▲   ·   · 2

        1 ·   ·   ·   ·   · 1
    """)
    assert steps(s) == "b2 b3 c1 d2 d3"
    assert refusal(GAME, s, 0, "c4") == Reason("barrier-behind-mouse", "B-020", {"whom": 1}, ("c3h",))
    assert only(TurnedOff, act(GAME, s, 0, "d3")) == TurnedOff(0, 1, "c2", "d3")


@rule("B-020")
def test_turning_off_works_sideways_too() -> None:
    s = scene("""
        5 ·   ·   ·   ·   · 5

        4 ·   ·   ·   ·   · 4

        3 ·   ▲   ▼ ┃ ·   · 3
                    ┃
        2 ·   ·   · ┃ ·   · 2

        1 ·   ·   ·   ·   · 1
    """)
    assert steps(s) == "a3 b2 b4 c2 c4"


@rule("BR-05")
def test_turning_off_needs_an_open_side() -> None:
    s = scene("""
        5 ·   ·   ·   ·   · 5

        4 ·   · ┃ ·   ·   · 4
                ┃ ━━━━━
        3 ·   · ┃ ▼   ·   · 3

        2 ·   ·   ▲   ·   · 2

        1 ·   ·   ·   ·   · 1
    """)
    assert steps(s) == "b2 c1 d2 d3"
    assert refusal(GAME, s, 0, "b3") == Reason("barrier-beside-mouse", "BR-05", {"whom": 1}, ("b3v",))


@rule("BR-05")
def test_turning_off_never_leaves_the_board() -> None:
    s = scene("""
        5 ·   ·   ·   ·   · 5

        4 ·   ·   ·   ·   · 4
          ━━━━━
        3 ▼   ·   ·   ·   · 3

        2 ▲   ·   ·   ·   · 2

        1 ·   ·   ·   ·   · 1
    """)
    assert steps(s) == "a1 b2 b3"


@rule("BR-06")
def test_behind_and_both_sides_closed_there_is_no_way_past() -> None:
    s = scene("""
        5 ·   ·   ·   ·   · 5

        4 ·   ·   · ┃ ·   · 4
              ━━━━━ ┃
        3 ·   · ┃ ▼ ┃ ·   · 3
                ┃
        2 ·   · ┃ ▲   ·   · 2

        1 ·   ·   ·   ·   · 1
    """)
    assert steps(s) == "c1 d2"


@rule("BR-07")
def test_the_edge_behind_the_neighbour_counts_as_a_barrier() -> None:
    s = scene("""
        5 ·   ·   ·   ·   · 5

        4 ·   ·   ·   ·   · 4

        3 ·   ·   ·   ·   · 3

        2 ·   ·   ·   ▲   ▼ 2

        1 ·   ·   ·   ·   · 1
    """)
    assert steps(s) == "c2 d1 d3 e1 e3"


@rule("BR-12")
def test_jumping_onto_the_goal_line_wins() -> None:
    s = scene("""
        5 ·   ·   ·   ·   · 5

        4 ·   ·   ▼   ·   · 4

        3 ·   ·   ▲   ·   · 3

        2 ·   ·   ·   ·   · 2

        1 ·   ·   ·   ·   · 1
    """)
    act(GAME, s, 0, "c5")
    assert s.outcome == Outcome((1.0, 0.0), "arrived")


@rule("BR-12")
def test_turning_off_onto_the_goal_line_wins() -> None:
    s = scene("""
        5 ·   ·   ·   ▼   · 5

        4 ·   ·   ·   ▲   · 4

        3 ·   ·   ·   ·   · 3

        2 ·   ·   ·   ·   · 2

        1 ·   ·   ·   ·   · 1
    """)
    assert steps(s) == "c4 c5 d3 e4 e5"
    act(GAME, s, 0, "e5")
    assert s.outcome == Outcome((1.0, 0.0), "arrived")


THREE_IN_A_ROW = """
    5 ·   ·   ·   ·   · 5

    4 ·   ·   ▼   ·   ◀ 4

    3 ·   ·   ▶   ·   · 3

    2 ·   ·   ▲   ·   · 2

    1 ·   ·   ·   ·   · 1
"""


@rule("B-027", "BR-08")
def test_a_third_mouse_behind_blocks_jump_and_turning_off() -> None:
    s = scene(THREE_IN_A_ROW)
    assert steps(s) == "b2 c1 d2"
    assert refusal(GAME, s, 0, "c4") == Reason("third-mouse", "B-027", {"whom": 1}, ("c3", "c4"))
    assert refusal(GAME, s, 0, "b3") == Reason("third-mouse", "BR-08", {"whom": 1}, ("c3", "c4"))
    assert refusal(GAME, s, 0, "c5").rule == "B-010"


@rule("BR-08")
def test_with_the_other_reading_a_third_mouse_lets_one_turn_off() -> None:
    s = scene(THREE_IN_A_ROW, third_mouse="side-step")
    assert steps(s) == "b2 b3 c1 d2 d3"
    assert refusal(GAME, s, 0, "c4").rule == "B-027"
    only(TurnedOff, act(GAME, s, 0, "b3"))


@rule("BR-09")
def test_a_third_mouse_on_the_side_square_takes_that_side() -> None:
    s = scene("""
        5 ·   ·   ·   ·   ◀ 5

        4 ·   ·   ·   ·   · 4
                  ━━━━━
        3 ·   ·   ▼   ▶   · 3

        2 ·   ·   ▲   ·   · 2

        1 ·   ·   ·   ·   · 1
    """)
    assert steps(s) == "b2 b3 c1 d2"
    assert refusal(GAME, s, 0, "d3") == Reason("occupied", "BR-09", {"whom": 1}, ("d3",))


@rule("BR-31")
def test_a_barrier_between_the_jumped_mouse_and_the_third_lets_one_turn_off() -> None:
    s = scene("""
        5 ·   ·   ·   ·   · 5

        4 ·   ·   ▼   ·   ◀ 4
                  ━━━━━
        3 ·   ·   ▶   ·   · 3

        2 ·   ·   ▲   ·   · 2

        1 ·   ·   ·   ·   · 1
    """)
    assert steps(s) == "b2 b3 c1 d2 d3"


@rule("B-026", "B-018")
def test_with_four_one_jumps_as_with_two() -> None:
    s = scene(THREE_IN_A_ROW)
    s.turn = 3
    assert steps(s) == "d4 e3 e5"
    s.mice = ("c2", "d4", "a5", "e4")
    assert steps(s) == "c4 e3 e5"


@rule("B-026", "BR-11")
def test_a_square_that_can_be_turned_off_to_at_two_mice_is_one_action() -> None:
    s = scene("""
        5 ·   ·   ·   ·   ◀ 5

        4 ·   ·   ·   ·   · 4
              ━━━━━
        3 ·   ·   ▼   · ┃ · 3
                        ┃
        2 ·   ·   ▲   ▶ ┃ · 2

        1 ·   ·   ·   ·   · 1
    """)
    assert steps(s) == "b2 b3 c1 d1 d3"
