"""Depth-limited search in plain Python: every seat maximises its lead over the nearest rival (max-n)."""

import time
from collections.abc import Sequence
from random import Random

from mulot.bots.bot import ignore_event
from mulot.core.luck import RandomLuck
from mulot.games.barrieres.model import Action, Barrier, State, Step
from mulot.games.barrieres.rules import copy, legal, play
from mulot.games.barrieres.rules.maze import maze_of
from mulot.games.barrieres.rules.moves import moves

WIN_SCORE = 1000.0
Scores = tuple[float, ...]


class OutOfTime(Exception):
    """The time limit was reached; the result of the previous depth is used."""


def best_action(s: State, depth: int, rng: Random, until: float = float("inf")) -> Action:
    """Return the best action found by iterative deepening to `depth` plies or until the clock reads `until`.

    Ties are broken at random.
    """
    chosen, options = None, candidate_actions(s)
    rng.shuffle(options)
    for deep in range(1, depth + 1):
        try:
            chosen = _best_at_depth(s, options, deep, until if deep > 1 else float("inf"))
        except OutOfTime:
            break
        options.sort(key=lambda action: action != chosen)  # the next depth looks at the best action so far first
    assert chosen is not None
    return chosen


def _best_at_depth(s: State, options: Sequence[Action], depth: int, until: float) -> Action:
    seat = s.turn
    return max(options, key=lambda action: value(position_after(s, action), depth - 1, until)[seat])


def value(s: State, depth: int, until: float) -> Scores:
    """Return the position's value for each seat, from a search `depth` plies deep. Raises OutOfTime at `until`."""
    if s.outcome or depth == 0:
        return evaluate(s)
    if time.perf_counter() > until:
        raise OutOfTime
    seat = s.turn
    return max(
        (value(position_after(s, action), depth - 1, until) for action in candidate_actions(s)),
        key=lambda scores: scores[seat],
    )


def evaluate(s: State) -> Scores:
    """Return each seat's lead in steps over its nearest rival, plus 0.4 per barrier in hand.

    A win is worth more the sooner it comes.
    """
    if s.outcome:
        if s.outcome.reason != "arrived":
            return (0.0,) * len(s.mice)
        return tuple((WIN_SCORE - s.ply) * (1 if score == 1 else -1) for score in s.outcome.scores)
    seats = len(s.mice)
    steps = [far + ((seat - s.turn) % seats) / seats for seat, far in enumerate(path_lengths(s))]
    return tuple(min(steps[:seat] + steps[seat + 1 :]) - steps[seat] + 0.4 * s.stock[seat] for seat in range(seats))


def path_lengths(s: State) -> list[int]:
    """Return how many steps each mouse needs to its cheese, other mice aside."""
    m = maze_of(s)
    return [m.distance(m.board.number[mouse], m.board.goal(len(s.mice), seat)) for seat, mouse in enumerate(s.mice)]


def position_after(s: State, action: Action) -> State:
    """Return a copy of the position with the action played."""
    t = copy(s)
    play(t, t.turn, action, _NO_LUCK, ignore_event)
    return t


def candidate_actions(s: State) -> list[Action]:
    """Return all steps, and the barriers across the shortest path of the rival nearest to its cheese."""
    m, seats = maze_of(s), len(s.mice)
    ways = [m.shortest_path(m.board.number[mouse], m.board.goal(seats, seat)) for seat, mouse in enumerate(s.mice)]
    if not s.stock[s.turn]:
        return legal(s, s.turn)
    rival = min((seat for seat in range(seats) if seat != s.turn), key=lambda seat: len(ways[seat]))
    across = m.grooves_across(ways[rival])
    groove = m.board.groove
    found = [a for a in legal(s, s.turn) if not isinstance(a, Barrier) or groove[a.at + a.lies].bit & across]
    return found or legal(s, s.turn)


def nearest_steps(s: State, seat: int) -> list[Step]:
    """Return the steps that bring the seat's mouse nearest to its cheese."""
    m, goal = maze_of(s), maze_of(s).board.goal(len(s.mice), seat)
    far = {square: m.distance(square, goal) for square in moves(s, seat)}
    return [Step(m.board.squares[square]) for square in far if far[square] == min(far.values())]


_NO_LUCK = RandomLuck(0)
