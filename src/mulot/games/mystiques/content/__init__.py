"""The world as data: heroes, tiles, enemies, abilities, search cards, encounters, chapters, and their validator."""

from mulot.games.mystiques.content.abilities import ABILITIES
from mulot.games.mystiques.content.chapters import CHAPTERS, Chapter
from mulot.games.mystiques.content.encounters import ENCOUNTERS, Encounter, Enemies
from mulot.games.mystiques.content.enemies import CARDS, FIGURES, KINDS, Kind
from mulot.games.mystiques.content.heroes import HEROES, Hero
from mulot.games.mystiques.content.powers import Power
from mulot.games.mystiques.content.search import DECK, ITEMS, SEARCH, Found
from mulot.games.mystiques.content.tiles import SIDES, TILES, Tile

__all__ = [
    "ABILITIES",
    "CARDS",
    "CHAPTERS",
    "DECK",
    "ENCOUNTERS",
    "FIGURES",
    "HEROES",
    "ITEMS",
    "KINDS",
    "SEARCH",
    "SIDES",
    "TILES",
    "Chapter",
    "Encounter",
    "Enemies",
    "Found",
    "Hero",
    "Kind",
    "Power",
    "Tile",
]
