"""How a helper chooses a clue: the edge that most probably leads the active player to a tile that wins a tooth.

The helper considers two kinds of active player: an attentive one, who remembers everything that everyone has seen, and
a forgetful one, who remembers only which tiles were tried for this animal. Both ends of a line mean the same (CR-11),
so the pawn goes to the end nearer to the tile.
"""

from mulot.games.clan.bots.forest_estimate import ForestEstimate, chances_by_named_lines
from mulot.games.clan.bots.memory import Memory
from mulot.games.clan.bots.pointing_code import EDGE_FOR
from mulot.games.clan.content.board import LINES, EdgeName
from mulot.games.clan.content.forest import PICTURES, WITCH
from mulot.games.clan.model import View


def best_clue(memory: Memory, view: View) -> EdgeName | None:
    """Return the best clue; None if this seat does not know where the animal is or every useful line is already
    named."""
    estimate = ForestEstimate(memory, view)
    if not estimate.hits:
        return None
    if view.options.pointing:
        return EDGE_FOR[memory.size][estimate.best_hit()]
    return ClueChooser(memory, view, estimate).best_edge()


class ClueChooser:
    """Chooses a clue for a seat that knows at least one tile with the wanted animal, without the pointing code."""

    def __init__(self, memory: Memory, view: View, estimate: ForestEstimate) -> None:
        self.seat = memory.seat
        self.size = memory.size
        self.lines = LINES[memory.size]
        self.named_lines = [self.lines[edge] for edge in view.pawns if edge is not None]
        uncursed_hits = [place for place in estimate.hits if not _is_cursed(estimate, place)]
        self.hits = set(uncursed_hits or estimate.hits)
        self.attentive = [
            place
            for place in estimate.face_down
            if place not in memory.tried_places
            and (place in estimate.hits or memory.seen_by_all.get(place) != estimate.tile_at.get(place, ""))
        ]
        """Places that an attentive player still considers, as far as this helper remembers what everyone has seen."""
        self.forgetful = [place for place in estimate.face_down if place not in memory.tried_places]
        """Places that a forgetful player still considers: all that were not tried for this animal."""
        self.likely = dict.fromkeys(estimate.tile_at, 0.0)
        self.likely |= dict.fromkeys(self.hits, 1.0)
        """This helper's probability that the tile at a place wins a tooth."""
        for place, chance in chances_by_named_lines(self.named_lines, estimate.unknown).items():
            self.likely.setdefault(place, chance)

    def best_edge(self) -> EdgeName | None:
        """Return the best edge of a line with a known hit that no pawn names yet; None if there is none."""
        edges = [
            (edge, hit)
            for edge, line in self.lines.items()
            if line not in self.named_lines
            for hit in self.hits.intersection(line)
        ]
        return max(edges, key=lambda clue: self._clue_score(*clue))[0] if edges else None

    def _clue_score(self, edge: EdgeName, hit: int) -> tuple[float, ...]:
        """Return the sort key of a clue: success with both kinds of player, then nearness, then the side."""
        attentive, forgetful = (self._success_chance(edge, possible) for possible in (self.attentive, self.forgetful))
        return round(attentive, 6), round(forgetful, 6), -self._distance_from_edge(edge, hit), self._rank_of_side(edge)

    def _success_chance(self, edge: EdgeName, possible: list[int]) -> float:
        """Return the probability that a player who considers these places wins a tooth after this clue."""
        chances = chances_by_named_lines([*self.named_lines, self.lines[edge]], possible)
        best = max(chances.values(), default=0.0)
        picked = [place for place, chance in chances.items() if chance == best]
        return sum(self.likely.get(place, 0.0) for place in picked) / len(picked) if picked else 0.0

    def _distance_from_edge(self, edge: EdgeName, place: int) -> int:
        """Return how many tiles lie between an edge and a place of its line."""
        line = self.lines[edge]
        from_start = line.index(place)
        return from_start if edge.startswith(("top", "left")) else len(line) - 1 - from_start

    def _rank_of_side(self, edge: EdgeName) -> int:
        """Return a rank that decides between equally near edges: the edge closer to this helper's seat ranks higher."""
        sides = ("bottom", "left", "top", "right")
        return -((sides.index(edge.split("-")[0]) - self.seat) % 4)


def _is_cursed(estimate: ForestEstimate, place: int) -> bool:
    """Return True if the tile at this place costs a moon because the witch is awake (C-069)."""
    return PICTURES[estimate.tile_at[place]].violet and WITCH in estimate.up
