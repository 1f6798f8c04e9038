"""What a bot remembers: the exact knowledge of `view.knowledge`, minus what its forgetting curve drops.

A bot can forget which tile is at a place. It never forgets which places have been tried without success for the animal
now wanted.
"""

from typing import Any

from mulot.core.game import AnyGame
from mulot.games.clan.bots.forgetting_curve import ForgettingCurve, Sight, sight_half_lives
from mulot.games.clan.bots.pointing_code import PLACE_AT
from mulot.games.clan.content.board import INDEX, LINES, EdgeName, Place
from mulot.games.clan.content.forest import FORESTS, SIZE_ON
from mulot.games.clan.model import View
from mulot.games.clan.model.events import (
    ClubUsed,
    Helped,
    LeftForest,
    Looked,
    MissionTurned,
    MoonLost,
    NoToothLeft,
    PawnsReturned,
    Saw,
    Stormed,
    TurnedUp,
)
from mulot.games.clan.view.knowledge import Knowledge


class Memory:
    """One seat's memory."""

    def __init__(self, game: AnyGame, seat: int, view: View, curves: dict[int, ForgettingCurve] | None) -> None:
        self.game = game
        self.seat = seat
        self.size = FORESTS[view.options.forest].size
        self.curve = None if curves is None else curves[self.size]
        self.known = Knowledge(self.size)
        self.seen_by_all: dict[int, str] = {}
        """The last tile that everyone saw at each place, unless a storm has moved it since."""
        self.tried_places: set[int] = set()
        """Places that were turned up without success for the animal that is wanted now."""
        self.first_looks: set[Place] = set()
        """Places that some seat has looked at; a second look there would tell the clan less."""
        self.free_turns = 0
        """How many consecutive turns cost no moon because no tooth of the right size was left."""
        self._uses_pointing_code = view.options.pointing
        self._places_pointed_at: set[int] = set()
        """The places that pawns point at in this turn."""
        self.tiles_turned = 0
        """How many tiles have been turned up so far, for everyone to see. How long a sight lasts is computed from it,
        too."""
        self._clues_given = 0
        """How many clues have been given so far."""
        self._sights: dict[str, Sight] = {}
        """The last sight of each tile of which something is still remembered."""
        self._times_seen: dict[str, int] = {}
        """How many times each tile has been seen, whether or not it was forgotten in between."""

    def notice(self, event: Any) -> None:
        """Update the memory with an event that the seat heard."""
        kind = type(event)
        if kind is TurnedUp:
            self.tiles_turned += 1
            self._record_sight(event, own=event.seat == self.seat)
            self.seen_by_all[self.known.index[event.place]] = event.tile
            self.tried_places.add(self.known.index[event.place])
        elif kind is Saw:
            self._record_sight(event, own=True)
        elif kind is Helped:
            self._record_clue(event.edge)
        elif kind is PawnsReturned:
            self._places_pointed_at.clear()
        elif kind is Looked:
            self.first_looks.add(event.place)
        elif kind is NoToothLeft:
            self.free_turns += 1
        elif kind is MoonLost:
            self.free_turns = 0
        elif kind is MissionTurned:
            self.free_turns = 0
            self.tried_places.clear()
        elif kind is ClubUsed:
            self.tried_places.discard(self.known.index[event.place])  # the club made this tile not count
        else:
            self.known.notice(event)
            if kind is Stormed or kind is LeftForest:
                for place in event.places if kind is Stormed else (event.place,):
                    self.tried_places.discard(self.known.index[place])
                    self.seen_by_all.pop(self.known.index[place], None)

    def _record_sight(self, event: TurnedUp | Saw, own: bool) -> None:
        """Store a tile that was seen, and drop every sight that is completely forgotten."""
        self.known.notice(event)
        if self.curve is None:
            return
        tile = event.tile
        self._times_seen[tile] = self._times_seen.get(tile, 0) + 1
        half_lives = sight_half_lives(self.seat, self.tiles_turned, event.place, tile, 3 if tile in SIZE_ON else 1)
        pointed = self.known.index[event.place] in self._places_pointed_at
        self._sights[tile] = Sight(
            self.tiles_turned, self._clues_given, self._times_seen[tile], own, pointed, half_lives
        )
        for faded in [
            t for t, s in self._sights.items() if not self.curve.remembers_any(s, self.tiles_turned, self._clues_given)
        ]:
            del self._sights[faded]
            self.known.record_removal(faded)

    def _record_clue(self, edge: EdgeName) -> None:
        """Refresh the sights of the tiles that a pawn points at: the one that the code names, or all of its line."""
        places = {PLACE_AT[self.size].get(edge, -1)} if self._uses_pointing_code else set(LINES[self.size][edge])
        self._clues_given += 1
        self._places_pointed_at |= places
        for place in places & self.known.tile_at.keys():
            if sight := self._sights.get(self.known.tile_at[place]):
                sight.pointed = True

    def remembers_whether_shows(self, tile: str, animal: str) -> bool:
        """Return True if this seat still remembers whether this animal is on this tile."""
        if self.curve is None:
            return True
        sight = self._sights.get(tile)
        if sight is None:
            return False
        return self.curve.remembers(sight, SIZE_ON.get(tile, {}).get(animal), self.tiles_turned, self._clues_given)

    def known_tiles(self, view: View) -> dict[int, str]:
        """Return, by place, the tiles for which this seat still knows whether they show the wanted animal."""
        wanted = view.wanted or ""
        found = {
            place: tile for place, tile in self.known.tile_at.items() if self.remembers_whether_shows(tile, wanted)
        }
        if view.own is not None:
            index = INDEX[self.size]
            found |= {index[mark.place]: mark.face.tile for mark in view.own.marks}
        return found
