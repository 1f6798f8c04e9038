"""How much a chooser's word should count beside the shares of `attention`: the likelihood of the search's choices.

    python study/barrieres/mixing.py RUN/student-9.npz LESSONS-9-0.npz --size 9   (the house with its extra `research`)

Prints a line for each mixture: how often the choice is the likeliest action, and its mean logarithm of likelihood. The
shares count with the power 0, 1/2 or 1, the chooser's with a weight. Lessons that the chooser was fitted on are among
them; it has seen them about as often as those it was not.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np

import positions
from mulot.games.barrieres.bots.kernel import attention, chooser, judging
from mulot.games.barrieres.bots.kernel.attention import KINDS
from mulot.games.barrieres.bots.kernel.jit import compiled
from mulot.games.barrieres.bots.kernel.judging import consider
from mulot.games.barrieres.bots.kernel.layout import MOST_ACTIONS, empty, geometry
from ship import CHOOSER, PARTS

MIXTURES = ((1.0, 0.0), (0.0, 1.0), (0.5, 0.5), (0.5, 0.7), (0.5, 0.9), (1.0, 0.5))


@compiled
def weigh(g: Any, start: Any, told: Any, chosen: Any, x: Any, weights: Any, kinds: Any, student: Any, by: Any) -> Any:
    """Of the mixtures `by`: choices that were likeliest, and the sum of the logarithms; and how many choices."""
    now, first, logs, many = np.empty(1, start.dtype), np.zeros(len(by)), np.zeros(len(by)), 0
    shares = np.empty(MOST_ACTIONS)
    for k in range(len(chosen)):
        now[0] = start[0]
        positions.set_up(g, now[0], told, k)
        n, found = consider(g, now[0], x, weights, True), -1
        for i in range(n):
            if x.actions[i] == chosen[k]:
                found = i
        if n < 2 or found < 0:
            continue
        many += 1
        chooser.lean(g, now[0], x, student, 0)
        for m in range(len(by)):
            best, top, everything = -1e30, -1, 0.0
            for i in range(n):
                urge = kinds[-1] * x.values[i]
                for j in range(KINDS):
                    urge += kinds[x.kinds[i, j]]
                shares[i] = by[m, 0] * urge + by[m, 1] * x.leaning[x.actions[i]]
                if shares[i] > best:
                    best, top = shares[i], i
            for i in range(n):
                everything += np.exp(shares[i] - best)
            logs[m] += shares[found] - best - np.log(everything)
            first[m] += top == found
    return first, logs, many


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("students", type=Path)
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--size", type=int, default=9)
    parser.add_argument("--rows", type=int, default=60_000)
    a = parser.parse_args()
    rows = positions.read(a.files)
    rows = {name: x[rows["action"] != 65535][: a.rows] for name, x in rows.items()}
    kept, g = np.load(a.students), geometry(a.size, 2)
    student = np.concatenate([kept[f"{CHOOSER}/{part}"].reshape(-1) for part in PARTS]).astype(np.float32)
    told, x = positions.words(rows), np.empty(1, judging.SCRATCH)[0]
    weights, kinds = judging.weights(a.size, 2), attention.learnt(a.size)
    actions, by = rows["action"].astype(np.int64), np.array(MIXTURES)
    first, logs, many = weigh(g, np.array([empty(g)]), told, actions, x, weights, kinds, student, by)
    for (shares, choice), hits, log in zip(MIXTURES, first, logs, strict=True):
        line = {"shares": shares, "chooser": choice, "first": hits / many, "likelihood": log / many}
        print(json.dumps(line | {"choices": many}))


if __name__ == "__main__":
    main()
