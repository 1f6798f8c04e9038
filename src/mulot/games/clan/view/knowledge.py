"""What can be known of the forest from what was seen and heard, exactly.

Tiles move in storms only, and never out of their column. So what was ever seen at a place says two things: the tile
is in that column (for good), and it lies at that place (until a storm there). A storm is a fair mixing, so after it
the places tell nothing but which tiles the column holds. The rest of the tiles lie anywhere else, all alike. That is
the whole posterior: it is dealt place by place, without trying again.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from mulot.games.clan.content.board import INDEX
from mulot.games.clan.content.forest import DRAGON, LOST
from mulot.games.clan.model.events import Found, GotLost, LeftForest, Saw, Stormed, TurnedUp, Woke


class Knowledge:
    """What is known of the forest: tiles at places, and tiles that lie somewhere in a column."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.index = INDEX[size]
        self.at: dict[int, str] = {}
        self.place_of: dict[str, int] = {}
        self.column: dict[str, int] = {}
        """The column of every tile that was ever seen."""

    def notice(self, event: Any) -> None:
        """Take in what an event tells of the forest."""
        kind = type(event)
        if kind is TurnedUp or kind is Saw or kind is Found:
            self.see(self.index[event.place], event.tile)
        elif kind is Woke:
            self.see(self.index[event.place], event.villain)
        elif kind is GotLost:
            self.see(self.index[event.place], LOST)
        elif kind is Stormed:
            self.storm([self.index[place] for place in event.places])
        elif kind is LeftForest:
            self.leave(event.tile)

    def see(self, place: int, tile: str) -> None:
        """A tile lies here now. What was thought before about place or tile is out of date: a storm was not heard."""
        self._unsettle(place)
        if tile in self.place_of:
            self._unsettle(self.place_of[tile])
        self.at[place] = tile
        self.place_of[tile] = place
        self.column[tile] = place % self.size

    def storm(self, places: Sequence[int]) -> None:
        """Which tiles these are is still known, their order is not; the dragon is among them."""
        for place in places:
            self._unsettle(place)
        self.column[DRAGON] = places[0] % self.size

    def leave(self, tile: str) -> None:
        """A tile is in the forest no more."""
        if tile in self.place_of:
            self._unsettle(self.place_of[tile])
        self.column.pop(tile, None)

    def clear(self, place: int) -> None:
        """Nothing lies here; what was thought to must have been moved by a storm that was not heard."""
        self._unsettle(place)

    def _unsettle(self, place: int) -> None:
        tile = self.at.pop(place, None)
        if tile is not None:
            del self.place_of[tile]

    def deal(self, places: Sequence[int], tiles: Sequence[str], rng: Random) -> dict[int, str]:
        """Lay these tiles on these places at random, as everything that is known allows."""
        forest = dict(self.at)
        open_places: dict[int, list[int]] = {column: [] for column in range(self.size)}
        for place in places:
            if place not in forest:
                open_places[place % self.size].append(place)
        waiting: dict[int, list[str]] = {column: [] for column in range(self.size)}
        unknown = []
        for tile in tiles:
            if tile in self.place_of:
                continue
            if tile in self.column:
                waiting[self.column[tile]].append(tile)
            else:
                unknown.append(tile)
        rng.shuffle(unknown)
        for column, spots in open_places.items():
            here = waiting[column]
            while len(here) < len(spots):
                here.append(unknown.pop())
            rng.shuffle(here)
            forest.update(zip(spots, here, strict=True))
        return forest
