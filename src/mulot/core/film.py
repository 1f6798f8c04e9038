"""A match told moment by moment, as one seat (or nobody) saw and heard it: what replays and tutorials show.

Only for a match whose secrets may be known: the luck of each line is told, too, so that it can be checked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from mulot.core.game import Ask, Outcome
from mulot.core.journal import Deal, Undo
from mulot.core.luck import Luck
from mulot.core.match import Match


class Frame(Struct, frozen=True, omit_defaults=True):
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


class Film(Struct, frozen=True):
    """All of a match."""

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    frames: tuple[Frame, ...]


class _Widths(Luck):
    """Gives what a line says was drawn, and notes out of how many."""

    def __init__(self, drawn: Sequence[int]) -> None:
        self._drawn = drawn
        self.pairs: list[tuple[int, int]] = []

    def index(self, n: int) -> int:
        k = self._drawn[len(self.pairs)]
        self.pairs.append((n, k))
        return k


def film(match: Match, eye: int | None = None) -> Film:
    """The match from the deal on, as `eye` saw it (None: a spectator)."""
    game, header = match.game, match.journal.header
    frames: list[Frame] = []
    before: Any = None
    for now in match.replay():
        line = now.journal.lines[-1]
        luck = _Widths(() if isinstance(line, Undo) else line.luck)
        seat = action = None
        events: tuple[Any, ...] = ()
        if isinstance(line, Deal):
            game.new(match.options, match.seats, luck)
        elif not isinstance(line, Undo):
            seat, action = line.seat, game.read(line.play)
            game.play(before, seat, action, luck, lambda _: None)
            events = tuple(h for e in now.told[-1].events if (h := game.hear(e, eye)) is not None)
        legal = () if eye is None else tuple(now.legal(eye))
        frames.append(Frame(line.line, now.look(eye), now.waiting, events, seat, action, legal, tuple(luck.pairs)))
        before = game.copy(now.state)
    return Film(game.id, header.version, match.seats, header.options, tuple(frames))
