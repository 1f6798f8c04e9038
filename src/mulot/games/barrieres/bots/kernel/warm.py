"""Compile everything that a player needs, by using it once."""

from __future__ import annotations

from random import Random

from mulot.games.barrieres.bots.kernel.desk import Desk
from mulot.games.barrieres.bots.kernel.economy import LEARNT_FROM, economy
from mulot.games.barrieres.bots.kernel.thinking import think
from mulot.games.barrieres.content import board
from mulot.games.barrieres.model import VERSION, State, Step


def warm() -> None:
    """A search, and ends with two, one and no barriers in hand, on the smallest board; the table that is learnt; a tree
    that is kept for the next move; and a search among four who were seen to do something."""
    economy(LEARNT_FROM)
    mice = tuple(board(5).start(2, seat) for seat in (0, 1))
    for stock in ((3, 3), (1, 1), (1, 0), (0, 0)):
        think(State(VERSION, 5, "blocks", False, 0, mice, stock), 60.0, Random(1), rounds=10)
    desk = Desk()
    for turn, here in ((0, mice), (1, ("c2", mice[1]))):
        think(State(VERSION, 5, "blocks", False, turn, here, (3, 3), ply=turn), 0.0, Random(1), desk=desk)
    mice = tuple(board(7).start(4, seat) for seat in range(4))
    before = State(VERSION, 7, "blocks", False, 0, mice, (1,) * 4)
    after = State(VERSION, 7, "blocks", False, 1, ("d2", *mice[1:]), (1,) * 4, ply=1)
    think(after, 60.0, Random(1), rounds=10, seen=[(before, Step("d2"))])
