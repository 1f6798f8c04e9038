"""Measures the plies per second of every game in random play on one core, without `Match` (`make bench`).

The median of three runs counts. A reference loop in plain Python, which no change to Mulot can affect, makes figures
from different machines comparable.
"""

from __future__ import annotations

import platform
import subprocess
import sys
import time
from random import Random
from statistics import median
from typing import Any

import mulot
from mulot.core.game import AnyGame, Outcome
from mulot.core.luck import RandomLuck
from mulot.core.options import read_options
from research import module_parser

CASES: dict[str, list[dict[str, Any]]] = {
    "clan": [{}, {"forest": "full"}],
    "trio": [{}, {"variant": "pro"}],
}
"""The option sets to measure; games that are not listed use the defaults."""


def ignore_event(event: Any) -> None: ...


def plies_per_second(game: AnyGame, options: Any, seats: int, seconds: float) -> float:
    """Play random games for this many seconds and return the plies per second."""
    rng = Random(1)
    luck, random = RandomLuck(rng), rng.random
    plies, seconds_to_run = 0, time.perf_counter()
    while time.perf_counter() - seconds_to_run < seconds:
        s = game.new(options, seats, luck)
        while not isinstance(waiting := game.waiting(s), Outcome):
            seat = waiting.seats[int(random() * len(waiting.seats))]
            legal = game.legal(s, seat)
            game.play(s, seat, legal[int(random() * len(legal))], luck, ignore_event)
            plies += 1
    return plies / (time.perf_counter() - seconds_to_run)


def reference_loop(seconds: float) -> float:
    """Return the rounds per second of a fixed loop over a small dict, as a measure of the machine and of Python."""
    rounds, seconds_to_run, table = 0, time.perf_counter(), {n: n * 7 % 64 for n in range(64)}
    while time.perf_counter() - seconds_to_run < seconds:
        at = 1
        for _ in range(100):
            at = table[at] + 1 & 63
        rounds += 1
    return rounds / (time.perf_counter() - seconds_to_run)


def import_time(imported: str) -> float:
    """Return how many milliseconds this code adds to starting Python: the median of 15 pairs of starts."""

    def seconds_to_run(code: str) -> float:
        begin = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return (time.perf_counter() - begin) * 1000

    return median(seconds_to_run(imported) - seconds_to_run("pass") for _ in range(15))


def main(argv: list[str]) -> None:
    """Measure the given games (default: all) and print the table."""
    parser = module_parser(__name__, __doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="length of one run")
    parser.add_argument("games", nargs="*", default=list(mulot.shelf()))
    chosen = parser.parse_args(argv)
    print(f"Mulot {mulot.__version__}, {platform.python_implementation()} {platform.python_version()}, one core")
    print(f"{'yardstick':32}{median(reference_loop(1.0) for _ in range(3)):>12,.0f} rounds/s")
    print(f"{'import mulot':32}{import_time('import mulot'):>12.1f} ms")
    first = "import mulot; mulot.load('souriciere')"
    print(f"{'… and the first game':32}{import_time(first):>12.1f} ms")
    for name in chosen.games:
        game = mulot.load(name)
        for given in CASES.get(name, [{}]):
            for seats in (game.seats[0], game.seats[-1]):
                options = read_options(game, given, seats)
                rates = [plies_per_second(game, options, seats, chosen.seconds) for _ in range(3)]
                label = f"{name}, {seats} seats{''.join(f', {k} {v}' for k, v in given.items())}"
                print(f"{label:32}{median(rates):>12,.0f} plies/s")
