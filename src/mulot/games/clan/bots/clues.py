"""How a helper chooses a clue: the edge that most probably leads the active player to a tile that wins a tooth.

The helper considers two kinds of active player: an attentive one, who remembers everything that all have seen, and a
forgetful one, who remembers only which tiles were tried for this animal. Both ends of a line mean the same (CR-11),
so the pawn goes to the end nearer to the tile.
"""

from __future__ import annotations

from mulot.games.clan.bots.forest_estimate import Reading, chances_by_lines
from mulot.games.clan.bots.memory import Memory
from mulot.games.clan.bots.pointing_code import EDGE_FOR
from mulot.games.clan.content.board import LINES, EdgeName
from mulot.games.clan.content.forest import PICTURES, WITCH
from mulot.games.clan.model import View


def best_clue(memory: Memory, view: View) -> EdgeName | None:
    """Return the best clue, or None if this seat does not know the animal's place or every useful line is named."""
    reading = Reading(memory, view)
    if not reading.hits:
        return None
    if view.options.pointing:
        return EDGE_FOR[memory.size][reading.best_hit()]
    return Helper(memory, view, reading).best_edge()


class Helper:
    """A seat that knows at least one tile with the wanted animal, at a table without the pointing code."""

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
        """Places that an attentive player still considers, as far as this helper remembers what all have seen."""
        self.forgetful = [place for place in reading.closed if place not in memory.tried]
        """Places that a forgetful player still considers: all that were not tried for this animal."""
        self.likely = dict.fromkeys(reading.tile_at, 0.0)
        self.likely |= dict.fromkeys(self.hits, 1.0)
        """This helper's probability that the tile at a place wins a tooth."""
        for place, chance in chances_by_lines(self.named, reading.unknown).items():
            self.likely.setdefault(place, chance)

    def best_edge(self) -> EdgeName | None:
        """Return the best edge of a line that no pawn names yet and that holds a known hit."""
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
        """Return the probability that a player who considers these places wins a tooth after this clue."""
        chances = chances_by_lines([*self.named, self.lines[edge]], possible)
        best = max(chances.values(), default=0.0)
        picked = [place for place, chance in chances.items() if chance == best]
        return sum(self.likely.get(place, 0.0) for place in picked) / len(picked) if picked else 0.0

    def _distance(self, edge: EdgeName, place: int) -> int:
        line = self.lines[edge]
        from_start = line.index(place)
        return from_start if edge.startswith(("top", "left")) else len(line) - 1 - from_start

    def _side(self, edge: EdgeName) -> int:
        """Break a tie between two equally near edges: the one closer to this helper's seat ranks higher."""
        sides = ("bottom", "left", "top", "right")
        return -((sides.index(edge.split("-")[0]) - self.seat) % 4)


def _cursed(reading: Reading, place: int) -> bool:
    return PICTURES[reading.tile_at[place]].violet and WITCH in reading.up
