"""How many steps an environment makes in a second of one processor, its own time: ours, and those of others.

Random legal play; a step holds what is seen, the mask of what is legal, and the beginning of the next game where one is
over. Three runs each, medians. Ours are the many tables of Barrières in arrays (`mulot.lab.many`) and the plain
environments of all games (`mulot.lab.zoo`, `mulot.lab.gym`). With `--others PYTHON`, an interpreter that has
`pettingzoo`, `pygame`, `pgx` and `jax`, PettingZoo's connect four and PGX's 9×9 go are measured as well, the latter
with the same batch. (`make study` makes such an environment, `.study`; none of it is in the lock.) Needs the extra
`research`.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import Any

from research import parser_of

BATCH = 1024
OTHERS = Path(__file__).with_name("others.py")
Row = tuple[str, int, float]


def rate(work: Callable[[int], int], seconds: float) -> float:
    """Steps a second of processor time; `work(n)` makes about n and says how many they were."""
    work(1)
    found = []
    for _ in range(3):
        steps, start = 0, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            steps += work(100)
        found.append(steps / spent)
    return median(found)


def many_tables(seats: int, options: dict[str, Any], batch: int, copy: bool) -> Callable[[int], int]:
    """Barrières in arrays."""
    from mulot.lab.many import ManyTables

    tables = ManyTables(batch, seats, options, copy)
    tables.reset(seed=1)
    for _ in range(options["size"] ** 2 * 5):  # until games of every age are among them
        tables.step(tables.sample())

    def work(n: int) -> int:
        for _ in range(n):
            tables.step(tables.sample())
        return n * batch

    return work


def turn_by_turn(game: str, seats: int) -> Callable[[int], int]:
    """A PettingZoo environment of ours."""
    import numpy as np

    from mulot.lab import zoo

    table, rng = zoo.env(game, seats), np.random.default_rng(1)
    table.reset(seed=1)

    def work(n: int) -> int:
        for _ in range(n):
            seen, _, over, late, _ = table.last()
            if over or late:
                table.reset()
                seen = table.last()[0]
            table.step(rng.choice(np.flatnonzero(seen["action_mask"])))
        return n

    return work


def one_seat(game: str, seats: int) -> Callable[[int], int]:
    """A Gymnasium environment of ours: the steps of the learner, against random play."""
    import numpy as np

    from mulot.lab.gym import OneSeat

    table, rng = OneSeat(game, seats), np.random.default_rng(1)
    info = table.reset(seed=1)[1]

    def work(n: int) -> int:
        nonlocal info
        for _ in range(n):
            _, _, over, _, info = table.step(rng.choice(np.flatnonzero(info["action_mask"])))
            if over:
                info = table.reset()[1]
        return n

    return work


def ours(seconds: float) -> Iterator[Row]:
    """Every line of ours."""
    import mulot

    for seats, size in ((2, 7), (2, 9), (4, 9)):
        told = f"Barrières {size}×{size}, {seats} seats, many tables"
        yield f"{told}, their own arrays", BATCH, rate(many_tables(seats, {"size": size}, BATCH, False), seconds)
        yield f"{told}, copies", BATCH, rate(many_tables(seats, {"size": size}, BATCH, True), seconds)
    for name in mulot.shelf():
        seats = max(2, mulot.load(name).seats[0])
        yield f"{name}, {seats} seats, PettingZoo by turns", 1, rate(turn_by_turn(name, seats), seconds)
        yield f"{name}, one of {seats} seats, Gymnasium", 1, rate(one_seat(name, seats), seconds)


def theirs(python: str, seconds: float, batch: int) -> Iterator[Row]:
    """What the other interpreter says of the others."""
    try:
        command = [python, str(OTHERS), str(seconds), str(batch)]
        said = subprocess.run(command, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError) as why:
        print(f"the others could not be measured: {getattr(why, 'stderr', None) or why}", file=sys.stderr)
        return
    for line in said.stdout.splitlines():
        what, number, found = json.loads(line)
        yield what, number, found


def main(argv: list[str]) -> int:
    """Print the table."""
    parser = parser_of(__name__, __doc__)
    parser.add_argument("--others", help="an interpreter that has the environments of others")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long one run takes")
    chosen = parser.parse_args(argv)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})  # one core, for those with threads of their own too
    print(f"Python {platform.python_version()}, one core; steps a second of processor time\n")
    print("| environment | batch | steps/s |\n| --- | --- | --- |", flush=True)
    for part in (ours(chosen.seconds), theirs(chosen.others, chosen.seconds, BATCH) if chosen.others else iter(())):
        for what, batch, steps in part:
            print(f"| {what} | {batch:,} | {steps:,.0f} |", flush=True)
    return 0
