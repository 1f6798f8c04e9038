"""Puzzles: positions on small lawns in which exactly one action wins, solved to the end.

python -m research barrieres puzzles            find them again, and write `puzzles/found.json`
python -m research barrieres puzzles --check    solve every one of them anew

The positions come from games of the gentler characters, once at most two barriers are left to be placed; from there on
every position is solved exactly (`bots/engine/solving.py`). An action that wins is worth 1, one that keeps a draw 0,
one that loses −1. However quickly it wins does not count: every other action must throw the win away.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random

from mulot.bots.bot import Budget
from mulot.core.match import Match
from mulot.games.barrieres import GAME
from mulot.games.barrieres.bots.characters import gentle, sensible
from mulot.games.barrieres.bots.engine.search import worths
from mulot.games.barrieres.model import Step
from mulot.lab.arena import SeatedBot
from research.puzzle_finder import Candidate, Source, command

LAWNS = ((5, 2), (5, 3), (7, 3), (5, 4), (7, 4))
"""Size, and barriers of each seat."""
SHALLOWEST, DEEPEST = 3, 15
"""Plies to the win: a step onto the cheese is no puzzle."""
FEWEST = 5
"""Actions to choose from."""
A_GAME = 1
"""Puzzles from one game."""


def worth(match: Match, seat: int, shown: int = 0) -> dict[str, float]:
    """1 for every action that wins, 0 for a draw, −1 for every one that loses."""
    return {action: float((plies > 0) - (plies < 0)) for action, plies in solved(match).items()}


def solved(match: Match) -> dict[str, int]:
    """The plies to the end for every action: n wins, −n loses, 0 is a draw."""
    found = worths(match.state)
    if found is None:
        raise ValueError("too many barriers are left for the solver")
    return {GAME.write(action): plies for action, plies in found.items()}


def moments() -> Iterator[Candidate]:
    """Positions near the end of games between the gentler characters."""
    for number in count():
        size, barriers = LAWNS[number % len(LAWNS)]
        match = Match(GAME, 2, number, {"size": size, "barriers": barriers, "first": number % 2})
        bots = (gentle, sensible) if number % 3 else (sensible, sensible)
        chairs = [SeatedBot(bot, GAME, seat, match.look(seat)) for seat, bot in enumerate(bots)]
        rng, given = Random(number), 0
        while match.outcome is None and given < A_GAME:
            seat = match.state.turn
            if sum(match.state.stock) <= 2 and len(match.legal(seat)) >= FEWEST:
                ways = solved(match)
                wins = [action for action, plies in ways.items() if plies > 0]
                if len(wins) == 1 and SHALLOWEST <= ways[wins[0]] <= DEEPEST:
                    given += 1
                    yield Candidate(match, number, seat, ways[wins[0]], kind=_kind(match, wins[0]))
                    continue
            action = chairs[seat].choose(match.look(seat), match.legal(seat), rng, Budget(3600.0, 40))
            match.play(seat, action)


def _kind(match: Match, notation: str) -> str:
    """A barrier, a step ahead, or a step that does not look like one."""
    action = GAME.read(notation)
    if not isinstance(action, Step):
        return "barrier"
    return f"step {match.state.size}"


SOURCE = Source(GAME, moments, worth, wanted=24, share=10)


def main(argv: list[str]) -> int:
    """Find them again, or check them."""
    return command(SOURCE, argv)
