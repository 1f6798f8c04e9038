"""The world as data: heroes, tiles, enemies, abilities, search cards, encounters, chapters; `faults` finds faults."""

from mulot.games.mystiques.content.abilities import ABILITIES
from mulot.games.mystiques.content.chapter import Chapter, Choice, Crossing, Effect
from mulot.games.mystiques.content.chapters import CAMPAIGN, CHAPTERS, CHOICES, PASSAGES, THINGS
from mulot.games.mystiques.content.check import faults
from mulot.games.mystiques.content.encounters import ENCOUNTERS, Encounter, Enemies
from mulot.games.mystiques.content.enemies import CARDS, FIGURES, KINDS, Kind
from mulot.games.mystiques.content.first_version import FIRST_VERSION
from mulot.games.mystiques.content.heroes import HEROES, Hero
from mulot.games.mystiques.content.powers import Power
from mulot.games.mystiques.content.search import DECK, ITEMS, SEARCH, Found, allowed
from mulot.games.mystiques.content.tiles import SIDES, TILES, Laid, Tile

__all__ = [
    "ABILITIES",
    "CAMPAIGN",
    "CARDS",
    "CHAPTERS",
    "CHOICES",
    "DECK",
    "ENCOUNTERS",
    "FIGURES",
    "FIRST_VERSION",
    "HEROES",
    "ITEMS",
    "KINDS",
    "PASSAGES",
    "SEARCH",
    "SIDES",
    "THINGS",
    "TILES",
    "Chapter",
    "Choice",
    "Crossing",
    "Effect",
    "Encounter",
    "Enemies",
    "Found",
    "Hero",
    "Kind",
    "Laid",
    "Power",
    "Tile",
    "allowed",
    "faults",
]
