"""Positions set up by hand are valid states."""

from __future__ import annotations

import msgspec
import pytest

from mulot.core.errors import Unreadable
from mulot.games.clan import GAME
from mulot.games.clan.scenes import DANGEROUS, FULL, PERILOUS, YOUNG, forest_of_drawing, scene


@pytest.mark.parametrize("drawing", [YOUNG, FULL, DANGEROUS, PERILOUS])
def test_a_scene_can_be_saved_and_loaded_and_asks_a_question(drawing) -> None:
    s = scene(drawing, seats=3, wanted="bear", moons=4, teeth=(1, 0, 2))
    assert msgspec.json.decode(msgspec.json.encode(s), type=GAME.state) == s
    view = GAME.look(s, None)
    assert (view.options.forest, view.wanted, view.moons, view.teeth) == (
        forest_of_drawing(drawing),
        "bear",
        4,
        (1, 0, 2),
    )
    assert GAME.legal(s, GAME.waiting(s).must[0])


def test_a_scene_has_the_tiles_of_its_drawing() -> None:
    s = scene(FULL.replace("candle", "-").replace("owl", "owl*"))
    assert s.tiles[0] == "fox-rabbit-squirrel"
    assert s.tiles[10] is None
    assert [at for at, up in enumerate(s.up) if up] == [11]


@pytest.mark.parametrize("drawing", ["fox rabbit", YOUNG.replace("fox", "cow"), FULL + " owl"])
def test_a_drawing_of_no_forest_is_refused(drawing) -> None:
    with pytest.raises(Unreadable):
        scene(drawing)
