"""The forgetting curve of a character.

The age of a sight is the number of tiles turned up after it; a clue counts as a fraction of a tile. A bot always
remembers that the last few tiles were wrong. It forgets the three animals on a tile independently of each other: of
all animals seen, the share 2 ** -(age / half-life) ** 2 is still remembered, so half of them after one half-life and
few after two.
The half-life is longer:

- for a tile that the bot turned up or looked at itself;
- for a tile that a pawn pointed at;
- each time that the tile is seen again, even if it had been forgotten in between.

Nothing here is random: a sight's lifetime is computed from a hash of the sight. A memory that is rebuilt from a seat's
events is therefore the same as before.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from math import log2, sqrt

TILES_PER_CLUE = 0.4
"""How many tiles a clue counts as. Clues count because a table with more helpers has more to remember."""
OWN_SIGHT_FACTOR = 2.0
"""The half-life factor for a tile that the bot itself turned up or looked at."""
POINTED_AT_FACTOR = 1.5
"""The half-life factor for a tile that a pawn pointed at."""
REPEATED_SIGHT_BONUS = 0.25
"""What each further sight of the same tile adds to its half-life factor."""


@dataclass(frozen=True)
class ForgettingCurve:
    """How fast one character forgets in a forest of one size."""

    always_known: int
    """How many of the last tiles are always remembered as not having the wanted animal."""
    half_life: float
    """The half-life, in tiles, of animals that another seat turned up once and no pawn pointed at."""

    def remembers(self, sight: Sight, animal: int | None, tiles: int, clues: int) -> bool:
        """Return True if the picture with this index on the tile is still remembered.

        With `animal=None`, return True if the bot still knows that an animal other than these is not on the tile.
        That requires all three pictures: if one of them is forgotten, it could be any animal.
        """
        later = tiles - sight.tiles
        age = later + TILES_PER_CLUE * (clues - sight.clues)
        if animal is None:
            return later < self.always_known or age < self._lifetime(sight, min(sight.half_lives))
        return not later or age < self._lifetime(sight, sight.half_lives[animal])

    def remembers_any(self, sight: Sight, tiles: int, clues: int) -> bool:
        """Return True if any picture of this sight is still remembered."""
        later = tiles - sight.tiles
        return later < self.always_known or later + TILES_PER_CLUE * (clues - sight.clues) < self._lifetime(
            sight, max(sight.half_lives)
        )

    def _lifetime(self, sight: Sight, half_lives: float) -> float:
        """Return the age, in tiles, at which a picture with this many half-lives is forgotten."""
        return self.half_life * sight.strength * half_lives


@dataclass
class Sight:
    """The last time that a tile was seen."""

    tiles: int
    """How many tiles had been turned up by then, including this one."""
    clues: int
    """How many clues had been given by then."""
    times_seen: int
    """How many times the tile has been seen."""
    own: bool
    pointed: bool
    half_lives: tuple[float, ...]
    """How many half-lives each of its pictures (three animals, or one other picture) is remembered for."""

    @property
    def strength(self) -> float:
        """The half-life factor; 1 for a tile that another seat turned up once and no pawn pointed at."""
        again = 1 + REPEATED_SIGHT_BONUS * (self.times_seen - 1)
        return again * (OWN_SIGHT_FACTOR if self.own else 1.0) * (POINTED_AT_FACTOR if self.pointed else 1.0)


def sight_half_lives(seat: int, tiles_turned: int, place: str, tile: str, pictures: int) -> tuple[float, ...]:
    """Return how many half-lives each picture of a sight is remembered for, computed from a hash of the sight.

    Over all sights these numbers follow the forgetting curve: half of them are below 1, nearly all below 2.
    """
    digest = blake2b(f"{seat}/{tiles_turned}/{place}/{tile}".encode(), digest_size=4 * pictures).digest()
    shares = [(int.from_bytes(digest[i : i + 4], "big") + 1) / 2**32 for i in range(0, 4 * pictures, 4)]
    return tuple(sqrt(-log2(share)) for share in shares)
