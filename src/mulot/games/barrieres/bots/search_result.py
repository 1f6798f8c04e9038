"""A turn of the strong player, wherever its search is compiled: what comes of it, and what can be solved in time."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from msgspec import Struct

from mulot.games.barrieres.model import Action, State

Clock: TypeAlias = Callable[[], float]
"""Of the wall, or in matches of the processor: other work on the machine takes nothing from that one."""
AT_ONCE = {2: 100, 4: 20}
"""Rounds between two looks at the clock, by seats: about a millisecond, a few on the largest board."""
LAYERS_AT_ONCE = 8
"""Layers between two looks at the clock, where an end is solved."""
SPARE = 0.004
"""Seconds kept back for what comes after the search."""
SECONDS_A_STATE = 50e-9
"""What a position costs in a layer, generously."""


class Thought(Struct, frozen=True):
    """What came of it: the best action, how likely a win looks (0 to 1), and the line expected."""

    action: Action
    chance: float
    line: tuple[Action, ...]
    rounds: int
    exact: int | None = None
    """In solved positions: n wins in n plies, -n loses in n, 0 is a draw."""


def solved(s: State, worth: dict[Action, int], rng: Random) -> Thought:
    """The thought in a position in which it is known what every action is worth."""
    best = max(map(preference, worth.values()))
    action = rng.choice([a for a, n in worth.items() if preference(n) == best])
    exact = worth[action]
    return Thought(action, 1.0 if exact > 0 else 0.0 if exact < 0 else 0.5, (action,), 0, exact)


def preference(worth: int) -> tuple[int, int]:
    """To compare by: win soon, else draw, else lose late."""
    return (1, -worth) if worth > 0 else (0, 0) if worth == 0 else (-1, -worth)


def can_solve(s: State) -> bool:
    """Two seats, at most two barriers in hand, and no rule of repetition in force."""
    return len(s.mice) == 2 and sum(s.stock) <= 2 and not s.repetition


def is_affordable(grooves: int, stock: int, states: int, seconds: float, most_memory: int) -> bool:
    """Will there be time and memory to solve it? Counted in layers: races with two, one and no barriers more."""
    layers = 1 + grooves * (stock > 0) + grooves * (grooves + 3) // 2 * (stock == 2)
    memory = 2 * states * (2 * grooves + grooves * grooves * (stock == 2))
    return layers * states * SECONDS_A_STATE < seconds and memory < most_memory


def worth_before(reply: int, left: int) -> int:
    """What an action is worth that leads to a position worth this to the other seat; `left` plies may be played."""
    worth = 1 - reply if reply < 0 else -(reply + 1) if reply > 0 else 0
    return worth if abs(worth) <= left else 0
