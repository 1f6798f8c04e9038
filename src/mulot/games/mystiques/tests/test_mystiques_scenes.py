"""Tables that are set up by hand behave like any other."""

from __future__ import annotations

import msgspec
import pytest

from mulot.games.mystiques import GAME
from mulot.games.mystiques.content import SIDES, TILES, tiles
from mulot.games.mystiques.model import State
from mulot.games.mystiques.rules.board import side
from mulot.games.mystiques.scenes import scene
from mulot.testing import act

UPPER = """
    . T P
      -
    # .}~
"""
UNDER = """
    . T P

    . . .
"""


def test_drawn_tiles_are_not_added_to_the_mills_tiles():
    before = list(TILES), list(SIDES)
    s = scene(UPPER, "aubin b1", under=UNDER, beside={(1, 0): ("W .",)})
    act(GAME, s, 0, "explore")
    assert (list(TILES), list(SIDES)) == before
    assert s.board[0].tile not in TILES


def test_a_saved_table_with_a_drawn_tile_can_be_read_by_another_process():
    s = scene(UPPER, "aubin b1", under=UNDER)
    saved = msgspec.json.encode(s)
    tiles._parse_drawn_side.cache_clear()
    tiles._parse_drawn_tile.cache_clear()
    t = msgspec.json.decode(saved, type=State)
    assert GAME.legal(t, 0) == GAME.legal(s, 0)
    assert GAME.draw(GAME.look(t, 0)) == GAME.draw(GAME.look(s, 0))
    assert side(t).spaces == ("a1", "b1", "c1", "b2", "c2")
    act(GAME, t, 0, "explore")
    assert (side(t).colour, len(side(t).spaces)) == ("blue", 6)


def test_two_identical_drawings_are_two_sides():
    s = scene(UNDER, "aubin b1", under=UNDER)
    act(GAME, s, 0, "explore")
    assert len(s.explored) == 2


@pytest.mark.parametrize("name", ["", "attick", "green:. .", "orange:. .&attick"])
def test_a_name_that_is_neither_a_tile_nor_a_drawing_is_not_found(name):
    with pytest.raises(KeyError):
        TILES[name]
    if "&" not in name:
        with pytest.raises(KeyError):
            SIDES[name]
