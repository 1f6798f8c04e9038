"""Actions and views encoded for machine learning."""

from collections.abc import Sequence

from mulot.core.planes import Plane, numbers, one_hot

from .content import HEAPS, MOST
from .model import Action, Options, Take, View


def action_space(options: Options, seats: int) -> Sequence[Action]:
    """Return every action that can occur, always in the same order."""
    return [Take(count) for count in range(1, MOST + 1)]


def planes(view: View) -> Sequence[Plane]:
    """Return a view as planes: the heap, whose turn it is, and which variant is played."""
    return (
        one_hot("heap", max(HEAPS) + 1, view.heap),
        one_hot("turn", view.seats, view.turn),
        numbers("rules", (view.options.last == "wins",)),
    )
