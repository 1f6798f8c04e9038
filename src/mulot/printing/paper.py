"""Games on paper: a game's `paper.py` lists its pieces, and here they become its `web/paper.json`.

The list is made from the game's own data, so that what is printed is what the rules need. How each kind of piece is
drawn is the client's part (`web/paper.ts`, with the components of the board).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec import Struct


class Piece(Struct, frozen=True):
    """Something that is cut out."""

    kind: str
    """What it is: card, token, mouse, board …"""
    name: str
    """Which one of its kind, as the game names it."""
    count: int = 1
    """How many that are alike."""


def paper(pieces: Iterable[Piece], more: Mapping[str, Any] | None = None) -> str:
    """The pieces, as the client reads them; each must be there once. `more` is what else a game prints."""
    listed = list(pieces)
    named = [(piece.kind, piece.name) for piece in listed]
    assert len(set(named)) == len(named), "a piece is listed twice"
    return msgspec.json.format(msgspec.json.encode({"pieces": listed, **(more or {})}), indent=1).decode() + "\n"
