"""The 24 cards: slices of cheese with six places, each of them a mouse (m), a cat (c) or a hole (o).

The places of a slice, seen from above:                    1
                                                          2 3
                                                         4 5 6

A face is written as its six places in this order. Holes go through the card, so when a card is turned over like a page,
places 2 and 3 change places, and so do 4 and 6. The animals on the back are different. `research/trio/find_card_set.py`
found the set.
"""

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
"""The cards of version 1."""

DECK = tuple(range(1, len(CARDS) + 1))
"""The numbers of all cards."""
PLACES = range(6)
MIRROR = (0, 2, 1, 5, 4, 3)
"""The new index of each place when the card is turned over."""


def mirror_face(face: str) -> str:
    """Return a face as seen from behind."""
    return "".join(face[place] for place in MIRROR)


def faults_of(cards: Sequence[Pair]) -> list[str]:
    """Return a sentence for each fault in a set of cards; an empty list if it is sound (T-002, TR-38)."""
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
        if len(front) == len(back) == 6 and [sign == "o" for sign in mirror_face(front)] != [
            sign == "o" for sign in back
        ]:
            found.append(f"card {number}: the holes of the back are not the mirror image of the front's")
    return found


class CardSet(Struct, frozen=True):
    """A set of cards as bit sets. Indexed by face, bit `place` is set where the face has a mouse, a cat or a hole.

    A face is a number: twice the card's number, plus one for the back."""

    cards: tuple[Pair, ...]
    mice: tuple[int, ...]
    cats: tuple[int, ...]
    holes: tuple[int, ...]


def as_bit_sets(cards: tuple[Pair, ...]) -> CardSet:
    """Return a set of cards as bit sets."""
    faces = ["", "", *(face for card in cards for face in card)]
    mice, cats, holes = (
        tuple(sum(1 << place for place, found in enumerate(face) if found == sign) for face in faces) for sign in "mco"
    )
    return CardSet(cards, mice, cats, holes)


SETS = {1: as_bit_sets(FIRST_CARDS), 2: as_bit_sets(CARDS)}
"""The set of each version. An old game continues with the cards that it began with."""
HAS_THREE = tuple(bits.bit_count() >= 3 for bits in range(64))
"""Indexed by bit set: True if it contains at least three places."""
PLACE_COUNT = tuple(bits.bit_count() for bits in range(64))
"""Indexed by bit set: how many places it contains."""
