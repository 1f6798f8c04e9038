"""The notation of actions, and the board as text."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from mulot.core.errors import Unreadable
from mulot.core.luck import RandomLuck
from mulot.games.trio import GAME
from mulot.games.trio.model import Place, PlaceCard, PlaceSide, Stop, face_code, parse_face_code
from mulot.games.trio.rules import BOTH_SIDES, FACES
from mulot.games.trio.scenes import scene


def test_every_action_has_a_unique_notation() -> None:
    actions = [Place(), Stop(), *BOTH_SIDES, *(action for pair in FACES[1:] for action in pair)]
    assert len({GAME.write(action) for action in actions}) == len(actions) == 52
    for action in actions:
        assert GAME.read(GAME.write(action)) == action


def test_the_notation_is_short_and_forgiving() -> None:
    assert GAME.write(PlaceCard(7, "back")) == "7b"
    assert GAME.write(PlaceSide("front")) == "a"
    assert GAME.read(" 7B ") == PlaceCard(7, "back")


@pytest.mark.parametrize("text", ["", "c", "7", "0a", "25a", "07a", "7c", "plaice", "7a7a", "²a"])
def test_text_that_is_no_action_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        GAME.read(text)


def test_face_codes_can_be_written_and_read() -> None:
    assert [face_code(face) for face in (2, 3, 49)] == ["1a", "1b", "24b"]
    assert all(parse_face_code(face_code(face)) == face for face in range(2, 50))


def test_the_slice_shows_who_peeps_through_the_holes() -> None:
    s = scene("6b 7a", shows="- cm m--", piles=(5, 4, 6), tokens=[1, 0, 2])
    assert GAME.draw(GAME.look(s, None)).splitlines() == [
        "                 /\\                     #1",
        "                /  \\",
        "               /    \\                   > 0  *..  ||||| 5",
        "              / ( . )\\                    1  ...  |||| 4",
        "             /        \\                   2  **.  |||||| 6",
        "            /          \\",
        "           /  ^.^  (<:3)\\",
        "          /              \\",
        "         /                \\",
        "        /  <:3  ( . ) ( . )\\",
        "       /____________________\\",
        "       <:3 2   ^.^ 1   [2]",
    ]


def test_the_own_cards_are_drawn_with_both_sides() -> None:
    s = scene("7a", hands=[[6, 24], [1]])
    assert GAME.draw(GAME.look(s, 0)).splitlines()[-4:] == [
        "  6a     6b      24a    24b",
        "   o      o       m      m",
        "  c c    m m     o m    c o",
        " o o o  o o o   c o c  c o m",
    ]
    assert "24a" not in GAME.draw(GAME.look(s, 1))


@pytest.mark.parametrize("options", [{}, {"choose_side": True}, {"variant": "pro"}])
def test_the_drawn_board_fits_into_80_columns(options: dict[str, Any]) -> None:
    for seats in GAME.seats:
        rng = Random(seats)
        s = GAME.new(GAME.options(**options), seats, RandomLuck(rng))
        while s.outcome is None:
            GAME.play(s, s.turn, rng.choice(GAME.legal(s, s.turn)), RandomLuck(rng), lambda event: None)
            if rng.random() < 0.2:
                for seat in (None, s.turn):
                    lines = GAME.draw(GAME.look(s, seat)).splitlines()
                    assert max(map(len, lines)) <= 80
                    assert not [line for line in lines if line != line.rstrip()]
