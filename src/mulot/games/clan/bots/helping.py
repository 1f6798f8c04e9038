"""What a helper says: the edge that best singles out, for those who read it, a tile that brings a tooth.

A helper thinks of two readers: one who remembers all that everybody has seen, and one who remembers only what was
tried for this animal. Where both ends of a line say the same (CR-11), the pawn goes to the edge nearest to the tile.
"""

from __future__ import annotations

from mulot.games.clan.bots.memory import Memory
from mulot.games.clan.bots.pointing import EDGE_FOR
from mulot.games.clan.bots.reading import Reading, chances_by_lines
from mulot.games.clan.content.board import LINES, EdgeName
from mulot.games.clan.content.forest import PICTURES, WITCH
from mulot.games.clan.model import View


def best_clue(memory: Memory, view: View) -> EdgeName | None:
    """The edge that tells most truthfully where the wanted animal is; None: this seat does not know, or all is said."""
    reading = Reading(memory, view)
    if not reading.hits:
        return None
    if view.options.pointing:
        return EDGE_FOR[memory.size][reading.best_hit()]
    return Helper(memory, view, reading).best_edge()


class Helper:
    """Somebody who knows at least one tile with the wanted animal, at a table without the pointing code."""

    def __init__(self, memory: Memory, view: View, reading: Reading) -> None:
        self.seat = memory.seat
        self.size = memory.size
        self.lines = LINES[memory.size]
        self.named = [self.lines[edge] for edge in view.pawns if edge is not None]
        kind = [place for place in reading.hits if not _cursed(reading, place)]
        self.hits = set(kind or reading.hits)
        self.attentive = [
            place
            for place in reading.closed
            if place not in memory.tried
            and (place in reading.hits or memory.shown.get(place) != reading.tile_at.get(place, ""))
        ]
        """What is possible to somebody who remembers all that everybody has seen, as far as this helper does."""
        self.forgetful = [place for place in reading.closed if place not in memory.tried]
        """What is possible to somebody who remembers only what was tried for this animal."""
        self.likely = dict.fromkeys(reading.tile_at, 0.0)
        self.likely |= dict.fromkeys(self.hits, 1.0)
        """How likely each tile brings a tooth, as far as this helper knows."""
        for place, chance in chances_by_lines(self.named, reading.unknown).items():
            self.likely.setdefault(place, chance)

    def best_edge(self) -> EdgeName | None:
        """The best edge of those that say something new."""
        edges = [
            (edge, hit)
            for edge, line in self.lines.items()
            if line not in self.named
            for hit in self.hits.intersection(line)
        ]
        return max(edges, key=lambda clue: self._worth(*clue))[0] if edges else None

    def _worth(self, edge: EdgeName, hit: int) -> tuple[float, ...]:
        attentive, forgetful = (self._success(edge, possible) for possible in (self.attentive, self.forgetful))
        return round(attentive, 6), round(forgetful, 6), -self._distance(edge, hit), self._side(edge)

    def _success(self, edge: EdgeName, possible: list[int]) -> float:
        """How likely a reader to whom these places are possible turns up a tooth after this clue."""
        chances = chances_by_lines([*self.named, self.lines[edge]], possible)
        best = max(chances.values(), default=0.0)
        picked = [place for place, chance in chances.items() if chance == best]
        return sum(self.likely.get(place, 0.0) for place in picked) / len(picked) if picked else 0.0

    def _distance(self, edge: EdgeName, place: int) -> int:
        line = self.lines[edge]
        from_start = line.index(place)
        return from_start if edge.startswith(("top", "left")) else len(line) - 1 - from_start

    def _side(self, edge: EdgeName) -> int:
        """Of two edges that are equally near: one that is nearer to where this helper sits."""
        sides = ("bottom", "left", "top", "right")
        return -((sides.index(edge.split("-")[0]) - self.seat) % 4)


def _cursed(reading: Reading, place: int) -> bool:
    return PICTURES[reading.tile_at[place]].violet and WITCH in reading.up
