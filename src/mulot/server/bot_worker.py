"""The process in which bots think: `python -m mulot.server.bot_worker`. What a seat knows comes in, the number of an
action goes out; or a piece of the course of a game that is over.

It is handed what a seat may know, never the state of a game that goes on; if it dies or takes too long it is replaced,
and nothing is lost.
"""

from __future__ import annotations

import pickle
import sys

from mulot.house.courses import Looking, Piece
from mulot.house.thinking import choose
from mulot.server.games import Games
from mulot.server.modest import be_modest
from mulot.server.orders import carry_out

MEMORY = 1 << 30
READY = b""
"""No order, but the question whether it has started."""


def main() -> None:
    """Until the house is gone."""
    be_modest(5, MEMORY)
    games = Games(sys.argv[1])
    looking = Looking(games)

    def think(order: bytes) -> bytes:
        if order == READY:
            return READY
        work = pickle.loads(order)
        if isinstance(work, Piece):
            return pickle.dumps(looking.look(work), protocol=5)
        return choose(games, work).to_bytes(4, "big")

    carry_out(think)


if __name__ == "__main__":
    main()
