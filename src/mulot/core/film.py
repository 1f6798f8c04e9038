"""A match told moment by moment, as one seat (or nobody) saw and heard it: what replays and tutorials show.

Only for a match whose secrets may be known: the luck of each line is told, too, so that it can be checked.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from mulot.core.game import Ask, Outcome
from mulot.core.journal import Move
from mulot.core.match import Match


class Shot(Struct, frozen=True, omit_defaults=True):
    """How it was after a line, and what had happened. An undo has neither seat nor action."""

    line: int
    view: Any
    waiting: Ask | Outcome
    events: tuple[Any, ...]
    seat: int | None = None
    action: Any = None
    legal: tuple[Any, ...] = ()
    """What the eye could do then."""
    luck: tuple[tuple[int, int], ...] = ()
    """For each draw: out of how many, and which."""


class Film(Struct, frozen=True, omit_defaults=True):
    """All of a match."""

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    frames: tuple[Shot, ...]
    branched: int = 0
    """The lines of another match with which a branch began."""


def film(match: Match, eye: int | None = None) -> Film:
    """The match from the deal on, as `eye` saw it (None: a spectator)."""
    game, header = match.game, match.journal.header
    shots: list[Shot] = []
    for now in match.replay():
        line = now.line
        seat = action = None
        events: tuple[Any, ...] = ()
        if isinstance(line, Move):
            seat, action = line.seat, game.read(line.play)
            events = tuple(h for e in now.events if (h := game.hear(e, eye)) is not None)
        legal = () if eye is None else tuple(now.legal(eye))
        shots.append(Shot(line.line, now.look(eye), now.waiting, events, seat, action, legal, now.luck))
    return Film(game.id, header.version, match.seats, header.options, tuple(shots), header.branched)
