"""A recorded game, played again ply by ply."""

from __future__ import annotations

from mulot.core.errors import MulotError, Refused
from mulot.core.game import HOUSE_REASONS
from mulot.core.luck import Scripted
from mulot.games.barrieres.notation import Record, write
from mulot.games.barrieres.position import Happening, State
from mulot.games.barrieres.reasons import why_not
from mulot.games.barrieres.rules import copy, new, play


class BadPly(MulotError):
    """A record that breaks the rules at this ply."""

    key = "house-no-broken-journal"


def positions(record: Record) -> list[State]:
    """Every position of the game, the first one included; raises BadPly where the rules were broken."""
    s = new(record.options, record.seats, Scripted())
    found = [s]
    for number, action in enumerate(record.plays, 1):
        reason = why_not(s, s.turn, action)
        if reason is not None:
            refused = Refused(reason, "house" if reason.no in HOUSE_REASONS else "barrieres")
            raise BadPly(line=number, why=f"{write(action)}: {reason.no} {reason.rule}".strip()) from refused
        s = copy(s)
        play(s, s.turn, action, Scripted(), _deaf)
        found.append(s)
    return found


def _deaf(event: Happening) -> None:
    """What happened is in the record."""
