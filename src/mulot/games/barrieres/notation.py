"""The short notation of actions (`d2`, `c3h`, `c3v`, `pass`) and whole games as one line.

    1. d2 d6 2. d3 d5h                            a game between two seats, seat 0 first, as in the box
    [size=9 seats=4 first=2] 1. e8 h5 e2 b5 2. …   what differs from the box is said in front

Records number the rounds, and one may leave the numbers out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from mulot.core.errors import Unreadable
from mulot.games.barrieres.position import Action, Barrier, Options, Pass, Step

_ACTION = re.compile(r"(?P<square>[a-k](?:[1-9]|10|11))(?P<lies>[hv])?")
_PASS = "pass"


def write(action: Action) -> str:
    """An action as text."""
    if isinstance(action, Step):
        return action.to
    if isinstance(action, Barrier):
        return action.at + action.lies
    return _PASS


def read(text: str) -> Action:
    """The action that a text names; raises Unreadable."""
    if text == _PASS:
        return Pass()
    found = _ACTION.fullmatch(text)
    if found is None:
        raise Unreadable(text)
    if found["lies"] is None:
        return Step(found["square"])
    return Barrier(found["square"], "h" if found["lies"] == "h" else "v")


class Record(msgspec.Struct, frozen=True):
    """A whole game: how it was set up, and what was played."""

    options: Options
    seats: int
    plays: tuple[Action, ...]


_STANDARD: dict[str, Any] = {"seats": 2, **msgspec.to_builtins(Options(first=0))}


def write_record(options: Options, seats: int, plays: Sequence[Action]) -> str:
    """A game as one line. `options.first` must say who began."""
    set_up = {"seats": seats, **msgspec.to_builtins(options)}
    differs = " ".join(f"{name}={_value(set_up[name])}" for name in set_up if set_up[name] != _STANDARD[name])
    words = [f"[{differs}]"] if differs else []
    for i, action in enumerate(plays):
        if i % seats == 0:
            words.append(f"{i // seats + 1}.")
        words.append(write(action))
    return " ".join(words)


def read_record(line: str) -> Record:
    """The game that a line tells; raises Unreadable. Whether it follows the rules is for the rules to say."""
    found = re.fullmatch(r"\s*(?:\[(?P<set_up>[^\]]*)\])?(?P<plays>[^\[\]]*)", line)
    if found is None:
        raise Unreadable(line)
    given = dict(_STANDARD)
    for word in (found["set_up"] or "").split():
        name, _, value = word.partition("=")
        if name not in given:
            raise Unreadable(word)
        given[name] = _VALUES.get(value, int(value) if value.isdecimal() and len(value) < 4 else value)
    seats = given.pop("seats")
    if seats not in (2, 4):
        raise Unreadable(f"seats={seats}")
    try:
        options = msgspec.convert(given, Options)
    except msgspec.ValidationError as error:
        raise Unreadable(f"[{found['set_up']}] {error}") from None
    return Record(options, seats, tuple(read(word) for word in _plays(found["plays"])))


_VALUES: Mapping[str, Any] = {"yes": True, "no": False, "none": None}


def _value(value: Any) -> str:
    return next((word for word, means in _VALUES.items() if means is value), str(value))


def _plays(text: str) -> Iterable[str]:
    return (word for word in text.split() if not re.fullmatch(r"\d+\.", word))
