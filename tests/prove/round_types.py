"""Defines the parts of the battery, the results of their rounds, and when a round is broken."""

from __future__ import annotations

import os
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

MAX_QUIET_CPU_LOAD = 0.35
"""If the CPU load is higher than this before or after a round, the machine is busy and the times are not judged."""


@dataclass
class Round:
    """The result of a round: counts, which are added up; figures, which have bounds; and messages about what is
    broken."""

    counts: dict[str, int] = field(default_factory=dict)
    figures: dict[str, float] = field(default_factory=dict)
    broken: list[str] = field(default_factory=list)

    def count(self, what: str, number: int = 1) -> None:
        self.counts[what] = self.counts.get(what, 0) + number

    def record_max(self, figure: str, value: float) -> None:
        self.figures[figure] = max(value, self.figures.get(figure, value))


@dataclass(frozen=True)
class Bound:
    """The maximum or minimum of a figure. A timed one is judged only if the machine was quiet."""

    figure: str
    most: float | None = None
    least: float | None = None
    timed: bool = True

    def broken_by(self, value: float) -> bool:
        """True if a value violates the bound."""
        return (self.most is not None and value > self.most) or (self.least is not None and value < self.least)

    def worst(self, values: Sequence[float]) -> float:
        """Return the value that is nearest to violating the bound, or that violates it most."""
        return max(values) if self.most is not None else min(values)

    def __str__(self) -> str:
        return f"at most {self.most:g}" if self.most is not None else f"at least {self.least:g}"


@dataclass(frozen=True)
class BatteryPart:
    """A part of the battery. `run(seed, small)` runs one round; `whole` has the counts of a complete proof; `needs` has
    counts without which a round proves nothing and counts as broken; `programs` must be installed."""

    name: str
    what: str
    whole: Mapping[str, int]
    run: Callable[[int, bool], Awaitable[Round]]
    needs: tuple[str, ...] = ()
    bounds: tuple[Bound, ...] = ()
    programs: tuple[str, ...] = ()


def find_violations(part: BatteryPart, done: Round, quiet: bool, small: bool = False) -> list[str]:
    """Return everything that is wrong with a round. The figures of a small round are not judged."""
    wrong = list(done.broken)
    wrong += [f"nothing happened: no {need}" for need in part.needs if not done.counts.get(need)]
    for bound in () if small else part.bounds:
        value = done.figures.get(bound.figure)
        if value is None:
            wrong.append(f"{bound.figure} was not taken")
        elif bound.broken_by(value) and (quiet or not bound.timed):
            wrong.append(f"{bound.figure} is {value:g}, must be {bound}")
    return wrong


def cpu_load(seconds: float = 0.3) -> float:
    """Return the share of the machine's CPU time that is in use now, by any process (0 to 1)."""

    def ticks() -> tuple[int, int]:
        with open("/proc/stat") as stat:
            parts = [int(part) for part in stat.readline().split()[1:9]]
        return sum(parts), parts[3] + parts[4]

    if not Path("/proc/stat").exists():
        return os.getloadavg()[0] / (os.cpu_count() or 1)
    (all_before, idle_before), _ = ticks(), time.sleep(seconds)
    all_after, idle_after = ticks()
    return 1 - (idle_after - idle_before) / max(1, all_after - all_before)
