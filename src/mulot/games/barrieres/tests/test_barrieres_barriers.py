"""Where barriers fit, and which paths they may not close."""

from __future__ import annotations

import pytest

import mulot
from mulot.core.game import Reason
from mulot.games.barrieres.model import Barrier, Passed, Placed, State
from mulot.games.barrieres.scenes import scene
from mulot.games.barrieres.view import routes
from mulot.testing import act, only, refusal, rule

GAME = mulot.load("barrieres")


def barriers(s: State) -> list[str]:
    return [GAME.write(action) for action in GAME.legal(s, s.turn) if isinstance(action, Barrier)]


EMPTY = """
    5 ·   ·   ▼   ·   · 5

    4 ·   ·   ·   ·   · 4

    3 ·   ·   ·   ·   · 3

    2 ·   ·   ·   ·   · 2

    1 ·   ·   ▲   ·   · 1
      ▲ 2   ▼ 3   ▲ …
"""


@rule("B-014", "B-015")
def test_a_barrier_lies_between_two_pairs_of_squares_and_comes_from_the_own_stock() -> None:
    s = scene(EMPTY)
    assert len(barriers(s)) == 2 * 4 * 4
    assert only(Placed, act(GAME, s, 0, "b3h")) == Placed(0, "b3", "h", left=1)
    assert s.stock == (1, 3)
    m = GAME.look(s, None)
    assert m.barriers == ("b3h",)
    for below, above in (("b3", "b4"), ("c3", "c4")):
        s.mice, s.turn = (below, "e5"), 0
        assert refusal(GAME, s, 0, above) == Reason("barrier-between", "B-013", {}, ("b3h",))
    for below, above in (("a3", "a4"), ("d3", "d4")):
        s.mice, s.turn = (below, "e5"), 0
        assert GAME.why_not(s, 0, GAME.read(above)) is None


@rule("B-009")
def test_without_barriers_the_mouse_has_to_move() -> None:
    s = scene(EMPTY.replace("▲ 2", "▲ 0"))
    assert barriers(s) == []
    assert [GAME.write(action) for action in GAME.legal(s, 0)] == ["b1", "c2", "d1"]
    assert refusal(GAME, s, 0, "a1h") == Reason("no-barriers", "B-009")


@rule("BR-16")
@pytest.mark.parametrize("out", ["e3h", "b5h", "e3v", "c5v", "a5h", "e1v", "k9h"])
def test_a_barrier_neither_sticks_out_nor_lies_along_the_edge(out: str) -> None:
    assert refusal(GAME, scene(EMPTY), 0, out) == Reason("sticks-out", "BR-16", {"at": out[:-1]})


@rule("BR-16")
def test_a_place_that_is_none_is_shown_but_not_without_end() -> None:
    long = GAME.why_not(scene(EMPTY), 0, Barrier("abcdefghij", "h"))
    assert long == Reason("sticks-out", "BR-16", {"at": "abcdefgh"})


WITH_ONE = """
    5 ·   ·   ▼   ·   · 5

    4 ·   ·   ·   ·   · 4
          ━━━━━
    3 ·   ·   ·   ·   · 3

    2 ·   ·   ·   ·   · 2

    1 ·   ·   ▲   ·   · 1
"""


@rule("BR-13")
def test_barriers_do_not_cross() -> None:
    assert refusal(GAME, scene(WITH_ONE), 0, "b3v") == Reason("crosses", "BR-13", {}, ("b3h",))


@rule("BR-14")
@pytest.mark.parametrize("on_it", ["a3h", "b3h", "c3h"])
def test_barriers_do_not_lie_on_each_other_not_even_half(on_it: str) -> None:
    assert refusal(GAME, scene(WITH_ONE), 0, on_it) == Reason("overlaps", "BR-14", {}, ("b3h",))


@rule("BR-14")
@pytest.mark.parametrize("on_it", ["c2v", "c3v", "c4v"])
def test_upright_barriers_do_not_lie_on_each_other_either(on_it: str) -> None:
    s = scene(EMPTY)
    act(GAME, s, 0, "c3v")
    assert refusal(GAME, s, 1, on_it) == Reason("overlaps", "BR-14", {}, ("c3v",))


@rule("BR-15")
@pytest.mark.parametrize("touching", ["d3h", "a3v", "c3v", "b4v", "b2v", "c4v", "a2v"])
def test_barriers_may_touch_end_to_end_at_a_corner_and_in_the_middle(touching: str) -> None:
    act(GAME, scene(WITH_ONE), 0, touching)


ONE_WAY_LEFT = """
    5 ·   ·   ·   ·   · 5

    4 ·   ·   ·   ▲   · 4

    3 ·   ·   ▼   · ┃ · 3
      ━━━━━   ━━━━━ ┃
    2 ·   ·   ·   · ┃ · 2

    1 ·   ·   ·   ·   · 1
      ▲ 3   ▼ 3   ▲ …
"""
DOWN_THE_RIGHT_SIDE = ("c3", "d3", "d4", "e4", "e3", "e2", "e1")


@rule("B-016", "B-017")
def test_a_barrier_may_not_close_the_others_last_way() -> None:
    s = scene(ONE_WAY_LEFT)
    assert routes(GAME.look(s, None))[1] == DOWN_THE_RIGHT_SIDE
    assert refusal(GAME, s, 0, "d4v") == Reason("closes-way", "B-016", {"whom": 1}, DOWN_THE_RIGHT_SIDE)
    assert refusal(GAME, s, 0, "d3h").rule == "B-016"
    act(GAME, s, 0, "c3h")  # a longer path is enough


@rule("BR-17")
def test_a_barrier_may_not_close_ones_own_last_way() -> None:
    s = scene(ONE_WAY_LEFT.replace("▲ …", "▼ …"))
    assert refusal(GAME, s, 1, "d4v") == Reason("closes-own-way", "BR-17", {"whom": 1}, DOWN_THE_RIGHT_SIDE)


@rule("BR-17", "B-026")
def test_with_four_nobodys_last_way_may_be_closed() -> None:
    s = scene("""
        5 ·   ·   ·   ·   · 5

        4 ·   ·   ·   ▲   · 4

        3 ·   ·   ▼   · ┃ ◀ 3
          ━━━━━   ━━━━━ ┃
        2 ·   ·   ·   · ┃ · 2

        1 ▶   ·   ·   ·   · 1
    """)
    for seat in (0, 1, 3):
        s.turn = seat
        assert refusal(GAME, s, seat, "d4v") == Reason("closes-way", "B-016", {"whom": 2}, DOWN_THE_RIGHT_SIDE)


@rule("BR-18")
def test_mice_are_no_obstacles_when_ways_are_looked_at() -> None:
    """▲ fills the only passage for ▼. If mice were obstacles, ▼ would have no path, and no barrier could be placed."""
    s = scene("""
        5 ·   ·   ·   ·   · 5

        4 ·   ·   ·   ·   · 4

        3 ·   ·   ▼   · ┃ · 3
          ━━━━━   ━━━━━ ┃
        2 ·   ·   ·   · ┃ ▲ 2

        1 ·   ·   ·   ·   · 1
    """)
    assert routes(GAME.look(s, None))[1] == DOWN_THE_RIGHT_SIDE
    act(GAME, s, 0, "a3h")


@rule("BR-34")
def test_barriers_in_hand_but_no_place_for_them() -> None:
    s = scene("""
        5 · ┃ ·   ▼   · ┃ · 5
            ┃ ━━━━━     ┃
        4 · ┃ ·   ·   · ┃ · 4
              ━━━━━
        3 ·   ·   ·   · ┃ · 3
                  ━━━━━ ┃
        2 · ┃ ·   ·   · ┃ · 2
            ┃         ━━━━━
        1 · ┃ ·   ·   ▲   · 1
          ▲ 5   ▼ 5   ▼ …
    """)
    assert [GAME.write(action) for action in GAME.legal(s, 1)] == ["b5", "d5"]
    assert refusal(GAME, s, 1, "b2v").rule in {"B-016", "BR-17"}


STUCK = """
    5 · ┃ ·   ▶   · ┃ ▼ 5
        ┃           ┃
    4 · ┃ · ┃ · ┃ · ┃ ▲ 4
            ┃   ┃
    3 ·   · ┃ · ┃ ·   ◀ 3
      ━━━━━   ━━━━━
    2 · ┃ · ┃ ·   ·   · 2
        ┃   ┃     ━━━━━
    1 · ┃ · ┃ ·   ·   · 1
      ▲ 6   ▶ 7   ▼ 7   ◀ 7   ▼ …
"""


@rule("BR-34", "BR-22")
@pytest.mark.parametrize("left", [0, 7])
def test_who_can_neither_move_nor_place_passes(left: int) -> None:
    s = scene(STUCK.replace("▼ 7", f"▼ {left}"))
    assert GAME.legal(s, 2) == [GAME.read("pass")]
    assert only(Passed, act(GAME, s, 2, "pass")) == Passed(2)
    assert (s.turn, s.ply, s.mice) == (3, 1, ("e4", "c5", "e5", "e3"))
    assert refusal(GAME, s, 3, "pass").rule == "BR-21"


@rule("BR-21", "BR-22", "B-008")
def test_a_mouse_that_cannot_move_places_a_barrier_if_it_has_one() -> None:
    """▼ has a barrier beside it and two mice in front of it. If it can place a barrier, it must, and may not pass."""
    blocked = """
        5 ·   ·   ▶   · ┃ ▼ 5
                        ┃
        4 ·   ·   ·   · ┃ ▲ 4

        3 ·   ·   ·   ·   ◀ 3

        2 ·   ·   ·   ·   · 2

        1 ·   ·   ·   ·   · 1
          ▲ 1   ▶ 1   ▼ 1   ◀ 1   ▼ …
    """
    s = scene(blocked)
    assert all(isinstance(action, Barrier) for action in GAME.legal(s, 2))
    assert {"a1h", "b2v", "d1h"} <= set(barriers(s))
    assert refusal(GAME, s, 2, "pass") == Reason("can-still-act", "BR-21")
    act(GAME, s, 2, "a1h")
    assert s.stock == (1, 1, 0, 1)
    s = scene(blocked.replace("▼ 1", "▼ 0"))
    assert GAME.legal(s, 2) == [GAME.read("pass")], "with none in hand it passes"


@rule("BR-19")
def test_a_corner_without_mice_may_be_walled_off() -> None:
    s = scene("""
        5 ·   ·   ▼   ·   · 5

        4 ·   ·   ·   ·   · 4

        3 ·   ·   ·   ·   · 3
          ━━━━━
        2 ·   ·   ·   ·   · 2

        1 ·   ·   ▲   ·   · 1
    """)
    act(GAME, s, 0, "b1v")


@rule("BR-19", "B-017")
def test_wherever_the_mice_are_another_corner_may_be_walled_off() -> None:
    corner = """
        5 ·   ·   ·   ·   · 5

        4 ·   ·   ·   ·   · 4

        3 ·   ·   ·   ·   · 3
                      ━━━━━
        2 ·   ·   ·   ·   · 2

        1 ▲   ·   ▼   ·   · 1
    """
    for square in [f"{column}{row}" for column in "abcde" for row in range(1, 5)]:
        s = scene(corner)
        s.mice = (square, "c5")
        if square in ("d1", "d2", "e1", "e2"):
            assert refusal(GAME, s, 0, "c1v").no == "closes-own-way"
        else:
            act(GAME, s, 0, "c1v")


@rule("BR-20")
def test_a_barrier_stays_where_it_lies() -> None:
    s = scene(WITH_ONE)
    for move in ("c2", "c4", "c3", "b4"):
        act(GAME, s, s.turn, move)
        assert s.barriers == ("b3h",)


@rule("B-016", "BR-17")
def test_where_two_ways_would_be_closed_the_others_is_named() -> None:
    s = scene("""
        5 ·   ·   ·   ·   · 5

        4 ·   ·   ·   ·   · 4
          ━━━━━
        3 ▲   ▼   ·   ·   · 3
          ━━━━━
        2 ·   ·   ·   ·   · 2

        1 ·   ·   ·   ·   · 1
    """)
    no = refusal(GAME, s, 0, "b2v")
    assert (no.no, no.rule, no.args) == ("closes-way", "B-016", {"whom": 1})
