"""One thought of a character: what its seat knows goes in, the number of an action comes out."""

from __future__ import annotations

from random import SystemRandom
from typing import Any

from msgspec import Struct

from mulot.bots import Budget
from mulot.core.game import AnyGame
from mulot.house.games import Games
from mulot.table import Known

NOTHING = 0xFFFFFFFF
"""The character lets the moment pass."""


class Thought(Struct, frozen=True):
    """What is to be thought: what a seat knows, for how long, and whether the game's quick character is to do it."""

    known: Known
    seconds: float
    quick: bool = False


def choose(games: Games, thought: Thought) -> int:
    """The place of the chosen action among the legal ones; NOTHING where the bot lets the moment pass."""
    known = thought.known
    game: AnyGame = games.game(known.game)
    if game.version != known.version:
        game = game.older[known.version]
    bot = games.quick_bot(game) if thought.quick else games.bots(game)[known.character]
    memory = bot.start(game, known.seat, known.view)
    for events in known.heard:
        if events:
            bot.notice(memory, known.view, events)
    action: Any = bot.choose(memory, known.view, known.legal, SystemRandom(), Budget(thought.seconds))
    return NOTHING if action is None else known.legal.index(action)
