"""What a table can agree on before the night begins."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from mulot.games.clan.content.forest import Forest

LOOKS_OF_THE_SMALL = 3


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The lobby's form is made from this; everybody at the table sees it."""

    forest: Forest = "young"
    """young: 3x3, animals only; full: 4x4 and a villain; dangerous: two villains; perilous: all three."""
    moons: Annotated[int, Meta(ge=7, le=10)] = 10
    tooth_needed: bool = True
    """A search ends with a tooth (CR-05); switched off, the animal's picture is enough (CR-06)."""
    memory_aid: bool = False
    """Tiles that a seat has seen stay marked for that seat."""
    pointing: bool = False
    """Everybody at the table declares the pointing code: a pawn's place names one tile (see `bots.pointing`)."""
    first: Annotated[int, Meta(ge=0, le=4)] | None = None
    handicap: Annotated[int, Meta(ge=0, le=4)] | UnsetType | None = UNSET
    """The house's own, off by default: this seat looks at up to three tiles before the start (CR-71). It came later:
    where nobody chose it, tables are written as they were before."""

    def looks(self, seat: int) -> int:
        """At how many tiles a seat may look before the start."""
        return LOOKS_OF_THE_SMALL if seat == self.handicap else 1
