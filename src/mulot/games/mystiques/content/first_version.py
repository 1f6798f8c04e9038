"""The chapters as version 1 had them, for its journals: no story was told, and nobody asked at a crossroads."""

from __future__ import annotations

from mulot.games.mystiques.content.chapter import Chapter, Objective
from mulot.games.mystiques.content.encounters import group
from mulot.games.mystiques.content.second_version import PROVING_GROUND
from mulot.games.mystiques.content.tiles import Laid

FIRST_VERSION = {
    "first-frost": Chapter(
        "first-frost",
        end=6,
        mice=4,
        heroes=("aubin", "rivette", "melisse", "filch"),
        board=(Laid("tile-1", 0, 0), Laid("tile-2", 1, 0), Laid("tile-3", 2, 0)),
        start=("b3", "b4"),
        objective=Objective("clear", "granary"),
        enemies=(("rat", "e1"), ("rat", "e4"), ("rat", "a1")),
        encounters={"granary": group("rat 3, elite-rat 2, centipede 1")},
    ),
    "proving-ground": PROVING_GROUND,
}
