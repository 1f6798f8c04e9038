"""Puzzles: positions on small boards in which exactly one action wins, solved to the end.

python -m research barrieres puzzles            find the puzzles again, and write `puzzles/found.json`
python -m research barrieres puzzles --check    solve every stored puzzle again

The positions come from games of the sensible character against itself or a mouse that wanders, once at most two
barriers are left; from then on every position is solved exactly (`bots/engine/endgame_solver.py`). A winning
action has the value 1, a draw 0, a losing one −1. The speed of a win does not count, so every other action must
give away the win.
"""

from collections.abc import Iterator, Sequence
from itertools import count
from random import Random

from mulot.bots.bot import Bot, BotMemory, Budget, new_memory, remember
from mulot.core.luck import RandomLuck
from mulot.core.match import Match
from mulot.games.barrieres import GAME
from mulot.games.barrieres.bots.characters import sensible
from mulot.games.barrieres.bots.engine.search import solve_actions
from mulot.games.barrieres.bots.lookahead import nearest_steps
from mulot.games.barrieres.content import board
from mulot.games.barrieres.model import Action, Barrier, Step, View
from mulot.games.barrieres.rules import copy, play
from mulot.games.barrieres.view import imagine
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


def _wander(memory: BotMemory, view: View, legal: Sequence[Action], rng: Random, budget: Budget) -> Action:
    s = imagine(view)
    steps = [action for action in legal if isinstance(action, Step)]
    barriers = [action for action in legal if isinstance(action, Barrier)]
    if not steps:
        return rng.choice(legal)
    goal = board(s.size).goal(len(s.mice), s.turn)
    arriving = next((step for step in steps if goal >> board(s.size).number[step.to] & 1), None)
    if arriving is not None:
        return arriving
    mood = rng.random()
    if barriers and mood < 0.2:
        return rng.choice(barriers)
    return rng.choice(steps if mood < 0.4 else nearest_steps(s, s.turn))


wandering = Bot("wandering", new_memory, remember, _wander)
"""Usually steps towards the cheese; now and then it takes a random step or places a random barrier."""


def best_replies(match: Match) -> dict[str, str]:
    """Return the reply to each action that does not win: the fastest win, otherwise a draw."""
    found: dict[str, str] = {}
    for notation, plies in plies_of_actions(match).items():
        if plies > 0:
            continue
        s = copy(match.state)
        play(s, s.turn, GAME.read(notation), RandomLuck(0), lambda event: None)
        replies = solve_actions(s) or {}
        best = max(replies, key=lambda reply: (replies[reply] > 0, replies[reply] == 0, -replies[reply]))
        found[notation] = GAME.write(best)
    return found


def candidate_positions() -> Iterator[Candidate]:
    """Yield positions near the end of games."""
    for number in count():
        size, barriers = BOARDS[number % len(BOARDS)]
        match = Match(GAME, 2, number, {"size": size, "barriers": barriers, "first": number % 2})
        bots = (wandering, sensible) if number % 3 else (sensible, sensible)
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


SOURCE = PuzzleSource(GAME, candidate_positions, action_values, wanted=24, share=10, replies=best_replies)


def main(argv: list[str]) -> int:
    """Find the puzzles again, or check them."""
    return run_command(SOURCE, argv)
