"""The options of a table of Le Clan."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from mulot.games.clan.content.forest import Forest

LOOKS_WITH_HANDICAP = 3


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a table, seen by everybody there. The lobby's form is generated from this class."""

    forest: Forest = "young"
    """young: 3x3, animals only; full: 4x4 and a villain; dangerous: two villains; perilous: all three."""
    moons: Annotated[int, Meta(ge=7, le=10)] = 10
    tooth_needed: bool = True
    """If True a search ends only with a tooth (CR-05); if False the animal's picture is enough (CR-06)."""
    memory_aid: bool = False
    """If True, the tiles that a seat has seen stay marked for that seat."""
    pointing: bool = False
    """If True the table declares the pointing code: a pawn's place names one tile (see `bots.pointing_code`)."""
    first: Annotated[int, Meta(ge=0, le=4)] | None = None
    handicap: Annotated[int, Meta(ge=0, le=4)] | UnsetType | None = UNSET
    """A house rule: this seat may look at up to three tiles before the start (CR-71).

    UNSET by default, so that journals of tables without it stay as they were before the option existed."""
    without_clues: bool | UnsetType = UNSET
    """A house rule for the smallest: nobody is asked for help (CR-72). UNSET by default, as above."""

    def looks(self, seat: int) -> int:
        """Return how many tiles a seat may look at before the start."""
        return LOOKS_WITH_HANDICAP if seat == self.handicap else 1
