"""The enemies. Hearts are printed on their cards; a boss and the cat have two cards each."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Kind:
    """A kind of enemy: its values, behaviour, figures and cards."""

    name: str
    battle: int
    defence: int
    life: int | None
    """The hearts on each of its cards; a card without hearts has one life point."""
    ranged: bool = False
    large: bool = False
    boss: bool = False
    cat: bool = False
    family: str = ""
    """The sort of enemy that powers refer to; a boss has none (M-165)."""
    figures: str = ""
    """The sort of figure that represents it; several kinds can share one (MR-12)."""
    most: int = 1
    """How many enemies of this kind can be on the board at once."""
    gift: str = ""
    """The special rule on its card: steals, aggressive, poison, stun or again (MR-88, MR-116, MR-189)."""
    cards: tuple[str, ...] = ()

    @property
    def hearts(self) -> int:
        """Return the hearts on each of its cards, at least one (M-009)."""
        return self.life or 1


KINDS = {
    kind.name: kind
    for kind in (
        Kind("roach", 2, 1, None, family="roach", figures="roach", most=8, gift="steals", cards=("roach",)),
        Kind("rat", 2, 2, None, family="rat", figures="rat", most=6, gift="aggressive", cards=("rat",)),
        Kind(
            "elite-rat",
            3,
            2,
            None,
            ranged=True,
            family="rat",
            figures="rat",
            most=4,
            gift="aggressive",
            cards=("elite-rat",),
        ),
        Kind("spider", 2, 3, 3, large=True, family="spider", figures="spider", gift="poison", cards=("spider",)),
        Kind(
            "centipede", 3, 2, 4, large=True, family="centipede", figures="centipede", gift="stun", cards=("centipede",)
        ),
        Kind(
            "vurst", 3, 3, 3, ranged=True, boss=True, figures="rat", gift="again", cards=("vurst-sabre", "vurst-whip")
        ),
        Kind("brodie", 3, 4, 1, cat=True, figures="brodie", cards=("brodie-chases", "brodie-pounces")),
    )
}
FIGURES = {"roach": 8, "rat": 6, "spider": 1, "centipede": 1, "brodie": 1}
"""How many figures of each sort are in the box."""
CARDS = {card: kind.name for kind in KINDS.values() for card in kind.cards}
"""Every enemy initiative card and the kind it belongs to."""
