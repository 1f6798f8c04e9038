"""A bot of one's own in twenty lines, for Barrières: it tries every action in its head, and looks whose way is shorter.

It cheats in no game: the world in which it tries things is imagined from what its seat sees and has heard.

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
    """One of the legal actions."""

    def ahead(action: Any) -> float:
        world = GAME.imagine(view, memory.events, rng)
        GAME.play(world, memory.seat, action, RandomLuck(rng), lambda event: None)
        mine, theirs = (len(way) for way in _mine_first(memory.seat, world))
        return theirs - mine + rng.random() / 2

    return max(legal, key=ahead)


def _mine_first(seat: int, world: Any) -> list[Any]:
    """The shortest way of each mouse: what anybody at the table may ask the house for."""
    ways = GAME.queries["routes"](GAME.look(world, seat), "")
    return [ways[seat], ways[1 - seat]]


sprinter = Bot("sprinter", new_memory, remember, choose)


def main(games: int = 20) -> float:
    """So many games against the random player, changing seats."""
    scores = Counter[float]()
    for nth in range(games):
        bots = [sprinter, random_bot] if nth % 2 == 0 else [random_bot, sprinter]
        scores[play_game(GAME, GAME.options(), bots, seed=nth).scores[bots.index(sprinter)]] += 1
    won, (low, high) = mean(scores) * games, score_interval(scores)
    print(f"sprinter scored {won:g} of {games} against random ({low:.0%} to {high:.0%})")
    return won / games


if __name__ == "__main__":
    main()
