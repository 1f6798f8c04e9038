"""The game for those who learn: its actions in an order that stays, and what a seat sees as planes."""

from __future__ import annotations

from collections.abc import Sequence

from mulot.core.planes import Plane, numbers, one_of

from .content import HEAPS, MOST
from .model import Action, Options, Take, View


def alphabet(options: Options, seats: int) -> Sequence[Action]:
    """Every action that can come up."""
    return [Take(count) for count in range(1, MOST + 1)]


def planes(view: View) -> Sequence[Plane]:
    """The heap, whose turn it is, and by which rules is played."""
    return (
        one_of("heap", max(HEAPS) + 1, view.heap),
        one_of("turn", view.seats, view.turn),
        numbers("rules", (view.options.last == "wins",)),
    )
