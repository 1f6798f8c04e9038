"""Compile everything that a player needs, by using it once."""

from __future__ import annotations

from random import Random

from mulot.bots.bot import Budget
from mulot.core.luck import Quick
from mulot.games.trio.bots.kernel.thinking import think
from mulot.games.trio.model import Options
from mulot.games.trio.rules import new


def warm() -> None:
    """A short search at the beginning of a round of three."""
    s = new(Options(variant="pro", first=0), 3, Quick(1))
    unseen = [*s.hands[1], *s.hands[2]]
    think(s, unseen, [[0.0] * 25] * 3, [1.0, 0.0, 0.0, 0.0], Random(1), Budget(60, playouts=10))
