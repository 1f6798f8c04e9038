"""The view of the table, which is the same for everyone, because nothing is hidden."""

from collections.abc import Sequence
from random import Random

from mulot.games.barrieres.content import ACROSS, SIDES, longest_play
from mulot.games.barrieres.model import VERSION, Event, State, View
from mulot.games.barrieres.rules.maze import maze


def look(s: State, seat: int | None) -> View:
    """Return the view, which is the same for every seat."""
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


def hear(event: Event, seat: int | None) -> Event | None:
    """Return the event itself, because every seat sees every event."""
    return event


def imagine(view: View, heard: Sequence[Event] = (), rng: Random | None = None) -> State:
    """Return the only state that fits the view."""
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


def routes(view: View, about: str = "") -> tuple[tuple[str, ...], ...]:
    """Return a shortest path to the cheese for each seat, as squares, starting at its mouse. Mice do not block it
    (BR-18).

    The answer covers all seats, so `about` is not used.
    """
    m, seats = maze(view.size, view.barriers), len(view.mice)
    ways = [m.shortest_path(m.board.number[mouse], m.board.goal(seats, seat)) for seat, mouse in enumerate(view.mice)]
    return tuple(tuple(m.board.squares[square] for square in way) for way in ways)
