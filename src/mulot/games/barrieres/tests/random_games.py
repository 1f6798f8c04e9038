"""Positions from games with random moves, for two seats."""

from __future__ import annotations

from random import Random

import mulot
from mulot.core.luck import RandomLuck
from mulot.games.barrieres.content import COLUMNS, Size, board
from mulot.games.barrieres.model import Options, State
from mulot.games.barrieres.rules import copy, legal, new
from mulot.games.barrieres.rules.maze import maze_of

GAME = mulot.load("barrieres")


def positions(size: Size, count: int) -> list[State]:
    rng, found = Random(size), list[State]()
    while len(found) < count:
        s = new(Options(size=size, first=0), 2, RandomLuck(rng))
        for _ in range(rng.randrange(4, 40)):
            if s.outcome is None:
                GAME.play(s, s.turn, rng.choice(legal(s, s.turn)), RandomLuck(rng), lambda event: None)
        if s.outcome is None:
            found.append(s)
    return found


def way(s: State, seat: int) -> int:
    return maze_of(s).distance(board(s.size).number[s.mice[seat]], board(s.size).goal(2, seat))


def turned(s: State) -> State:
    """Return the same position with the two seats exchanged, by turning the board round."""

    def round_(name: str) -> str:
        return f"{COLUMNS[s.size - 1 - COLUMNS.index(name[0])]}{s.size + 1 - int(name[1:])}"

    def groove(name: str) -> str:
        return f"{COLUMNS[s.size - 2 - COLUMNS.index(name[0])]}{s.size - int(name[1:-1])}{name[-1]}"

    other = copy(s)
    other.mice = type(s.mice)(round_(name) for name in reversed(s.mice))
    other.stock = type(s.stock)(reversed(s.stock))
    other.barriers = type(s.barriers)(groove(name) for name in s.barriers)
    other.turn = 1 - s.turn
    return other
