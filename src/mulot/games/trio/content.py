"""The 24 cards: slices of cheese with six places, each a mouse (m), a cat (c) or a hole (o).

The places of a slice, seen from the side that is up:      1
                                                          2 3
                                                         4 5 6

A face is written as its six places in this order. A hole goes through the card: turned over like a page, 2 changes with
3 and 4 with 6. The animals of the back are its own. Found by the search in `research/trio/design.py`.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

Pair = tuple[str, str]
"""A card's front and back."""

CARDS: tuple[Pair, ...] = (
    ("comooo", "cmoooo"),
    ("mmooco", "mocomo"),
    ("coooom", "coomoo"),
    ("mocooo", "mcoooo"),
    ("moooco", "cooomo"),
    ("occooo", "ommooo"),
    ("ocomoo", "oomooc"),
    ("oomcmc", "omomcc"),
    ("oocmoo", "omoooc"),
    ("oocomo", "omooco"),
    ("mmoooc", "mocmoo"),
    ("oomoco", "ocoomo"),
    ("oomoom", "omomoo"),
    ("ooocmo", "oooocm"),
    ("omcmoo", "omcoom"),
    ("mcmcmo", "mmcocm"),
    ("ommcco", "ommocc"),
    ("ocomom", "oomcom"),
    ("cmommc", "commcm"),
    ("oomcmo", "omoomc"),
    ("occomm", "omcmco"),
    ("coommo", "cooomm"),
    ("mcmooc", "mmmmoo"),
    ("momcoc", "mcocom"),
)

FIRST_CARDS: tuple[Pair, ...] = (
    ("comooo", "cmoooo"),
    ("coocoo", "moooom"),
    ("coooom", "coomoo"),
    ("mocooo", "mcoooo"),
    ("moooco", "cooomo"),
    ("occooo", "ommooo"),
    ("ocomoo", "oomooc"),
    ("omcooo", "ocmooo"),
    ("oocmoo", "omoooc"),
    ("oocomo", "omooco"),
    ("oomcoo", "omooom"),
    ("oomoco", "ocoomo"),
    ("oomoom", "omomoo"),
    ("ooocmo", "oooocm"),
    ("ooomco", "oooomm"),
    ("oooomc", "ooommo"),
    ("mocooc", "cmocoo"),
    ("moomoc", "coomom"),
    ("ocmmoo", "ocmoom"),
    ("oomcmo", "omoomc"),
    ("oomocm", "ocommo"),
    ("ooocmc", "ooomcm"),
    ("mcmooc", "mmmmoo"),
    ("momcoc", "mcocom"),
)
"""The set of the first version."""

DECK = tuple(range(1, len(CARDS) + 1))
"""The numbers of all cards."""
PLACES = range(6)
MIRROR = (0, 2, 1, 5, 4, 3)
"""Where each place comes to lie when the card is turned over."""


def mirrored(face: str) -> str:
    """A face as it lies when seen from behind."""
    return "".join(face[place] for place in MIRROR)


def faults_of(cards: Sequence[Pair]) -> list[str]:
    """What is wrong with a set of cards, in words; nothing if it can be played with (T-002, TR-38)."""
    found = []
    if len(cards) != 24:
        found.append(f"there are {len(cards)} cards, not 24")
    seen: dict[str, str] = {}
    for number, card in enumerate(cards, 1):
        for name, face in zip(("front", "back"), card, strict=True):
            here = f"{name} of card {number}"
            if len(face) != 6 or set(face) - set("mco"):
                found.append(f"{here}: {face!r} is not six places of m, c and o")
                continue
            if not 1 <= face.count("o") <= 4:
                found.append(f"{here}: {face.count('o')} holes, not 1 to 4")
            if face.count("m") >= 3 and face.count("c") >= 3:
                found.append(f"{here}: three mice and three cats at once")
            if face in seen:
                found.append(f"{here}: the same as the {seen[face]}")
            seen.setdefault(face, here)
        front, back = card
        if len(front) == len(back) == 6 and [sign == "o" for sign in mirrored(front)] != [sign == "o" for sign in back]:
            found.append(f"card {number}: the holes of the back are not the mirror image of the front's")
    return found


class CardSet(Struct, frozen=True):
    """A set as the rules read it: one number a face (twice the card's number, and one more for the back), with a bit
    for each place that holds a mouse, a cat, a hole."""

    cards: tuple[Pair, ...]
    mice: tuple[int, ...]
    cats: tuple[int, ...]
    holes: tuple[int, ...]


def card_set(cards: tuple[Pair, ...]) -> CardSet:
    """Put a set into bits."""
    faces = ["", "", *(face for card in cards for face in card)]
    mice, cats, holes = (
        tuple(sum(1 << place for place, found in enumerate(face) if found == sign) for face in faces) for sign in "mco"
    )
    return CardSet(cards, mice, cats, holes)


SETS = {1: card_set(FIRST_CARDS), 2: card_set(CARDS)}
"""The set that each version of the game is played with: an old journal goes on with the cards it was dealt from."""
THREE = tuple(bits.bit_count() >= 3 for bits in range(64))
"""Whether so many places hold three or more."""
COUNT = tuple(bits.bit_count() for bits in range(64))


def faults() -> list[str]:
    """What is wrong with the sets that are played with, in words; nothing if they are sound."""
    return [f"version {version}: {fault}" for version, found in SETS.items() for fault in faults_of(found.cards)]
