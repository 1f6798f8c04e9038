"""Explanations of moves, from the number of steps between each mouse and its cheese before and after a move."""

from collections.abc import Sequence

from mulot.core.game import Explanation
from mulot.games.barrieres.model import Action, Barrier, Event, Step, View
from mulot.games.barrieres.rules.maze import Maze, maze

EXPLANATIONS = ("arrives", "nearer", "longer", "longer-both", "ready")


def explain(view: View, heard: Sequence[Event], seat: int, action: Action) -> Explanation | None:
    """Return why an action is good (a step brings the mouse nearer, a barrier lengthens others' paths), or None."""
    here = maze(view.size, view.barriers)
    if isinstance(action, Step):
        before, after = _distance_to_cheese(here, view, seat), _distance_to_cheese(here, view, seat, action.to)
        if after == 0:
            return Explanation("arrives")
        return Explanation("nearer", {"steps": after}) if after < before else None
    if isinstance(action, Barrier):
        there = here.with_barrier(here.board.groove[f"{action.at}{action.lies}"])
        more = [
            _distance_to_cheese(there, view, mouse) - _distance_to_cheese(here, view, mouse)
            for mouse in range(len(view.mice))
        ]
        whom = max((mouse for mouse in range(len(more)) if mouse != seat), key=more.__getitem__)
        if not more[whom]:
            return Explanation("ready")
        if more[seat]:
            return Explanation("longer-both", {"seat": whom, "steps": more[whom], "own": more[seat]})
        return Explanation("longer", {"seat": whom, "steps": more[whom]})
    return None


def _distance_to_cheese(m: Maze, view: View, seat: int, square: str | None = None) -> int:
    """Return the number of steps from a square (None: the seat's mouse) to the seat's cheese."""
    start = m.board.number[view.mice[seat] if square is None else square]
    return m.distance(start, m.board.goal(len(view.mice), seat))
