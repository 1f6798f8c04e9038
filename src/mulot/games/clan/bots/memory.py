"""What a bot remembers: the exact knowledge of `view.knowledge`, less what its character forgets.

Forgetting is by count, not by chance: the memory is rebuilt from what the seat heard and comes out the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mulot.core.game import AnyGame
from mulot.games.clan.content.board import INDEX, Place
from mulot.games.clan.content.forest import FORESTS
from mulot.games.clan.model import View
from mulot.games.clan.model.events import Looked, MissionTurned, MoonLost, NoToothLeft, Saw, TurnedUp
from mulot.games.clan.view.knowledge import Knowledge


@dataclass(frozen=True)
class Span:
    """How long a tile stays in mind: while so many further tiles are seen; longer if one held it in one's own paws."""

    own: int
    others: int


class Memory:
    """One seat's memory."""

    def __init__(self, game: AnyGame, seat: int, view: View, spans: dict[int, Span] | None) -> None:
        self.game = game
        self.seat = seat
        self.size = FORESTS[view.options.forest].size
        self.span = None if spans is None else spans[self.size]
        self.known = Knowledge(self.size)
        self.first_looks: set[Place] = set()
        """Places that somebody has looked at: a second look there would tell the clan less."""
        self.free_turns = 0
        """How often in a row a tile was turned for nothing, because its size was used up."""
        self._seen = 0
        """Tiles seen so far."""
        self._until: dict[str, int] = {}
        """How many tiles will have been seen when a tile fades."""

    def notice(self, event: Any) -> None:
        """Take in an event the seat heard."""
        kind = type(event)
        if kind is TurnedUp or kind is Saw:
            self.known.notice(event)
            self._remember(event.tile, own=kind is Saw or event.seat == self.seat)
        elif kind is Looked:
            self.first_looks.add(event.place)
        elif kind is NoToothLeft:
            self.free_turns += 1
        elif kind is MissionTurned or kind is MoonLost:
            self.free_turns = 0
        else:
            self.known.notice(event)

    def _remember(self, tile: str, own: bool) -> None:
        if self.span is None:
            return
        self._seen += 1
        self._until[tile] = self._seen + (self.span.own if own else self.span.others)
        for faded in [t for t, until in self._until.items() if until <= self._seen and t != tile]:
            del self._until[faded]
            self.known.leave(faded)

    def tiles_at(self, view: View) -> dict[int, str]:
        """What lies where, as far as this seat can tell: remembered, or marked by the memory aid."""
        if view.own is None or not view.own.marks:
            return self.known.at
        index = INDEX[self.size]
        return {**self.known.at, **{index[mark.place]: mark.face.tile for mark in view.own.marks}}
