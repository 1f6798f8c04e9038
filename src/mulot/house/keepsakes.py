"""What is made of a finished game: its film, its drawings, its proof. It takes seconds, as the game is played again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct, structs

from mulot.core.drawing import drawings
from mulot.core.film import Film, film
from mulot.core.match import Match
from mulot.core.proof import Proof, verify
from mulot.table import Catalogue, Table
from mulot.table.records import Row


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
    """JSON; nothing where the game never began."""
    match = Table.load(catalogue, order.rows, 0.0).match
    if match is None:
        return b""
    what, _, eye = order.what.partition("-")
    return msgspec.json.encode(film(match, int(eye)) if eye else MAKERS[what](match))
