"""The search's constants tuned in games: SPSA, all of them at once, against its own kind and against two others.

    PYTHONPATH=benchmarks/barrieres python study/barrieres/spsa.py tune --size 7 --steps 300 --file SPSA.jsonl
    PYTHONPATH=benchmarks/barrieres python study/barrieres/spsa.py match --size 7 --file SPSA.jsonl house alpha-beta

Every constant is a factor on what is shipped, so 1 everywhere is the house. A step moves all of them a little, each up
or down by the fall of a coin, and the other way round; both play the same openings from both seats: against each other,
against the alpha-beta and against version 0.1, and each of the three counts a third (games among one's own kind alone
deceive). All constants then follow whichever did better. The house's side has counted rounds, so that it plays the same
games on every machine; the others go by the processor's clock, with as much of it as makes the games close.

`tune` goes on where its file stops. `match` plays what it came to (the mean of the second half of all steps) by the
processor's clock, and keeps the games beside it in the form of `benchmarks/barrieres/match.py`.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from alpha_beta import AlphaBeta
from match import Player, known, one_game, players, show
from version_0_1 import OldStrong

from mulot.games.barrieres.bots.kernel import judging, thinking
from mulot.games.barrieres.bots.kernel.danger import DANGERS, FELT, HIDDEN, WEIGHTS
from mulot.games.barrieres.bots.kernel.desk import Desk
from mulot.games.barrieres.bots.kernel.judging import ATTENTION, EXPLORE, FEELS, HOPELESS, NET, SHARP, TABLE
from mulot.games.barrieres.content import Size

Factors = Mapping[str, float]
Compare = Callable[[Factors, Factors, int], dict[str, float]]
"""By how much the first does better than the second in an opening, against each kind of opponent."""
LONG = 60.0
"""Seconds that nobody needs for counted rounds."""
OPENINGS = 1000
"""From this number on openings are for tuning; a match plays those before it."""
GAIN, SETTLING, SLOWER = 0.6, 30, 0.602
NARROWER = 0.101
"""How far a step goes, and how soon the steps get shorter and the trials closer to each other (Spall's exponents)."""
FOES: dict[str, Callable[[], Player]] = {"alpha-beta": lambda: AlphaBeta().choose, "0.1": lambda: OldStrong().choose}


def explore(told: Any, factor: float) -> None:
    """How much what was hardly looked at asks for a look."""
    told[EXPLORE] *= factor


def sharp(told: Any, factor: float) -> None:
    """How much an action's first value counts in its share of attention."""
    told[SHARP] *= factor


def hopeless(told: Any, factor: float) -> None:
    """How much smaller than the best an action's urge may be before it is left out."""
    told[HOPELESS] *= factor


def attention(told: Any, factor: float) -> None:
    """How much an action's kinds count in its share of attention."""
    told[ATTENTION:] *= factor


def first(told: Any, factor: float) -> None:
    """How certain first values are: the table's odds to this power. The net, which is asked about them, too, hears the
    same as before."""
    chances = told[TABLE:NET].astype(np.float64)
    odds = (chances / (1 - chances)) ** factor
    told[TABLE:NET] = odds / (1 + odds)
    told[NET : NET + HIDDEN] /= factor


def sure(told: Any, factor: float) -> None:
    """How certain the values of leaves are: the net's odds to this power."""
    told[NET + WEIGHTS - HIDDEN - 1 : NET + WEIGHTS] *= factor


def fear(told: Any, factor: float) -> None:
    """How much the net hears of what one more barrier could cost."""
    told[NET + (FELT - 2 * DANGERS) * HIDDEN : NET + FELT * HIDDEN] *= factor


CONSTANTS: dict[str, tuple[Callable[[Any, float], None], float]] = {
    "explore": (explore, 0.25),
    "sharp": (sharp, 0.25),
    "hopeless": (hopeless, 0.15),
    "attention": (attention, 0.15),
    "first": (first, 0.2),
    "sure": (sure, 0.15),
    "fear": (fear, 0.2),
}
"""What can be tuned, and how far apart the first trials are, as a power of e."""
OF_THE_NET = ("attention", "sure", "fear")


def names(size: Size) -> list[str]:
    """The constants that there are on this board: the smallest has no net."""
    felt = judging.weights(size, 2)[FEELS] > 0
    return [name for name in CONSTANTS if felt or name not in OF_THE_NET]


def weights(size: Size, factors: Factors) -> Any:
    """What the search is told with these factors."""
    told = judging.weights(size, 2).copy()
    for name, factor in factors.items():
        CONSTANTS[name][0](told, factor)
    return told


def counted(told: Any, rounds: int) -> Player:
    """A house that is told this, with so many rounds a move."""
    desk = Desk(rounds * 200 + 20_000)
    return lambda s, seconds, rng: thinking.think(s, LONG, rng, rounds, told, desk=desk).action


def timed(told: Any) -> Player:
    """A house that is told this, with a tree of its own, by the processor's clock."""
    desk = Desk()
    return lambda s, seconds, rng: (
        thinking.think(s, seconds, rng, weights=told, clock=time.thread_time, desk=desk).action
    )


class Games:
    """What two trials are compared by."""

    def __init__(self, size: Size, rounds: int, seconds: float) -> None:
        self.size, self.rounds, self.seconds = size, rounds, seconds
        self.foes = {name: make() for name, make in FOES.items()}

    def __call__(self, up: Factors, down: Factors, opening: int) -> dict[str, float]:
        """By how much the first scores more than the second, against each other and against each of the foes. (Against
        each other the distance is seen from both sides, and counts half.)"""
        trials = [counted(weights(self.size, trial), self.rounds) for trial in (up, down)]
        better = {"each other": self._score(*trials, opening) - 0.5}
        for name, foe in self.foes.items():
            scores = [self._score(trial, foe, opening) for trial in trials]
            better[name] = scores[0] - scores[1]
        return better

    def _score(self, one: Player, other: Player, opening: int) -> float:
        """The first one's mean score in this opening, from both seats."""
        by = {"one": one, "other": other}
        games = [one_game(by, "one", ["other"], self.size, self.seconds, 2 * opening + seat) for seat in (0, 1)]
        return float(sum(game["score"] for game in games)) / 2


class Tuning:
    """A walk from what is shipped; all that it needs to go on lies in its file."""

    def __init__(self, file: Path, settings: dict[str, Any], compare: Compare) -> None:
        self.file, self.settings, self._compare = file, settings, compare
        self.size: Size = settings["size"]
        self.names, steps = names(self.size), steps_of(file, self.size)
        for step in steps:
            if step["settings"] != settings or list(step["at"]) != self.names:
                raise SystemExit(
                    f"{file}: its steps on this board were made with {step['settings']}; take another file"
                )
        self.done = len(steps)
        self.at = dict(steps[-1]["at"]) if steps else dict.fromkeys(self.names, 0.0)

    def step(self) -> None:
        """Try both ways, go the better one, and keep it on record. `at` is counted in first distances of trials."""
        rng = Random(f"{self.settings['seed']}/{self.size}/{self.done}")
        apart = 1 / (self.done + 1) ** NARROWER
        coins = {name: rng.choice((-1, 1)) for name in self.names}
        opening = OPENINGS + rng.randrange(1 << 20)
        up, down = (
            factors({name: self.at[name] + way * apart * coins[name] for name in self.names}) for way in (1, -1)
        )
        better = self._compare(up, down, opening)
        gain = GAIN / (self.done + 1 + SETTLING) ** SLOWER
        slope = sum(better.values()) / len(better) / (2 * apart)
        self.at = {name: round(self.at[name] + gain * slope * coins[name], 5) for name in self.names}
        self.done += 1
        row = {"settings": self.settings, "step": self.done, "coins": coins, "better": better, "at": self.at}
        with self.file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(row) + "\n")


def factors(at: Factors) -> dict[str, float]:
    """Places of a walk as factors."""
    return {name: math.exp(CONSTANTS[name][1] * place) for name, place in at.items()}


def steps_of(file: Path, size: int) -> list[dict[str, Any]]:
    """The steps on this board that are on record."""
    return [step for step in known(file) if step["settings"]["size"] == size]


def came_to(file: Path, size: Size) -> dict[str, float]:
    """The factors after all steps on record: the mean of their second half, for a single step is mostly luck."""
    steps = steps_of(file, size)
    if not steps:
        raise SystemExit(f"{file}: no steps on {size}×{size}")
    late = steps[len(steps) // 2 :]
    return factors({name: sum(step["at"][name] for step in late) / len(late) for name in late[0]["at"]})


def match(a: argparse.Namespace) -> None:
    """What the tuning came to, against others, by the processor's clock."""
    tuned = came_to(a.file, a.size)
    print({name: round(factor, 3) for name, factor in tuned.items()})
    by, file = (
        {"tuned": timed(weights(a.size, tuned)), "house": timed(judging.weights(a.size, 2))},
        a.file.with_suffix(".games.jsonl"),
    )
    by = {**players(), **by}
    for other in a.others:
        if other not in by:
            raise SystemExit(f"no such player: {other}")
        name = f"{a.one} – {other}, {a.size}×{a.size}, {a.seconds} s"
        played = {game["number"] for game in known(file) if game["match"] == name}
        for number in range(a.games):
            if number not in played:
                game = one_game(by, a.one, [other], a.size, a.seconds, number)
                with file.open("a", encoding="utf-8") as out:
                    out.write(json.dumps({"match": name, **game}) + "\n")
    show(file)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("tune", "match"))
    parser.add_argument("others", nargs="*", help="whom to match it with")
    parser.add_argument("--one", default="tuned", choices=("tuned", "house"), help="who plays them")
    parser.add_argument("--size", type=int, default=9, choices=(5, 7, 9, 11))
    parser.add_argument("--file", type=Path, default=Path("barrieres-spsa.jsonl"))
    parser.add_argument("--steps", type=int, default=300, help="in all, those on record included")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=300, help="of the house, a move")
    parser.add_argument(
        "--seconds", type=float, help="of the processor a move; of the others, where rounds are counted"
    )
    parser.add_argument("--games", type=int, default=100)
    a = parser.parse_args()
    if a.what == "match":
        a.seconds = a.seconds or 0.05
        match(a)
        return
    settings = {"size": a.size, "seed": a.seed, "rounds": a.rounds, "seconds": a.seconds or 0.01}
    tuning = Tuning(a.file, settings, Games(a.size, a.rounds, a.seconds or 0.01))
    while tuning.done < a.steps:
        tuning.step()
    print({name: round(factor, 3) for name, factor in came_to(a.file, a.size).items()})


if __name__ == "__main__":
    sys.exit(main())
