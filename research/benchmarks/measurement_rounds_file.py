"""A file of measurement rounds, so that a long measurement can be split into several runs, and medians over rounds."""

import json
import statistics
from pathlib import Path
from typing import Any

Round = dict[str, Any]


class RoundsFile:
    """The rounds of a measurement, stored as JSON lines. Without a path they are only in memory."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        lines = path.read_text().splitlines() if path is not None and path.is_file() else []
        self.rounds: list[Round] = [json.loads(line) for line in lines]

    def add(self, measured: Round) -> None:
        """Append a round."""
        self.rounds.append(measured)
        if self._path is not None:
            with self._path.open("a") as file:
                file.write(json.dumps(measured) + "\n")

    def rounds_with(self, **values: object) -> list[Round]:
        """Return the rounds in which these fields have these values."""
        return [one for one in self.rounds if all(one.get(name) == value for name, value in values.items())]


def microseconds_per_move(measured: Round, *whose: str) -> float:
    """Return the CPU time per move in microseconds, of the named processes or (by default) of the server."""
    used = sum(float(measured.get(f"{name}_cpu", 0)) for name in whose or ("server",))
    return 1e6 * used / max(float(measured["moves_s"]), 1)


def median_microseconds(rounds: list[Round], *whose: str) -> float:
    """Return the median CPU time per move in microseconds, of the named processes or (by default) of the server."""
    return statistics.median(microseconds_per_move(one, *whose) for one in rounds)


def median_figure(rounds: list[Round], name: str) -> float:
    """Return the median of the figure with this name, over the rounds that have it."""
    return statistics.median(float(one[name]) for one in rounds if one.get(name) is not None)
