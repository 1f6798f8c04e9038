"""Positions set up by hand."""

from __future__ import annotations

import pytest

from mulot.core.game import Outcome
from mulot.core.luck import RandomLuck
from mulot.games.souriciere import GAME
from mulot.games.souriciere.model import Options
from mulot.games.souriciere.scenes import describe_scene, scene


def test_a_scene_puts_every_mouse_where_its_word_says() -> None:
    s = scene("12 house bedroom trap2", turn=3)
    assert (s.square, s.hole, s.lost) == ([12, 0, None, None], [None, None, 5, None], [None, None, None, 2])
    assert GAME.waiting(s).seats == (3,)
    assert s.options == Options()


def test_a_scene_with_all_mice_in_the_house_is_a_new_game() -> None:
    assert scene("house house house", 1, Options(first=1)) == GAME.new(Options(first=1), 3, RandomLuck(1))


def test_a_scene_with_a_mouse_on_the_cheese_is_over() -> None:
    assert GAME.waiting(scene("12 56")) == Outcome((0.0, 1.0), "cheese")


@pytest.mark.parametrize("options", [Options(first=0), Options("bookmark", False, "after", 0)])
def test_every_state_of_a_game_can_be_described_and_set_up_again(options: Options) -> None:
    s, luck = GAME.new(options, 4, RandomLuck(1)), RandomLuck(5)
    while s.winner is None:
        GAME.play(s, s.turn, GAME.read("roll"), luck, lambda event: None)
        again = scene(describe_scene(s), s.turn, options)
        again.turns = s.turns
        assert again == s


@pytest.mark.parametrize("word", ["cellar", "0", "57", "-1", "²", "trap3", "trap"])
def test_a_scene_error_names_the_unknown_word(word: str) -> None:
    with pytest.raises(ValueError, match=f"'{word}' is no place for a mouse"):
        scene(f"house {word}")


@pytest.mark.parametrize(("mice", "turn"), [("house", 0), ("house " * 7, 0), ("house house", 2)])
def test_a_scene_checks_seats_and_turn(mice: str, turn: int) -> None:
    with pytest.raises(ValueError, match="is to throw"):
        scene(mice, turn)


def test_describing_a_mouse_without_a_place_raises() -> None:
    s = scene("house house")
    s.square[1] = None
    with pytest.raises(ValueError, match="a mouse is in one place"):
        describe_scene(s)
