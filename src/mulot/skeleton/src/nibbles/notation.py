"""An action as a number, and the heap as text. Notation has no words, so it is the same in every language."""

from mulot.core.errors import Unreadable

from .model import Action, Take, View

ROW = 7
"""Cheeses per row."""
NUMBERS = tuple(map(str, range(100)))
"""Includes illegal numbers, so that players who type one learn why it is refused."""


def write(action: Action) -> str:
    """Return the notation of an action, as journals store it."""
    return str(action.count)


def read(text: str) -> Action:
    """Parse a notation: `read(write(a)) == a`. Raises Unreadable for everything else."""
    if text not in NUMBERS:
        raise Unreadable(text)
    return Take(int(text))


def draw(view: View) -> str:
    """Return the position as text: the heap, and whose turn it is."""
    rows = [" ".join(["◣"] * min(ROW, view.heap - start)) for start in range(0, view.heap, ROW)] or ["·"]
    seat = view.turn if view.taker is None else view.taker
    return "\n".join([*rows, "", f"{view.heap}   {'>' if view.taker is None else '*'} {seat}"])
