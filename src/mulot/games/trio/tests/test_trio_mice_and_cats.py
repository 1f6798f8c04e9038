"""Three mice allow a further card; three cats take the pile."""

from __future__ import annotations

from mulot.games.trio import GAME
from mulot.games.trio.model import EnoughLaid, MiceSeen, PileTaken, Placed, Stopped
from mulot.games.trio.scenes import parse_drawing, parse_faces, scene, visible_signs
from mulot.games.trio.tests.trio_helpers import lay
from mulot.testing import act, only, rule


def kinds(events: list[object]) -> list[type]:
    return [type(event) for event in events]


# -------------------------------------------------------------------- three mice


@rule("T-011")
def test_three_mice_allow_one_more_card() -> None:
    s = scene(
        "6b",
        shows="""
              -
             m m
            - - -
        """,
    )
    assert kinds(lay(s, 0, "5a")) == [Placed, MiceSeen]
    assert visible_signs(s) == parse_drawing(
        """
              m
             m m
            - c -
        """
    )
    assert GAME.waiting(s).about == "bonus"
    assert GAME.waiting(s).must == (0,)
    assert [GAME.write(a) for a in GAME.legal(s, 0)] == ["place", "stop"]
    assert only(Placed, lay(s, 0, "15a")).rule == "T-011"


@rule("T-011")
def test_two_mice_allow_no_further_card() -> None:
    s = scene("6b")
    assert kinds(lay(s, 0, "7a")) == [Placed]
    assert s.turn == 1


@rule("T-011")
def test_four_mice_allow_one_more_card() -> None:
    s = scene()
    assert only(MiceSeen, lay(s, 0, "23b")).mice == 4


@rule("T-012", "T-013", "TR-06", "TR-07")
def test_nobody_lays_more_than_three_cards_in_a_row() -> None:
    s = scene(piles=(6, 6))
    assert MiceSeen in kinds(lay(s, 0, "23b"))
    second = lay(s, 0, "13a")
    assert MiceSeen in kinds(second)
    third = lay(s, 0, "6b")
    assert visible_signs(s) == "mmmm-m"
    assert only(Placed, third).rule == "T-012"
    assert third[1:] == [EnoughLaid(0)]
    assert GAME.waiting(s).must == (1,)
    assert GAME.look(s, None).piles == (3, 6)


@rule("T-013")
def test_every_turn_counts_its_three_cards_from_zero() -> None:
    s = scene(piles=(6, 6))
    for code in ("23b", "13a", "6b"):
        lay(s, 0, code)
    assert MiceSeen in kinds(lay(s, 1, "5a"))


@rule("TR-03")
def test_mice_seen_before_the_card_count() -> None:
    s = scene("23b")
    lay(s, 0, "4b")  # shows one mouse that was there, and hides one
    assert visible_signs(s) == "mcmm--"
    assert GAME.waiting(s).about == "bonus"


@rule("TR-03")
def test_covered_mice_do_not_count() -> None:
    s = scene("23b")
    lay(s, 0, "6a")
    assert visible_signs(s) == "mccm--"
    assert GAME.waiting(s).must == (1,)


@rule("TR-05", "TR-34")
def test_the_further_card_need_not_be_laid() -> None:
    s = scene(piles=(6, 6))
    lay(s, 0, "23b")
    assert only(Stopped, act(GAME, s, 0, "stop")).rule == "TR-34"
    assert GAME.waiting(s).must == (1,)
    assert GAME.waiting(s).about == "place"
    assert visible_signs(s) == "mmmm--"
    assert GAME.look(s, None).piles == (5, 6)


# -------------------------------------------------------------------- three cats


@rule("T-014", "TR-09")
def test_three_cats_take_the_whole_pile_with_the_card_just_laid() -> None:
    s = scene(
        "13b 6a",
        shows="""
              -
             c c
            m - -
        """,
        piles=(5, 5),
    )
    taken = only(PileTaken, lay(s, 0, "5b"))
    assert (taken.seat, taken.cats, taken.count) == (0, 3, 3)
    view = GAME.look(s, None)
    assert view.cheese == ()
    assert view.shows == "------"
    assert view.piles == (4 + 3, 5)


@rule("T-014", "TR-02")
def test_four_cats_take_the_pile() -> None:
    s = scene("3a 14a", shows="c -- cmm")
    assert only(PileTaken, lay(s, 0, "21a")).cats == 4  # o / cc / omm


@rule("T-014")
def test_two_cats_do_not_take_the_pile() -> None:
    s = scene()
    assert kinds(lay(s, 0, "6a")) == [Placed]


@rule("TR-04")
def test_with_three_mice_and_three_cats_the_cats_count() -> None:
    s = scene("9b", shows="- m- --c")
    events = lay(s, 0, "16a")  # m / cm / cmo
    placed = only(Placed, events)
    assert (placed.mice, placed.cats) == (3, 3)
    assert kinds(events) == [Placed, PileTaken]
    assert GAME.waiting(s).about == "consolation"


@rule("TR-08")
def test_a_further_card_that_shows_three_cats_takes_the_pile_too() -> None:
    s = scene("6a 1a", shows="c cm ---", piles=(5, 5))
    lay(s, 0, "13b")
    assert visible_signs(s) == "cmmm--"
    assert GAME.waiting(s).about == "bonus"
    taken = lay(s, 0, "17a")  # o / mm / cco
    assert kinds(taken) == [Placed, PileTaken]
    assert (only(Placed, taken).mice, only(Placed, taken).cats) == (2, 3)
    assert only(PileTaken, taken).count == 4


@rule("T-015", "TR-10")
def test_the_pile_goes_under_the_own_one_as_it_lies() -> None:
    s = scene("13b 6a", piles=(1, 6), under={0: "9a"})
    taken = only(PileTaken, lay(s, 0, "5b"))
    assert taken.cards == ("5b", "6a", "13b")
    assert s.under[0] == parse_faces("9a 5b 6a 13b")
    came = [only(Placed, act(GAME, s, 0, "place"))]  # without luck, because these cards are known
    lay(s, 1, "14a")
    came.append(only(Placed, act(GAME, s, 0, "place")))
    assert [(placed.card, placed.side) for placed in came] == [(9, "front"), (5, "back")]
    assert s.under[0] == parse_faces("6a 13b 5b 14a 9a")  # three cats again


# -------------------------------------------------------------------- a little comfort


@rule("T-016")
def test_after_taking_a_new_start_card_may_be_laid() -> None:
    s = scene("6a", piles=(5, 5))
    lay(s, 0, "5b")
    assert GAME.waiting(s).about == "consolation"
    assert [GAME.write(a) for a in GAME.legal(s, 0)] == ["place", "stop"]
    assert only(Placed, lay(s, 0, "7a")).rule == "T-016"
    assert [face.card for face in GAME.look(s, None).cheese] == [7]
    assert GAME.look(s, None).piles == (5, 5)
    assert GAME.waiting(s).must == (1,)


@rule("TR-11", "TR-29")
def test_a_declined_start_card_is_laid_by_the_next_player() -> None:
    s = scene("6a", piles=(5, 5))
    lay(s, 0, "5b")
    assert only(Stopped, act(GAME, s, 0, "stop")).rule == "TR-11"
    assert GAME.look(s, None).cheese == ()
    assert GAME.waiting(s).must == (1,)
    assert GAME.waiting(s).about == "place"
    assert only(MiceSeen, lay(s, 1, "23b")).seat == 1  # and it is judged


@rule("TR-12")
def test_the_new_start_card_is_not_judged() -> None:
    s = scene("6a", piles=(5, 5))
    lay(s, 0, "5b")
    assert kinds(lay(s, 0, "23b")) == [Placed]
    assert visible_signs(s) == "mmmm--"
    assert GAME.waiting(s).must == (1,)


@rule("TR-12", "TR-13")
def test_three_cards_three_cats_and_a_fourth_card_that_shows_three_mice_end_the_turn() -> None:
    s = scene("6a", piles=(9, 5), laid=2, step="bonus")
    lay(s, 0, "5b")
    assert GAME.waiting(s).about == "consolation"
    assert kinds(lay(s, 0, "16a")) == [Placed]
    assert (GAME.waiting(s).about, GAME.waiting(s).must) == ("place", (1,))


@rule("TR-13")
def test_the_new_start_card_does_not_count_among_the_three_cards_of_a_turn() -> None:
    s = scene("6a", piles=(5, 5), laid=2, step="bonus")
    lay(s, 0, "5b")
    assert GAME.waiting(s).about == "consolation"
    lay(s, 0, "7a")
    assert GAME.waiting(s).must == (1,)
    assert GAME.look(s, None).laid == 0


@rule("TR-14")
def test_the_new_start_card_is_never_the_last() -> None:
    s = scene("6a", piles=(2, 5))
    events = lay(s, 0, "5b")
    assert only(PileTaken, events).count == 2
    assert kinds(lay(s, 0, "7a")) == [Placed]
    assert GAME.look(s, None).piles[0] == 2
