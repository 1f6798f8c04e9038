"""Baselines of the league: greedy play, and flat Monte Carlo for any game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from mulot.bots import Bot, Budget, greedy
from mulot.bots.bot import BotMemory, ignore_event, new_memory, remember
from mulot.core.game import AnyGame, Outcome
from mulot.core.luck import RandomLuck
from mulot.games import load

MAX_PLIES = 20
"""After so many plies a random game is scored by the same lead that greedy play looks at."""


def _choose_by_random_games(memory: BotMemory, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:
    """Return the action with the best mean score of random games. Every action gets the same number of games, in the
    same imagined worlds."""
    if len(legal) == 1:
        return legal[0]
    game, totals = memory.game, [0.0] * len(legal)
    for _ in range(max(1, (budget.playouts or 0) // len(legal))):
        world = game.imagine(view, memory.events, rng)
        for number, action in enumerate(legal):
            s, luck = game.copy(world), RandomLuck(rng)
            game.play(s, memory.seat, action, luck, ignore_event)
            totals[number] += _score_of_random_game(game, s, memory.seat, luck, rng)
    best = max(totals)
    return rng.choice([action for action, total in zip(legal, totals, strict=True) if total == best])


def _score_of_random_game(game: AnyGame, s: Any, seat: int, luck: RandomLuck, rng: Random) -> float:
    for _ in range(MAX_PLIES):
        waiting = game.waiting(s)
        if isinstance(waiting, Outcome):
            return float(waiting.scores[seat])
        mover = rng.choice(waiting.seats)
        game.play(s, mover, rng.choice(game.legal(s, mover)), luck, ignore_event)
    return LEADS[game.id](game.look(s, seat), seat)


def _lead_in_barrieres(view: Any, seat: int) -> float:
    """Rate a position by the shortest paths."""
    ways = [len(way) for way in load("barrieres").queries["routes"](view, "")]
    return 0.5 + (min(ways[:seat] + ways[seat + 1 :]) - ways[seat]) / 1000


def _lead_in_trio(view: Any, seat: int) -> float:
    """Rate a position by tokens, then by the cards that are left."""
    tokens, piles = [*view.tokens], view.piles
    return float(0.5 + (tokens.pop(seat) - max(tokens)) / 20 + (min(piles) - piles[seat]) / 1000)


LEADS = {"barrieres": _lead_in_barrieres, "trio": _lead_in_trio}
flat = Bot("flat Monte Carlo", new_memory, remember, _choose_by_random_games)
GREEDY = {
    "barrieres": greedy("greedy", _lead_in_barrieres, worlds=1),
    "trio": greedy("greedy", _lead_in_trio, worlds=4),
}
