"""Exact solutions of races (two seats, no barriers in hand), in plain Python.

A value is for the seat to move: n > 0 is a win in n plies against any defence; n < 0 is a loss in at most -n plies; 0
is a draw, because neither seat can force a win.
"""

from collections import defaultdict
from functools import lru_cache

from mulot.games.barrieres.content import board, longest_play
from mulot.games.barrieres.model import State
from mulot.games.barrieres.rules.moves import moves

RacePosition = tuple[int, int, int]
"""The turn, the square of seat 0 and the square of seat 1."""
RaceValues = dict[RacePosition, int]
"""Values by position. Draws are left out."""


def is_race(s: State) -> bool:
    """True if the position is a race, so that this module can solve it."""
    return len(s.mice) == 2 and not any(s.stock)


def step_values(s: State) -> dict[str, int]:
    """Return the value of each step of the seat to move, by square; the length limit and the repetition rule apply."""
    number, left = board(s.size).number, longest_play(s.size) - s.ply
    solved = solve_race(s.size, s.barriers, positions_seen_twice(s))
    found: dict[str, int] = {}
    for square in moves(s, s.turn):
        name = board(s.size).squares[square]
        if board(s.size).goal(2, s.turn) >> square & 1:
            found[name] = 1
            continue
        mice = [number[mouse] for mouse in s.mice]
        mice[s.turn] = square
        after = solved.get((1 - s.turn, mice[0], mice[1]), 0)
        worth = (1 - after) if after < 0 else -(after + 1) if after > 0 else 0
        found[name] = worth if abs(worth) <= left else 0
    return found


def positions_seen_twice(s: State) -> frozenset[RacePosition]:
    """Return the positions that have already occurred twice; with the repetition rule a third time is a draw."""
    number = board(s.size).number
    found = set()
    for position in {p for p in s.since if s.since.count(p) >= 2}:
        turn, *mice = position.split()
        found.add((int(turn), number[mice[0]], number[mice[1]]))
    return frozenset(found)


@lru_cache(maxsize=64)
def solve_race(size: int, barriers: tuple[str, ...], draws: frozenset[RacePosition] = frozenset()) -> RaceValues:
    """Return the value of every position of the two mice with these barriers, computed by retrograde analysis.

    The positions in `draws` end the game as a draw.
    """
    of, solved = board(size), RaceValues()
    before: defaultdict[RacePosition, list[RacePosition]] = defaultdict(list)
    open_moves: dict[RacePosition, int] = {}
    goals = (of.goal(2, 0), of.goal(2, 1))
    squares = range(size * size)
    s = State(1, size, "blocks", False, 0, ("", ""), (0, 0), barriers)
    newly: list[tuple[int, int, int]] = []
    for turn in (0, 1):
        for a in squares:
            for b in squares:
                if a == b or goals[0] >> a & 1 or goals[1] >> b & 1:
                    continue
                here = (turn, a, b)
                s.turn, s.mice = turn, (of.squares[a], of.squares[b])
                steps = moves(s, turn)
                open_moves[here] = len(steps)
                if any(goals[turn] >> to & 1 for to in steps):
                    if here not in draws:
                        solved[here] = 1
                        newly.append(here)
                    continue
                for to in steps:
                    before[(1, to, b) if turn == 0 else (0, a, to)].append(here)
    plies = 1
    while newly:
        plies += 1
        found: list[tuple[int, int, int]] = []
        for there in newly:
            for here in before[there]:
                if here in solved or here in draws:
                    continue
                if solved[there] < 0:
                    solved[here] = plies
                    found.append(here)
                else:
                    open_moves[here] -= 1
                    if open_moves[here] == 0:
                        solved[here] = -plies
                        found.append(here)
        newly = found
    return solved
