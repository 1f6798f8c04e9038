"""How enemies find their way."""

from __future__ import annotations

from collections.abc import Iterable

from referees.mystiques.figures import Enemy
from referees.mystiques.table import MillTable

NOWHERE = 99


def next_to(t: MillTable, space: str) -> list[str]:
    """Return the spaces to which an enemy can step: only walls and black areas stop it, and the thread leads on."""
    ways, thread = t.map.ways[space], t.thread_from(space)
    return sorted({*ways, thread} - {""}, key=t.map.spaces.index)


def distances(t: MillTable, goal: str, enemy: Enemy | None) -> dict[str, int]:
    """Return how many steps it is to the goal from every space, passing only through spaces with room for the enemy;
    without an enemy, full spaces are passed, too. The goal itself may be full."""
    steps, edge = {goal: 0}, [goal]
    while edge:
        following = []
        for space in edge:
            if space != goal and enemy and not t.has_room(space, enemy.printed.large):
                continue
            for other in next_to(t, space):
                if other not in steps:
                    steps[other] = steps[space] + 1
                    following.append(other)
        edge = following
    return steps


def way_to(t: MillTable, goal: str, enemy: Enemy) -> dict[str, int]:
    """Return the steps to the goal for an enemy: through spaces with room or, if there is no such way, as if all had
    room (MR-105)."""
    steps = distances(t, goal, None if enemy.printed.cat else enemy)
    return steps if enemy.space in steps else distances(t, goal, None)


def nearest_mouse_at(t: MillTable, steps: dict[str, int]) -> int:
    return min((steps.get(mouse.space, NOWHERE) for mouse in t.active), default=NOWHERE)


def steps_to(t: MillTable, enemy: Enemy, goals: Iterable[str]) -> int:
    return min((way_to(t, goal, enemy).get(enemy.space, NOWHERE) for goal in goals), default=NOWHERE)
