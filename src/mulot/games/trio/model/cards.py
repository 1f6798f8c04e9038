"""The names of the cards of Le Trio and of their two sides.

In the state a face is one number: twice the card's number, plus one for the back. In views, actions and events it is
the card's number and a side. As text, `7a` is the front of card 7 and `7b` its back.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

Side: TypeAlias = Annotated[Literal["front", "back"], Meta(extra_json_schema={"kind": "thing"})]
CardNumber: TypeAlias = Annotated[int, Meta(ge=1, le=24)]
SIDES: tuple[Literal["front", "back"], Literal["front", "back"]] = ("front", "back")


class Face(Struct, frozen=True):
    """One side of a card: six places, each m (mouse), c (cat) or o (hole)."""

    card: CardNumber
    side: Side
    places: str


class Card(Struct, frozen=True):
    """A card with both of its faces, as its owner sees it."""

    card: CardNumber
    front: str
    back: str


def face_number(face: Face) -> int:
    """Return the number of a face."""
    return 2 * face.card + (face.side == "back")


def face_code(face: int) -> str:
    """Return a face as text: the card's number, then a for its front or b for its back."""
    return f"{face >> 1}{'ab'[face & 1]}"


def parse_face_code(text: str) -> int:
    """Return the number of a face that `face_code` wrote."""
    return 2 * int(text[:-1]) + "ab".index(text[-1])
