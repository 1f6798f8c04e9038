"""The process in which films and proofs are made: `python -m mulot.server.keepsake_maker`. Rows in, packed JSON out.

A long game is played again two or three times for it, which takes seconds: never where tables are served.
"""

from __future__ import annotations

import gzip
import sys

import msgspec

from mulot.house.keepsakes import Order, make
from mulot.server.games import Games
from mulot.server.modest import be_modest
from mulot.server.orders import carry_out

MEMORY = 2 << 30


def main() -> None:
    """Until the house is gone, or wants no more."""
    be_modest(10, MEMORY)
    catalogue = Games(sys.argv[1]).catalogue
    decoder = msgspec.msgpack.Decoder(Order)

    def pack(order: bytes) -> bytes:
        made = make(catalogue, decoder.decode(order))
        return gzip.compress(made, 6, mtime=0) if made else b""

    carry_out(pack)


if __name__ == "__main__":
    main()
