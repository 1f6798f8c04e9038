"""What is wrong with the content of the box, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from mulot.games.clan.content.forest import ANIMAL_TILES, ANIMALS, SIZES, VIOLET_TILES, AnimalTile


def faults(tiles: Sequence[AnimalTile] = ANIMAL_TILES) -> list[str]:
    """Everything that is wrong with this content; empty if nothing is."""
    wrong = []
    if len(tiles) != len(ANIMALS):
        wrong.append(f"there are {len(tiles)} tiles, not {len(ANIMALS)}")
    for tile in tiles:
        pictures = (tile.small, tile.medium, tile.large)
        wrong += [f"{tile.id}: {animal} is no animal of this forest" for animal in pictures if animal not in ANIMALS]
        if len(set(pictures)) < len(pictures):
            wrong.append(f"{tile.id}: the same animal twice")
    for size in SIZES:
        shown = Counter(str(getattr(tile, size)) for tile in tiles)
        wrong += [f"{size} {animal} is shown {shown[animal]} times" for animal in ANIMALS if shown[animal] != 1]
    met = Counter(pair for t in tiles for pair in combinations(sorted((t.small, t.medium, t.large)), 2))
    wrong += [f"{one} and {other} meet on {times} tiles" for (one, other), times in met.items() if times > 1]
    violet = sum(tile.violet for tile in tiles)
    if violet != VIOLET_TILES:
        wrong.append(f"{violet} tiles are violet, not {VIOLET_TILES}")
    return wrong
