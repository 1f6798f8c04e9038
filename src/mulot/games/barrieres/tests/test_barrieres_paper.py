"""The print-and-play edition has the pieces that a game needs."""

from __future__ import annotations

from collections import Counter

from mulot.core.match import Match
from mulot.games.barrieres import GAME
from mulot.games.barrieres.paper import PIECES


def test_mice_cheeses_and_barriers_are_enough_for_two_and_for_four() -> None:
    printed = Counter[str]()
    for piece in PIECES:
        printed[piece.kind] += piece.count
    assert printed == {"board": 1, "barrier": 16, "mouse": 4, "cheese": 4}
    for seats in GAME.seats:
        view = Match(GAME, seats, seed=1).look(0)
        assert [piece.name for piece in PIECES if piece.kind == "board"] == [str(view.size)]
        assert sum(view.stock) == printed["barrier"]
        assert len(view.mice) <= printed["mouse"]
        assert len(view.cheese) <= printed["cheese"]
