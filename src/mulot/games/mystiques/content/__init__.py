"""The world as data: heroes, tiles, enemies, abilities, search cards, encounters and chapters."""

from mulot.games.mystiques.content.abilities import ABILITIES
from mulot.games.mystiques.content.chapter import Chapter, Choice, Crossing, Effect
from mulot.games.mystiques.content.chapters import CAMPAIGN, CHAPTERS, CHOICES, HELP, PASSAGES, THINGS
from mulot.games.mystiques.content.content_versions import ABILITIES_OF, CHAPTERS_OF, SEARCH_OF
from mulot.games.mystiques.content.encounters import ENCOUNTERS, Enemies
from mulot.games.mystiques.content.enemies import CARDS, FIGURES, KINDS, Kind
from mulot.games.mystiques.content.heroes import HEROES, Hero
from mulot.games.mystiques.content.powers import Power
from mulot.games.mystiques.content.search_cards import DECK, ITEMS, SEARCH, Found, class_may_use
from mulot.games.mystiques.content.tiles import SIDES, TILES, Laid
