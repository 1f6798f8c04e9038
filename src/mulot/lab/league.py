"""A round-robin league of bots, with Elo ratings and confidence intervals.

The model is Bradley–Terry: a player of strength a beats one of strength b with probability a / (a + b), and a draw
counts as half a win. Every player also gets one virtual draw against a player of Elo 0, so that a perfect score does
not mean infinite strength. The intervals come from the Hessian of the likelihood. They treat a draw as a coin flip, so
they are wider than necessary if there are many draws. Elo 0 is the mean of the league, or the anchor's rating if there
is an anchor.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from math import fsum, log, log10, sqrt
from pathlib import Path

from msgspec import Struct

from mulot.core.errors import BadOptions, MulotError
from mulot.games import load
from mulot.lab.executors import Executor
from mulot.lab.intervals import Z_95
from mulot.lab.simulate import Plan, simulate

Pair = tuple[str, str]
Scores = Mapping[Pair, Mapping[float, int]]
"""For each pair of bots, how often the first bot got each share of their combined score."""
ELO_PER_LOG_UNIT = 400 / log(10)
"""Elo points per unit of the natural logarithm of strength."""
BROWN = "#8a5a3b"


class CooperativeGame(MulotError):
    """The game is cooperative: all players win or lose together, so bots cannot be ranked."""

    key = "house-no-league"


class Rating(Struct, frozen=True):
    """A bot's Elo rating, with its 95% confidence interval from `low` to `high`."""

    bot: str
    elo: float
    low: float
    high: float
    games: int
    score: float
    """Mean share of the score against its opponents, from 0 to 1."""


def play_league(
    plan: Plan, jobs: int = 2, executor: Executor | None = None, checkpoint_folder: Path | None = None
) -> Iterator[dict[Pair, Counter[float]]]:
    """Let every pair of the plan's bots play the plan's games, and yield all scores so far after each chunk.

    Seats rotate from game to game; with more than two seats, the two bots take alternate seats. Finished chunks are
    saved in `checkpoint_folder`, if it is given. Raises CooperativeGame, or BadOptions if there are fewer than two
    different bots."""
    if len(set(plan.names())) < max(2, len(plan.bots)):
        raise BadOptions("bots", ",".join(plan.names()), "NAME,OTHER,…")
    found: dict[Pair, Counter[float]] = {}
    for one, other in combinations(plan.bots, 2):
        seating = tuple((one, other)[seat % 2] for seat in range(plan.seats))
        pair = replace(plan, bots=seating, rotate=True)
        place = checkpoint_folder / "-".join(map(_file_name, pair.names()[:2])) if checkpoint_folder else None
        for tally in simulate(pair, jobs, executor, place):
            found.update(tally.shares)
            yield found
    if not any(share != 0.5 for shares in found.values() for share in shares):
        raise CooperativeGame(game=load(plan.game).id)


def _file_name(name: str) -> str:
    return "".join(sign if sign.isalnum() else "_" for sign in name)


def rate(scores: Scores, anchor: str | None = None) -> list[Rating]:
    """Return the ratings, the strongest bot first. The anchor's Elo is 0; without an anchor the mean is 0.

    Raises BadOptions if the anchor has not played."""
    names = list(dict.fromkeys(name for pair in scores for name in pair))
    if anchor is not None and anchor not in names:
        raise BadOptions("anchor", anchor, ", ".join(names))
    played = {pair: sum(shares.values()) for pair, shares in scores.items()}
    won = {pair: fsum(share * count for share, count in sorted(shares.items())) for pair, shares in scores.items()}
    total = {name: fsum(_score_of(name, pair, won[pair], played[pair]) for pair in scores) for name in names}
    strength = _fit_strengths(names, played, total)
    reference = names if anchor is None else [anchor]
    errors = _standard_errors(names, played, strength, reference)
    origin = fsum(400 * log10(strength[name]) for name in reference) / len(reference)
    table = []
    for name in names:
        games = sum(count for pair, count in played.items() if name in pair)
        elo, half_width = 400 * log10(strength[name]) - origin, Z_95 * errors[name]
        table.append(Rating(name, elo, elo - half_width, elo + half_width, games, total[name] / games))
    return sorted(table, key=lambda rated: -rated.elo)


def _score_of(name: str, pair: Pair, won: float, played: int) -> float:
    """Return the points that a player scored in a pair's games; 0 if the player is not in the pair."""
    return 0.0 if name not in pair else won if name == pair[0] else played - won


def _fit_strengths(names: Sequence[str], played: Mapping[Pair, int], total: Mapping[str, float]) -> dict[str, float]:
    """Return the maximum-likelihood strengths, by fixed-point iteration (Zermelo's algorithm)."""
    strength = dict.fromkeys(names, 1.0)
    for _ in range(100_000):
        before = dict(strength)
        for name in names:
            denominator = 1 / (strength[name] + 1)  # the virtual draw
            for (one, other), games in played.items():
                if name in (one, other):
                    denominator += games / (strength[one] + strength[other])
            strength[name] = (total[name] + 0.5) / denominator
        if max(abs(log(strength[name] / before[name])) for name in names) < 1e-10:
            break
    return strength


def _standard_errors(
    names: Sequence[str], played: Mapping[Pair, int], strength: Mapping[str, float], reference: Sequence[str]
) -> dict[str, float]:
    """Return the standard error of each Elo relative to the mean of `reference`, from the inverse Hessian."""
    n = len(names)
    hessian = [[0.0] * n for _ in names]
    for i, name in enumerate(names):
        hessian[i][i] = strength[name] / (strength[name] + 1) ** 2
    for (one, other), games in played.items():
        i, j, a, b = names.index(one), names.index(other), strength[one], strength[other]
        information = games * a * b / (a + b) ** 2
        hessian[i][i] += information
        hessian[j][j] += information
        hessian[i][j] -= information
        hessian[j][i] -= information
    covariance = _invert(hessian)
    reference_indices = [names.index(name) for name in reference]
    rows = [fsum(row[j] for j in reference_indices) / len(reference_indices) for row in covariance]
    mean = fsum(rows[j] for j in reference_indices) / len(reference_indices)
    # The anchor itself has variance 0, which rounding can make slightly negative.
    return {
        name: ELO_PER_LOG_UNIT * sqrt(max(0.0, covariance[i][i] - 2 * rows[i] + mean)) for i, name in enumerate(names)
    }


def _invert(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """Invert a matrix by Gauss–Jordan elimination. The Hessian is diagonally dominant, so no pivot is 0."""
    n = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(n))] for i, row in enumerate(matrix)]
    for i in range(n):
        pivot = rows[i][i]
        rows[i] = [value / pivot for value in rows[i]]
        for j in range(n):
            if j != i:
                times = rows[j][i]
                rows[j] = [value - times * other for value, other in zip(rows[j], rows[i], strict=True)]
    return [row[n:] for row in rows]


def plot_league(table: Sequence[Rating], title: str, file: Path) -> None:
    """Plot Elo ratings with their confidence intervals to a file, the strongest bot at the top."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 1.2 + 0.45 * len(table)), layout="constrained")
    axes = figure.add_subplot()
    rising = list(reversed(table))
    elos = [each.elo for each in rising]
    spans = [[each.elo - each.low for each in rising], [each.high - each.elo for each in rising]]
    axes.errorbar(elos, range(len(rising)), xerr=spans, fmt="o", color=BROWN, capsize=4)
    axes.set_yticks(range(len(rising)), [each.bot for each in rising])
    axes.set_ylim(-0.6, len(rising) - 0.4)
    axes.set_xlabel("Elo (95% interval)")
    axes.set_title(title)
    axes.grid(axis="x", alpha=0.3)
    figure.savefig(file)
