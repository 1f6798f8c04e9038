"""What abilities, tricks and scrolls can do: each names its moment (see `windows`) and its effect."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Power:
    """At which moment, what, how much, how far it reaches, what it costs."""

    name: str
    moment: str
    effect: str
    n: int = 1
    reach: str = "own"
    """own: for oneself; near: a mouse (or enemy) in the same or an adjacent space; tile: anywhere on the tile;
    sight: what can be seen."""
    cost: int = 0
    of: str = ""
    """The class it is for; empty: for all."""
    weapon: str = ""
    """Only with this sort of weapon: melee or ranged."""
    by_lore: bool = False
    """As much as the lore of the mouse who plays it, instead of `n`."""


EFFECTS = {
    "attack": ("dice", "pierce"),
    "attacked": ("hits", "again"),
    "hit": ("dice",),
    "wound": ("prevent",),
    "star": ("again",),
    "encounter": ("fewer",),
    "surge": ("fewer",),
    "turn": ("heal", "free", "antidote", "strike", "topple", "hurry", "nibble", "cheer-all", "rise", "rummage"),
}
"""Which effects there are at which moment."""
