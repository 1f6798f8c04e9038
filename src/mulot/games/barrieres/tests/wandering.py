"""Positions that games come to in which everybody does whatever comes to mind."""

from __future__ import annotations

from random import Random

import mulot
from mulot.core.luck import Quick
from mulot.games.barrieres.content import Size, board
from mulot.games.barrieres.model import Options, State
from mulot.games.barrieres.rules import legal, new
from mulot.games.barrieres.rules.maze import maze_of

GAME = mulot.load("barrieres")


def positions(size: Size, count: int) -> list[State]:
    rng, found = Random(size), list[State]()
    while len(found) < count:
        s = new(Options(size=size, first=0), 2, Quick(rng))
        for _ in range(rng.randrange(4, 40)):
            if s.outcome is None:
                GAME.play(s, s.turn, rng.choice(legal(s, s.turn)), Quick(rng), lambda event: None)
        if s.outcome is None:
            found.append(s)
    return found


def way(s: State, seat: int) -> int:
    return maze_of(s).distance(board(s.size).number[s.mice[seat]], board(s.size).goal(2, seat))
