"""Validation of the content: tiles, villains and forests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations

from mulot.games.clan.content.forest import (
    ANIMAL_TILES,
    ANIMALS,
    FORESTS,
    OBJECTS,
    SIZES,
    VILLAINS,
    AnimalTile,
    Forest,
    ForestKind,
    Villain,
)

VIOLET_TILES = 3


def faults(
    tiles: Sequence[AnimalTile] = ANIMAL_TILES,
    villains: Iterable[Villain] = tuple(VILLAINS.values()),
    forests: Mapping[Forest, ForestKind] = FORESTS,
) -> list[str]:
    """Return a sentence for each fault in this content; an empty list if it is sound."""
    return [*_tile_faults(tiles), *_villain_faults(villains), *_forest_faults(forests)]


def _tile_faults(tiles: Sequence[AnimalTile]) -> list[str]:
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


def _villain_faults(villains: Iterable[Villain]) -> list[str]:
    wrong = []
    chased, trophies = Counter[frozenset[str]](), Counter[str]()
    for villain in villains:
        pair = frozenset(villain.chased_by)
        wrong += [f"{villain.id}: {thing} is no magic object" for thing in villain.chased_by if thing not in OBJECTS]
        if len(pair) < len(villain.chased_by):
            wrong.append(f"{villain.id}: the same object twice")
        chased[pair] += 1
        trophies[villain.trophy] += 1
    wrong += [f"{' and '.join(sorted(pair))} chase {times} villains" for pair, times in chased.items() if times > 1]
    wrong += [f"{times} villains drop the {trophy}" for trophy, times in trophies.items() if times > 1]
    return wrong


def _forest_faults(forests: Mapping[Forest, ForestKind]) -> list[str]:
    wrong = []
    for name, kind in forests.items():
        tiles = len(ANIMAL_TILES) + len(kind.specials) + kind.villains
        if tiles != kind.size**2:
            wrong.append(f"{name}: {tiles} tiles on {kind.size**2} places")
        if kind.villains > len(VILLAINS):
            wrong.append(f"{name}: {kind.villains} villains, but there are {len(VILLAINS)}")
    return wrong
