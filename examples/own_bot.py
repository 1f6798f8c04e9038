"""A custom bot in twenty lines, for Barrières: it tries every action and prefers a short path for its own mouse and a
long one for the other.

It could not cheat in a game with secrets either, because it tries actions in a world imagined from what its seat knows.

    python examples/own_bot.py
"""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import mulot
from mulot.bots import Bot, Budget, random_bot
from mulot.bots.bot import BotMemory, new_memory, remember
from mulot.core.luck import RandomLuck
from mulot.lab.arena import play_game
from mulot.lab.intervals import score_interval
from mulot.lab.simulate import mean

GAME = mulot.load("barrieres")


def choose(memory: BotMemory, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:
    """Return the legal action after which the bot is furthest ahead; ties are broken at random."""

    def lead_after(action: Any) -> float:
        world = GAME.imagine(view, memory.events, rng)
        GAME.play(world, memory.seat, action, RandomLuck(rng), lambda event: None)
        mine, theirs = (len(way) for way in _paths_own_first(memory.seat, world))
        return theirs - mine + rng.random() / 2

    return max(legal, key=lead_after)


def _paths_own_first(seat: int, world: Any) -> list[Any]:
    """Return both mice's shortest paths, the bot's first. Any player may send this query."""
    ways = GAME.queries["routes"](GAME.look(world, seat), "")
    return [ways[seat], ways[1 - seat]]


sprinter = Bot("sprinter", new_memory, remember, choose)


def main(games: int = 20) -> float:
    """Play this many games against the random bot, with alternating seats, and return the mean score."""
    scores = Counter[float]()
    for nth in range(games):
        bots = [sprinter, random_bot] if nth % 2 == 0 else [random_bot, sprinter]
        scores[play_game(GAME, GAME.options(), bots, seed=nth).scores[bots.index(sprinter)]] += 1
    won, (low, high) = mean(scores) * games, score_interval(scores)
    print(f"sprinter scored {won:g} of {games} against random ({low:.0%} to {high:.0%})")
    return won / games


if __name__ == "__main__":
    main()
