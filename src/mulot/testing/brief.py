"""A short test of external games: at start-up the server plays a few moves of each and disables those that fail.

Every package is tested in its own process, all of them in parallel, so one that hangs or exits does no harm and delays
the start by at most `PATIENCE` seconds.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import time
from collections.abc import Container
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple

from mulot.core.errors import GameAside
from mulot.games import Shelf, reason
from mulot.testing.case import rules_in
from mulot.testing.laws import Walk, walk
from mulot.testing.words import read

PLIES = 12
"""The number of moves played at the smallest and at the largest table."""
SECONDS = 0.4
"""The time limit for these moves, for both tables together."""
PATIENCE = 30.0
"""Seconds until a package is considered hung; far more than necessary, because the machine may be busy."""


class Trial(NamedTuple):
    """A test in progress: the process, and the pipe for its result (why the game failed, or an empty text)."""

    process: BaseProcess
    answer: Connection


class Anything(Container[Any]):
    """Contains every rule number: for packages without numbered rules."""

    def __contains__(self, number: object) -> bool:
        return True


def inspect(shelf: Shelf) -> None:
    """Test all external games and disable those that fail. Built-in games are not tested."""
    started = {game: start(shelf.more, game) for game in shelf.from_elsewhere}
    end = time.monotonic() + PATIENCE
    for game, trial in started.items():
        why = _answer(trial, end)
        if why:
            shelf.put_aside(game, why)


def start(more: str, game: str) -> Trial:
    """Start the test of a game."""
    answer, to = multiprocessing.Pipe(duplex=False)
    process = multiprocessing.Process(target=_try, args=(more, game, to), daemon=True)
    process.start()
    to.close()
    return Trial(process, answer)


def _answer(trial: Trial, end: float) -> str:
    """Wait for the result of a test and end its process."""
    process, answer = trial
    try:
        if not answer.poll(max(0.0, end - time.monotonic())):
            return f"it did not finish a few moves within {PATIENCE:.0f} seconds"
        return str(answer.recv())
    except EOFError:
        process.join(PATIENCE)
        return f"it ended the process, with exit code {process.exitcode}"
    finally:
        process.kill()
        process.join()
        answer.close()


def _try(more: str, game: str, to: Connection) -> None:
    """Test a game in the child process; its output is discarded."""
    sys.stdout = sys.stderr = open(os.devnull, "w")  # noqa: SIM115 (until the process ends)
    try:
        hold_in_brief(Shelf(more), game)
    except GameAside as aside:
        to.send(aside.why)
    except BaseException as error:
        to.send(reason(error))
    else:
        to.send("")


def hold_in_brief(shelf: Shelf, game: str) -> None:
    """Load everything the server needs of a game and play a few moves. Raises any error."""
    found, folder = shelf.load(game), shelf.folder(game)
    shelf.bots(game)
    shelf.judge(game)
    texts = sorted((folder / "text").rglob("*.ftl"))
    if not texts:
        raise FileNotFoundError("it has no words: no file text/<language>.ftl")
    for text in texts:
        read(text)
    numbers: Any = rules_in(folder) if (folder / "RULES.md").is_file() else Anything()
    end = time.monotonic() + SECONDS

    def enough(seen: Walk) -> bool:
        return seen.plies >= PLIES or time.monotonic() > end

    for seats in sorted({found.seats[0], found.seats[-1]}):
        walk(found, numbers, {}, seats, seed=1, often=0.3, enough=enough)
