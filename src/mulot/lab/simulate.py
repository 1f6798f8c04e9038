"""Many games between bots, here or on many machines, and what came of them.

A plan is cut into chunks; a chunk is a pure function of the plan, so the tally is the same, bit for bit, whoever plays
which chunk, in whatever order. What is done can be kept in a folder: whoever is stopped goes on from there.
"""

from __future__ import annotations

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
from mulot.core.options import read_options, written
from mulot.games import load
from mulot.lab.arena import Result, play_game
from mulot.lab.executors import Executor, Processes, Serial
from mulot.lab.finding_bots import find_bots, label
from mulot.lab.keeping import Kept
from mulot.lab.rows import Recorder

CHUNK = 20
PLENTY = 3600.0
"""Seconds: where playouts are counted, they alone end a choice."""

__all__ = ["Chunk", "Plan", "Tally", "find_bots", "run_chunk", "simulate"]


@dataclass(frozen=True)
class Plan:
    """What is simulated. `bots` are one a seat: a name, `module:name`, `file.py:name`, or a bot itself; with `rotate`
    they change seats from game to game. Where `playouts` are given, time does not end a choice."""

    game: str
    seats: int
    bots: tuple[str | Bot, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    games: int = 1000
    seed: int = 0
    rotate: bool = False
    seconds: float = 0.2
    playouts: int | None = None

    def seating(self, number: int) -> tuple[str | Bot, ...]:
        """Who sits where in this game."""
        shift = number % self.seats if self.rotate else 0
        return self.bots[shift:] + self.bots[:shift]

    def names(self, number: int = 0) -> tuple[str, ...]:
        """What they are called, seat by seat."""
        return tuple(label(bot) for bot in self.seating(number))

    def budget(self) -> Budget:
        """How long a bot may think."""
        return Budget(self.seconds) if self.playouts is None else Budget(PLENTY, self.playouts)

    def told(self) -> dict[str, Any]:
        """The plan as JSON can hold it: what is kept beside data, and compared before a run is gone on with."""
        game = load(self.game)
        return {
            "game": self.game,
            "version": game.version,
            "seats": self.seats,
            "options": written(read_options(game, self.options, self.seats)),
            "bots": list(self.names()),
            "rotate": self.rotate,
            "seed": self.seed,
            **({"seconds": self.seconds} if self.playouts is None else {"playouts": self.playouts}),
        }


@dataclass
class Tally:
    """What came of the games so far. It counts and never adds fractions up on the way, so order changes nothing."""

    games: int = 0
    seats: list[Counter[float]] = field(default_factory=list)
    """By seat: how often it had each score."""
    bots: dict[str, Counter[float]] = field(default_factory=dict)
    """By bot: how often it had each score, on average over its seats of one game."""
    shares: dict[tuple[str, str], Counter[float]] = field(default_factory=dict)
    """By pair, in alphabetical order: how often the first had which share of the score of both."""
    plies: Counter[int] = field(default_factory=Counter)
    """How many games took so many plies."""
    reasons: Counter[str] = field(default_factory=Counter)

    def add(self, seating: Sequence[str], result: Result) -> None:
        """One more game. Several winners share the win, but a cooperative win is everybody's."""
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

    def length(self) -> tuple[float, float, int]:
        """Mean, median, and what 95 of 100 games stay within."""
        total = sum(plies * count for plies, count in self.plies.items())
        middle = (self._at((self.games + 1) // 2) + self._at(self.games // 2 + 1)) / 2
        return total / self.games, middle, self._at(max(1, -(-95 * self.games // 100)))

    def _at(self, rank: int) -> int:
        """The length of the game of this rank, the shortest being 1."""
        for plies in sorted(self.plies):
            rank -= self.plies[plies]
            if rank <= 0:
                return plies
        raise ValueError("there are fewer games")


def mean(scores: Mapping[float, int]) -> float:
    """The mean of scores that were counted."""
    return fsum(score * count for score, count in sorted(scores.items())) / sum(scores.values())


class Chunk(Struct, frozen=True):
    """Some games of a plan: how each ended, and the rows of a data set, if they are wanted, as lines of JSON."""

    results: tuple[Result, ...]
    rows: tuple[str, ...] = ()


def run_chunk(plan: Plan, numbers: tuple[int, int], rows: bool = False, more: str = "", folder: str = "") -> Chunk:
    """The games of these numbers: a pure function of the plan. `more` and `folder` say where games and bots are that
    the house does not bring: another machine does not know them."""
    if more != os.environ.get(shelf.VARIABLE, ""):
        os.environ[shelf.VARIABLE] = more
        shelf.house.cache_clear()
    game = load(plan.game)
    options = read_options(game, plan.options, plan.seats)
    results, lines = [], list[str]()
    for n in range(*numbers):
        recorder = Recorder(game, n, plan.names(n)) if rows else None
        bots = find_bots(plan.game, plan.seating(n), folder)
        results.append(play_game(game, options, bots, f"{plan.seed}/{n}", plan.budget, recorder))
        if recorder:
            lines += [msgspec.json.encode(row).decode() for row in recorder.rows(results[-1].scores)]
    return Chunk(tuple(results), tuple(lines))


def simulate(
    plan: Plan,
    jobs: int = 2,
    executor: Executor | None = None,
    keep: Path | None = None,
    take: Callable[[int, Sequence[str]], None] | None = None,
) -> Iterator[Tally]:
    """Run the plan; yields the growing tally after each chunk. The result depends neither on `jobs` nor on who works.

    `keep`: a folder in which every chunk that is done is kept, and looked for first. `take(first, lines)`: takes the
    rows of a data set, chunk by chunk, in whatever order they come."""
    folder = os.getcwd()
    check(plan, folder)
    chunks = [(first, min(first + CHUNK, plan.games)) for first in range(0, plan.games, CHUNK)]
    kept = Kept(keep, plan.told(), rows=take is not None) if keep else None
    tally = Tally()
    more = os.environ.get(shelf.VARIABLE, "")
    work = partial(run_chunk, plan, rows=take is not None, more=more, folder=folder)
    for part, chunk in _done(kept, chunks):
        yield _count(tally, plan, part, chunk, take)
    left = [part for part in chunks if kept is None or not kept.has(part)]
    chosen = executor or (Processes(jobs) if jobs > 1 else Serial())
    for part, chunk in chosen.run(work, left):
        if kept:
            kept.write(part, chunk)
        yield _count(tally, plan, part, chunk, take)


def check(plan: Plan, folder: str = "") -> None:
    """Raises BadOptions where the plan cannot be played."""
    read_options(load(plan.game), plan.options, plan.seats)
    find_bots(plan.game, plan.bots, folder)
    if len(plan.bots) != plan.seats:
        raise BadOptions("bots", ",".join(plan.names()), ", ".join(["NAME"] * plan.seats))


def _done(kept: Kept | None, chunks: Sequence[tuple[int, int]]) -> Iterator[tuple[tuple[int, int], Chunk]]:
    for part in chunks:
        if kept and kept.has(part):
            yield part, kept.read(part, Chunk)


def _count(
    tally: Tally,
    plan: Plan,
    part: tuple[int, int],
    chunk: Chunk,
    take: Callable[[int, Sequence[str]], None] | None,
) -> Tally:
    for number, result in enumerate(chunk.results, part[0]):
        tally.add(plan.names(number), result)
    if take:
        take(part[0], chunk.rows)
    return tally
