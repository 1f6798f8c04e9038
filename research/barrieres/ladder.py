"""How far the characters and the rungs between them are apart: each against the one before, from a fixed book of
balanced openings.

    python -m research barrieres ladder --size 7 --seconds 500     plays on where it stopped, then the table

The master has 0.2 s of the processor a move, the others choose as they always do. Every opening is played from both
seats, and every game is kept as a record (`strength`). Elo 0 is the sensible one. A step that is too small or too large
is named at the end, and the command ends with 1.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from mulot.games.barrieres.bots import BOTS
from mulot.games.barrieres.content import Size
from mulot.lab.league import rate
from research import parser_of
from research.barrieres.strength import MASTER, MATCHES, Plan, Player, done_so_far, play_on

ANCHOR = "sensible"
PAIRS = tuple((better.name, worse.name) for worse, better in pairwise(BOTS))
GAMES: dict[int, int] = {7: 150, 9: 100}
"""By size, of each pair;"""
FEWER: dict[int, dict[str, int]] = {7: {"master": 60, "strong-5": 100}, 9: {"master": 50, "strong-5": 60}}
"""and where somebody thinks for longer, by the better of the two."""
STEP = (150.0, 300.0)
"""How many Elo a step of the ladder should have: to be felt, and not to be feared."""


@dataclass(frozen=True)
class Climbed:
    """A step of the ladder: what somebody is above the one before, and above the anchor."""

    bot: str
    step: float
    low: float
    high: float
    games: int
    elo: float

    @property
    def fits(self) -> bool:
        """Whether it may be as large as it should: games say no more than their interval."""
        return self.low <= STEP[1] and self.high >= STEP[0]


def ladder(size: Size) -> dict[tuple[str, str], str]:
    """The matches of a size, by pair; they are known to `strength` from then on."""
    found = {}
    for pair in PAIRS:
        one, other = (MASTER if name == "master" else Player(name) for name in pair)
        found[pair] = name = f"ladder-{pair[0]}-{pair[1]}-{size}"
        games = FEWER[size].get(pair[0], GAMES[size])
        MATCHES.setdefault(name, Plan(f"{pair[0]} – {pair[1]}, {size}×{size}", size, 2, games, one, other, 0.5))
    return found


def climbed(size: Size, file: Path) -> Iterator[Climbed]:
    """What the games that were played say, from the first step up. Whoever is up to the anchor has less than 0."""
    scores: dict[tuple[str, str], Counter[float]] = {}
    names = {name: pair for pair, name in ladder(size).items()}
    for game in done_so_far(file):
        if game["match"] in names:
            scores.setdefault(names[game["match"]], Counter())[game["score"]] += 1
    steps = [next(each for each in rate({pair: scores[pair]}, pair[1]) if each.bot == pair[0]) for pair in PAIRS]
    elo = -sum(step.elo for step, (_, worse) in zip(steps, PAIRS, strict=True) if _below(worse))
    for step in steps:
        elo += step.elo
        yield Climbed(step.bot, step.elo, step.low, step.high, step.games, elo)


def _below(name: str) -> bool:
    names = [bot.name for bot in BOTS]
    return names.index(name) < names.index(ANCHOR)


def main(argv: list[str]) -> int:
    """Play the league on, then show it."""
    parser = parser_of(__name__, __doc__)
    parser.add_argument("--size", type=int, nargs="+", choices=list(GAMES), default=list(GAMES))
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after so long; the next run goes on")
    parser.add_argument("--file", type=Path, default=Path("barrieres-matches.jsonl"))
    chosen = parser.parse_args(argv)
    until, odd = time.monotonic() + chosen.seconds, []
    for size in chosen.size:
        for name in ladder(size).values():
            play_on(name, chosen.file, max(0.0, until - time.monotonic()))
        played = {game["match"] for game in done_so_far(chosen.file)}
        if not played >= set(ladder(size).values()):
            print(f"{size}×{size}: not everybody has played yet")
            continue
        print(f"{size}×{size}\n\n| character | above the one before | 95 % interval | games | Elo |\n{'| --- ' * 5}|")
        for each in climbed(size, chosen.file):
            span = f"{each.low:+.0f} to {each.high:+.0f}"
            print(f"| {each.bot} | {each.step:+.0f} | {span} | {each.games} | {each.elo:+.0f} |")
            odd += [f"{each.bot}, {size}×{size}: {each.step:+.0f} is not {STEP[0]:.0f} to {STEP[1]:.0f}"][each.fits :]
    print("\n".join(odd))
    return 1 if odd else 0
