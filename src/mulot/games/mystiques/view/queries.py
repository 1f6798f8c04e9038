"""Queries that players may ask about a view: how far a mouse can go, and what she sees."""

from heapq import heappop, heappush
from random import Random
from typing import Any

from mulot.core.errors import Unreadable
from mulot.games.mystiques.model.frames import MouseTurn
from mulot.games.mystiques.model.pieces import DOWN, WEBBED
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.model.view import View
from mulot.games.mystiques.rules import board
from mulot.games.mystiques.rules.action_die import NUMBER_OF_FACE
from mulot.games.mystiques.rules.movement import leaves_water, step_cost
from mulot.games.mystiques.view.observation import imagine


def reach(view: View, about: str) -> dict[str, Any]:
    """Return the mouse's `hero`, her starting space (`from`), her `points`, and `ways`: a path to each space.

    In her turn she has the points that are left; otherwise the best roll is assumed. A path ends where she has to stop:
    in water, at enemies, or on a mousetrap.
    """
    s = _state_of(view)
    mouse = _mouse_of_query(s, about)
    m = s.mice[mouse]
    points = _points_left(s, mouse)
    ways: dict[str, list[str]] = {}
    if m.space and not _cannot_move(s, mouse):
        ways = _cheapest_paths(s, mouse, points)
    return {"hero": m.hero, "from": m.space, "points": points, "ways": ways}


def sight(view: View, about: str) -> dict[str, Any]:
    """Return the spaces in sight of a mouse or of a space; `about` is its name."""
    s = _state_of(view)
    space = about if about in board.side(s).sight else s.mice[_mouse_of_query(s, about)].space
    seen = board.side(s).sight.get(space, frozenset()) - {space}
    return {"from": space, "spaces": sorted(seen, key=board.side(s).order.__getitem__)}


QUERIES = {"reach": reach, "sight": sight}
"""The function that answers each query, by name."""


def _state_of(view: View) -> State:
    """Return the one state that fits the view."""
    return imagine(view, (), Random(0))


def _turn_under_way(s: State) -> MouseTurn | None:
    """Return the frame of the mouse's turn in progress, if there is one."""
    return next((frame for frame in s.stack if isinstance(frame, MouseTurn)), None)


def _mouse_of_query(s: State, about: str) -> int:
    """Return the index of the mouse that a query names; without a name, the one whose turn it is, or else the first."""
    if not about:
        turn = _turn_under_way(s)
        return turn.mouse if turn else 0
    mouse = board.mouse_named(s, about)
    if mouse < 0:
        raise Unreadable(about)
    return mouse


def _points_left(s: State, mouse: int) -> int:
    """Return the points that the mouse has left in her turn, or the points of the best roll if it is not her turn."""
    turn = _turn_under_way(s)
    if turn and turn.mouse == mouse:
        return turn.points
    return board.move_value(s.mice[mouse]) + max(NUMBER_OF_FACE.values())


def _cannot_move(s: State, mouse: int) -> bool:
    """True if the mouse is caught in a web, knocked down, or held by too many enemies."""
    m = s.mice[mouse]
    held = s.options.enemies_hold and len(board.enemies_at(s, m.space)) > len(board.mice_at(s, m.space))
    return held or WEBBED in m.effects or DOWN in m.effects


def _cheapest_paths(s: State, mouse: int, points: int) -> dict[str, list[str]]:
    """Return the cheapest path to every space; of equally cheap ones, the first in reading order."""
    start = s.mice[mouse].space
    best: dict[str, list[str]] = {}
    queue: list[tuple[int, tuple[int, ...], str, list[str]]] = [(0, (), start, [])]
    while queue:
        spent, order, at, way = heappop(queue)
        if at in best or (at == start and way):
            continue
        if way:
            best[at] = way
            if _must_stop(s, mouse, at):
                continue
        for to in board.adjacent_spaces(s, at):
            if to == start or not board.has_room(s, to) or board.is_against_current(s, at, to):
                continue
            # Leaving the water takes all points that are left (M-074).
            cost = max(1, points - spent) if leaves_water(s, at, to) else step_cost(s, at, to)
            if spent + cost <= points:
                heappush(queue, (spent + cost, (*order, board.side(s).order[to]), to, [*way, to]))
    return best


def _must_stop(s: State, mouse: int, space: str) -> bool:
    """True if a mouse who enters this space has to stop there."""
    among = s.options.enemies_hold and bool(board.enemies_at(s, space))
    trap = (board.side(s).name, space) in s.traps and not board.has_class(s.mice[mouse], "archer")
    return among or trap or space in board.side(s).water
