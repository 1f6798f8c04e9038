"""Measures the Elo steps between levels: each level plays the one below it, from a fixed book of balanced openings.

    python -m research barrieres ladder --size 7 --seconds 500     continues where it stopped, then prints the table

The master has 0.2 s of CPU time per move; the other bots choose as usual. Every opening is played from both seats, and
every game is stored (`strength`). Elo 0 is the sensible bot. Steps that are too small or too large are listed at the
end, and then the exit code is 1.
"""

import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from mulot.games.barrieres.bots import BOTS
from mulot.games.barrieres.content import Size
from mulot.lab.league import rate
from research import module_parser
from research.barrieres.strength import MASTER, MATCHES, MatchPlan, MatchPlayer, play_missing_games, read_games

ANCHOR = "sensible"
PAIRS = tuple((better.name, worse.name) for worse, better in pairwise(BOTS))
GAMES: dict[int, int] = {7: 150, 9: 100}
"""The number of games per pair, by board size."""
FEWER_GAMES: dict[int, dict[str, int]] = {7: {"master": 60, "strong-5": 100}, 9: {"master": 50, "strong-5": 60}}
"""The number of games for pairs with a slow bot, by board size and the pair's better bot."""
WANTED_ELO_STEP = (150.0, 300.0)
"""The desired range of an Elo step: noticeable, but not discouraging."""


@dataclass(frozen=True)
class LadderStep:
    """A step of the ladder: a level's Elo above the level below it (`step`) and above the anchor (`elo`)."""

    bot: str
    step: float
    low: float
    high: float
    games: int
    elo: float

    @property
    def fits(self) -> bool:
        """True if the confidence interval includes a step of the desired size."""
        return self.low <= WANTED_ELO_STEP[1] and self.high >= WANTED_ELO_STEP[0]


def ladder_matches(size: Size) -> dict[tuple[str, str], str]:
    """Return the names of the matches on this board size, by pair, and register the matches with `strength`."""
    found = {}
    for pair in PAIRS:
        one, other = (MASTER if name == "master" else MatchPlayer(name) for name in pair)
        found[pair] = name = f"ladder-{pair[0]}-{pair[1]}-{size}"
        games = FEWER_GAMES[size].get(pair[0], GAMES[size])
        MATCHES.setdefault(name, MatchPlan(f"{pair[0]} – {pair[1]}, {size}×{size}", size, 2, games, one, other, 0.5))
    return found


def ladder_steps(size: Size, file: Path) -> Iterator[LadderStep]:
    """Yield the steps computed from the games in a file, lowest first. Levels below the anchor have negative Elo."""
    scores: dict[tuple[str, str], Counter[float]] = {}
    names = {name: pair for pair, name in ladder_matches(size).items()}
    for game in read_games(file):
        if game["match"] in names:
            scores.setdefault(names[game["match"]], Counter())[game["score"]] += 1
    steps = [next(each for each in rate({pair: scores[pair]}, pair[1]) if each.bot == pair[0]) for pair in PAIRS]
    elo = -sum(step.elo for step, (_, worse) in zip(steps, PAIRS, strict=True) if _is_below_anchor(worse))
    for step in steps:
        elo += step.elo
        yield LadderStep(step.bot, step.elo, step.low, step.high, step.games, elo)


def _is_below_anchor(name: str) -> bool:
    names = [bot.name for bot in BOTS]
    return names.index(name) < names.index(ANCHOR)


def main(argv: list[str]) -> int:
    """Play the missing games, print the table, and return 1 if a step is too small or too large, else 0."""
    parser = module_parser(__name__, __doc__)
    parser.add_argument("--size", type=int, nargs="+", choices=list(GAMES), default=list(GAMES))
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after this time; the next run continues")
    parser.add_argument("--file", type=Path, default=Path("barrieres-matches.jsonl"))
    chosen = parser.parse_args(argv)
    until, odd = time.monotonic() + chosen.seconds, []
    for size in chosen.size:
        for name in ladder_matches(size).values():
            play_missing_games(name, chosen.file, max(0.0, until - time.monotonic()))
        played = {game["match"] for game in read_games(chosen.file)}
        if not played >= set(ladder_matches(size).values()):
            print(f"{size}×{size}: not all matches have been played yet")
            continue
        print(f"{size}×{size}\n\n| character | above the one before | 95 % interval | games | Elo |\n{'| --- ' * 5}|")
        for each in ladder_steps(size, chosen.file):
            span = f"{each.low:+.0f} to {each.high:+.0f}"
            print(f"| {each.bot} | {each.step:+.0f} | {span} | {each.games} | {each.elo:+.0f} |")
            low, high = WANTED_ELO_STEP
            odd += [f"{each.bot}, {size}×{size}: {each.step:+.0f} is not {low:.0f} to {high:.0f}"][each.fits :]
    print("\n".join(odd))
    return 1 if odd else 0
