"""Rounds that add up in a file, so that a long measurement can be made in short pieces; and what is in their middle."""

from __future__ import annotations

import json
import statistics
from pathlib import Path
from typing import Any

Round = dict[str, Any]


class RoundsFile:
    """Rounds by what was measured. Without a file they are those of this run alone."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        lines = path.read_text().splitlines() if path is not None and path.is_file() else []
        self.rounds: list[Round] = [json.loads(line) for line in lines]

    def add(self, one: Round) -> None:
        self.rounds.append(one)
        if self._path is not None:
            with self._path.open("a") as file:
                file.write(json.dumps(one) + "\n")

    def of(self, **what: object) -> list[Round]:
        return [one for one in self.rounds if all(one.get(name) == value for name, value in what.items())]


def microseconds_per_move(one: Round, *whose: str) -> float:
    """Microseconds of processor for a move: of the server, or of those named."""
    used = sum(float(one.get(f"{name}_cpu", 0)) for name in whose or ("server",))
    return 1e6 * used / max(float(one["moves_s"]), 1)


def median_microseconds(rounds: list[Round], *whose: str) -> float:
    """The median of what a move took."""
    return statistics.median(microseconds_per_move(one, *whose) for one in rounds)


def median_figure(rounds: list[Round], name: str) -> float:
    """The median of another figure."""
    return statistics.median(float(one[name]) for one in rounds if one.get(name) is not None)
