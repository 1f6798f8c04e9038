"""What the battery has found so far: a line of JSON for each round, in a file that is only added to."""

from __future__ import annotations

import json
import os
import subprocess
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

KEPT = Path(__file__).resolve().parent.parent.parent / ".prove" / "rounds.jsonl"
LET_GO = "rounds let go of"
QUIET = 0.35
"""A machine that is busier than this before or after a round has something else to do: its times prove nothing."""


@dataclass
class Round:
    """What one round came to: counts are added up, figures have bounds, and nothing may be broken."""

    counts: dict[str, int] = field(default_factory=dict)
    figures: dict[str, float] = field(default_factory=dict)
    broken: list[str] = field(default_factory=list)

    def count(self, what: str, number: int = 1) -> None:
        self.counts[what] = self.counts.get(what, 0) + number

    def most(self, figure: str, value: float) -> None:
        self.figures[figure] = max(value, self.figures.get(figure, value))


@dataclass(frozen=True)
class Bound:
    """What a figure may be at most, or must be at least. A time is judged only where the machine was quiet."""

    figure: str
    most: float | None = None
    least: float | None = None
    timed: bool = True

    def broken_by(self, value: float) -> bool:
        """Whether a value is past the bound."""
        return (self.most is not None and value > self.most) or (self.least is not None and value < self.least)

    def worst(self, values: Sequence[float]) -> float:
        """The value nearest to breaking it, or furthest past it."""
        return max(values) if self.most is not None else min(values)

    def __str__(self) -> str:
        return f"at most {self.most:g}" if self.most is not None else f"at least {self.least:g}"


@dataclass(frozen=True)
class Part:
    """One kind of trouble. `run(seed, small)` is one round of it; `full` is how much of each count a whole night has;
    `needs` are counts that no round may be without: a round in which nothing happened proves nothing."""

    name: str
    what: str
    full: Mapping[str, int]
    run: Callable[[int, bool], Awaitable[Round]]
    needs: tuple[str, ...] = ()
    bounds: tuple[Bound, ...] = ()


@dataclass(frozen=True)
class Kept:
    """A round as it was written down."""

    part: str
    seed: int
    at: float
    commit: str
    seconds: float
    quiet: bool
    counts: dict[str, int]
    figures: dict[str, float]
    broken: list[str]


def judge(part: Part, done: Round, quiet: bool) -> list[str]:
    """All that is wrong with a round, and with what it could not show."""
    wrong = list(done.broken)
    wrong += [f"nothing happened: no {need}" for need in part.needs if not done.counts.get(need)]
    for bound in part.bounds:
        value = done.figures.get(bound.figure)
        if value is None:
            wrong.append(f"{bound.figure} was not taken")
        elif bound.broken_by(value) and (quiet or not bound.timed):
            wrong.append(f"{bound.figure} is {value:g}, must be {bound}")
    return wrong


def busy(seconds: float = 0.3) -> float:
    """How much of this machine's processors is in use just now, by anybody."""

    def ticks() -> tuple[int, int]:
        with open("/proc/stat") as stat:
            parts = [int(part) for part in stat.readline().split()[1:9]]
        return sum(parts), parts[3] + parts[4]

    if not Path("/proc/stat").exists():
        return os.getloadavg()[0] / (os.cpu_count() or 1)
    (all_before, idle_before), _ = ticks(), time.sleep(seconds)
    all_after, idle_after = ticks()
    return 1 - (idle_after - idle_before) / max(1, all_after - all_before)


def commit() -> str:
    """What was tried: the commit, with a plus sign where files were changed after it."""

    def git(*words: str) -> str:
        done = subprocess.run(["git", *words], capture_output=True, text=True, check=False, cwd=KEPT.parent.parent)
        return done.stdout.strip()

    changed = git("status", "--porcelain", "--untracked-files=no", "--", "src")
    return git("rev-parse", "--short", "HEAD") + ("+" if changed else "")


def keep(kept: Kept, path: Path = KEPT) -> None:
    """Add a round."""
    path.parent.mkdir(exist_ok=True)
    with path.open("a") as file:
        file.write(json.dumps(asdict(kept)) + "\n")


def all_kept(path: Path = KEPT) -> list[Kept]:
    """Everything so far."""
    if not path.exists():
        return []
    return [Kept(**json.loads(line)) for line in path.read_text().splitlines()]


def forget(names: set[str], path: Path = KEPT) -> None:
    """Let the rounds of some parts go: what they showed is no longer so. How many there were stays on the page."""
    known = all_kept(path)
    left = [kept for kept in known if kept.part not in names]
    for name in sorted(names):
        gone = [kept for kept in known if kept.part == name]
        number = sum(kept.counts.get(LET_GO, 1) for kept in gone)
        if number:
            left.append(Kept(name, 0, gone[-1].at, gone[-1].commit, 0.0, False, {LET_GO: number}, {}, []))
    path.unlink(missing_ok=True)
    for kept in left:
        keep(kept, path)


def added_up(rounds: Sequence[Kept]) -> dict[str, int]:
    """The counts of all rounds together."""
    total: dict[str, int] = {}
    for one in rounds:
        for what, number in one.counts.items():
            total[what] = total.get(what, 0) + number
    return total


def furthest_behind(part: str, before: str, names: Sequence[str], seed: int) -> str:
    """The name of which there is least so far; where there is as little of several, chance decides."""
    total = added_up([one for one in all_kept() if one.part == part])
    least = min(total.get(before + name, 0) for name in names)
    behind = [name for name in names if total.get(before + name, 0) <= least + 20]
    return behind[seed % len(behind)]


def missing(part: Part, rounds: Sequence[Kept]) -> dict[str, int]:
    """What a whole night has and these rounds have not."""
    total = added_up(rounds)
    return {what: full - total.get(what, 0) for what, full in part.full.items() if total.get(what, 0) < full}
