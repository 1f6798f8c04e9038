"""Estimates of where the wanted animal is, from a bot's memory, the pawns and counting."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from random import Random

from mulot.games.clan.bots.memory import Memory
from mulot.games.clan.bots.pointing_code import PLACE_AT
from mulot.games.clan.content.board import INDEX, LINES
from mulot.games.clan.content.forest import CANDLE, OBJECTS, OWL, PICTURES, SIZE_ON, VILLAINS, WITCH
from mulot.games.clan.model import View

CROSSING_CHANCE = 0.8
"""The probability that two helpers who name a row and a column both mean the tile where the two cross."""


class ForestEstimate:
    """What a seat knows and estimates about the forest before a tile is revealed."""

    def __init__(self, memory: Memory, view: View) -> None:
        self.memory = memory
        self.view = view
        self.size = memory.size
        self.known = memory.known
        self.tile_at = memory.known_tiles(view)
        self.up = {spot.face.tile for spot in view.forest if spot.face}
        index = INDEX[self.size]
        self.face_down = [
            index[spot.place]
            for spot in view.forest
            if not spot.empty and spot.face is None and spot.place != view.ignored
        ]
        self.unknown = [
            place for place in self.face_down if place not in self.tile_at and place not in memory.tried_places
        ]
        self.hits: list[int] = []
        """Places known to win a tooth."""
        self.free_places: list[int] = []
        """Places with the wanted animal in a size of which no tooth is left; turning them up costs nothing."""
        for place in self.face_down:
            size = SIZE_ON.get(self.tile_at.get(place, ""), {}).get(view.wanted or "")
            if size is not None:
                (self.hits if view.teeth[size] else self.free_places).append(place)

    def best_hit(self) -> int:
        """Return the hit to turn up: preferably one that costs no moon (C-069), then the size with the most teeth
        left."""

        def rank(place: int) -> tuple[bool, int]:
            tile = self.tile_at[place]
            cursed = PICTURES[tile].violet and WITCH in self.up
            return not cursed, self.view.teeth[SIZE_ON[tile][self.view.wanted or ""]]

        return max(self.hits, key=rank)

    def best_chance_and_place(self, rng: Random) -> tuple[float, int]:
        """Return the highest estimated chance of a tooth and a place that has it.

        The chances come from the clues or, without useful clues, from counting. Of equally good places it prefers one
        that nobody has turned up.
        """
        by_pawns = self._chances_by_clues()
        if by_pawns:
            best = max(by_pawns.values())
            return best, rng.choice([place for place, chance in by_pawns.items() if chance == best])
        chances = self._chances_by_counting()
        if not chances:  # every face-down place is known to be useless: take any
            return 0.0, rng.choice(self.face_down)
        best = max(chances.values())
        likely = [place for place, chance in chances.items() if chance == best]
        new = [place for place in likely if place not in self.memory.seen_by_all]
        return best, rng.choice(new or likely)

    def _chances_by_clues(self) -> dict[int, float]:
        """Return each place's chance according to the clues; empty if every tile they point at is known already."""
        view = self.view
        named = [edge for edge in view.pawns if edge is not None]
        if view.options.pointing:
            for edge in named:
                place = PLACE_AT[self.size].get(edge)
                if place in self.unknown:
                    return {place: 1.0}
        return chances_by_named_lines((LINES[self.size][edge] for edge in named), self.unknown)

    def _chances_by_counting(self) -> dict[int, float]:
        """Return the chance that the tile is at each place, found by counting.

        An unseen tile may be at any unknown place; a tile that a storm has moved may be anywhere in its column.
        """
        view, size = self.view, self.size
        wanted = view.wanted or ""
        loose = 0
        in_column = [0] * size
        placed = set(self.tile_at.values())
        for tile, sizes in SIZE_ON.items():
            if wanted in sizes and view.teeth[sizes[wanted]] and tile not in placed:
                in_mind = tile not in self.known.place_of and self.memory.remembers_whether_shows(tile, wanted)
                column = self.known.column_of.get(tile) if in_mind else None
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
        for tile, column in self.known.column_of.items():
            if tile not in self.known.place_of:
                stirred[column] += 1
        anywhere = max(1, sum(open_in) - sum(stirred))
        return {
            place: (in_column[c] + loose * max(0, open_in[c] - stirred[c]) / anywhere) / open_in[c]
            for place in self.unknown
            for c in (place % size,)
        }

    def place_of_safe_gain(self) -> int | None:
        """Return a known place with a safe gain (owl, candle, magic object, a villain who would flee), or None."""
        for place in self.face_down:
            tile = self.tile_at.get(place)
            if tile in (OWL, CANDLE, *OBJECTS):
                return place
            if tile in VILLAINS and self.up.issuperset(VILLAINS[tile].chased_by):
                return place
        return None


def chances_by_named_lines(named: Iterable[tuple[int, ...]], possible: Collection[int]) -> dict[int, float]:
    """Return, for each possible place, the chance that the helpers who named these lines meant the tile there.

    Each helper means one tile of a line. Two different lines that cross most probably mean the tile where they cross.
    A line that is named twice, from the same end or from both, counts once.
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
        chances[place] = max(chances[place], CROSSING_CHANCE / len(crossings))
    return chances
