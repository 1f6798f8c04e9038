"""How a character forgets: what is recent lasts, then it fades, and some things last longer than others.

Age is counted in tiles that are turned up: each further one pushes the others out a little, and so does a clue. That
a tile has just been turned up, and was not the right one, is known for sure while it is one of the last few. Which
animals are on it is another matter: each of the three fades on its own. After a half-life half of them are gone, and
after two nearly all: 2 ** -(age / half-life) ** 2 are left. A half-life is longer for what one turned up or looked at
oneself, longer for what a pawn pointed at, and longer each time that the tile is seen again, even if it had been
forgotten in between.

There is no chance in it: how long a sight lasts is made from the sight itself, so a memory that is rebuilt from what
a seat heard comes out the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from math import log2, sqrt

CLUE = 0.4
"""How much a clue pushes things out of mind, where a tile does it by one: at a big table there is more to look at."""
OWN = 2.0
"""How much longer a half-life is if one held the tile in one's own paws."""
POINTED = 1.5
"""How much longer it is if a pawn pointed there."""
AGAIN = 0.25
"""How much is added each time that the tile is seen again."""


@dataclass(frozen=True)
class Curve:
    """How one character forgets in a forest of one size."""

    sure: int
    """The last so many tiles are known at least for what they are not."""
    half_life: float
    """After so many further tiles half of the animals are forgotten that others turned up, once and unpointed."""

    def keeps(self, sight: Sight, animal: int | None, tiles: int, clues: int) -> bool:
        """Does one still know that this animal is on the tile? None: that some other is not?

        Who has forgotten one of the three does not know any more which animals are not among them.
        """
        later = tiles - sight.tiles
        age = later + CLUE * (clues - sight.clues)
        if animal is None:
            return later < self.sure or age < self._lasts(sight, min(sight.half_lives))
        return not later or age < self._lasts(sight, sight.half_lives[animal])

    def keeps_any(self, sight: Sight, tiles: int, clues: int) -> bool:
        """Is anything of a sight still in mind?"""
        later = tiles - sight.tiles
        return later < self.sure or later + CLUE * (clues - sight.clues) < self._lasts(sight, max(sight.half_lives))

    def _lasts(self, sight: Sight, half_lives: float) -> float:
        return self.half_life * sight.strength * half_lives


@dataclass
class Sight:
    """A tile as it was seen last."""

    tiles: int
    """How many tiles had been turned up by then, this one counted."""
    clues: int
    """How many clues had been given by then."""
    times: int
    """How often it has been seen."""
    own: bool
    pointed: bool
    half_lives: tuple[float, ...]
    """How many half-lives each of its three animals, or its one other picture, stays in mind."""

    @property
    def strength(self) -> float:
        """How much longer a half-life is than one of something that others turned up, once and unpointed."""
        again = 1 + AGAIN * (self.times - 1)
        return again * (OWN if self.own else 1.0) * (POINTED if self.pointed else 1.0)


def half_lives_of(seat: int, when: int, place: str, tile: str, pictures: int) -> tuple[float, ...]:
    """How many half-lives each picture on a tile stays in mind: always the same for the same sight.

    Over all sights they are spread as forgetting goes: half of them are below one, and nearly all below two.
    """
    digest = blake2b(f"{seat}/{when}/{place}/{tile}".encode(), digest_size=4 * pictures).digest()
    shares = [(int.from_bytes(digest[i : i + 4], "big") + 1) / 2**32 for i in range(0, 4 * pictures, 4)]
    return tuple(sqrt(-log2(share)) for share in shares)
