"""A short test of external games: at start-up the server plays a few moves of each and disables those that fail.

Each package is tested in a separate process, all of them in parallel, so a package that hangs or exits does no harm and
delays the start by at most `TIMEOUT_S` seconds.
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

from mulot.core.errors import GameDisabled, NoSuchPackage
from mulot.games import Shelf, describe_error
from mulot.testing.case import rules_in
from mulot.testing.laws import MatchReport, check_random_match
from mulot.testing.messages import read_messages

MAX_PLIES = 12
"""The number of moves played at the smallest and at the largest table."""
PLAY_TIME_S = 0.4
"""The time limit for the moves at both tables together."""
TIMEOUT_S = 30.0
"""Seconds until a package is considered hung: far more than necessary, because the machine may be busy."""


class Trial(NamedTuple):
    """A test in progress: the process, and the pipe through which it sends its result (why the game failed, or an empty
    text)."""

    process: BaseProcess
    result: Connection


class AnyNumber(Container[Any]):
    """A container that contains every rule number, for packages without numbered rules."""

    def __contains__(self, number: object) -> bool:
        return True


def disable_failing_games(shelf: Shelf) -> None:
    """Test all external games and disable those that fail. Built-in games are not tested."""
    started = {game: start_trial(shelf.more, game) for game in shelf.external_ids}
    end = time.monotonic() + TIMEOUT_S
    for game, trial in started.items():
        why = _wait_for_result(trial, end)
        if why:
            shelf.disable(game, why)


def why_not_loaded(name: str) -> str:
    """Load a module or a folder of games in a separate process, and return why this process must not load it: because
    it never ends, or ends the process. Empty if it may; it may still raise errors, which `Shelf` handles."""
    return _wait_for_result(start_trial(name, ""), time.monotonic() + TIMEOUT_S)


def start_trial(more: str, game: str) -> Trial:
    """Start the test of a game in a new process. `more` says where the game is, as for `Shelf`. Without a game, `more`
    is only loaded."""
    result, result_sender = multiprocessing.Pipe(duplex=False)
    process = multiprocessing.Process(target=_run_trial, args=(more, game, result_sender), daemon=True)
    process.start()
    result_sender.close()
    return Trial(process, result)


def _wait_for_result(trial: Trial, end: float) -> str:
    """Wait for the result of a test, end its process, and return why the game failed (empty: it passed)."""
    process, result = trial
    try:
        if not result.poll(max(0.0, end - time.monotonic())):
            return f"it did not finish within {TIMEOUT_S:.0f} seconds"
        return str(result.recv())
    except EOFError:
        process.join(TIMEOUT_S)
        return f"it ended the process, with exit code {process.exitcode}"
    finally:
        process.kill()
        process.join()
        result.close()


def _run_trial(more: str, game: str, result_sender: Connection) -> None:
    """Test a game in the child process; its output is discarded."""
    sys.stdout = sys.stderr = open(os.devnull, "w")  # noqa: SIM115 (until the process ends)
    try:
        if game:
            check_game(Shelf(more), game)
        else:
            Shelf(more).packages  # noqa: B018 (loads them)
    except GameDisabled as aside:
        result_sender.send(aside.why)
    except NoSuchPackage:
        result_sender.send("")  # the shelf says so itself
    except BaseException as error:
        result_sender.send(describe_error(error))
    else:
        result_sender.send("")


def check_game(shelf: Shelf, game: str) -> None:
    """Load everything that the server needs from a game and play a few moves. Any error is raised."""
    found, folder = shelf.load(game), shelf.folder(game)
    shelf.bots(game)
    shelf.evaluator(game)
    texts = sorted((folder / "text").rglob("*.ftl"))
    if not texts:
        raise FileNotFoundError("it has no texts: there is no file text/<language>.ftl")
    for text in texts:
        read_messages(text)
    numbers: Any = rules_in(folder) if (folder / "RULES.md").is_file() else AnyNumber()
    end = time.monotonic() + PLAY_TIME_S

    def should_stop(report: MatchReport) -> bool:
        return report.plies >= MAX_PLIES or time.monotonic() > end

    for seats in sorted({found.seats[0], found.seats[-1]}):
        check_random_match(found, numbers, {}, seats, seed=1, fraction=0.3, should_stop=should_stop)
