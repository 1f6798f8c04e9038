"""How far the characters are apart: a league of neighbours on the ladder, from a fixed book of balanced openings.

    mulot study barrieres ladder --size 7 --seconds 500     plays on where it stopped, then the table; else all sizes

The master has 0.05 s of the processor a move, a part of what it has at a table; the others choose as they always do.
Every opening is played from both seats, and every game is kept as a record (`strength`). Elo 0 is the sensible one.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from pathlib import Path

from mulot.games.barrieres.content import Size
from mulot.games.barrieres.study.strength import MATCHES, Plan, Player, done_so_far, play_on
from mulot.lab.league import Rated, rate

ANCHOR = "sensible"
MASTER = Player("master", 0.05)
PAIRS = (("sensible", "gentle"), ("strong", "sensible"), ("master", "strong"), ("master", "sensible"))
GAMES: dict[int, tuple[int, ...]] = {7: (400, 400, 60, 20), 9: (200, 200, 30, 10)}
"""By size, of each pair: whoever needs no time plays more of them."""


def ladder(size: Size) -> dict[tuple[str, str], str]:
    """The matches of a size, by pair; they are known to `strength` from then on."""
    found = {}
    for pair, games in zip(PAIRS, GAMES[size], strict=True):
        one, other = (MASTER if name == "master" else Player(name) for name in pair)
        found[pair] = name = f"ladder-{pair[0]}-{pair[1]}-{size}"
        MATCHES.setdefault(name, Plan(f"{pair[0]} – {pair[1]}, {size}×{size}", size, 2, games, one, other, 0.5))
    return found


def league(size: Size, file: Path) -> list[Rated]:
    """What the games that were played say."""
    scores: dict[tuple[str, str], Counter[float]] = {}
    names = {name: pair for pair, name in ladder(size).items()}
    for game in done_so_far(file):
        if game["match"] in names:
            scores.setdefault(names[game["match"]], Counter())[game["score"]] += 1
    return rate(scores, ANCHOR)


def main(argv: list[str]) -> int:
    """Play the league on, then show it."""
    parser = argparse.ArgumentParser(
        prog="mulot study barrieres ladder", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--size", type=int, nargs="+", choices=list(GAMES), default=list(GAMES))
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after so long; the next run goes on")
    parser.add_argument("--file", type=Path, default=Path("barrieres-matches.jsonl"))
    chosen = parser.parse_args(argv)
    until = time.monotonic() + chosen.seconds
    for size in chosen.size:
        for name in ladder(size).values():
            play_on(name, chosen.file, max(0.0, until - time.monotonic()))
        print(f"{size}×{size}\n\n| character | Elo | 95 % interval | games | score |\n| --- | --- | --- | --- | --- |")
        for each in league(size, chosen.file):
            span = f"{each.low:+.0f} to {each.high:+.0f}"
            print(f"| {each.bot} | {each.elo:+.0f} | {span} | {each.games} | {100 * each.score:.1f} % |")
    return 0
