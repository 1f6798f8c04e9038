"""Names that are stored or sent never change. `stored-names.json` has those of version 0.2.

Snapshots, replays in a browser and rows of a table are decoded leniently: a field that was renamed would silently get
its default value. So every old name must still exist. New ones may be added; a name that has to change is migrated,
with a test for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import inspect

from mulot.core.replay import Replay
from mulot.games import load, shelf
from mulot.games.mystiques.rules.procedure_table import procedure_of
from mulot.table.commands import ClientCommand
from mulot.table.messages import Message
from mulot.table.records import AnyRowBody, Summary
from mulot.table.snapshots import SnapshotBody
from toy_game import GAME

Names = dict[str, Any]
"""The tags and fields of a type, each with the names below it, or the values of a `Literal` or an `Enum`."""

FROZEN: dict[str, Names] = msgspec.json.decode((Path(__file__).parent / "stored-names.json").read_bytes())
TABLE = {
    "row": AnyRowBody,
    "snapshot": SnapshotBody,
    "summary": Summary,
    "command": ClientCommand,
    "message": Message,
    "film": Replay,
}
GAMES = {GAME.id: GAME, **{game: load(game) for game in shelf()}}
TYPES = TABLE | {
    f"{name}/{part}": getattr(game, part)
    for name, game in GAMES.items()
    for part in ("options", "state", "action", "event", "view")
}


def parts(kind: Any) -> Iterator[Any]:
    """Yield the structs, literals and enums that a value of this type can hold directly, in any container."""
    match kind:
        case inspect.StructType() | inspect.LiteralType() | inspect.EnumType():
            yield kind
        case inspect.UnionType(types=types):
            for one in types:
                yield from parts(one)
        case inspect.DictType(key_type=key, value_type=value):
            yield from parts(key)
            yield from parts(value)
        case inspect.TupleType(item_types=types):
            for one in types:
                yield from parts(one)
        case inspect.CollectionType(item_type=one) | inspect.Metadata(type=one):
            yield from parts(one)


def struct_key(struct: inspect.StructType) -> str:
    """Return what distinguishes this struct from the others in a union."""
    return "" if struct.tag is None else f"{struct.tag_field}={struct.tag}"


def names(kind: Any, seen: set[type]) -> Names:
    """Return all names below a type. A struct that occurs again is listed only where it occurs first."""
    found: Names = {}
    for part in parts(kind):
        match part:
            case inspect.LiteralType(values=values):
                found |= {repr(value): {} for value in values}
            case inspect.EnumType(cls=cls):
                found |= {repr(one.value): {} for one in cls}
            case inspect.StructType() if part.cls not in seen and not part.array_like:
                seen.add(part.cls)
                fields = {field.encode_name: names(field.type, seen) for field in part.fields}
                found.setdefault(struct_key(part), {}).update(fields)
    return found


def missing(kind: Any, frozen: Names, path: str = "") -> Iterator[str]:
    """Yield the old names that a type no longer has."""
    values = {repr(value) for part in parts(kind) if isinstance(part, inspect.LiteralType) for value in part.values}
    values |= {repr(one.value) for part in parts(kind) if isinstance(part, inspect.EnumType) for one in part.cls}
    structs: dict[str, list[inspect.StructType]] = {}
    for part in parts(kind):
        if isinstance(part, inspect.StructType):
            structs.setdefault(struct_key(part), []).append(part)
    for name, below in frozen.items():
        here = f"{path}[{name}]" if name else path
        if name in values:
            continue
        if name not in structs:
            yield here
            continue
        fields = {field.encode_name: field.type for struct in structs[name] for field in struct.fields}
        for field, under in below.items():
            if field in fields:
                yield from missing(fields[field], under, f"{here}.{field}")
            else:
                yield f"{here}.{field}"


def steps(name: str) -> Names:
    """Return the steps of every procedure of a game, by the tag of its frame."""
    stack = next((field for field in inspect.type_info(TYPES[f"{name}/state"]).fields if field.name == "stack"), None)
    found: Names = {}
    for part in parts(stack.type) if stack else ():
        frame = part.cls()
        has_them = frame if hasattr(frame, "AFTER") else procedure_of(frame)
        found[part.tag] = sorted(has_them.AFTER)
    return found


@pytest.mark.parametrize("name", TYPES)
def test_every_stored_field_tag_and_value_has_its_name(name: str) -> None:
    assert list(missing(inspect.type_info(TYPES[name]), FROZEN["types"][name])) == []


@pytest.mark.parametrize("name", GAMES)
def test_every_step_of_a_procedure_has_its_name(name: str) -> None:
    today = steps(name)
    for frame, frozen in FROZEN["steps"][name].items():
        assert set(frozen) <= set(today[frame]), frame
