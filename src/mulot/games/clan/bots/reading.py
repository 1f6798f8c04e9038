"""What a bot makes of the table: where the wanted animal is known to be, and where it may be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from random import Random

from mulot.games.clan.bots.memory import Memory
from mulot.games.clan.bots.pointing import PLACE_AT
from mulot.games.clan.content.board import INDEX, LINES
from mulot.games.clan.content.forest import CANDLE, OBJECTS, OWL, PICTURES, SIZE_ON, VILLAINS, WITCH
from mulot.games.clan.model import View

CROSSING = 0.8
"""Where a row and a column cross that helpers named: most likely both mean this tile."""


class Reading:
    """The forest as the active player reads it before he reveals a tile."""

    def __init__(self, memory: Memory, view: View) -> None:
        self.memory = memory
        self.view = view
        self.size = memory.size
        self.known = memory.known
        self.tile_at = memory.tiles_at(view)
        self.up = {spot.face.tile for spot in view.forest if spot.face}
        index = INDEX[self.size]
        self.closed = [
            index[spot.place]
            for spot in view.forest
            if not spot.empty and spot.face is None and spot.place != view.ignored
        ]
        self.unknown = [place for place in self.closed if place not in self.tile_at and place not in memory.tried]
        self.hits: list[int] = []
        """Places known to bring a tooth."""
        self.for_nothing: list[int] = []
        """Places with the wanted animal in a size that is used up: they cost nothing."""
        for place in self.closed:
            size = SIZE_ON.get(self.tile_at.get(place, ""), {}).get(view.wanted or "")
            if size is not None:
                (self.hits if view.teeth[size] else self.for_nothing).append(place)

    def best_hit(self) -> int:
        """Not under the witch's eyes if it can be helped; then the size of which most teeth are left."""

        def worth(place: int) -> tuple[bool, int]:
            tile = self.tile_at[place]
            cursed = PICTURES[tile].violet and WITCH in self.up
            return not cursed, self.view.teeth[SIZE_ON[tile][self.view.wanted or ""]]

        return max(self.hits, key=worth)

    def best_guess(self, rng: Random) -> tuple[float, int]:
        """The place with the best chance of a tooth, by the pawns first, and that chance (as far as it can be told).

        Who has no idea goes where nobody has been.
        """
        by_pawns = self._by_pawns()
        if by_pawns:
            best = max(by_pawns.values())
            return best, rng.choice([place for place, chance in by_pawns.items() if chance == best])
        chances = self._by_count()
        if not chances:  # only places that are known to be of no use: take any
            return 0.0, rng.choice(self.closed)
        best = max(chances.values())
        likely = [place for place, chance in chances.items() if chance == best]
        new = [place for place in likely if place not in self.memory.shown]
        return best, rng.choice(new or likely)

    def _by_pawns(self) -> dict[int, float]:
        """Chances by what the pawns say. A pawn whose every tile is known otherwise says nothing."""
        view = self.view
        named = [edge for edge in view.pawns if edge is not None]
        if view.options.pointing:
            for edge in named:
                place = PLACE_AT[self.size].get(edge)
                if place in self.unknown:
                    return {place: 1.0}
        return chances_by_lines((LINES[self.size][edge] for edge in named), self.unknown)

    def _by_count(self) -> dict[int, float]:
        """Chances by counting: tiles never seen lie anywhere unknown, tiles hidden by a storm in their column."""
        view, size = self.view, self.size
        wanted = view.wanted or ""
        loose = 0
        in_column = [0] * size
        placed = set(self.tile_at.values())
        for tile, sizes in SIZE_ON.items():
            if wanted in sizes and view.teeth[sizes[wanted]] and tile not in placed:
                in_mind = tile not in self.known.place_of and self.memory.recalls(tile, wanted)
                column = self.known.column.get(tile) if in_mind else None
                if column is None:
                    loose += 1
                else:
                    in_column[column] += 1
        if not self.unknown:
            return {}
        open_in = [0] * size
        for place in self.unknown:
            open_in[place % size] += 1
        stirred = [0] * size
        for tile, column in self.known.column.items():
            if tile not in self.known.place_of:
                stirred[column] += 1
        anywhere = max(1, sum(open_in) - sum(stirred))
        return {
            place: (in_column[c] + loose * max(0, open_in[c] - stirred[c]) / anywhere) / open_in[c]
            for place in self.unknown
            for c in (place % size,)
        }

    def free_gain(self) -> int | None:
        """A known place that costs nothing and brings something: owl, candle, an object, a villain who must flee."""
        for place in self.closed:
            tile = self.tile_at.get(place)
            if tile in (OWL, CANDLE, *OBJECTS):
                return place
            if tile in VILLAINS and self.up.issuperset(VILLAINS[tile].chased_by):
                return place
        return None


def chances_by_lines(named: Iterable[tuple[int, ...]], possible: Collection[int]) -> dict[int, float]:
    """What lines that helpers named tell somebody to whom these places are possible.

    Each helper means one tile of his line. Where two different lines cross they most likely mean the same one; a line
    that is named twice, from the same end or from both, says no more than once.
    """
    chances: dict[int, float] = {}
    lines_through: Counter[int] = Counter()
    for line in dict.fromkeys(named):
        fitting = [place for place in line if place in possible]
        for place in fitting:
            chances[place] = 1 - (1 - chances.get(place, 0.0)) * (1 - 1 / len(fitting))
            lines_through[place] += 1
    crossings = [place for place, lines in lines_through.items() if lines == 2]
    for place in crossings:
        chances[place] = max(chances[place], CROSSING / len(crossings))
    return chances
