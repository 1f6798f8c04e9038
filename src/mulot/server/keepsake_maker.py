"""The process in which films and proofs are made: `python -m mulot.server.keepsake_maker`. Rows in, packed JSON out.

A long game is played again two or three times for it, which takes seconds: never where tables are served.
"""

from __future__ import annotations

import gzip
import os
import struct
import sys
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct, structs

from mulot.core.drawing import drawings
from mulot.core.film import Film, film
from mulot.core.match import Match
from mulot.core.proof import Proof, verify
from mulot.server.games import Games
from mulot.server.modest import be_modest
from mulot.table import Catalogue, Table
from mulot.table.records import Row

LENGTH = struct.Struct("!I")
MEMORY = 2 << 30


def _proof(match: Match) -> Proof:
    return verify(match.journal, match.seed, match.game)


def _shown(match: Match) -> Film:
    """The film for those who have a link to it alone: what lay open, without the luck that tells what was hidden."""
    whole = film(match)
    return structs.replace(whole, frames=tuple(structs.replace(shot, luck=()) for shot in whole.frames))


MAKERS: dict[str, Callable[[Match], Any]] = {"film": film, "drawings": drawings, "proof": _proof, "shown": _shown}


class Order(Struct, frozen=True, array_like=True):
    """What is to be made (one of `MAKERS`, or `film-2`: with the eyes of seat 2) of the table with these rows."""

    what: str
    rows: list[Row]


def make(catalogue: Catalogue, order: Order) -> bytes:
    """JSON, packed; nothing where the game never began."""
    match = Table.load(catalogue, order.rows, 0.0).match
    if match is None:
        return b""
    what, _, eye = order.what.partition("-")
    made = film(match, int(eye)) if eye else MAKERS[what](match)
    return gzip.compress(msgspec.json.encode(made), 6, mtime=0)


def main() -> None:
    """Until standard input ends."""
    be_modest(10, MEMORY)
    catalogue = Games(sys.argv[1]).catalogue
    decoder = msgspec.msgpack.Decoder(Order)
    # Nothing that is printed may come between the answers.
    read, write = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    while len(head := read.read(LENGTH.size)) == LENGTH.size:
        body = make(catalogue, decoder.decode(read.read(LENGTH.unpack(head)[0])))
        write.write(LENGTH.pack(len(body)) + body)
        write.flush()


if __name__ == "__main__":
    main()
