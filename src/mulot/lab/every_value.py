"""Enumerate all values of a finite type, such as the type of a game's actions."""

from __future__ import annotations

import re._constants as sign  # type: ignore[import-not-found]  # private module, without type stubs
import re._parser as regex  # type: ignore[import-not-found]  # likewise
from collections.abc import Iterable
from itertools import product
from typing import Any

from msgspec import inspect

LONGEST_REPEAT = 20


class Endless(ValueError):
    """The type has too many values to list, such as free text or an unbounded number."""


def every_value(of: Any) -> list[Any]:
    """Return every value of a type, in an order that depends only on its definition. Raises Endless."""
    return _values(inspect.type_info(of))


def _values(of: inspect.Type) -> list[Any]:
    match of:
        case inspect.Metadata():
            return _values(of.type)
        case inspect.LiteralType():
            return list(of.values)
        case inspect.BoolType():
            return [False, True]
        case inspect.NoneType():
            return [None]
        case inspect.IntType() if of.ge is not None and of.le is not None:
            return list(range(of.ge, of.le + 1))
        case inspect.StrType() if of.pattern:
            return texts(of.pattern)
        case inspect.UnionType():
            return [value for one in of.types for value in _values(one)]
        case inspect.StructType():
            return [of.cls(*fields) for fields in product(*(_values(field.type) for field in of.fields))]
    raise Endless(f"{of} is not finite")


def texts(pattern: str) -> list[str]:
    """Return every text that a regular expression matches. Raises Endless if there are infinitely many."""
    return list(dict.fromkeys(_sequence(regex.parse(pattern))))


def _sequence(items: Iterable[Any]) -> list[str]:
    return ["".join(parts) for parts in product(*(_texts(*item) for item in items))]


def _texts(kind: Any, of: Any) -> list[str]:
    if kind is sign.LITERAL:
        return [chr(of)]
    if kind is sign.AT:  # an anchor: ^ or $
        return [""]
    if kind is sign.IN:
        return [text for item in of for text in _texts(*item)]
    if kind is sign.RANGE:
        return [chr(code) for code in range(of[0], of[1] + 1)]
    if kind is sign.BRANCH:
        return [text for way in of[1] for text in _sequence(way)]
    if kind is sign.SUBPATTERN:
        return _sequence(of[3])
    if kind is sign.MAX_REPEAT and of[1] is not sign.MAXREPEAT and of[1] <= LONGEST_REPEAT:
        once = _sequence(of[2])
        return ["".join(parts) for n in range(of[0], of[1] + 1) for parts in product(once, repeat=n)]
    raise Endless(f"{kind} is not finite")
