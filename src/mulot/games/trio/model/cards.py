"""How a card and its two sides are named.

Inside, a face is one number: twice the card's number, and one more for the back. Outside, a card is its number and a
side; in short, `7a` is the front of card 7 and `7b` its back.
"""

from __future__ import annotations

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
    """A card that its owner can turn over in his hands."""

    card: CardNumber
    front: str
    back: str


def face_number(face: Face) -> int:
    """A face as the rules count it."""
    return 2 * face.card + (face.side == "back")


def code(face: int) -> str:
    """A face in short: the card's number, a for its front, b for its back."""
    return f"{face >> 1}{'ab'[face & 1]}"


def face_of(text: str) -> int:
    """The face that `code` wrote."""
    return 2 * int(text[:-1]) + "ab".index(text[-1])
