"""Plots results with matplotlib (needs the extra `research`)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from mulot.lab.league import Rating

BROWN = "#8a5a3b"


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
