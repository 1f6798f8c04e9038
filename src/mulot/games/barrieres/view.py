"""What everybody sees: all of it, for nothing is hidden in this game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from mulot.core.game import Outcome
from mulot.games.barrieres.board import ACROSS, SIDES, Side
from mulot.games.barrieres.maze import maze
from mulot.games.barrieres.position import VERSION, Happening, State, ThirdMouse, longest_play


class Own(Struct, frozen=True):
    """What only one seat may see; in this game there is no such thing."""

    seat: int


class View(Struct, frozen=True):
    """The table as all see it."""

    size: int
    turn: int
    mice: tuple[str, ...]
    cheese: tuple[Side, ...]
    """The side of the board where each seat's cheese lies (B-005)."""
    stock: tuple[int, ...]
    """Everybody sees how many barriers are left (BR-28)."""
    barriers: tuple[str, ...]
    ply: int
    longest: int
    third_mouse: ThirdMouse
    repetition: bool
    since: tuple[str, ...]
    outcome: Outcome | None = None
    own: Own | None = None


def look(s: State, seat: int | None) -> View:
    """The same for everybody."""
    return View(
        size=s.size,
        turn=s.turn,
        mice=s.mice,
        cheese=tuple(ACROSS[side] for side in SIDES[len(s.mice)]),
        stock=s.stock,
        barriers=s.barriers,
        ply=s.ply,
        longest=longest_play(s.size),
        third_mouse=s.third_mouse,
        repetition=s.repetition,
        since=s.since,
        outcome=s.outcome,
    )


def imagine(view: View, heard: Sequence[Happening] = (), rng: Random | None = None) -> State:
    """The one state that fits the view."""
    return State(
        version=VERSION,
        size=view.size,
        third_mouse=view.third_mouse,
        repetition=view.repetition,
        turn=view.turn,
        mice=view.mice,
        stock=view.stock,
        barriers=view.barriers,
        ply=view.ply,
        since=view.since,
        outcome=view.outcome,
    )


def routes(view: View) -> tuple[tuple[str, ...], ...]:
    """A shortest way to the cheese for each seat, from the mouse's own square on; mice do not count (BR-18)."""
    m, seats = maze(view.size, view.barriers), len(view.mice)
    ways = [m.way(m.board.number[mouse], m.board.goal(seats, seat)) for seat, mouse in enumerate(view.mice)]
    return tuple(tuple(m.board.squares[square] for square in way) for way in ways)
