"""Puzzles: ends of rounds of the pro variant with two players in which exactly one action is proved to win.

python -m research trio puzzles            find the puzzles again, and write `puzzles/found.json`
python -m research trio puzzles --check    prove every stored puzzle again

The positions come from games between two characters, once both have few cards. Each action is played, and the rest of
the round is searched to its end (`bots/endgame_search.py`): a proved win has the value 1, a proved loss −1. An action
for which nothing is proved within `MAX_POSITIONS` counts as a win, so in a puzzle every action but one is proved to
lose.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

from mulot.bots.bot import Budget
from mulot.core.luck import RandomLuck
from mulot.core.match import Match
from mulot.games.trio import GAME
from mulot.games.trio.bots import BOTS
from mulot.games.trio.bots.endgame_search import Search, position_of
from mulot.games.trio.content import SETS
from mulot.games.trio.model import Action, RoundWon, State
from mulot.games.trio.rules import copy
from mulot.lab.arena import SeatedBot
from research.puzzle_finder import Candidate, PuzzleSource, run_command

MAX_POSITIONS = 3_000
"""The most positions to search for one action."""
MOST_CARDS, FEWEST_CARDS = 4, 2
OTHER = 1
"""The seat whose hand is visible (TR-39). Players could deduce it, but a puzzle should show everything they need."""
PLAYERS = ("sensible", "gentle")
BOT_PLAYOUTS = 40


def action_values(match: Match, seat: int, shown: int = 0) -> dict[str, float]:
    """Return the value of each action by its notation: −1 if it is proved to lose the round, otherwise 1."""
    actions = match.legal(seat)
    return {
        GAME.write(action): -1.0 if win_and_proof_depth(match.state, seat, action)[0] is False else 1.0
        for action in actions
    }


def win_and_proof_depth(s: State, seat: int, action: Action) -> tuple[bool | None, int]:
    """Return whether the seat wins the round with this action (None: not proved), and the depth of the proof."""
    t, said = copy(s), list[Any]()
    GAME.play(t, seat, action, RandomLuck(Random(0)), said.append)
    if winners := [event.seat for event in said if isinstance(event, RoundWon)]:
        return winners[0] == seat, 1
    at = position_of(t)
    cards = at.mine | at.other | sum(1 << (face >> 1) for face in t.cheese)
    won, depth = Search(SETS[t.version], cards, Budget(3600.0), MAX_POSITIONS).iterative_deepening(at, 60)[1:]
    return None if won is None else won == (t.turn == seat), depth + 1


def depth_of_only_win(s: State, seat: int) -> int:
    """Return the depth of the proof of the only winning action; 0 if there is none, or if another one is not proved
    to lose."""
    found = 0
    for action in GAME.legal(s, seat):
        won, depth = win_and_proof_depth(s, seat, action)
        if won is None or (won and found):
            return 0
        found = depth if won else found
    return found


def candidate_positions() -> Iterator[Candidate]:
    """Yield ends of rounds from games between two characters: at most one per round."""
    players = {bot.name: bot for bot in BOTS}
    for number in count():
        match = Match(GAME, 2, number, {"variant": "pro", "first": number % 2, "handicap": OTHER})
        bots = [players[PLAYERS[(number + seat) % 2]] for seat in (0, 1)]
        chairs = [SeatedBot(bot, GAME, seat, match.look(seat)) for seat, bot in enumerate(bots)]
        rng, asked = Random(number), -1
        while match.outcome is None and match.state.round < 3:
            s = match.state
            seat = s.turn
            mine, other = len(s.hands[seat]), len(s.hands[1 - seat])
            if seat != OTHER and asked != s.round and FEWEST_CARDS <= mine <= MOST_CARDS and other <= MOST_CARDS:
                depth = depth_of_only_win(s, seat)
                if depth > 1:
                    asked = s.round
                    yield Candidate(match, number, seat, depth, kind=f"{mine} {s.step}")
            action = chairs[seat].choose(match.look(seat), match.legal(seat), rng, Budget(3600.0, BOT_PLAYOUTS))
            said = match.play(seat, action)
            for chair in chairs:
                chair.hear(said)


SOURCE = PuzzleSource(GAME, candidate_positions, action_values, wanted=24, share=12)


def main(argv: list[str]) -> int:
    """Find the puzzles again, or check them."""
    return run_command(SOURCE, argv)
