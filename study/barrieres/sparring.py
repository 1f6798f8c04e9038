"""Fit the judgement of the sparring partner (`benchmarks/barrieres/routes.py`) on lessons, by logistic regression.

    PYTHONPATH=benchmarks/barrieres python study/barrieres/sparring.py LESSONS-9-0.npz … --size 9

It takes nothing from the lessons but positions and what they came to in the end: the teacher's own values play no part.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np
from routes import NUMBERS, WEIGHTS, compiled, see

import positions
from mulot.games.barrieres.bots.kernel.layout import empty, geometry

HELD = 2e-5
"""How firmly weights are held near nothing, a position."""
ROUNDS, MOST = 30, 600_000


@compiled
def look_at(g: Any, start: Any, told: Any, found: Any, seen: Any) -> None:
    """The numbers of each position."""
    now = np.empty(1, start.dtype)
    for k in range(len(seen)):
        now[0] = start[0]
        positions.set_up(g, now[0], told, k)
        see(g, now[0], found, seen[k])


def fit(x: Any, won: Any) -> Any:
    """The likeliest weights, by Newton's steps; lightly held near nothing."""
    spread = x.std(0)
    spread[0] = 1
    x = x / spread
    weights, hold = np.zeros(NUMBERS), HELD * len(x) * np.eye(NUMBERS)
    for _ in range(ROUNDS):
        chance = 1 / (1 + np.exp(-x @ weights))
        slope = x.T @ (won - chance) - hold @ weights
        weights += np.linalg.solve((x * (chance * (1 - chance))[:, None]).T @ x + hold, slope)
    return weights / spread


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--size", type=int, default=9)
    a = parser.parse_args()
    rows = positions.read(a.files)
    came_to = rows["came_to"].astype(float)
    known = np.flatnonzero(~np.isnan(came_to))[:MOST]
    rows, came_to = {name: x[known] for name, x in rows.items()}, came_to[known]
    g, seen = geometry(a.size, 2), np.zeros((len(known), NUMBERS), np.float32)
    look_at(g, np.array([empty(g)]), positions.words(rows), np.empty((128, 2), np.uint64), seen)
    aside = len(seen) // 10
    weights = fit(seen[aside:].astype(float), (came_to[aside:] + 1) / 2)
    decided = np.abs(came_to[:aside]) > 0.5
    won = came_to[:aside][decided] > 0
    preferred, nearer = seen[:aside][decided] @ weights > 0, seen[:aside, 2][decided] >= 0
    print(f"{len(seen):,} positions; the nearer wins {np.mean(nearer == won):.1%}, the preferred", end=" ")
    print(f"{np.mean(preferred == won):.1%} of those kept aside")
    book = json.loads(WEIGHTS.read_text(encoding="utf-8")) if WEIGHTS.exists() else {}
    book[str(a.size)] = [round(float(weight), 4) for weight in weights]
    WEIGHTS.write_text(json.dumps(book) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
