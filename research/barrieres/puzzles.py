"""Puzzles: positions on small boards in which exactly one action wins, solved to the end.

python -m research barrieres puzzles            find the puzzles again, and write `puzzles/found.json`
python -m research barrieres puzzles --check    solve every stored puzzle again

The positions come from games between the weaker characters, once at most two barriers are left; from then on every
position is solved exactly (`bots/engine/endgame_solver.py`). A winning action has the value 1, a draw 0, a losing one
−1. The speed of a win does not count, so every other action must give away the win.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random

from mulot.bots.bot import Budget
from mulot.core.match import Match
from mulot.games.barrieres import GAME
from mulot.games.barrieres.bots.characters import gentle, sensible
from mulot.games.barrieres.bots.engine.search import solve_actions
from mulot.games.barrieres.model import Step
from mulot.lab.arena import SeatedBot
from research.puzzle_finder import Candidate, PuzzleSource, run_command

BOARDS = ((5, 2), (5, 3), (7, 3), (5, 4), (7, 4))
"""Board size and barriers per seat."""
MIN_PLIES, MAX_PLIES = 3, 15
"""The allowed number of plies to the win; a single step onto the cheese is not a puzzle."""
MIN_ACTIONS = 5
"""The fewest legal actions."""
MAX_PER_GAME = 1
"""The most puzzles from one game."""


def action_values(match: Match, seat: int, shown: int = 0) -> dict[str, float]:
    """Return the value of each action by its notation: 1 if it wins, 0 for a draw, −1 if it loses."""
    return {action: float((plies > 0) - (plies < 0)) for action, plies in plies_of_actions(match).items()}


def plies_of_actions(match: Match) -> dict[str, int]:
    """Return the plies to the end for each action by its notation: n wins, −n loses, 0 is a draw."""
    found = solve_actions(match.state)
    if found is None:
        raise ValueError("too many barriers are left for the solver")
    return {GAME.write(action): plies for action, plies in found.items()}


def candidate_positions() -> Iterator[Candidate]:
    """Yield positions near the end of games between the weaker characters."""
    for number in count():
        size, barriers = BOARDS[number % len(BOARDS)]
        match = Match(GAME, 2, number, {"size": size, "barriers": barriers, "first": number % 2})
        bots = (gentle, sensible) if number % 3 else (sensible, sensible)
        chairs = [SeatedBot(bot, GAME, seat, match.look(seat)) for seat, bot in enumerate(bots)]
        rng, given = Random(number), 0
        while match.outcome is None and given < MAX_PER_GAME:
            seat = match.state.turn
            if sum(match.state.stock) <= 2 and len(match.legal(seat)) >= MIN_ACTIONS:
                ways = plies_of_actions(match)
                wins = [action for action, plies in ways.items() if plies > 0]
                if len(wins) == 1 and MIN_PLIES <= ways[wins[0]] <= MAX_PLIES:
                    given += 1
                    yield Candidate(match, number, seat, ways[wins[0]], kind=_puzzle_category(match, wins[0]))
                    continue
            action = chairs[seat].choose(match.look(seat), match.legal(seat), rng, Budget(3600.0, 40))
            match.play(seat, action)


def _puzzle_category(match: Match, notation: str) -> str:
    """Return the puzzle's category: a barrier, or a step on this board size."""
    action = GAME.read(notation)
    if not isinstance(action, Step):
        return "barrier"
    return f"step {match.state.size}"


SOURCE = PuzzleSource(GAME, candidate_positions, action_values, wanted=24, share=10)


def main(argv: list[str]) -> int:
    """Find the puzzles again, or check them."""
    return run_command(SOURCE, argv)
