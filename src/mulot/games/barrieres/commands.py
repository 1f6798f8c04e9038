"""The commands that Barrières adds to the command line: `mulot qtp`, `mulot uci` and `mulot analyse`.

`mulot --help` reads this file without importing it; each command imports what it needs when it runs.
"""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path


def qtp(argv: list[str]) -> int:
    """Run Barrières as an engine for the Quoridor Text Protocol (QTP), on standard input and output."""
    from mulot.games.barrieres.bots.input_reader import InputReader, read_lines
    from mulot.games.barrieres.bots.kernel import KERNEL
    from mulot.games.barrieres.bots.qtp import QtpEngine, is_stop_command
    from mulot.games.barrieres.content import SIZES

    parser = argparse.ArgumentParser(prog="mulot qtp", description=qtp.__doc__)
    parser.add_argument("--seconds", type=_parse_seconds, default=1.0, help="maximum seconds per move (default: 1)")
    parser.add_argument("--size", type=int, choices=SIZES, default=7, help="board size (default: 7)")
    parser.add_argument(
        "--walls", type=int, choices=range(21), metavar="0..20", help="barriers per player (default: the game's)"
    )
    chosen = parser.parse_args(argv)
    KERNEL.load()  # now, because no clock is running yet
    lines = InputReader(read_lines(sys.stdin), urgent=is_stop_command)
    engine = QtpEngine(
        chosen.seconds, chosen.size, chosen.walls, tell=_print_line, stopped=lambda: lines.has_urgent_line
    )
    while not engine.over:
        engine.ponder(lambda: lines.has_line)
        line = lines.next_line()
        if line is None:
            break
        _print_line(engine.answer(line) or "")
    return 0


def uci(argv: list[str]) -> int:
    """Run Barrières as an engine for a dialect of UCI, the protocol of chess programs, on standard input and output."""
    from mulot.games.barrieres.bots.input_reader import InputReader, read_lines
    from mulot.games.barrieres.bots.kernel import KERNEL
    from mulot.games.barrieres.bots.uci import UciEngine, is_urgent

    argparse.ArgumentParser(prog="mulot uci", description=uci.__doc__).parse_args(argv)
    KERNEL.load()
    lines = InputReader(read_lines(sys.stdin), urgent=is_urgent)
    engine = UciEngine(lambda text: print(text, flush=True), stopped=lambda: lines.has_urgent_line)
    while not engine.over and (line := lines.next_line()) is not None:
        engine.hear(line)
    return 0


def _print_line(text: str) -> None:
    print(text, end="", flush=True)


def analyse(argv: list[str]) -> int:
    """Analyse a game of Barrières: evaluation, best line and every player's shortest path."""
    from mulot.games.barrieres.bots import analysis
    from mulot.games.barrieres.notation.position_text import read_position
    from mulot.games.barrieres.notation.record import match_of, positions, read_record

    parser = argparse.ArgumentParser(prog="mulot analyse", description=analyse.__doc__)
    parser.add_argument(
        "game",
        nargs="+",
        help='the moves ("1. d2 d6 2. c3h"), a position ("d4f4 / a2 / e4 e6 / 7 8 / 1"), a file with moves or a saved '
        "game, or - for standard input",
    )
    parser.add_argument("--seconds", type=_parse_seconds, default=1.0, help="seconds per position (default: 1)")
    parser.add_argument("--every", action="store_true", help="analyse every position, not only the last")
    parser.add_argument(
        "--course", action="store_true", help="review the whole game: everybody's chances and the turning points"
    )
    chosen = parser.parse_args(argv)
    record = _read_record_argument(" ".join(chosen.game))
    if record.count("/") == 4:
        s = read_position(record)
        print(analysis.format_analysis(s, analysis.analyse(s, chosen.seconds)))
        return 0
    if chosen.course:
        match = match_of(read_record(record))
        print(analysis.format_review(match, analysis.review_game(match, chosen.seconds)))
        return 0
    found = positions(read_record(record))
    for s in found if chosen.every else found[-1:]:
        print(analysis.format_analysis(s, analysis.analyse(s, chosen.seconds), board=not chosen.every))
    return 0


def _parse_seconds(text: str) -> float:
    seconds = float(text)
    if not 0 < seconds <= 600:
        raise ValueError(text)
    return seconds


def _read_record_argument(given: str) -> str:
    """Return the game record as one line: the argument itself, or the contents of the file with that name."""
    from mulot.core.errors import Unreadable
    from mulot.core.journal import parse
    from mulot.core.match import Match
    from mulot.games.barrieres.notation.record import record_of

    if given == "-":
        return sys.stdin.read()
    try:
        file = Path(given).read_bytes()
    except (OSError, ValueError):
        return given
    if file.startswith(b"{"):
        return record_of(Match.from_journal(*parse(file)))
    try:
        return file.decode()
    except UnicodeDecodeError:
        raise Unreadable(given) from None


COMMANDS: dict[str, Callable[[list[str]], int]] = {"qtp": qtp, "uci": uci, "analyse": analyse}
