"""The result of a search, and which positions can be solved in the time available."""

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from msgspec import Struct

from mulot.games.barrieres.model import Action, State

Clock: TypeAlias = Callable[[], float]
"""A function that returns seconds: of wall time or, in matches, of CPU time, which other programs do not affect."""
ROUNDS_PER_CLOCK_CHECK = {2: 100, 4: 20}
"""Search rounds between two clock checks, by number of seats: about a millisecond, or a few on the largest board."""
LAYERS_PER_CLOCK_CHECK = 8
"""How many layers are solved between two clock checks."""
RESERVED_S = 0.004
"""Seconds reserved for the work after the search."""
SECONDS_PER_STATE = 50e-9
"""Upper estimate of the time to solve one position of a layer."""


class Candidate(Struct, frozen=True):
    """An action that was searched, its winning chance from 0 to 1, and its principal variation."""

    action: Action
    chance: float
    line: tuple[Action, ...]
    exact: int | None = None


class SearchResult(Struct, frozen=True):
    """The best action, its winning chance from 0 to 1, the principal variation (`line`) and the number of rounds."""

    action: Action
    chance: float
    line: tuple[Action, ...]
    rounds: int
    exact: int | None = None
    """In solved positions: n wins in n plies, -n loses in n plies, 0 is a draw."""
    candidates: tuple[Candidate, ...] = ()
    """The best actions, the best first, as many as were asked for."""


def result_of_solution(worth: dict[Action, int], rng: Random, candidates: int = 0) -> SearchResult:
    """Return the result for a solved position from the exact value of every action. Ties are broken at random."""
    best = max(map(preference_key, worth.values()))
    action = rng.choice([a for a, n in worth.items() if preference_key(n) == best])
    ranked = sorted(worth, key=lambda a: (preference_key(worth[a]), a == action), reverse=True)
    found = [Candidate(a, _chance_of_solution(worth[a]), (a,), worth[a]) for a in ranked[:candidates]]
    return SearchResult(action, _chance_of_solution(worth[action]), (action,), 0, worth[action], tuple(found))


def _chance_of_solution(exact: int) -> float:
    return 1.0 if exact > 0 else 0.0 if exact < 0 else 0.5


def preference_key(worth: int) -> tuple[int, int]:
    """Return a sort key for exact values: soonest win, then draw, then latest loss."""
    return (1, -worth) if worth > 0 else (0, 0) if worth == 0 else (-1, -worth)


def can_solve(s: State) -> bool:
    """True if the exact solver applies: two seats, at most two barriers in hand, no repetition rule."""
    return len(s.mice) == 2 and sum(s.stock) <= 2 and not s.repetition


def is_affordable_to_solve(grooves: int, stock: int, states: int, seconds: float, most_memory: int) -> bool:
    """True if the position can probably be solved in this many seconds and bytes of memory.

    The estimate counts layers: the races with two, one and no further barriers placed.
    """
    layers = 1 + grooves * (stock > 0) + grooves * (grooves + 3) // 2 * (stock == 2)
    memory = 2 * states * (2 * grooves + grooves * grooves * (stock == 2))
    return layers * states * SECONDS_PER_STATE < seconds and memory < most_memory


def value_of_action_before(reply_value: int, plies_left: int) -> int:
    """Return the value of an action that leads to a position with this value for the other seat.

    A result that takes more than `plies_left` plies counts as a draw.
    """
    worth = 1 - reply_value if reply_value < 0 else -(reply_value + 1) if reply_value > 0 else 0
    return worth if abs(worth) <= plies_left else 0
