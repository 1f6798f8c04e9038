"""The process in which bots think: `python -m mulot.server.bot_worker`. What a seat knows comes in, the number of an
action goes out.

It is handed what a seat may know, never a state; if it dies or takes too long it is replaced, and nothing is lost.
"""

from __future__ import annotations

import os
import pickle
import struct
import sys
from random import SystemRandom
from typing import Any

from msgspec import Struct

from mulot.bots import Budget
from mulot.core.game import AnyGame
from mulot.server.games import Games
from mulot.server.modest import be_modest
from mulot.table import Known

LENGTH = struct.Struct("!I")
NOTHING = 0xFFFFFFFF
MEMORY = 4 << 30


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


def main() -> None:
    """Until standard input ends."""
    be_modest(5, MEMORY)
    games = Games(sys.argv[1])
    # Nothing that a bot prints may come between the answers.
    read, write = sys.stdin.buffer, os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    while len(head := read.read(LENGTH.size)) == LENGTH.size:
        thought = pickle.loads(read.read(LENGTH.unpack(head)[0]))
        write.write(LENGTH.pack(choose(games, thought)))


if __name__ == "__main__":
    main()
