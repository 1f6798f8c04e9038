"""What one sees of La Souricière: everything. No seat has anything of its own."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from mulot.core.game import Seat, Thing
from mulot.games.souriciere.events import AnyEvent
from mulot.games.souriciere.rules import ROOM_OF, VERSION, Options, State


class Mouse(Struct, frozen=True):
    """A mouse is on a square (0: the house), or in a room and came through a hole, or in the trap for some turns."""

    square: int | None = None
    room: Thing | None = None
    hole: int | None = None
    lost: int | None = None


class View(Struct, frozen=True):
    """The table."""

    options: Options
    mice: tuple[Mouse, ...]
    turn: Seat
    turns: int
    winner: Seat | None
    own: None = None


def look(s: State, seat: int | None) -> View:
    """The same for everybody."""
    mice = tuple(
        Mouse(square, None if hole is None else ROOM_OF[hole].id, hole, lost)
        for square, hole, lost in zip(s.square, s.hole, s.lost, strict=True)
    )
    return View(s.options, mice, s.turn, s.turns, s.winner)


def imagine(view: View, heard: Sequence[AnyEvent], rng: Random) -> State:
    """The only state that fits."""
    return State(
        VERSION,
        view.options,
        view.turn,
        [mouse.square for mouse in view.mice],
        [mouse.hole for mouse in view.mice],
        [mouse.lost for mouse in view.mice],
        view.turns,
        view.winner,
    )
