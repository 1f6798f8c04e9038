"""The action die: each of its six faces has a number and some of the signs sword, shield, bow, star and cheese."""

from collections.abc import Sequence

from mulot.core.luck import Luck

NUMBER_OF_FACE = {1: 1, 2: 2, 3: 3, 4: 2, 5: 1, 6: 3}
SWORD = frozenset({2, 3, 6})
SHIELD = frozenset({3, 6})
BOW = frozenset({4, 5})
STAR = frozenset({2, 5, 6})
CHEESE = frozenset({1})


def roll_dice(dice: int, luck: Luck) -> tuple[int, ...]:
    """Roll this many dice, one after another, and return their faces."""
    return luck.dice(dice, 6)


def count_sign(faces: Sequence[int], sign: frozenset[int]) -> int:
    """Return how many of the faces show the sign."""
    return sum(face in sign for face in faces)
