"""What a seat sees of La Souricière: everything, because nothing is hidden."""

from collections.abc import Sequence
from random import Random

from mulot.core.game import default_hear
from mulot.games.souriciere.content import ROOM_OF
from mulot.games.souriciere.model import VERSION, Event, Mouse, State, View

hear = default_hear
"""Every event goes to everybody."""


def look(s: State, seat: int | None) -> View:
    """Return the view, which is the same for every seat and spectator."""
    mice = tuple(
        Mouse(square, None if hole is None else ROOM_OF[hole].id, hole, lost)
        for square, hole, lost in zip(s.square, s.hole, s.lost, strict=True)
    )
    return View(s.options, mice, s.turn, s.turns, s.winner, s.second)


def imagine(view: View, events: Sequence[Event] = (), rng: Random | None = None) -> State:
    """Return the only state that fits the view."""
    return State(
        VERSION,
        view.options,
        view.turn,
        [mouse.square for mouse in view.mice],
        [mouse.hole for mouse in view.mice],
        [mouse.lost for mouse in view.mice],
        view.turns,
        view.winner,
        view.second,
    )
