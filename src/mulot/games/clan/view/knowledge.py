"""What a seat can know about the forest from what it has seen and heard.

Tiles move only in storms, and never out of their column. So a tile that was seen at a place is in that column for
good, and at that place until the next storm there. A storm mixes uniformly, so after it only the set of tiles in the
column is known. All other tiles are in the remaining places with equal probability. This is the exact posterior, and
`deal` can sample from it place by place, without rejection.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from mulot.games.clan.content.board import INDEX
from mulot.games.clan.content.forest import DRAGON, LOST
from mulot.games.clan.model.events import Found, GotLost, LeftForest, Saw, Stormed, TurnedUp, Woke


class Knowledge:
    """What is known about the forest: tiles whose place is known, and tiles of which only the column is known."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.index = INDEX[size]
        self.tile_at: dict[int, str] = {}
        self.place_of: dict[str, int] = {}
        self.column_of: dict[str, int] = {}
        """The column of every tile in the forest that has been seen."""

    def notice(self, event: Any) -> None:
        """Update the knowledge with an event."""
        kind = type(event)
        if kind is TurnedUp or kind is Saw or kind is Found:
            self.record_tile(self.index[event.place], event.tile)
        elif kind is Woke:
            self.record_tile(self.index[event.place], event.villain)
        elif kind is GotLost:
            self.record_tile(self.index[event.place], LOST)
        elif kind is Stormed:
            self.record_storm([self.index[place] for place in event.places])
        elif kind is LeftForest:
            self.record_removal(event.tile)

    def record_tile(self, place: int, tile: str) -> None:
        """Record that a tile is at a place. Older knowledge of either is dropped; a storm may have been missed."""
        self._forget_place(place)
        if tile in self.place_of:
            self._forget_place(self.place_of[tile])
        self.tile_at[place] = tile
        self.place_of[tile] = place
        self.column_of[tile] = place % self.size

    def record_storm(self, places: Sequence[int]) -> None:
        """Forget the order of the tiles at these places, but not their column; the dragon is one of them."""
        for place in places:
            self._forget_place(place)
        self.column_of[DRAGON] = places[0] % self.size

    def record_removal(self, tile: str) -> None:
        """Record that a tile has left the forest."""
        if tile in self.place_of:
            self._forget_place(self.place_of[tile])
        self.column_of.pop(tile, None)

    def record_empty(self, place: int) -> None:
        """Record that a place is empty. A tile that was known to be there was moved by a storm that was missed."""
        self._forget_place(place)

    def _forget_place(self, place: int) -> None:
        """Forget which tile is at a place; the tile's column stays known."""
        tile = self.tile_at.pop(place, None)
        if tile is not None:
            del self.place_of[tile]

    def deal(self, places: Sequence[int], tiles: Sequence[str], rng: Random) -> dict[int, str]:
        """Return a random deal of these tiles to these places that fits everything known, as tile by place."""
        forest = dict(self.tile_at)
        open_places: dict[int, list[int]] = {column: [] for column in range(self.size)}
        for place in places:
            if place not in forest:
                open_places[place % self.size].append(place)
        waiting: dict[int, list[str]] = {column: [] for column in range(self.size)}
        unknown = []
        for tile in tiles:
            if tile in self.place_of:
                continue
            if tile in self.column_of:
                waiting[self.column_of[tile]].append(tile)
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
