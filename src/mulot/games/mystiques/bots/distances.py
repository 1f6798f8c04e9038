"""Distances for mice: in movement points on a tile, and in tiles to the chapter's objective."""

from collections import deque
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from mulot.games.mystiques.content import CHAPTERS_OF, SIDES, TILES
from mulot.games.mystiques.content.geometry import EDGES, OPPOSITE, Side
from mulot.games.mystiques.model.actions import Step
from mulot.games.mystiques.model.frames import MouseTurn
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.board import (
    active_mice,
    enemies_here,
    forbids_entering_against_current,
    has_class,
    has_room,
    side,
)
from mulot.games.mystiques.rules.chapter_progress import sides_of_objective
from mulot.games.mystiques.rules.combat import legal_attacks
from mulot.games.mystiques.rules.movement import is_on_trap


def mouse_distances(s: State, goals: Iterable[str]) -> dict[str, int]:
    """Return the movement points from every space to the nearest goal.

    Leaving water counts as three more points, currents do not matter once the water is still, and a step along the
    thread costs one point.
    """
    laid = next((t for t in s.tokens if t.item == "hook" and t.tile == s.here), None)
    thread = (laid.space, laid.other) if laid else ()
    return _mouse_distances_on(side(s), tuple(goals), s.calm, forbids_entering_against_current(s), thread)


@lru_cache(maxsize=4096)
def _mouse_distances_on(
    side_of_tile: Side, goals: tuple[str, ...], water_is_still: bool, count_entering: bool, thread_ends: tuple[str, ...]
) -> dict[str, int]:
    """Compute the distances on one side; cached by everything they depend on."""
    far = dict.fromkeys(goals, 0)
    queue = deque(far)
    while queue:  # Bellman-Ford: few spaces and small costs
        b = queue.popleft()
        for a in side_of_tile.spaces:
            cost = side_of_tile.cost.get((a, b))
            if a in thread_ends and b in thread_ends and a != b:
                total = far[b] + 1
            elif cost is None or (not water_is_still and side_of_tile.is_against_current(a, b, count_entering)):
                continue
            else:
                total = far[b] + cost + (3 if a in side_of_tile.water or b in side_of_tile.water else 0)
            if total < far.get(a, 999):
                far[a] = total
                queue.append(a)
    return far


def can_attack(s: State, mouse: int) -> bool:
    """True if the mouse could attack an enemy from where she is."""
    return bool(legal_attacks(s, mouse))


def step_towards_enemy(s: State, turn: MouseTurn, steps: Sequence[Step]) -> Step | None:
    """Return the step that brings the mouse nearest to an enemy, or None if no step brings her nearer.

    Steps into water or onto a mousetrap are avoided if possible.
    """
    m = s.mice[turn.mouse]
    beside = {x for e in enemies_here(s) for x in side(s).near[e.space]}
    goals = [x for x in beside if has_room(s, x)] or [e.space for e in enemies_here(s)]
    far = mouse_distances(s, goals)
    traps = {space for name, space in s.traps if name == side(s).name}
    best = min(steps, key=lambda a: (far.get(a.to, 99), a.to in traps, a.to in side(s).water, side(s).order[a.to]))
    return best if far.get(best.to, 99) < far.get(m.space, 99) or is_on_trap(s, turn.mouse) else None


TileSide = tuple[int, int]
"""A tile by its index in the board, and the side that is up."""


@cache
def tile_graph(version: int, chapter: str) -> dict[TileSide, dict[str, tuple[TileSide, str]]]:
    """Return, for every side of every tile, the spaces that lead to other sides.

    Each entry names the side that a space leads to and the kind of flip space that is needed.
    """
    board = CHAPTERS_OF[version][chapter].board
    ways: dict[TileSide, dict[str, tuple[TileSide, str]]] = {}
    for index, laid in enumerate(board):
        for up in (0, 1):
            here = SIDES[TILES[laid.tile].sides[up]]
            found: dict[str, tuple[TileSide, str]] = {x: ((index, 1 - up), sort) for x, sort in here.flips.items()}
            for space, (edge, colour) in here.exits.items():
                dx, dy = EDGES[edge]
                for other, beyond in enumerate(board):
                    if (beyond.x, beyond.y) == (laid.x + dx, laid.y + dy):
                        for way in (1, 0):
                            exits = SIDES[TILES[beyond.tile].sides[way]].exits.values()
                            if (OPPOSITE[edge], colour) in exits:
                                found[space] = ((other, way), "")
            ways[index, up] = found
    return ways


@cache
def tile_distances(
    version: int, chapter: str, goal_sides: frozenset[str], open_kinds: frozenset[str]
) -> dict[TileSide, int]:
    """Return how many tiles away each side is from the nearest of these sides, using only these kinds of flip space."""
    board, ways = CHAPTERS_OF[version][chapter].board, tile_graph(version, chapter)
    far = {node: 0 for node in ways if TILES[board[node[0]].tile].sides[node[1]] in goal_sides}
    queue = deque(far)
    while queue:
        there = queue.popleft()
        for node, leads in ways.items():
            if node not in far and any(to == there and need in open_kinds for to, need in leads.values()):
                far[node] = far[there] + 1
                queue.append(node)
    return far


def open_passages(s: State) -> frozenset[str]:
    """Return the kinds of passage that are open to the company: exits, plain flip spaces, and others it can use now."""
    hook = ["flip-hook"] if "hook" in s.stash else []
    knack = ["flip-knack"] if any(has_class(s.mice[i], "tinkerer", "scamp") for i in active_mice(s)) else []
    return frozenset(["", "flip", *hook, *knack])


def needs_hook(s: State) -> bool:
    """True if, without the hook and thread in the stash, the path to the objective would be longer or closed."""
    here, flips, wanted = (s.here, s.board[s.here].side), open_passages(s), frozenset(sides_of_objective(s))
    without = tile_distances(s.version, s.chapter, wanted, flips - {"flip-hook"})
    return without.get(here, 99) > tile_distances(s.version, s.chapter, wanted, flips).get(here, 99)


def exits_to_goal(s: State) -> list[str]:
    """Return the spaces from which exploring leads nearer to the objective; empty if the objective is decided on this
    side."""
    here, flips = (s.here, s.board[s.here].side), open_passages(s)
    far = tile_distances(s.version, s.chapter, frozenset(sides_of_objective(s)), flips)
    if far.get(here) == 0:
        return []
    ways = {space: to for space, (to, need) in tile_graph(s.version, s.chapter)[here].items() if need in flips}
    best = min((far.get(node, 99) for node in ways.values()), default=99)
    return [space for space, node in ways.items() if far.get(node, 99) == best]
