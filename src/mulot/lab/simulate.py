"""Many games between bots, on all cores, and what came of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from multiprocessing import get_context
from statistics import median
from typing import Any

from mulot.bots import Bot, Budget, random_bot
from mulot.core.errors import BadOptions
from mulot.core.options import read_options
from mulot.games import bots, load
from mulot.lab.arena import Result, play_game

CHUNK = 20


@dataclass(frozen=True)
class Plan:
    """What is simulated. `bots` are names, one a seat; with `rotate` they change seats from game to game."""

    game: str
    seats: int
    bots: tuple[str, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    games: int = 1000
    seed: int = 0
    rotate: bool = False
    seconds: float = 0.2
    playouts: int | None = None

    def seating(self, number: int) -> tuple[str, ...]:
        """Who sits where in this game."""
        shift = number % self.seats if self.rotate else 0
        return self.bots[shift:] + self.bots[:shift]


@dataclass
class Tally:
    """What came of the games so far."""

    games: int = 0
    by_seat: list[float] = field(default_factory=list)
    by_bot: Counter[str] = field(default_factory=Counter)
    seats_of_bot: Counter[str] = field(default_factory=Counter)
    plies: list[int] = field(default_factory=list)
    reasons: Counter[str] = field(default_factory=Counter)

    def add(self, seating: Sequence[str], result: Result) -> None:
        """One more game. Several winners share the win, but a cooperative win is everybody's."""
        self.games += 1
        self.by_seat = self.by_seat or [0.0] * len(seating)
        for seat, score in enumerate(result.scores):
            self.by_seat[seat] += score
            self.by_bot[seating[seat]] += score  # type: ignore[assignment]  # scores may be halves
            self.seats_of_bot[seating[seat]] += 1
        self.plies.append(result.plies)
        self.reasons[result.reason] += 1

    def length(self) -> tuple[float, float, int]:
        """Mean, median, and what 95 of 100 games stay within."""
        ordered = sorted(self.plies)
        return sum(ordered) / len(ordered), median(ordered), ordered[max(0, -(-95 * len(ordered) // 100) - 1)]


def find_bots(game: str, names: Sequence[str]) -> list[Bot]:
    """The bots of these names, the random one included; raises BadOptions."""
    known = {**bots(game), random_bot.name: random_bot}
    for name in names:
        if name not in known:
            raise BadOptions("bots", name, ", ".join(known))
    return [known[name] for name in names]


def run_chunk(plan: Plan, first: int, last: int) -> list[Result]:
    """The games of these numbers: a pure function of the plan."""
    game = load(plan.game)
    options = read_options(game, plan.options, plan.seats)
    budget: Callable[[], Budget] = lambda: Budget(plan.seconds, plan.playouts)  # noqa: E731
    return [
        play_game(game, options, find_bots(plan.game, plan.seating(n)), f"{plan.seed}/{n}", budget)
        for n in range(first, last)
    ]


def simulate(plan: Plan, jobs: int = 2) -> Iterator[Tally]:
    """Run the plan; yields the growing tally after each chunk. The result does not depend on `jobs`."""
    game = load(plan.game)
    read_options(game, plan.options, plan.seats)
    find_bots(plan.game, plan.bots)
    if len(plan.bots) != plan.seats:
        raise BadOptions("bots", ",".join(plan.bots), ", ".join(["NAME"] * plan.seats))
    chunks = [(first, min(first + CHUNK, plan.games)) for first in range(0, plan.games, CHUNK)]
    tally = Tally()
    if jobs == 1:
        for first, last in chunks:
            _count(tally, plan, first, run_chunk(plan, first, last))
            yield tally
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        running = {pool.submit(run_chunk, plan, first, last): first for first, last in chunks}
        for done in as_completed(running):
            _count(tally, plan, running[done], done.result())
            yield tally


def _count(tally: Tally, plan: Plan, first: int, results: Sequence[Result]) -> None:
    for number, result in enumerate(results, first):
        tally.add(plan.seating(number), result)
