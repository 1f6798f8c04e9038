"""Games on paper: a game's `web/paper.json` is generated from the pieces that its `paper.py` lists.

The list is made from the game's own data, so it contains exactly the pieces that the rules need. The client defines how
each kind of piece is drawn (`web/paper.ts`, with the components of the board).
"""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec import Struct


class PaperPiece(Struct, frozen=True):
    """A piece to cut out."""

    kind: str
    """The kind of piece: card, token, mouse, board …"""
    name: str
    """Which one of its kind, as the game names it."""
    count: int = 1
    """How many identical ones are needed."""


def paper_json(pieces: Iterable[PaperPiece], more: Mapping[str, Any] | None = None) -> str:
    """Return the contents of a game's `web/paper.json`. Raises AssertionError if a piece is listed twice. `more` adds
    top-level keys."""
    listed = list(pieces)
    named = [(piece.kind, piece.name) for piece in listed]
    assert len(set(named)) == len(named), "a piece is listed twice"
    return msgspec.json.format(msgspec.json.encode({"pieces": listed, **(more or {})}), indent=1).decode() + "\n"
