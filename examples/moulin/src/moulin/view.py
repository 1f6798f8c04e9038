"""What players see: everything."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from moulin.model import VERSION, Event, State, View
from mulot.core.game import default_hear as hear

__all__ = ["hear", "imagine", "look"]


def look(s: State, seat: int | None) -> View:
    """Return the view, which is the same for everyone."""
    return View(s.options, s.turn, tuple(s.board), tuple(s.hand), s.taking, s.quiet, s.outcome)


def imagine(view: View, heard: Sequence[Event], rng: Random) -> State:
    """Return the only state that agrees with the view."""
    return State(
        VERSION, view.options, view.turn, list(view.board), list(view.hand), view.taking, view.quiet, view.outcome
    )
