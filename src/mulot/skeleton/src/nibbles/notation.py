"""An action as a number, and the heap as text: no words, so that it can be read in any language."""

from __future__ import annotations

from mulot.core.errors import Unreadable

from .model import Action, Take, View

ROW = 7
"""Cheeses side by side."""
NUMBERS = tuple(map(str, range(100)))
"""Also those that are against the rules: whoever types one is told why not."""


def write(action: Action) -> str:
    """An action in short, as a journal keeps it."""
    return str(action.count)


def read(text: str) -> Action:
    """The action that a notation names: `read(write(a)) == a`. Everything else is unreadable."""
    if text not in NUMBERS:
        raise Unreadable(text)
    return Take(int(text))


def draw(view: View) -> str:
    """The table as text: the heap, and whose turn it is. Seats are told by their numbers."""
    rows = [" ".join(["◣"] * min(ROW, view.heap - start)) for start in range(0, view.heap, ROW)] or ["·"]
    seat = view.turn if view.taker is None else view.taker
    return "\n".join([*rows, "", f"{view.heap}   {'>' if view.taker is None else '*'} {seat}"])
