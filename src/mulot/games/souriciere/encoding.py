"""The observation of La Souricière as planes, for machine learning."""

from collections.abc import Sequence

from mulot.core.planes import Plane, binary, numbers, one_hot, ratio
from mulot.games.souriciere.content import BOARD, ROOM_OF, ROOMS
from mulot.games.souriciere.model import LONGEST, LOST_TURNS, View


def planes(view: View) -> Sequence[Plane]:
    """Return a view as planes: where every mouse is, whose turn it is, how many turns are over, and the options."""
    seats, squares, left = len(view.mice), BOARD.cheese + 1, LOST_TURNS + 1
    of = view.options
    return (
        binary(
            "square",
            (seats, squares),
            (i * squares + m.square for i, m in enumerate(view.mice) if m.square is not None),
        ),
        binary(
            "room",
            (seats, len(ROOMS)),
            (i * len(ROOMS) + ROOMS.index(ROOM_OF[m.hole].id) for i, m in enumerate(view.mice) if m.hole is not None),
        ),
        binary("trap", (seats, left), (i * left + m.lost for i, m in enumerate(view.mice) if m.lost is not None)),
        one_hot("turn", seats, view.turn),
        numbers("late", (ratio(view.turns, LONGEST),)),
        numbers("rules", (of.edition == "bookmark", of.exact, of.occupied == "after")),
        one_hot("handicap", seats, of.handicap if isinstance(of.handicap, int) else None),
        numbers("second", (view.second,)),
    )
