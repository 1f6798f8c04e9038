"""Matches of Barrières by the processor's clock: the same openings from both seats, every game kept as a record.

    python benchmarks/barrieres/match.py house 0.1 --size 9 --games 200 --seconds 0.2 --file MATCHES.jsonl
    python benchmarks/barrieres/match.py --table --file MATCHES.jsonl

Players: `house` (the strongest there is), `0.1` (frozen), `alpha-beta` (a search and a judgement of its own),
`"alpha-beta, same judgement"` (the house's judgement in an alpha-beta). An opening
has two to eight plies, drawn from its number, with a barrier of each seat where there is room for it. `--until` stops
as soon as the sequential test (elo0 = 0, elo1 = 100, 5 % each way) has decided. A match goes on where its file stops.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from alpha_beta import AlphaBeta
from version_0_1 import OldStrong

from mulot.core.luck import Quick
from mulot.games.barrieres.bots.ahead import nearer
from mulot.games.barrieres.bots.kernel import alpha_beta as same_judgement
from mulot.games.barrieres.bots.kernel import thinking
from mulot.games.barrieres.content import Size
from mulot.games.barrieres.model import Action, Barrier, Event, Options, State
from mulot.games.barrieres.notation.record import write_record
from mulot.games.barrieres.rules import legal, new, play
from mulot.lab.intervals import score_interval

Player = Callable[[State, float, Random], Action]


def players() -> dict[str, Player]:
    old = OldStrong()
    return {
        "house": lambda s, seconds, rng: thinking.think(s, seconds, rng, clock=time.thread_time).action,
        "0.1": old.choose,
        "alpha-beta": AlphaBeta().choose,
        "alpha-beta, same judgement": lambda s, seconds, rng: (
            same_judgement.think(s, seconds, rng, clock=time.thread_time).action
        ),
    }


def opening(size: Size, number: int) -> tuple[State, list[Action]]:
    """Two to eight plies: steps towards the cheese, and from four plies on a barrier of each seat among them."""
    rng, past = Random(number), list[Action]()
    s = new(Options(size=size, first=0), 2, Quick(0))
    plies = min(rng.choice((2, 4, 6, 8)), 2 * (size - 3))  # nobody arrives
    when = [rng.randrange(plies // 2) if plies > 2 else -1 for _ in range(2)]
    for ply in range(plies):
        every = legal(s, s.turn)
        barriers = [action for action in every if isinstance(action, Barrier)]
        past.append(rng.choice(barriers if ply // 2 == when[s.turn] else nearer(s, s.turn)))
        play(s, s.turn, past[-1], Quick(0), _deaf)
    return s, past


def one_game(one: Player, other: Player, size: Size, seconds: float, number: int) -> dict[str, Any]:
    """The game of this number: openings come in pairs, `one` sits first in even games."""
    s, past = opening(size, number // 2)
    seat, rng = number % 2, Random(number)
    spent = [0.0, 0.0]
    while not s.outcome:
        options = legal(s, s.turn)
        start, mover = time.thread_time(), s.turn
        action = options[0]
        if len(options) > 1:
            action = (one if s.turn == seat else other)(s, seconds, rng)
        spent[mover != seat] += time.thread_time() - start
        past.append(action)
        play(s, s.turn, action, Quick(0), _deaf)
    line = write_record(Options(size=size, first=0), 2, past)
    return {"number": number, "score": s.outcome.scores[seat], "spent": spent, "record": line}


def decided(scores: list[float], least: float = 0.0, most: float = 100.0, wrong: float = 0.05) -> bool:
    """Wald's sequential test on pairs of games: has it shown one of two differences in Elo to be the likelier?"""
    pairs = [(a + b) / 2 for a, b in zip(scores[::2], scores[1::2], strict=False)]
    if len(pairs) < 5:
        return False
    mean = sum(pairs) / len(pairs)
    spread = max(sum((x - mean) ** 2 for x in pairs) / len(pairs), 0.01)
    low, high = (1 / (1 + 10 ** (-elo / 400)) for elo in (least, most))
    ratio = len(pairs) * (high - low) * (2 * mean - low - high) / (2 * spread)
    return abs(ratio) > math.log((1 - wrong) / wrong)


def known(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []


def show(file: Path) -> None:
    games: dict[str, list[float]] = {}
    for game in known(file):
        games.setdefault(game["match"], []).append(game["score"])
    for name, scores in games.items():
        low, high = score_interval(Counter(scores))
        print(f"{name}: {sum(scores):g} of {len(scores)} ({100 * low:.0f}–{100 * high:.0f} %)")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("one", nargs="?", default="house")
    parser.add_argument("other", nargs="?")
    parser.add_argument("--size", type=int, default=9)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=0.2)
    parser.add_argument("--file", type=Path, default=Path("barrieres-matches.jsonl"))
    parser.add_argument("--label", default="", help="what is tried, as part of the match's name")
    parser.add_argument("--until", action="store_true", help="stop when the sequential test has decided")
    parser.add_argument("--table", action="store_true")
    a = parser.parse_args()
    if a.other:
        name = f"{a.one}{a.label} – {a.other}, {a.size}×{a.size}, {a.seconds} s"
        seats = players()
        results = {game["number"]: game["score"] for game in known(a.file) if game["match"] == name}
        for number in range(a.games):
            if number not in results:
                game = one_game(seats[a.one], seats[a.other], a.size, a.seconds, number)
                results[number] = game["score"]
                with a.file.open("a") as out:
                    out.write(json.dumps({"match": name, **game}) + "\n")
            if a.until and number % 2 and decided([results[n] for n in range(number + 1)]):
                break
    if a.table or a.other:
        show(a.file)


def _deaf(event: Event) -> None:
    """A match counts its ends."""


if __name__ == "__main__":
    sys.exit(main())
