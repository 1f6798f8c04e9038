"""What one sees: everything. No seat has anything of its own."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from moulin.model import VERSION, Event, State, View
from mulot.core.game import public as hear

__all__ = ["hear", "imagine", "look"]


def look(s: State, seat: int | None) -> View:
    """The same for everybody."""
    return View(s.options, s.turn, tuple(s.board), tuple(s.hand), s.taking, s.quiet, s.outcome)


def imagine(view: View, heard: Sequence[Event], rng: Random) -> State:
    """The only state that fits."""
    return State(
        VERSION, view.options, view.turn, list(view.board), list(view.hand), view.taking, view.quiet, view.outcome
    )
