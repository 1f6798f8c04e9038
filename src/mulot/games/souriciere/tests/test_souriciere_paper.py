"""The print-and-play edition has the pieces that a game needs."""

from __future__ import annotations

from mulot.games.souriciere import GAME
from mulot.games.souriciere.paper import PIECES


def test_there_is_a_board_a_die_and_a_mouse_for_everybody() -> None:
    assert [(piece.kind, piece.count) for piece in PIECES if piece.kind != "mouse"] == [("board", 1), ("die", 1)]
    mice = [piece for piece in PIECES if piece.kind == "mouse"]
    assert [piece.name for piece in mice] == [str(seat) for seat in range(max(GAME.seats))]
    assert all(piece.count == 1 for piece in mice)
