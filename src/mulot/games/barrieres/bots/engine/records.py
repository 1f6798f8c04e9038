"""Records in memory, by what the kernel says of their fields (`kernel.json`)."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import Any, NamedTuple

from msgspec import Struct


class Field(Struct, array_like=True, frozen=True):
    """Where a field lies, the sign of its numbers as `struct` has it, and how many they are."""

    at: int
    sign: str
    many: int


class Record(Struct, frozen=True):
    """A record: how large it is, and its fields."""

    size: int
    fields: dict[str, Field]

    def packed(self, laid: dict[str, Any]) -> bytes:
        """Such a record with this in it; what is not named is 0."""
        body = bytearray(self.size)
        for name, value in laid.items():
            field = self.fields[name]
            struct.pack_into(f"<{field.many}{field.sign}", body, field.at, *_flat(value))
        return bytes(body)

    def reader(self, names: tuple[str, ...]) -> struct.Struct:
        """Reads these fields, each of one number, in the order in which they lie."""
        signs, end = "<", 0
        for name in names:
            field = self.fields[name]
            signs += f"{field.at - end}x{field.sign}"
            end = field.at + struct.calcsize(field.sign)
        return struct.Struct(f"{signs}{self.size - end}x")


class Node(NamedTuple):
    """What is read of a node of the tree, in the order in which it lies."""

    action: int
    mover: int
    winner: int
    children: int
    first: int
    visits: int
    total: float


def _flat(value: Any) -> Iterator[int]:
    if isinstance(value, list):
        for one in value:
            yield from _flat(one)
    else:
        yield value
