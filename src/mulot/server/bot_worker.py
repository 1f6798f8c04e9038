"""The process in which bots think: `python -m mulot.server.bot_worker`. What a seat knows comes in, the number of an
action goes out; or a piece of the course of a game that is over.

It is handed what a seat may know, never the state of a game that goes on; if it dies or takes too long it is replaced,
and nothing is lost.
"""

from __future__ import annotations

import os
import pickle
import struct
import sys

from mulot.house.courses import Looking, Piece
from mulot.house.thinking import choose
from mulot.server.games import Games
from mulot.server.modest import be_modest

LENGTH = struct.Struct("!I")
MEMORY = 4 << 30


def main() -> None:
    """Until standard input ends."""
    be_modest(5, MEMORY)
    games = Games(sys.argv[1])
    # Nothing that a bot prints may come between the answers.
    read, write = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    looking = Looking(games)
    write.write(LENGTH.pack(0))  # an empty answer: it is ready
    write.flush()
    while len(head := read.read(LENGTH.size)) == LENGTH.size:
        work = pickle.loads(read.read(LENGTH.unpack(head)[0]))
        if isinstance(work, Piece):
            body = pickle.dumps(looking.look(work), protocol=5)
        else:
            body = choose(games, work).to_bytes(4, "big")
        write.write(LENGTH.pack(len(body)) + body)
        write.flush()


if __name__ == "__main__":
    main()
