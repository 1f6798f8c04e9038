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


def test_a_scene_of_the_basic_game_has_every_card() -> None:
    s = scene("6b 7a", piles=(5, 4), under={1: "9a 10b"}, choose_side=True, peeked=[3, 0])
    assert (s.cheese, s.under, s.placed) == (parse_faces("6b 7a"), [[], parse_faces("9a 10b")], 2)
    assert sorted([*s.bag, 6, 7, 9, 10, 3]) == list(DECK)


def test_a_scene_with_hands_is_the_pro_variant() -> None:
    s = scene("6b", hands=[[23, 5], [1, 2, 3]], turn=1)
    assert (s.pro, s.turn, s.hands, s.bag) == (True, 1, [[5, 23], [1, 2, 3]], [])


def test_a_scene_uses_the_cards_of_its_version() -> None:
    assert (visible_signs(scene("2a")), visible_signs(scene("2a", version=1))) == ("mm--c-", "c--c--")


def test_a_scene_raises_if_the_cheese_shows_something_else() -> None:
    with pytest.raises(ValueError, match="'6b' shows -mm---, not -mmc--"):
        scene("6b", shows="- mm c--")
    with pytest.raises(ValueError, match="six places"):
        scene("6b", shows="- mm --")


def test_a_scene_refuses_unknown_fields() -> None:
    with pytest.raises(AttributeError, match="cheeze"):
        scene("6b", cheeze=[])
