"""Ways for mice: how far it is, and which exits lead towards the chapter's objective."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from mulot.games.mystiques.actions import Step
from mulot.games.mystiques.content import CHAPTERS, SIDES, TILES
from mulot.games.mystiques.geometry import EDGES, OPPOSITE, Side
from mulot.games.mystiques.rules.board import enemies_here, has_room, side
from mulot.games.mystiques.rules.combat import attacks
from mulot.games.mystiques.rules.moving import on_trap
from mulot.games.mystiques.rules.turn import MouseTurn
from mulot.games.mystiques.state import State


def steps_for_mice(s: State, goals: Iterable[str]) -> dict[str, int]:
    """Movement points to the nearest goal from every space; leaving water counts as three."""
    return _steps_on(side(s), tuple(goals))


@lru_cache(maxsize=4096)
def _steps_on(here: Side, goals: tuple[str, ...]) -> dict[str, int]:
    far = dict.fromkeys(goals, 0)
    queue = deque(far)
    while queue:  # few spaces and small costs: relaxing again and again is quick enough
        b = queue.popleft()
        for a in here.spaces:
            cost = here.cost.get((a, b))
            if cost is None or here.against(a, b):
                continue
            total = far[b] + cost + (3 if a in here.water or b in here.water else 0)
            if total < far.get(a, 999):
                far[a] = total
                queue.append(a)
    return far


def enemies_reached(s: State, mouse: int) -> bool:
    """Whether the mouse could attack somebody from where she stands."""
    return bool(attacks(s, mouse))


def approach(s: State, turn: MouseTurn, steps: Sequence[Step]) -> Step | None:
    """The step that brings her nearest to an enemy, without entering water or a mousetrap if she can help it."""
    m = s.mice[turn.mouse]
    beside = {x for e in enemies_here(s) for x in side(s).near[e.space]}
    goals = [x for x in beside if has_room(s, x)] or [e.space for e in enemies_here(s)]
    far = steps_for_mice(s, goals)
    traps = {space for name, space in s.traps if name == side(s).name}
    best = min(steps, key=lambda a: (far.get(a.to, 99), a.to in traps, a.to in side(s).water, side(s).order[a.to]))
    return best if far.get(best.to, 99) < far.get(m.space, 99) or on_trap(s, turn.mouse) else None


Node = tuple[int, int]
"""A tile by its place in the board, and the side that is up."""


@cache
def graph(chapter: str) -> dict[Node, dict[str, Node]]:
    """From every side of every tile: the spaces that lead on, and where to (flip spaces that need nothing included)."""
    board = CHAPTERS[chapter].board
    ways: dict[Node, dict[str, Node]] = {}
    for index, laid in enumerate(board):
        for up in (0, 1):
            here = SIDES[TILES[laid.tile].sides[up]]
            found: dict[str, Node] = {x: (index, 1 - up) for x, sort in here.flips.items() if sort == "flip"}
            for space, (edge, colour) in here.exits.items():
                dx, dy = EDGES[edge]
                for other, beyond in enumerate(board):
                    if (beyond.x, beyond.y) == (laid.x + dx, laid.y + dy):
                        for way in (1, 0):
                            exits = SIDES[TILES[beyond.tile].sides[way]].exits.values()
                            if (OPPOSITE[edge], colour) in exits:
                                found[space] = (other, way)
            ways[index, up] = found
    return ways


@cache
def goal_distance(chapter: str) -> dict[Node, int]:
    """How many tiles it is to the side where the objective is decided."""
    data = CHAPTERS[chapter]
    wanted = data.objective.what
    sides = {wanted} | {name for name, enemies in data.encounters.items() if any(kind == wanted for kind, _ in enemies)}
    ways = graph(chapter)
    far = {node: 0 for node in ways if SIDES[TILES[data.board[node[0]].tile].sides[node[1]]].name in sides}
    queue = deque(far)
    while queue:
        there = queue.popleft()
        for node, leads in ways.items():
            if there in leads.values() and node not in far:
                far[node] = far[there] + 1
                queue.append(node)
    return far


def exits_to_goal(s: State) -> list[str]:
    """The spaces from which exploring leads nearer to the objective."""
    here = (s.here, s.board[s.here].side)
    ways, far = graph(s.chapter)[here], goal_distance(s.chapter)
    best = min((far.get(node, 99) for node in ways.values()), default=99)
    return [space for space, node in ways.items() if far.get(node, 99) == best]
