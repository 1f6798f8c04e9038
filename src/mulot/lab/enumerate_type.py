"""Enumerates all values of a finite type, such as the type of a game's actions."""

from __future__ import annotations

import re._constants as node  # type: ignore[import-not-found]  # private module, without type stubs
import re._parser as regex  # type: ignore[import-not-found]  # likewise
from collections.abc import Iterable
from itertools import product
from typing import Any

from msgspec import inspect

MAX_REPEAT_COUNT = 20


class InfiniteType(ValueError):
    """The type has too many values to list, such as free text or an unbounded number."""


def all_values(type_: Any) -> list[Any]:
    """Return every value of a type, in an order that depends only on its definition. Raises InfiniteType."""
    return _values_of(inspect.type_info(type_))


def _values_of(of: inspect.Type) -> list[Any]:
    match of:
        case inspect.Metadata():
            return _values_of(of.type)
        case inspect.LiteralType():
            return list(of.values)
        case inspect.BoolType():
            return [False, True]
        case inspect.NoneType():
            return [None]
        case inspect.IntType() if of.ge is not None and of.le is not None:
            return list(range(of.ge, of.le + 1))
        case inspect.StrType() if of.pattern:
            return all_matches(of.pattern)
        case inspect.UnionType():
            return [value for one in of.types for value in _values_of(one)]
        case inspect.StructType():
            return [of.cls(*fields) for fields in product(*(_values_of(field.type) for field in of.fields))]
    raise InfiniteType(f"{of} is not finite")


def all_matches(pattern: str) -> list[str]:
    """Return every text that a regular expression matches. Raises InfiniteType if there are infinitely many."""
    return list(dict.fromkeys(_sequence_matches(regex.parse(pattern))))


def _sequence_matches(nodes: Iterable[Any]) -> list[str]:
    return ["".join(parts) for parts in product(*(_node_matches(*item) for item in nodes))]


def _node_matches(kind: Any, of: Any) -> list[str]:
    if kind is node.LITERAL:
        return [chr(of)]
    if kind is node.AT:  # an anchor: ^ or $
        return [""]
    if kind is node.IN:
        return [text for item in of for text in _node_matches(*item)]
    if kind is node.RANGE:
        return [chr(code) for code in range(of[0], of[1] + 1)]
    if kind is node.BRANCH:
        return [text for way in of[1] for text in _sequence_matches(way)]
    if kind is node.SUBPATTERN:
        return _sequence_matches(of[3])
    if kind is node.MAX_REPEAT and of[1] is not node.MAXREPEAT and of[1] <= MAX_REPEAT_COUNT:
        once = _sequence_matches(of[2])
        return ["".join(parts) for n in range(of[0], of[1] + 1) for parts in product(once, repeat=n)]
    raise InfiniteType(f"{kind} is not finite")
