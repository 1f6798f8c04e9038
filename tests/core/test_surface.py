"""The surface of the library: what `dir`, `help` and type checkers show."""

from __future__ import annotations

import inspect
import pydoc

import mulot
from core.typed_surface import check_types
from mulot.core.game import Game


def test_dir_lists_the_documented_names_and_nothing_else() -> None:
    names = dir(mulot)
    assert {"Match", "Game", "load", "shelf"} <= set(names)
    assert not {"sys", "import_module", "OldModuleFinder", "TYPE_CHECKING"} & set(names)
    assert all(getattr(mulot, name) is not None for name in mulot.__all__)
    assert set(mulot.__all__) <= set(names)


def test_help_on_a_game_explains_instead_of_listing_every_field() -> None:
    text = pydoc.plain(pydoc.render_doc(mulot.load("trio")))
    head = text[:2500]
    assert "game.legal(state, seat)" in head
    assert "Game(**fields)" in head
    assert max(map(len, text.splitlines())) < 130
    assert str(inspect.signature(Game)) == "(**fields)"


def test_a_game_is_displayed_in_one_line() -> None:
    assert repr(mulot.load("trio")) == "<Game trio, version 2, for 2 to 6 seats>"
    assert len(repr(mulot.Match(mulot.load("trio"), 2, 1))) < 200


def test_the_typed_surface_runs() -> None:
    check_types()
