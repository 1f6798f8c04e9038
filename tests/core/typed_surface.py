"""What type checkers know about the library's surface. `make types` checks this file, and a test runs it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_type

import mulot
from mulot.core.game import AnyGame
from mulot.games.barrieres import model as barrieres
from mulot.games.clan import model as clan
from mulot.games.mystiques import model as mystiques
from mulot.games.souriciere import model as souriciere
from mulot.games.trio import model as trio


def check_types() -> None:
    """Use every game as a caller would."""
    match = mulot.Match(mulot.load("trio"), seats=2, seed=1)
    assert_type(match.legal(0), Sequence[trio.Action])
    assert_type(match.look(0), trio.View)
    assert_type(match.events_for(0), list[trio.Event])
    assert_type(match.play(match.waiting.must[0], "place"), list[trio.Event])  # type: ignore[union-attr]
    assert_type(mulot.Match(mulot.load("barrieres"), 2, 1).legal(0), Sequence[barrieres.Action])
    assert_type(mulot.Match(mulot.load("clan"), 2, 1).look(0), clan.View)
    assert_type(mulot.Match(mulot.load("mystiques"), 2, 1).look(0), mystiques.View)
    assert_type(mulot.Match(mulot.load("souriciere"), 2, 1).look(0), souriciere.View)
    name = "trio".upper().lower()
    assert_type(mulot.load(name), AnyGame)
