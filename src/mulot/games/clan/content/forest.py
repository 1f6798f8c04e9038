"""What is in the box: animals, forest tiles, villains, trophies."""

from typing import Literal, TypeAlias, get_args

from msgspec import Struct

Forest: TypeAlias = Literal["young", "full", "dangerous", "perilous"]
Size: TypeAlias = Literal["small", "medium", "large"]
SIZES: tuple[Size, ...] = get_args(Size)

ANIMALS = ("fox", "rabbit", "hedgehog", "squirrel", "deer", "bear", "badger", "frog", "beaver")
TEETH_OF_A_SIZE = 3


class AnimalTile(Struct, frozen=True):
    """A forest tile with three animals on it, one of each size."""

    small: str
    medium: str
    large: str
    violet: bool = False

    @property
    def id(self) -> str:
        """The id of the tile: its animals from small to large."""
        return f"{self.small}-{self.medium}-{self.large}"


ANIMAL_TILES = (
    AnimalTile("fox", "rabbit", "squirrel", violet=True),
    AnimalTile("rabbit", "hedgehog", "deer"),
    AnimalTile("hedgehog", "squirrel", "bear"),
    AnimalTile("squirrel", "deer", "badger"),
    AnimalTile("deer", "bear", "frog", violet=True),
    AnimalTile("bear", "badger", "beaver"),
    AnimalTile("badger", "frog", "fox"),
    AnimalTile("frog", "beaver", "rabbit"),
    AnimalTile("beaver", "fox", "hedgehog", violet=True),
)

OBJECTS = ("grimoire", "shield", "sword")
LOST, CANDLE, OWL = "lost", "candle", "owl"
WITCH, OGRE, DRAGON = "witch", "ogre", "dragon"
WAND, CLUB, GOLDEN_TOOTH = "wand", "club", "golden-tooth"


class Villain(Struct, frozen=True):
    """A villain, the two objects that chase him, and the trophy he drops."""

    id: str
    chased_by: tuple[str, str]
    trophy: str
    rule: str
    """The rule that names his two objects."""


VILLAINS = {
    villain.id: villain
    for villain in (
        Villain(WITCH, ("shield", "grimoire"), WAND, "C-071"),
        Villain(OGRE, ("grimoire", "sword"), CLUB, "C-075"),
        Villain(DRAGON, ("sword", "shield"), GOLDEN_TOOTH, "C-080"),
    )
}
TROPHIES = tuple(villain.trophy for villain in VILLAINS.values())


class ForestKind(Struct, frozen=True):
    """A kind of forest: its size, and its tiles in addition to the nine animal tiles."""

    size: int
    specials: tuple[str, ...] = ()
    villains: int = 0


FORESTS: dict[Forest, ForestKind] = {
    "young": ForestKind(3),
    "full": ForestKind(4, (LOST, CANDLE, OWL, *OBJECTS), 1),
    "dangerous": ForestKind(4, (LOST, OWL, *OBJECTS), 2),
    "perilous": ForestKind(4, (LOST, *OBJECTS), 3),
}

PICTURES = {tile.id: tile for tile in ANIMAL_TILES}
"""The animal tiles by id; all other tiles show no animal."""
SIZE_ON = {t.id: {t.small: 0, t.medium: 1, t.large: 2} for t in ANIMAL_TILES}
"""For every animal tile: the size (0 small, 1 medium, 2 large) of each of its animals."""
TILES = (*PICTURES, LOST, CANDLE, OWL, *OBJECTS, *VILLAINS)
