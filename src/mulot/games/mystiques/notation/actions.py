"""Actions as short text: a word followed by values, such as `step c2`, `attack needle-sword rat 2`, `end-turn`."""

from __future__ import annotations

from functools import cache

import msgspec

from mulot.core.errors import Unreadable
from mulot.core.text import tag_of, union_members
from mulot.games.mystiques.model.actions import Action

ACTION_TYPES = {tag_of(kind): kind for kind in union_members(Action)}
"""Every type of action by its word."""


@cache
def _fields(kind: type[Action]) -> tuple[msgspec.structs.FieldInfo, ...]:
    """Return the fields of this type of action. Cached, because listing them is the slowest part of this module."""
    return msgspec.structs.fields(kind)


def write(a: Action) -> str:
    """Return an action as text; values at the end that equal their default are left out."""
    fields = list(_fields(type(a)))
    while fields and getattr(a, fields[-1].name) == fields[-1].default:
        fields.pop()
    return " ".join([tag_of(type(a)), *(_format_value(getattr(a, field.name)) for field in fields)])


def _format_value(value: str | int | None) -> str:
    """Return a value as a word; None is a dash."""
    if value is None:
        return "-"
    return str(value)


def read(text: str) -> Action:
    """Return the action with this notation. Raises Unreadable if there is none."""
    try:
        words = text.split()
        kind = ACTION_TYPES[words[0]]
        fields = _fields(kind)
        if len(words) - 1 > len(fields):
            raise ValueError("too many words")
        raw = {
            field.name: _parse_value(word, field.name == "number")
            for field, word in zip(fields, words[1:], strict=False)
        }
        return msgspec.convert({"type": words[0], **raw}, kind)
    except (KeyError, ValueError, IndexError, TypeError):
        raise Unreadable(text) from None


def _parse_value(word: str, is_number: bool) -> str | int | None:
    """Return the value of a word, as an int if the field is a number; a dash is None."""
    if word == "-":
        return None
    return int(word) if is_number else word
