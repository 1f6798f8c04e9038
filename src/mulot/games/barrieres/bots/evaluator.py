"""How likely each seat is to win, for the course of a game: by the strong player's search, or in plain Python.

One game is judged by one of the two from its beginning to its end: where they differ, nothing has turned.

With four seats both go by ways and stocks alone, as the kernel's judgement has it: whoever looks ahead there thinks for
one seat and takes the others for less, so that everybody seems to win whenever it is their turn.
"""

from __future__ import annotations

import time
from math import exp
from random import Random
from typing import Any

from mulot.bots.game_review import Chances, Evaluator, cpu_seconds
from mulot.games.barrieres.bots.kernel import KERNEL
from mulot.games.barrieres.bots.lookahead import after, best, value
from mulot.games.barrieres.bots.race_solver import is_race, worth_of_steps
from mulot.games.barrieres.model import Action, State, Step
from mulot.games.barrieres.rules.maze import maze_of
from mulot.games.barrieres.rules.moves import moves

PLAIN_DEPTH = 2
"""So far is looked ahead, without the compiled part, for what would have been better: some hundredths of a second, and
the same each time; LONGEST is for the largest boards on the slowest machines."""
LONGEST = 2.0
STOCK, PACE, LATE = 0.3, 2.5, 3.0
"""With four seats: what a barrier and a step are worth; a step the more, the fewer barriers are left in all hands
together (at LATE of them half of PACE)."""
SOLVED = 9
"""On larger boards the last race takes seconds to solve in plain Python; there it is judged like any other position."""


def evaluator(plain: bool = False) -> Evaluator:
    """Whoever judges positions."""
    thinking = None if plain else KERNEL.load()
    return Plain() if thinking is None else Compiled(thinking)


class Plain:
    """Looks one ply ahead, for the steps that everybody is ahead of the nearest rival, and the barriers in hand."""

    def chances(self, s: State, seconds: float) -> Chances:
        """Exact where all is over or only a race is left."""
        if s.outcome:
            return ended(s)
        if is_race(s) and s.size <= SOLVED:
            return _two(s, chance_of(best_step(s)[1]))
        if len(s.mice) > 2:
            return among_four(s)
        mine, theirs = (value(s, 1, float("inf"))[seat] for seat in (s.turn, 1 - s.turn))
        return _two(s, 1 / (1 + 2.0 ** ((theirs - mine) / 2)))

    def best(self, s: State, seconds: float) -> Action:
        """The exact best step of a race, else what looks best two plies ahead."""
        if is_race(s) and s.size <= SOLVED:
            return Step(best_step(s)[0])
        return best(s, PLAIN_DEPTH, Random(s.ply), time.perf_counter() + max(LONGEST, seconds))

    def after(self, s: State, action: Action) -> State:
        """The position after an action."""
        return after(s, action)


class Compiled(Plain):
    """Searches."""

    def __init__(self, thinking: Any) -> None:
        self._thinking = thinking

    def chances(self, s: State, seconds: float) -> Chances:
        """What the search comes to."""
        if s.outcome or len(s.mice) > 2 or (s.repetition and is_race(s)):
            return super().chances(s, seconds)
        return _two(s, self._thinking.think(s, seconds, Random(s.ply), clock=cpu_seconds).chance)

    def best(self, s: State, seconds: float) -> Action:
        """The strong player's choice."""
        if s.repetition and is_race(s):
            return super().best(s, seconds)
        action: Action = self._thinking.think(s, seconds, Random(s.ply), clock=cpu_seconds, seen=()).action
        return action


def ended(s: State) -> Chances:
    """When all is over, it is certain; a draw is shared."""
    assert s.outcome is not None
    if s.outcome.reason != "arrived":
        return (1 / len(s.mice),) * len(s.mice)
    return tuple(float(score == 1) for score in s.outcome.scores)


def among_four(s: State) -> Chances:
    """By everybody's way and stock, and whose turn it is; whoever can step onto the cheese has won."""
    m, seats = maze_of(s), len(s.mice)
    goals = [m.board.goal(seats, seat) for seat in range(seats)]
    if any(goals[s.turn] >> square & 1 for square in moves(s, s.turn)):
        return tuple(float(seat == s.turn) for seat in range(seats))
    pace = PACE * LATE / (LATE + sum(s.stock))
    time_left = [
        m.distance(m.board.number[mouse], goals[seat]) + ((seat - s.turn) % seats) / seats
        for seat, mouse in enumerate(s.mice)
    ]
    worth = [STOCK * s.stock[seat] - pace * time_left[seat] for seat in range(seats)]
    odds = [exp(one - max(worth)) for one in worth]
    return tuple(one / sum(odds) for one in odds)


def _two(s: State, chance: float) -> Chances:
    return (chance, 1 - chance) if s.turn == 0 else (1 - chance, chance)


def best_step(s: State) -> tuple[str, int]:
    """The best step of a race, and what it is worth: win soon, else draw, else lose late."""
    worth = worth_of_steps(s)
    to = max(worth, key=lambda square: (worth[square] > 0, worth[square] == 0, -worth[square]))
    return to, worth[to]


def chance_of(plies: int) -> float:
    """The chance of the seat on turn in a race that is worth this to it."""
    return 1.0 if plies > 0 else 0.0 if plies < 0 else 0.5
