"""The process in which films and proofs are made: `python -m mulot.server.keepsake_maker`. Rows in, packed JSON out.

A long game is played again two or three times for it, which takes seconds: never where tables are served.
"""

from __future__ import annotations

import gzip
import os
import struct
import sys

import msgspec

from mulot.house.keepsakes import Order, make
from mulot.server.games import Games
from mulot.server.modest import be_modest

LENGTH = struct.Struct("!I")
MEMORY = 2 << 30


def main() -> None:
    """Until standard input ends."""
    be_modest(10, MEMORY)
    catalogue = Games(sys.argv[1]).catalogue
    decoder = msgspec.msgpack.Decoder(Order)
    # Nothing that is printed may come between the answers.
    read, write = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    while len(head := read.read(LENGTH.size)) == LENGTH.size:
        made = make(catalogue, decoder.decode(read.read(LENGTH.unpack(head)[0])))
        body = gzip.compress(made, 6, mtime=0) if made else b""
        write.write(LENGTH.pack(len(body)) + body)
        write.flush()


if __name__ == "__main__":
    main()
