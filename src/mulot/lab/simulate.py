"""Simulates many games between bots, on this machine or a cluster, and counts the results.

A plan is split into chunks. The result of a chunk depends only on the plan, so the tally is bit-for-bit identical on
any executor and in any order. Finished chunks can be saved in a folder, so that an interrupted run can be resumed.
"""

import os
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations
from math import fsum
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from mulot import games as shelf
from mulot.bots import Bot, Budget
from mulot.core.errors import BadOptions
from mulot.core.options import plain_options, read_options
from mulot.games import load
from mulot.lab.arena import GameResult, play_game
from mulot.lab.bot_lookup import bot_name, find_bots
from mulot.lab.checkpoint import CheckpointFolder
from mulot.lab.dataset import Recorder
from mulot.lab.executors import Executor, Processes, Serial

GAMES_PER_CHUNK = 20
UNLIMITED_S = 3600.0
"""Seconds per move if playouts are given: enough for the number of playouts to be the only limit."""

__all__ = ["Chunk", "Plan", "Tally", "find_bots", "run_chunk", "simulate"]


@dataclass(frozen=True)
class Plan:
    """What to simulate.

    `bots` has one entry per seat: a name, `MODULE:NAME`, `FILE.py:NAME`, or a Bot. With `rotate` the bots change seats
    from game to game. Each move is limited to `seconds`, or to `playouts` if that is given."""

    game: str
    seats: int
    bots: tuple[str | Bot, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    games: int = 1000
    seed: int = 0
    rotate: bool = False
    seconds: float = 0.2
    playouts: int | None = None

    def seating(self, game_number: int) -> tuple[str | Bot, ...]:
        """Return the bot in each seat, for the game with this number."""
        shift = game_number % self.seats if self.rotate else 0
        return self.bots[shift:] + self.bots[:shift]

    def names(self, game_number: int = 0) -> tuple[str, ...]:
        """Return the name of the bot in each seat, for the game with this number."""
        return tuple(bot_name(bot) for bot in self.seating(game_number))

    def budget(self) -> Budget:
        """Return a fresh thinking budget for one move."""
        return Budget(self.seconds) if self.playouts is None else Budget(UNLIMITED_S, self.playouts)

    def to_dict(self) -> dict[str, Any]:
        """Return the plan as JSON-compatible data, which is saved with data sets and compared before a run resumes."""
        game = load(self.game)
        return {
            "game": self.game,
            "version": game.version,
            "seats": self.seats,
            "options": plain_options(read_options(game, self.options, self.seats)),
            "bots": list(self.names()),
            "rotate": self.rotate,
            "seed": self.seed,
            **({"seconds": self.seconds} if self.playouts is None else {"playouts": self.playouts}),
        }


@dataclass
class Tally:
    """The results of the games so far. It only counts and never adds fractions, so the order of games is irrelevant."""

    games: int = 0
    seats: list[Counter[float]] = field(default_factory=list)
    """For each seat, how often it got each score."""
    bots: dict[str, Counter[float]] = field(default_factory=dict)
    """For each bot, how often it got each score (averaged over its seats in one game)."""
    shares: dict[tuple[str, str], Counter[float]] = field(default_factory=dict)
    """For each pair of bots in alphabetical order, how often the first got each share of their combined score."""
    plies: Counter[int] = field(default_factory=Counter)
    """Number of games by length in plies."""
    reasons: Counter[str] = field(default_factory=Counter)

    def add(self, seating: Sequence[str], result: GameResult) -> None:
        """Count one game. `seating` has the name of the bot in each seat."""
        self.games += 1
        self.seats = self.seats or [Counter() for _ in seating]
        for seat, score in enumerate(result.scores):
            self.seats[seat][score] += 1
        means = {}
        for bot in sorted(set(seating)):
            own = [score for score, name in zip(result.scores, seating, strict=True) if name == bot]
            means[bot] = fsum(own) / len(own)
            self.bots.setdefault(bot, Counter())[means[bot]] += 1
        for one, other in combinations(means, 2):
            both = means[one] + means[other]
            self.shares.setdefault((one, other), Counter())[means[one] / both if both else 0.5] += 1
        self.plies[result.plies] += 1
        self.reasons[result.reason] += 1

    def length_statistics(self) -> tuple[float, float, int]:
        """Return the mean, the median and the 95th percentile of the game lengths in plies."""
        total = sum(plies * count for plies, count in self.plies.items())
        middle = (self._length_at_rank((self.games + 1) // 2) + self._length_at_rank(self.games // 2 + 1)) / 2
        return total / self.games, middle, self._length_at_rank(max(1, -(-95 * self.games // 100)))

    def _length_at_rank(self, rank: int) -> int:
        """Return the length of the game with this rank (rank 1 is the shortest game)."""
        for plies in sorted(self.plies):
            rank -= self.plies[plies]
            if rank <= 0:
                return plies
        raise ValueError("there are fewer games")


def mean(scores: Mapping[float, int]) -> float:
    """Return the mean score, given how often each score occurred."""
    return fsum(score * count for score, count in sorted(scores.items())) / sum(scores.values())


class Chunk(Struct, frozen=True):
    """The results of some games of a plan and, if requested, their data-set rows as lines of JSON."""

    results: tuple[GameResult, ...]
    rows: tuple[str, ...] = ()


def run_chunk(
    plan: Plan, game_range: tuple[int, int], rows: bool = False, more_games: str = "", folder: str = ""
) -> Chunk:
    """Play the games of a plan from `game_range[0]` up to, but not including, `game_range[1]`.

    `more_games` (as for `--more-games`) and `folder` say where to find additional games and custom bots, because worker
    processes and other machines do not know that."""
    if more_games != os.environ.get(shelf.MORE_GAMES_VARIABLE, ""):
        os.environ[shelf.MORE_GAMES_VARIABLE] = more_games
        shelf.default_shelf.cache_clear()
    game = load(plan.game)
    options = read_options(game, plan.options, plan.seats)
    results, lines = [], list[str]()
    for n in range(*game_range):
        recorder = Recorder(game, n, plan.names(n)) if rows else None
        bots = find_bots(plan.game, plan.seating(n), folder)
        results.append(play_game(game, options, bots, f"{plan.seed}/{n}", plan.budget, recorder))
        if recorder:
            lines += [msgspec.json.encode(row).decode() for row in recorder.build_rows(results[-1].scores)]
    return Chunk(tuple(results), tuple(lines))


def simulate(
    plan: Plan,
    jobs: int = 2,
    executor: Executor | None = None,
    checkpoint_folder: Path | None = None,
    on_rows: Callable[[int, Sequence[str]], None] | None = None,
) -> Iterator[Tally]:
    """Run a plan and yield the tally after each chunk (always the same object, updated). The result does not depend on
    `jobs` or the executor.

    If `checkpoint_folder` is given, finished chunks are read from it and saved there. `on_rows(first, lines)` is called
    for each chunk, in the order in which chunks finish, with the number of its first game and its data-set rows. Raises
    BadOptions if the plan cannot be played."""
    folder = os.getcwd()
    check_plan(plan, folder)
    chunks = [(first, min(first + GAMES_PER_CHUNK, plan.games)) for first in range(0, plan.games, GAMES_PER_CHUNK)]
    checkpoints = (
        CheckpointFolder(checkpoint_folder, plan.to_dict(), rows=on_rows is not None) if checkpoint_folder else None
    )
    tally = Tally()
    more_games = os.environ.get(shelf.MORE_GAMES_VARIABLE, "")
    work = partial(run_chunk, plan, rows=on_rows is not None, more_games=more_games, folder=folder)
    for part, chunk in _finished_chunks(checkpoints, chunks):
        yield _add_chunk(tally, plan, part, chunk, on_rows)
    remaining = [part for part in chunks if checkpoints is None or not checkpoints.is_done(part)]
    chosen = executor or (Processes(jobs) if jobs > 1 else Serial())
    for part, chunk in chosen.run(work, remaining):
        if checkpoints:
            checkpoints.write(part, chunk)
        yield _add_chunk(tally, plan, part, chunk, on_rows)


def check_plan(plan: Plan, folder: str = "") -> None:
    """Raise BadOptions if the plan cannot be played."""
    read_options(load(plan.game), plan.options, plan.seats)
    find_bots(plan.game, plan.bots, folder)
    if len(plan.bots) != plan.seats:
        raise BadOptions("bots", ",".join(plan.names()), ", ".join(["NAME"] * plan.seats))


def _finished_chunks(
    checkpoints: CheckpointFolder | None, chunks: Sequence[tuple[int, int]]
) -> Iterator[tuple[tuple[int, int], Chunk]]:
    for part in chunks:
        if checkpoints and checkpoints.is_done(part):
            yield part, checkpoints.read(part, Chunk)


def _add_chunk(
    tally: Tally,
    plan: Plan,
    game_range: tuple[int, int],
    chunk: Chunk,
    on_rows: Callable[[int, Sequence[str]], None] | None,
) -> Tally:
    """Count the results of a chunk, pass on its data-set rows, and return the tally."""
    for number, result in enumerate(chunk.results, game_range[0]):
        tally.add(plan.names(number), result)
    if on_rows:
        on_rows(game_range[0], chunk.rows)
    return tally
