"""Positions set up by hand."""

from __future__ import annotations

import pytest

from mulot.core.luck import RandomLuck
from mulot.games.trio import GAME
from mulot.games.trio.content import DECK
from mulot.games.trio.model import Options
from mulot.games.trio.scenes import parse_faces, scene, visible_signs


def test_an_empty_cheese_and_full_piles_are_the_beginning_of_a_round() -> None:
    assert scene(piles=(8, 8, 8)) == GAME.new(Options(first=0), 3, RandomLuck(1))


def test_every_card_of_a_basic_round_is_somewhere() -> None:
    s = scene("6b 7a", piles=(5, 4), under={1: "9a 10b"}, choose_side=True, peeked=[3, 0])
    assert (s.cheese, s.under, s.placed) == (parse_faces("6b 7a"), [[], parse_faces("9a 10b")], 2)
    assert sorted([*s.bag, 6, 7, 9, 10, 3]) == list(DECK)


def test_hands_make_it_the_pro_variant() -> None:
    s = scene("6b", hands=[[23, 5], [1, 2, 3]], turn=1)
    assert (s.pro, s.turn, s.hands, s.bag) == (True, 1, [[5, 23], [1, 2, 3]], [])


def test_the_cards_are_those_of_the_version() -> None:
    assert (visible_signs(scene("2a")), visible_signs(scene("2a", version=1))) == ("mm--c-", "c--c--")


def test_what_is_drawn_must_be_what_is_seen() -> None:
    with pytest.raises(ValueError, match="'6b' shows -mm---, not -mmc--"):
        scene("6b", shows="- mm c--")
    with pytest.raises(ValueError, match="six places"):
        scene("6b", shows="- mm --")


def test_a_field_that_the_table_has_not_is_refused() -> None:
    with pytest.raises(AttributeError, match="cheeze"):
        scene("6b", cheeze=[])
