"""What players see: everything. In a game with secrets a seat's view is the spectator's view plus `own`."""

from collections.abc import Sequence
from random import Random

from mulot.core.game import default_hear

from .model import VERSION, Event, State, View

hear = default_hear
"""Everyone hears everything. (An event type that `reveals` reaches only the seat in its field `to`.)"""


def look(s: State, seat: int | None) -> View:
    """Return what a seat (None: a spectator) may see. Build the view from scratch, so that nothing leaks by
    accident."""
    return View(s.options, s.seats, s.turn, s.heap, s.taker)


def imagine(view: View, heard: Sequence[Event], rng: Random) -> State:
    """Return a state that agrees with what a seat knows. Nothing is hidden, so there is only one."""
    return State(VERSION, view.options, view.seats, view.turn, view.heap, view.taker)
