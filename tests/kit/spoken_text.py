"""Texts that are read aloud. Except for the names of a board's squares, children hear words, not letters and digits."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast

COORDINATE = re.compile(
    r"\b[a-k][1-9]\d?\b|\b(?:card|carte|kaart) \d|\b(?:column|colonne|kolom) [a-d]\b|\b(?:row|rangée|rij) \d",
    re.IGNORECASE,
)
"""Matches a square, the number of a card, or the name of a column or row."""
SPOKEN = ("-event-", "-ask-", "-no-", "-end-", "-ui-learn-")


def spoken_sentences(file: Path) -> Iterator[tuple[str, str]]:
    """Return the key and text of each message that is read aloud. If there are two variants, it is the one for people
    who see the board. Variables appear by name."""
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and any(kind in entry.id.name for kind in SPOKEN):
            seen = next((one.value for one in entry.attributes if one.id.name == "seen"), entry.value)
            yield entry.id.name, " ".join(_texts(seen))


def keys_with_visual_variant(file: Path) -> set[str]:
    """Return the keys of messages with a variant for people who see the board."""
    messages = [
        one for one in FluentParser().parse(file.read_text(encoding="utf-8")).body if isinstance(one, ast.Message)
    ]
    return {one.id.name for one in messages for attribute in one.attributes if attribute.id.name == "seen"}


def _texts(node: object) -> Iterator[str]:
    if isinstance(node, ast.TextElement):
        yield node.value
    elif isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            for part in value if isinstance(value, list) else [value]:
                yield from _texts(part)
