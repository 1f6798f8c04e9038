"""Enumerates all values of a finite type, such as the type of a game's actions."""

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


def _values_of(type_info: inspect.Type) -> list[Any]:
    match type_info:
        case inspect.Metadata():
            return _values_of(type_info.type)
        case inspect.LiteralType():
            return list(type_info.values)
        case inspect.BoolType():
            return [False, True]
        case inspect.NoneType():
            return [None]
        case inspect.IntType() if type_info.ge is not None and type_info.le is not None:
            return list(range(type_info.ge, type_info.le + 1))
        case inspect.StrType() if type_info.pattern:
            return all_matches(type_info.pattern)
        case inspect.UnionType():
            return [value for one in type_info.types for value in _values_of(one)]
        case inspect.StructType():
            return [
                type_info.cls(*fields) for fields in product(*(_values_of(field.type) for field in type_info.fields))
            ]
    raise InfiniteType(f"{type_info} is not finite")


def all_matches(pattern: str) -> list[str]:
    """Return every text that a regular expression matches. Raises InfiniteType if there are infinitely many."""
    return list(dict.fromkeys(_sequence_matches(regex.parse(pattern))))


def _sequence_matches(nodes: Iterable[Any]) -> list[str]:
    return ["".join(parts) for parts in product(*(_node_matches(*item) for item in nodes))]


def _node_matches(opcode: Any, argument: Any) -> list[str]:
    if opcode is node.LITERAL:
        return [chr(argument)]
    if opcode is node.AT:  # an anchor: ^ or $
        return [""]
    if opcode is node.IN:
        return [text for item in argument for text in _node_matches(*item)]
    if opcode is node.RANGE:
        return [chr(code) for code in range(argument[0], argument[1] + 1)]
    if opcode is node.BRANCH:
        return [text for way in argument[1] for text in _sequence_matches(way)]
    if opcode is node.SUBPATTERN:
        return _sequence_matches(argument[3])
    if opcode is node.MAX_REPEAT and argument[1] is not node.MAXREPEAT and argument[1] <= MAX_REPEAT_COUNT:
        once = _sequence_matches(argument[2])
        return ["".join(parts) for n in range(argument[0], argument[1] + 1) for parts in product(once, repeat=n)]
    raise InfiniteType(f"{opcode} is not finite")
