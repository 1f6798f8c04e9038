"""Whole games as one line, and a recorded game played again ply by ply.

    1. d2 d6 2. d3 d5h                            a game between two seats, seat 0 first, as in the box
    [size=9 seats=4 first=2] 1. e8 h5 e2 b5 2. …   what differs from the box is said in front

Records number the rounds, and one may leave the numbers out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from mulot.core.errors import MulotError, Refused, Unreadable
from mulot.core.game import COMMON_REASONS
from mulot.core.journal import Move
from mulot.core.luck import ScriptedLuck
from mulot.core.match import Match
from mulot.core.registry import load_game
from mulot.games.barrieres.model import Action, Event, Options, State
from mulot.games.barrieres.notation.actions import read, write
from mulot.games.barrieres.rules import copy, new, play, why_not


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


# ---------------------------------------------------------------- played again


class BadPly(MulotError):
    """A record that breaks the rules at this ply."""

    key = "house-no-broken-journal"


def positions(record: Record) -> list[State]:
    """Every position of the game, the first one included; raises BadPly where the rules were broken."""
    s = new(record.options, record.seats, ScriptedLuck())
    found = [s]
    for number, action in enumerate(record.plays, 1):
        reason = why_not(s, s.turn, action)
        if reason is not None:
            refused = Refused(reason, "house" if reason.no in COMMON_REASONS else "barrieres")
            raise BadPly(line=number, why=f"{write(action)}: {reason.no} {reason.rule}".strip()) from refused
        s = copy(s)
        play(s, s.turn, action, ScriptedLuck(), _deaf)
        found.append(s)
    return found


def match_of(record: Record) -> Match:
    """The game as a match of its own, with a seed that means nothing; raises BadPly where the rules were broken."""
    turns = [s.turn for s in positions(record)]
    match = Match(load_game("barrieres"), record.seats, seed=0, options=record.options)
    for seat, action in zip(turns, record.plays, strict=False):
        match.play(seat, action)
    return match


def _deaf(event: Event) -> None:
    """What happened is in the record."""


# ---------------------------------------------------------------- of a match


def record_of(match: Match) -> str:
    """A match as a record of one line; what was taken back is left out."""
    if match.game.id != "barrieres":
        raise Unreadable(match.game.id)
    lines = [match.journal.lines[told.line] for told in match.results]
    moves = [line for line in lines if isinstance(line, Move)]
    first = moves[0].seat if moves else match.state.turn
    options: Options = msgspec.structs.replace(match.options, first=first)
    return write_record(options, match.seats, [read(move.play) for move in moves])
