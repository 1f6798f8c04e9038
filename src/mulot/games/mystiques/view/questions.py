"""What anybody may ask to be shown: how far a mouse gets, and what she sees. Pure functions of a view."""

from __future__ import annotations

from heapq import heappop, heappush
from random import Random
from typing import Any

from mulot.core.errors import Unreadable
from mulot.games.mystiques.model.frames import MouseTurn
from mulot.games.mystiques.model.pieces import DOWN, WEBBED
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.model.view import View
from mulot.games.mystiques.rules.board import (
    against_current,
    enemies_at,
    has_room,
    is_a,
    mice_at,
    mouse_of,
    move_value,
    near,
    side,
)
from mulot.games.mystiques.rules.die import NUMBER
from mulot.games.mystiques.rules.moving import leaves_water, step_cost
from mulot.games.mystiques.view.looking import imagine


def reach(view: View, about: str) -> dict[str, Any]:
    """The spaces a mouse can come to, each with the way there: in her turn with the points she has left, otherwise with
    the best roll. A way ends where she must stop: in water, among enemies, on a mousetrap."""
    s = _state(view)
    mouse = _mouse(s, about)
    m = s.mice[mouse]
    points = _points(s, mouse)
    ways: dict[str, list[str]] = {}
    if m.space and not _stuck(s, mouse):
        ways = _ways(s, mouse, points)
    return {"hero": m.hero, "from": m.space, "points": points, "ways": ways}


def sight(view: View, about: str) -> dict[str, Any]:
    """The spaces a mouse sees from where she stands; or what is seen from a space."""
    s = _state(view)
    space = about if about in side(s).sight else s.mice[_mouse(s, about)].space
    seen = side(s).sight.get(space, frozenset()) - {space}
    return {"from": space, "spaces": sorted(seen, key=side(s).order.__getitem__)}


ANSWERS = {"reach": reach, "sight": sight}


def _state(view: View) -> State:
    """Nothing is hidden in this game: the one state that fits the view."""
    return imagine(view, (), Random(0))


def _turn(s: State) -> MouseTurn | None:
    return next((frame for frame in s.stack if isinstance(frame, MouseTurn)), None)


def _mouse(s: State, about: str) -> int:
    """The mouse that is meant; without a name the one whose turn it is, or the first."""
    if not about:
        turn = _turn(s)
        return turn.mouse if turn else 0
    mouse = mouse_of(s, about)
    if mouse < 0:
        raise Unreadable(about)
    return mouse


def _points(s: State, mouse: int) -> int:
    turn = _turn(s)
    if turn and turn.mouse == mouse:
        return turn.points
    return move_value(s.mice[mouse]) + max(NUMBER.values())


def _stuck(s: State, mouse: int) -> bool:
    """Caught in a web, on the ground, or held by too many enemies."""
    m = s.mice[mouse]
    held = s.options.enemies_hold and len(enemies_at(s, m.space)) > len(mice_at(s, m.space))
    return held or WEBBED in m.effects or DOWN in m.effects


def _ways(s: State, mouse: int, points: int) -> dict[str, list[str]]:
    """The cheapest ways; of equally cheap ones the first in reading order."""
    start = s.mice[mouse].space
    best: dict[str, list[str]] = {}
    queue: list[tuple[int, tuple[int, ...], str, list[str]]] = [(0, (), start, [])]
    while queue:
        spent, order, at, way = heappop(queue)
        if at in best or (at == start and way):
            continue
        if way:
            best[at] = way
            if _stops(s, mouse, at):
                continue
        for to in near(s, at):
            if to == start or not has_room(s, to) or against_current(s, at, to):
                continue
            # Out of the water takes whatever is left.
            cost = max(1, points - spent) if leaves_water(s, at, to) else step_cost(s, at, to)
            if spent + cost <= points:
                heappush(queue, (spent + cost, (*order, side(s).order[to]), to, [*way, to]))
    return best


def _stops(s: State, mouse: int, space: str) -> bool:
    among = s.options.enemies_hold and bool(enemies_at(s, space))
    trap = (side(s).name, space) in s.traps and not is_a(s.mice[mouse], "archer")
    return among or trap or space in side(s).water
