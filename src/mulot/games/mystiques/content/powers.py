"""Powers: what abilities, tricks and scrolls do. Each has a moment (see `rules.card_windows`) and an effect."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Power:
    """What a card does when it is played, the moment at which it can be played, its strength, its reach and its
    cost."""

    name: str
    moment: str
    effect: str
    n: int = 1
    reach: str = "own"
    """`own`: the mouse herself; `near`: a mouse or enemy in the same or an adjacent space; `tile`: anywhere on the
    tile; `sight`: what the mouse can see."""
    cost: int = 0
    of: str = ""
    """The class that may use it; empty for all."""
    weapon: str = ""
    """The sort of weapon it needs: `melee` or `ranged`; empty for any."""
    by_lore: bool = False
    """True if its strength is the lore of the mouse who plays it, not `n` (MR-206)."""
