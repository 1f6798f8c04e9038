"""A game's options are a Struct with defaults. The lobby form, the checks and the contract tests read the possible
values from the types of its fields."""

import re
from collections.abc import Mapping
from itertools import chain
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import inspect

from mulot.core.decoders import decoders
from mulot.core.errors import BadOptions
from mulot.core.game import AnyGame

SEAT_OPTIONS = ("first", "handicap")
"""Options whose value is a seat or None: who begins, and who has the handicap."""


def read_options(game: AnyGame, given: Mapping[str, Any] | None, seats: int) -> Any:
    """Return the game's options with these values, and defaults for all others. Raises BadOptions with the name of the
    field."""
    if isinstance(seats, bool) or not isinstance(seats, int) or seats not in game.seats:
        raise BadOptions("seats", seats, ", ".join(map(str, game.seats)))
    if isinstance(given, game.options):
        given = msgspec.to_builtins(given)
    if not isinstance(given or {}, Mapping):
        raise BadOptions("options", given, "NAME: VALUE")
    decoders(game)  # a match may start in any thread and converts to the game's types later: see core/decoders.py
    raw = dict(given or {})
    known = {f.name for f in msgspec.structs.fields(game.options)}
    for name in raw:
        if name not in known:
            raise BadOptions(str(name), raw[name], ", ".join(sorted(known)))
    try:
        options = msgspec.convert(raw, game.options)
    except msgspec.ValidationError as error:
        found = re.search(r"`\$\.(\w+)", str(error))
        name = found[1] if found else "options"
        listed = option_values(game, seats).get(name) or _item_values(game, name)
        raise BadOptions(name, raw.get(name, raw), _format_values(listed) if listed else str(error)) from None
    for name in SEAT_OPTIONS:
        seat = getattr(options, name, None)
        if isinstance(seat, int) and seat >= seats:
            raise BadOptions(name, seat, _format_values(list(range(seats))))
    return options


def plain_options(options: Any) -> dict[str, Any]:
    """Return options as plain JSON values (lists, not tuples), as journals and clients store them."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(options))
    return plain


def _format_values(values: list[Any]) -> str:
    """Format values for a message, with consecutive numbers as a range."""
    numbers = [value for value in values if isinstance(value, int) and not isinstance(value, bool)]
    words = ["none" if value is None else str(value).lower() for value in values if value not in numbers]
    if len(numbers) > 3 and numbers == list(range(numbers[0], numbers[-1] + 1)):
        return ", ".join([*words, f"{numbers[0]}–{numbers[-1]}"])
    return ", ".join([*words, *map(str, numbers)])


def option_values(game: AnyGame, seats: int) -> dict[str, list[Any]]:
    """Return the possible values of each option at a table with this number of seats. Options with infinitely many
    values are left out."""
    found: dict[str, list[Any]] = {}
    for option in msgspec.structs.fields(game.options):
        if option.name in SEAT_OPTIONS:
            found[option.name] = [None, *range(seats)]
            continue
        values = _finite_values(inspect.type_info(option.type))
        if get_origin(option.type) is Literal:
            values = list(get_args(option.type))  # msgspec sorts them; keep the game's order
        if values is not None:
            found[option.name] = values
    return found


def _item_values(game: AnyGame, name: str) -> list[Any]:
    """Return the possible items of an option that takes a list; empty if it takes none, or infinitely many."""
    kinds = {option.name: inspect.type_info(option.type) for option in msgspec.structs.fields(game.options)}
    kind = kinds.get(name)
    return _finite_values(kind.item_type) or [] if isinstance(kind, inspect.VarTupleType) else []


def _finite_values(kind: inspect.Type) -> list[Any] | None:
    match kind:
        case inspect.NoneType():
            return [None]
        case inspect.BoolType():
            return [False, True]
        case inspect.LiteralType(values=values):
            return list(values)
        case inspect.IntType(ge=int(low), le=int(high)):
            return list(range(low, high + 1))
        case inspect.UnionType(types=kinds):
            parts = [_finite_values(part) for part in kinds]
            return None if any(part is None for part in parts) else list(chain.from_iterable(p for p in parts if p))
        case inspect.Metadata(type=inner):
            return _finite_values(inner)
    return None
