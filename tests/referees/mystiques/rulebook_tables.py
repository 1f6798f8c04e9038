"""What the rulebook prints: the die, the heroes and the enemies, copied from its tables."""

from __future__ import annotations

from dataclasses import dataclass

PIPS = {1: 1, 2: 2, 3: 3, 4: 2, 5: 1, 6: 3}
CHEESE, STAR, SWORD, SHIELD, BOW = {1}, {2, 5, 6}, {2, 3, 6}, {3, 6}, {4, 5}


@dataclass(frozen=True)
class Hero:
    classes: tuple[str, ...]
    battle: int
    defence: int
    lore: int
    speed: int
    hearts: int
    start: tuple[str, ...]
    ability: str


HEROES = {
    "aubin": Hero(("leader", "warrior"), 2, 2, 2, 2, 4, ("needle-sword", "leather-jerkin"), "rally"),
    "rivette": Hero(("tinkerer", "warrior"), 2, 1, 3, 1, 5, ("nail-hammer",), "brace"),
    "melisse": Hero(("healer",), 2, 1, 3, 2, 4, ("clover-mace", "quilted-apron"), "bandage"),
    "filch": Hero(("scamp",), 2, 1, 2, 3, 3, ("thorn-dagger",), "nibble"),
    "selene": Hero(("mystic",), 1, 1, 4, 2, 3, ("moon-staff",), "spark"),
    "ondine": Hero(("archer",), 2, 2, 1, 2, 3, ("hazel-bow",), "steady-aim"),
}


@dataclass(frozen=True)
class Printed:
    battle: int
    defence: int
    hearts: int
    figures: int
    cards: tuple[str, ...]
    rat: bool = False
    """True for rats and elite rats; a boss is no rat (MR-115)."""
    ranged: bool = False
    large: bool = False
    cat: bool = False


ENEMIES = {
    "roach": Printed(2, 1, 1, 8, ("roach",)),
    "rat": Printed(2, 2, 1, 6, ("rat",), rat=True),
    "elite-rat": Printed(3, 2, 1, 4, ("elite-rat",), rat=True, ranged=True),
    "spider": Printed(2, 3, 3, 1, ("spider",), large=True),
    "centipede": Printed(3, 2, 4, 1, ("centipede",), large=True),
    "vurst": Printed(3, 3, 3, 1, ("vurst-sabre", "vurst-whip"), ranged=True),
    "brodie": Printed(3, 4, 1, 1, ("brodie-chases", "brodie-pounces"), cat=True),
}
RAT_FIGURES = 6
"""Rats, elite rats and Captain Vurst share the rats' figures."""
