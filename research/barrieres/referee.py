"""A neutral referee: plays matches between any two engines, which are programs given by their command.

    python -m research barrieres referee "mulot qtp" "/elsewhere/engine --qtp" --size 9 --seconds 0.2 --games 50
    python -m research barrieres referee "mulot qtp" "/elsewhere/other" --adapter two=/elsewhere/other.py

Both engines follow the rules of this referee and have the same seconds per move. Every opening is played from both
seats. An illegal move, a crash or silence loses the game, and the record says so, because such a win is no strength.

Engines speak the Quoridor Text Protocol, or what an adapter makes of their own protocol: a Python file with a class
`Engine` like `QtpEngine` below, kept with the engine and not here. Every game is appended to a file, with its moves and
each engine's processor seconds (of its own process, by the operating system's clock), so that a match can be continued.
`strength --table --file FILE` prints the results.
"""

from __future__ import annotations

import json
import os
import runpy
import shlex
import subprocess
import threading
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Protocol

from mulot.bots.bot import ignore_event
from mulot.core.errors import MulotError
from mulot.core.luck import RandomLuck
from mulot.games.barrieres.model import Action, Barrier, Step
from mulot.games.barrieres.notation import read, write
from mulot.games.barrieres.notation.record import positions, read_record, write_record
from mulot.games.barrieres.rules import copy, play, why_not
from research import module_parser
from research.barrieres.openings import openings
from research.barrieres.strength import print_table, read_games

COLOURS = ("white", "black")
SILENCE_S = 60.0
"""How long an engine may be silent beyond its time before it is stopped."""
TICKS_PER_S = os.sysconf("SC_CLK_TCK")


class EngineError(Exception):
    """An engine crashed, was silent, or answered something that cannot be read."""


class RefereedEngine(Protocol):
    """What the referee asks of an engine."""

    def start(self, size: int, barriers: int) -> None:
        """Set up a board with this many barriers for each seat. Seat 0, white, begins at the bottom."""

    def play(self, seat: int, move: str) -> None:
        """Hear a move, such as `d2` or `c3h`."""

    def choose(self, seat: int, seconds: float) -> str:
        """Return a move for this seat, and play it."""


class Process:
    """A running program with lines going in and out. It is stopped if it stays silent."""

    def __init__(self, command: str) -> None:
        self._process = subprocess.Popen(
            shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        self.patience = SILENCE_S

    def send(self, line: str) -> None:
        """Send a line."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
        except OSError as error:
            raise EngineError(f"it ended before {line!r}") from error

    def receive(self) -> str:
        """Return the next line, without its end."""
        assert self._process.stdout is not None
        watch = threading.Timer(self.patience, self._process.kill)
        watch.start()
        try:
            line = self._process.stdout.readline()
        finally:
            watch.cancel()
        if not line:
            raise EngineError("it ended or was silent for too long")
        return line.rstrip("\r\n")

    def cpu_seconds(self) -> float:
        """Return the processor seconds that the program has used; 0 where the operating system does not tell."""
        try:
            fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / TICKS_PER_S

    def stop(self) -> None:
        """End the program."""
        self._process.kill()
        self._process.communicate()


class QtpEngine:
    """An engine that speaks the Quoridor Text Protocol."""

    def __init__(self, process: Process) -> None:
        self._process, self._seconds = process, 0.0

    def start(self, size: int, barriers: int) -> None:
        for line in (f"boardsize {size}", f"walls {barriers}", "clear_board"):
            self._ask(line)

    def play(self, seat: int, move: str) -> None:
        if move[-1] in "hv":
            self._ask(f"playwall {COLOURS[seat]} {move[:-1]} {'horizontal' if move[-1] == 'h' else 'vertical'}")
        else:
            self._ask(f"playmove {COLOURS[seat]} {move}")

    def choose(self, seat: int, seconds: float) -> str:
        if seconds != self._seconds:
            self._ask(f"time {seconds}")
            self._seconds = seconds
        square, *lies = self._ask(f"genmove {COLOURS[seat]}").lower().split()
        return square + (lies[0][0] if lies else "")

    def _ask(self, line: str) -> str:
        """Send a command and return its answer, which ends with an empty line."""
        self._process.send(line)
        answer = [self._process.receive()]
        while answer[-1]:
            answer.append(self._process.receive())
        if not answer[0].startswith("="):
            raise EngineError(f"{line!r} was answered with {answer[0]!r}")
        return " ".join(answer)[1:].strip()


class RefereedMatch:
    """A match between two engines; they are started anew for every game."""

    def __init__(self, commands: tuple[str, str], adapters: dict[str, Path], seconds: float) -> None:
        self._commands, self._seconds = commands, seconds
        kinds = [runpy.run_path(str(adapters[name]))["Engine"] if name in adapters else QtpEngine for name in ONE_TWO]
        self._kinds: list[Any] = kinds

    def play_game(self, opening: str, seat_of_one: int) -> dict[str, Any]:
        """Play a game from an opening and return its result for engine one."""
        record = read_record(opening)
        past, s = list(record.plays), positions(record)[-1]
        begin = positions(record)[0]
        processes = [Process(self._commands[seat != seat_of_one]) for seat in range(2)]
        players: list[RefereedEngine] = [self._kinds[seat != seat_of_one](processes[seat]) for seat in range(2)]
        used, most, fault = [0.0, 0.0], [0.0, 0.0], ""
        try:
            for seat, player in enumerate(players):
                processes[seat].patience = SILENCE_S + self._seconds
                try:
                    player.start(s.size, begin.stock[0])
                    for i, action in enumerate(past):
                        player.play(i % 2, write(action))
                except (EngineError, MulotError, ValueError) as error:
                    return self._forfeit(record, past, seat, seat_of_one, str(error))
            while not s.outcome:
                seat = s.turn
                before = processes[seat].cpu_seconds()
                try:
                    action = self._legal_choice(s, players[seat])
                    spent = processes[seat].cpu_seconds() - before
                    used[seat], most[seat] = used[seat] + spent, max(most[seat], spent)
                    seat = 1 - seat
                    players[seat].play(1 - seat, write(action))
                except (EngineError, MulotError, ValueError) as error:
                    fault = str(error)
                    return self._forfeit(record, past, seat, seat_of_one, fault)
                past.append(action)
                s = copy(s)
                play(s, s.turn, action, RandomLuck(0), ignore_event)
        finally:
            for process in processes:
                process.stop()
        return {
            "seat": seat_of_one,
            "score": s.outcome.scores[seat_of_one],
            "plies": s.ply,
            "end": s.outcome.reason,
            "cpu": [round(used[seat], 2) for seat in (seat_of_one, 1 - seat_of_one)],
            "cpu_move": [round(most[seat], 2) for seat in (seat_of_one, 1 - seat_of_one)],
            "record": write_record(record.options, 2, past),
        }

    def _legal_choice(self, s: Any, player: RefereedEngine) -> Action:
        text = player.choose(s.turn, self._seconds)
        action = read(text)
        if not isinstance(action, Step | Barrier) or why_not(s, s.turn, action) is not None:
            raise EngineError(f"{text} is not legal")
        return action

    def _forfeit(self, record: Any, past: list[Action], loser: int, seat_of_one: int, why: str) -> dict[str, Any]:
        line = write_record(record.options, 2, past)
        score = float(loser != seat_of_one)
        return {"seat": seat_of_one, "score": score, "plies": len(past), "end": f"forfeit: {why}", "record": line}


ONE_TWO = ("one", "two")


def play_match(name: str, match: RefereedMatch, book: list[str], games: int, jobs: int, file: Path) -> None:
    """Play the games of a match that are missing in the file, `jobs` at a time, and append them."""
    known = {game["number"] for game in read_games(file) if game["match"] == name}
    lock = threading.Lock()

    def play_one(number: int) -> None:
        result = match.play_game(book[number // 2 % len(book)], number % 2)
        with lock, file.open("a") as out:
            out.write(json.dumps({"match": name, "number": number, **result}) + "\n")

    with ThreadPoolExecutor(jobs) as pool:
        list(pool.map(play_one, [number for number in range(games) if number not in known]))


def read_adapters(given: Iterable[str]) -> dict[str, Path]:
    """Return the adapters' files by engine, from texts such as `two=adapter.py`."""
    return {name: Path(path) for name, _, path in (text.partition("=") for text in given)}


def main(argv: list[str]) -> int:
    """Play a match and print the results in the file."""
    parser = module_parser(__name__, __doc__)
    parser.add_argument("one", help="the command of engine one")
    parser.add_argument("two", help="the command of engine two")
    parser.add_argument("--name", help="the match's name in the file (default: the commands, size and seconds)")
    parser.add_argument("--adapter", action="append", default=[], metavar="one|two=FILE", help="for another protocol")
    parser.add_argument("--size", type=int, default=9, choices=(5, 7, 9, 11))
    parser.add_argument("--seconds", type=float, default=0.2, help="seconds per move")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--openings", type=Path, help="a file with a game record per line (default: our book)")
    parser.add_argument("--jobs", type=int, default=1, help="games at a time")
    parser.add_argument("--file", type=Path, default=Path("barrieres-matches.jsonl"))
    chosen = parser.parse_args(argv)
    match = RefereedMatch((chosen.one, chosen.two), read_adapters(chosen.adapter), chosen.seconds)
    book = chosen.openings.read_text().splitlines() if chosen.openings else openings(chosen.size, 2)
    name = chosen.name or f"{chosen.one} – {chosen.two}, {chosen.size}×{chosen.size}, {chosen.seconds} s"
    play_match(name, match, book, chosen.games, chosen.jobs, chosen.file)
    print_table(chosen.file)
    return 0
