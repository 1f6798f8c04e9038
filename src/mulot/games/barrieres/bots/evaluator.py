"""Winning chances of each seat, for the game review: from the engine's search, or from a plain Python evaluation.

A whole game is reviewed with one evaluator, because a difference between the two would look like a turning point.

With four seats both evaluators use only shortest paths and stocks. There a search for one seat underestimates the
other three, so every seat would seem to be winning on its own turn.
"""

import time
from math import exp
from random import Random
from typing import Any

from mulot.bots.game_review import Chances, Evaluator, cpu_seconds
from mulot.games.barrieres.bots.kernel import KERNEL
from mulot.games.barrieres.bots.lookahead import best_action, position_after, value
from mulot.games.barrieres.bots.race_solver import is_race, step_values
from mulot.games.barrieres.model import Action, State, Step
from mulot.games.barrieres.rules.maze import maze_of
from mulot.games.barrieres.rules.moves import moves

PLAIN_DEPTH = 2
"""How many plies the plain evaluator looks ahead for a better move; that takes some hundredths of a second.

The depth is always the same; MIN_TIME_LIMIT_S only matters for the largest boards on the slowest machines."""
MIN_TIME_LIMIT_S = 2.0
BARRIER_WEIGHT, STEP_WEIGHT, LATE_BARRIERS = 0.3, 2.5, 3.0
"""With four seats: the value of a barrier and of a step.

A step counts for more when fewer barriers are left in all hands together; with LATE_BARRIERS left it counts for half
of STEP_WEIGHT."""
MAX_SOLVED_SIZE = 9
"""On larger boards solving a race in plain Python takes seconds; a race is evaluated like any other position."""


def evaluator(plain: bool = False) -> Evaluator:
    """Return the evaluator for a game: the engine if it can be loaded and `plain` is false, otherwise the plain one."""
    engine = None if plain else KERNEL.load()
    return PlainEvaluator() if engine is None else EngineEvaluator(engine)


class PlainEvaluator:
    """Evaluates positions one ply ahead, by each seat's lead over its nearest rival and its barriers in hand."""

    def chances(self, s: State, seconds: float) -> Chances:
        """Return each seat's winning chance. It is exact at the end of a game and in a race."""
        if s.outcome:
            return chances_at_end(s)
        if is_race(s) and s.size <= MAX_SOLVED_SIZE:
            return _both_chances(s, chance_of_solved_value(best_step_and_value(s)[1]))
        if len(s.mice) > 2:
            return chances_of_four(s)
        mine, theirs = (value(s, 1, float("inf"))[seat] for seat in (s.turn, 1 - s.turn))
        return _both_chances(s, 1 / (1 + 2.0 ** ((theirs - mine) / 2)))

    def best(self, s: State, seconds: float) -> Action:
        """Return the best step of a race, otherwise the best action two plies ahead."""
        if is_race(s) and s.size <= MAX_SOLVED_SIZE:
            return Step(best_step_and_value(s)[0])
        return best_action(s, PLAIN_DEPTH, Random(s.ply), time.perf_counter() + max(MIN_TIME_LIMIT_S, seconds))

    def after(self, s: State, action: Action) -> State:
        """Return a copy of the position with the action played."""
        return position_after(s, action)


class EngineEvaluator(PlainEvaluator):
    """Evaluates with the engine's search."""

    def __init__(self, engine: Any) -> None:
        self._engine = engine

    def chances(self, s: State, seconds: float) -> Chances:
        """Return each seat's winning chance after a search of this many seconds."""
        if s.outcome or len(s.mice) > 2 or (s.repetition and is_race(s)):
            return super().chances(s, seconds)
        return _both_chances(s, self._engine.think(s, seconds, Random(s.ply), clock=cpu_seconds).chance)

    def best(self, s: State, seconds: float) -> Action:
        """Return the engine's choice after a search of this many seconds."""
        if s.repetition and is_race(s):
            return super().best(s, seconds)
        action: Action = self._engine.think(s, seconds, Random(s.ply), clock=cpu_seconds, history=()).action
        return action


def chances_at_end(s: State) -> Chances:
    """Return the chances at the end of a game: 1 or 0, or equal shares for a draw."""
    assert s.outcome is not None
    if s.outcome.reason != "arrived":
        return (1 / len(s.mice),) * len(s.mice)
    return tuple(float(score == 1) for score in s.outcome.scores)


def chances_of_four(s: State) -> Chances:
    """Return four seats' chances from paths, stocks and the turn. A seat that can arrive now has won."""
    m, seats = maze_of(s), len(s.mice)
    goals = [m.board.goal(seats, seat) for seat in range(seats)]
    if any(goals[s.turn] >> square & 1 for square in moves(s, s.turn)):
        return tuple(float(seat == s.turn) for seat in range(seats))
    pace = STEP_WEIGHT * LATE_BARRIERS / (LATE_BARRIERS + sum(s.stock))
    time_left = [
        m.distance(m.board.number[mouse], goals[seat]) + ((seat - s.turn) % seats) / seats
        for seat, mouse in enumerate(s.mice)
    ]
    worth = [BARRIER_WEIGHT * s.stock[seat] - pace * time_left[seat] for seat in range(seats)]
    odds = [exp(one - max(worth)) for one in worth]
    return tuple(one / sum(odds) for one in odds)


def _both_chances(s: State, chance: float) -> Chances:
    return (chance, 1 - chance) if s.turn == 0 else (1 - chance, chance)


def best_step_and_value(s: State) -> tuple[str, int]:
    """Return the square of a race's best step and its value: the soonest win, else a draw, else the latest loss."""
    worth = step_values(s)
    to = max(worth, key=lambda square: (worth[square] > 0, worth[square] == 0, -worth[square]))
    return to, worth[to]


def chance_of_solved_value(signed_plies_to_end: int) -> float:
    """Return 1, 0 or 0.5: the winning chance of the seat to move, for a solved value in plies."""
    return 1.0 if signed_plies_to_end > 0 else 0.0 if signed_plies_to_end < 0 else 0.5
