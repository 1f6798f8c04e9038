"""What this game adds to the command line: `mulot qtp` and `mulot analyse`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from mulot.core.errors import Unreadable
from mulot.core.journal import Move, parse
from mulot.core.match import Match
from mulot.games.barrieres.analysis import analyse, tell
from mulot.games.barrieres.board import SIZES
from mulot.games.barrieres.notation import read, read_record, write_record
from mulot.games.barrieres.qtp import Engine
from mulot.games.barrieres.record import positions
from mulot.games.barrieres.waking import KERNEL


def qtp(argv: list[str]) -> int:
    """The engine for referees: reads commands, writes answers, until `quit` or the end of the input."""
    parser = argparse.ArgumentParser(prog="mulot qtp", description="Barrières as an engine: commands in, answers out.")
    parser.add_argument("--seconds", type=_seconds, default=1.0, help="how long a move may take (default 1)")
    parser.add_argument("--size", type=int, choices=SIZES, default=7)
    parser.add_argument("--walls", type=int, choices=range(21), metavar="0..20")
    chosen = parser.parse_args(argv)
    engine = Engine(chosen.seconds, chosen.size, chosen.walls)
    KERNEL.thinking(wait=True)  # a referee can wait for the first answer; at a table nobody does
    for line in sys.stdin:
        answer = engine.answer(line)
        if answer is not None:
            print(answer, end="", flush=True)
        if engine.over:
            break
    return 0


def analyse_record(argv: list[str]) -> int:
    """Print what a recorded game has come to: evaluation, best line, everybody's shortest way."""
    parser = argparse.ArgumentParser(
        prog="mulot analyse", description="Look at a game of Barrières: a record, or a file with a record or a journal."
    )
    parser.add_argument("game", nargs="+", help='"1. d2 d6 2. c3h", a file, or - for the standard input')
    parser.add_argument("--seconds", type=_seconds, default=1.0, help="for each position (default 1)")
    parser.add_argument("--every", action="store_true", help="every position, not only the last")
    chosen = parser.parse_args(argv)
    found = positions(read_record(_record(" ".join(chosen.game))))
    for s in found if chosen.every else found[-1:]:
        print(tell(s, analyse(s, chosen.seconds), board=not chosen.every))
    return 0


def _seconds(text: str) -> float:
    seconds = float(text)
    if not 0 < seconds <= 600:
        raise ValueError(text)
    return seconds


def _record(given: str) -> str:
    if given == "-":
        return sys.stdin.read()
    try:
        file = Path(given).read_bytes()
    except (OSError, ValueError):
        return given
    if file.startswith(b"{"):
        return record_of(Match.of(*parse(file)))
    try:
        return file.decode()
    except UnicodeDecodeError:
        raise Unreadable(given) from None


def record_of(match: Match) -> str:
    """A match as a record of one line; what was taken back is left out."""
    if match.game.id != "barrieres":
        raise Unreadable(match.game.id)
    lines = [match.journal.lines[told.line] for told in match.told]
    moves = [line for line in lines if isinstance(line, Move)]
    first = moves[0].seat if moves else match.state.turn
    options = type(match.options)(**{**_fields(match.options), "first": first})
    return write_record(options, match.seats, [read(move.play) for move in moves])


def _fields(options: object) -> dict[str, object]:
    return {name: getattr(options, name) for name in options.__struct_fields__}  # type: ignore[attr-defined]


COMMANDS: dict[str, Callable[[list[str]], int]] = {"qtp": qtp, "analyse": analyse_record}
