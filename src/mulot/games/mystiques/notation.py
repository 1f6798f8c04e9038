"""Actions as short text: the action's word, then its values. `step c2`, `attack needle-sword rat 2`, `end-turn`."""

from __future__ import annotations

import json
import re

import msgspec

from mulot.core.errors import Unreadable
from mulot.core.text import members, tag_of
from mulot.games.mystiques.actions import Action

TYPES = {tag_of(kind): kind for kind in members(Action)}
_PLAIN = re.compile(r"[a-z0-9][a-z0-9.-]*")
_WORD = re.compile(r'\s*("(?:[^"\\]|\\.)*"|\S+)')


def write(a: Action) -> str:
    """An action as text; what is empty at the end is left out."""
    values = [getattr(a, name) for name in a.__struct_fields__]
    while values and values[-1] == "":
        values.pop()
    words = [tag_of(type(a)), *(_word(value) for value in values)]
    return " ".join(words)


def _word(value: str | int) -> str:
    if isinstance(value, int):
        return str(value)
    return value if _PLAIN.fullmatch(value) else json.dumps(value)


def read(text: str) -> Action:
    """The action that a text names."""
    try:
        words = _split(text)
        kind = TYPES[words[0]]
        fields = msgspec.structs.fields(kind)
        values = [json.loads(w) if w.startswith('"') else w for w in words[1:]]
        values += [""] * (len(fields) - len(values))
        if len(values) > len(fields):
            raise ValueError("too many words")
        raw = {field.name: int(v) if field.type is int else v for field, v in zip(fields, values, strict=True)}
        return msgspec.convert({"type": words[0], **raw}, Action)  # type: ignore[no-any-return]
    except (KeyError, ValueError, IndexError, TypeError):
        raise Unreadable(text) from None


def _split(text: str) -> list[str]:
    words, at = [], 0
    text = text.strip()
    while at < len(text):
        found = _WORD.match(text, at)
        if not found:
            break
        words.append(found[1])
        at = found.end()
    return words
