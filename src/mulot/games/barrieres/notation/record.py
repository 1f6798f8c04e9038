"""Whole games as one line, and the positions of a recorded game.

    1. d2 d6 2. d3 d5h                            two seats, seat 0 first, with the default options
    [size=9 seats=4 first=2] 1. e8 h5 e2 b5 2. …   other options come first

A record numbers the rounds, but the numbers can be left out.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from mulot.bots.bot import ignore_event
from mulot.core.errors import MulotError, Refused, Unreadable
from mulot.core.game import COMMON_REASONS
from mulot.core.hooks import load_game
from mulot.core.journal import Move
from mulot.core.luck import ScriptedLuck
from mulot.core.match import Match
from mulot.games.barrieres.model import Action, Options, State
from mulot.games.barrieres.notation import read, write
from mulot.games.barrieres.rules import copy, new, play, why_not


class Record(msgspec.Struct, frozen=True):
    """A recorded game: its options, the number of seats and the actions."""

    options: Options
    seats: int
    plays: tuple[Action, ...]


_STANDARD: dict[str, Any] = {"seats": 2, **msgspec.to_builtins(Options(first=0))}


def write_record(options: Options, seats: int, plays: Sequence[Action]) -> str:
    """Return a game as one line. `options.first` must say who began."""
    set_up = {"seats": seats, **msgspec.to_builtins(options)}
    differs = " ".join(f"{name}={_format_option(set_up[name])}" for name in set_up if set_up[name] != _STANDARD[name])
    words = [f"[{differs}]"] if differs else []
    for i, action in enumerate(plays):
        if i % seats == 0:
            words.append(f"{i // seats + 1}.")
        words.append(write(action))
    return " ".join(words)


def read_record(line: str) -> Record:
    """Return the game that a line describes, without checking the rules. Raises Unreadable."""
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
    return Record(options, seats, tuple(read(word) for word in _words_without_numbers(found["plays"])))


_VALUES: Mapping[str, Any] = {"yes": True, "no": False, "none": None}


def _format_option(value: Any) -> str:
    return next((word for word, means in _VALUES.items() if means is value), str(value))


def _words_without_numbers(text: str) -> Iterable[str]:
    return (word for word in text.split() if not re.fullmatch(r"\d+\.", word))


# ---------------------------------------------------------------- replaying


class BadPly(MulotError):
    """A ply of a record is illegal."""

    key = "house-no-broken-journal"


def positions(record: Record) -> list[State]:
    """Return every position of the game, beginning with the first. Raises BadPly at an illegal ply."""
    s = new(record.options, record.seats, ScriptedLuck())
    found = [s]
    for number, action in enumerate(record.plays, 1):
        reason = why_not(s, s.turn, action)
        if reason is not None:
            refused = Refused(reason, "house" if reason.no in COMMON_REASONS else "barrieres")
            raise BadPly(line=number, why=f"{write(action)}: {reason.no} {reason.rule}".strip()) from refused
        s = copy(s)
        play(s, s.turn, action, ScriptedLuck(), ignore_event)
        found.append(s)
    return found


def match_of(record: Record) -> Match:
    """Return the game as a match with an arbitrary seed. Raises BadPly at an illegal ply."""
    turns = [s.turn for s in positions(record)]
    match = Match(load_game("barrieres"), record.seats, seed=0, options=record.options)
    for seat, action in zip(turns, record.plays, strict=False):
        match.play(seat, action)
    return match


# ---------------------------------------------------------------- recording a match


def record_of(match: Match) -> str:
    """Return a match as a one-line record, without moves that were taken back."""
    if match.game.id != "barrieres":
        raise Unreadable(match.game.id)
    lines = [match.journal.lines[told.line] for told in match.results]
    moves = [line for line in lines if isinstance(line, Move)]
    first = moves[0].seat if moves else match.state.turn
    options: Options = msgspec.structs.replace(match.options, first=first)
    return write_record(options, match.seats, [read(move.play) for move in moves])
