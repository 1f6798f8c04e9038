"""The laws in brief: before a house puts a game from elsewhere on its shelf, it plays a few moves of it.

Each package is tried in a process of its own, all at the same time: what a package does there (it may never come to an
end, or end the process) is done to nobody, and the house begins no later than `PATIENCE` says.
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
"""So many moves are played at the smallest and at the largest table,"""
SECONDS = 0.4
"""unless they take longer than this, for both."""
PATIENCE = 30.0
"""Seconds after which a package is given up: much more than any needs, for the machine may be busy."""


class Trial(NamedTuple):
    """A game that is being tried, and where the answer comes from: the reason against it, or nothing."""

    process: BaseProcess
    answer: Connection


class Anything(Container[Any]):
    """Where a package has no numbered rules, its events may name any."""

    def __contains__(self, number: object) -> bool:
        return True


def inspect(shelf: Shelf) -> None:
    """Set aside every game from elsewhere that breaks; the house's own are not looked at."""
    started = {game: start(shelf.more, game) for game in shelf.from_elsewhere}
    end = time.monotonic() + PATIENCE
    for game, trial in started.items():
        why = _answer(trial, end)
        if why:
            shelf.put_aside(game, why)


def start(more: str, game: str) -> Trial:
    """Begin to try a game."""
    answer, to = multiprocessing.Pipe(duplex=False)
    process = multiprocessing.Process(target=_try, args=(more, game, to), daemon=True)
    process.start()
    to.close()
    return Trial(process, answer)


def _answer(trial: Trial, end: float) -> str:
    """The reason against a game, if there is one. The process is gone afterwards."""
    process, answer = trial
    try:
        if not answer.poll(max(0.0, end - time.monotonic())):
            return f"its moves do not come to an end within {PATIENCE:.0f} seconds"
        return str(answer.recv())
    except EOFError:
        process.join(PATIENCE)
        return f"it ends the process in which it is played, with {process.exitcode}"
    finally:
        process.kill()
        process.join()
        answer.close()


def _try(more: str, game: str, to: Connection) -> None:
    """In the process of its own. What the package prints is not for anybody."""
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
    """Load all that the house needs of a game, and play a few moves of it. Raises whatever goes wrong."""
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
