"""Packs and reads the WebAssembly module's records, using the field offsets in `kernel.json`."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import Any, NamedTuple

from msgspec import Struct


class Field(Struct, array_like=True, frozen=True):
    """A field of a record: its offset, its `struct` format character and its number of elements."""

    at: int
    sign: str
    many: int


class Record(Struct, frozen=True):
    """The layout of a record: its size in bytes, and its fields by name."""

    size: int
    fields: dict[str, Field]

    def pack(self, laid: dict[str, Any]) -> bytes:
        """Return a record with these field values as bytes. Missing fields are 0."""
        body = bytearray(self.size)
        for name, value in laid.items():
            field = self.fields[name]
            struct.pack_into(f"<{field.many}{field.sign}", body, field.at, *_flatten(value))
        return bytes(body)

    def reader(self, names: tuple[str, ...]) -> struct.Struct:
        """Return a struct that reads these single-number fields; name them in memory order."""
        signs, end = "<", 0
        for name in names:
            field = self.fields[name]
            signs += f"{field.at - end}x{field.sign}"
            end = field.at + struct.calcsize(field.sign)
        return struct.Struct(f"{signs}{self.size - end}x")


class Node(NamedTuple):
    """The fields of a tree node that Python reads, in memory order."""

    action: int
    mover: int
    winner: int
    children: int
    first: int
    visits: int
    total: float


def _flatten(value: Any) -> Iterator[int]:
    if isinstance(value, list):
        for one in value:
            yield from _flatten(one)
    else:
        yield value
