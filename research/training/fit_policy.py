"""Fits the weights of action features (`barrieres/engine/policy.py`) to the choices of a teacher's search.

    python -m research training fit-policy LESSONS-9-0.npz … --size 9     (needs the extra `research`)

The features are those that the engine's `evaluate_actions` writes. The weights maximise the likelihood of the choices
under a softmax. They are rounded to three decimals and written to `policy.json`, which keeps the weights for other
board sizes.
"""

import json
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from mulot.games.barrieres.arrays.layout import MAX_ACTIONS, empty, geometry
from research import module_parser
from research.barrieres.engine import evaluate
from research.barrieres.engine.evaluate import evaluate_actions
from research.barrieres.engine.jit import compiled
from research.barrieres.engine.policy import COUNT, KINDS, NO_KIND, WEIGHTS_FILE
from research.training import engine_positions

TEST_ROWS, BATCH, RATE = 20_000, 2048, 0.1
WEIGHT_DECAY = 2e-5
"""The weight decay, which keeps the weights of rare features near zero."""
DEFAULT_SHARPNESS = 14.0
"""The weight of the value if there are no fitted weights."""


class Choices(NamedTuple):
    """The actions of all positions in one array, with their features, and which of them were chosen."""

    kinds: Any
    values: Any
    first: Any
    """The index of each position's first action, and at the end the number of actions."""
    chosen: Any
    """The index of the action chosen in each position."""


@compiled
def collect_choices(g: Any, start: Any, totals: Any, actions: Any, room: Any, weights: Any, choices: Any) -> int:
    """Write the actions of positions into `choices` while there is room, and return the number of positions."""
    kinds, values, first, chosen = choices
    x, now, n, done = room[0], np.empty(1, start.dtype), 0, 0
    for k in range(len(actions)):
        if n + MAX_ACTIONS > len(values):
            break
        now[0] = start[0]
        engine_positions.set_up_position(g, now[0], totals, k)
        count = evaluate_actions(g, now[0], x, weights, True)
        for i in range(count):
            values[n + i] = x.values[i]
            for j in range(KINDS):
                kinds[n + i, j] = x.kinds[i, j]
            if x.actions[i] == actions[k]:
                chosen[done] = n + i
        if count > 1 and chosen[done] >= n:
            first[done] = n
            n += count
            done += 1
    first[done] = n
    return done


def choices_of_rows(size: int, rows: engine_positions.Rows) -> Choices:
    """Return the choices in all rows in which the choice is known."""
    rows = {name: x[rows["action"] != 65535] for name, x in rows.items()}
    g, count = geometry(size, 2), len(rows["action"])
    most = 100 * count
    found = Choices(
        np.zeros((most, KINDS), np.int16),
        np.zeros(most, np.float32),
        np.zeros(count + 1, np.int64),
        np.full(count + 1, -1, np.int64),
    )
    weights, room = evaluate.search_weights(size, 2), np.empty(1, evaluate.SCRATCH)
    actions = rows["action"].astype(np.int64)
    done = collect_choices(
        g, np.array([empty(g)]), engine_positions.position_columns(rows), actions, room, weights, tuple(found)
    )
    return found._replace(first=found.first[: done + 1], chosen=found.chosen[:done])


@compiled
def add_gradient(choices: Any, weights: Any, sharp: float, drawn: Any, slope: Any, totals: Any) -> float:
    """Add the gradient of the log likelihood to `slope`, and the log likelihood and the number of choices predicted
    correctly to `totals`. Return the gradient with respect to `sharp`."""
    kinds, values, first, chosen = choices
    by_value = 0.0
    shares = np.empty(MAX_ACTIONS)
    for k in drawn:
        begin, end = first[k], first[k + 1]
        best, top = -1e30, begin
        for i in range(begin, end):
            felt = sharp * values[i]
            for j in range(KINDS):
                felt += weights[kinds[i, j]]
            shares[i - begin] = felt
            if felt > best:
                best, top = felt, i
        everything = 0.0
        for i in range(end - begin):
            shares[i] = np.exp(shares[i] - best)
            everything += shares[i]
        for i in range(begin, end):
            off = (1.0 if i == chosen[k] else 0.0) - shares[i - begin] / everything
            by_value += off * values[i]
            for j in range(KINDS):
                slope[kinds[i, j]] += off
        totals[0] += np.log(shares[chosen[k] - begin] / everything)
        totals[1] += 1.0 if top == chosen[k] else 0.0
    return by_value


def fit_weights(choices: Choices, among: Any, steps: int, rng: Any) -> tuple[Any, float]:
    """Return the weights and the weight of the value, fitted with Adam and a cosine schedule."""
    weights, sharp = np.zeros(COUNT), DEFAULT_SHARPNESS
    moved, spread = np.zeros(COUNT + 1), np.zeros(COUNT + 1)
    for step in range(steps):
        slope, totals = np.zeros(COUNT), np.zeros(2)
        by_value = add_gradient(tuple(choices), weights, sharp, rng.choice(among, BATCH), slope, totals)
        towards = np.append(slope, by_value) / BATCH
        towards[:-1] -= WEIGHT_DECAY * weights
        moved += 0.1 * (towards - moved)
        spread += 0.01 * (towards * towards - spread)
        rate = RATE * 0.5 * (1 + np.cos(np.pi * step / steps))
        by = rate * moved / (1 - 0.9 ** (step + 1)) / (np.sqrt(spread / (1 - 0.99 ** (step + 1))) + 1e-8)
        weights += by[:-1]
        weights[NO_KIND] = 0
        sharp += 10 * float(by[-1])
    return weights, sharp


def likelihood(choices: Choices, among: Any, weights: Any, sharp: float) -> tuple[float, float]:
    """Return the mean log likelihood of the choices, and the share of positions in which the likeliest action was
    chosen."""
    totals = np.zeros(2)
    add_gradient(tuple(choices), weights, sharp, among, np.zeros(COUNT), totals)
    return float(totals[0]) / len(among), float(totals[1]) / len(among)


def main(argv: list[str]) -> None:
    parser = module_parser(__name__, __doc__)
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--size", type=int, default=9)
    parser.add_argument("--steps", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=WEIGHTS_FILE)
    a = parser.parse_args(argv)
    choices = choices_of_rows(a.size, engine_positions.read_rows(a.files))
    rng = np.random.default_rng(a.seed)
    order = rng.permutation(len(choices.chosen))
    aside, among = order[:TEST_ROWS], order[TEST_ROWS:]
    weights, sharp = fit_weights(choices, among, a.steps, rng)
    before, after = (
        likelihood(choices, aside, np.zeros(COUNT), DEFAULT_SHARPNESS),
        likelihood(choices, aside, weights, sharp),
    )
    totals = {"choices": len(order), "likelihood before": before[0], "first before": before[1]}
    totals |= {"likelihood": after[0], "first": after[1]}
    print(json.dumps({"size": a.size, "seed": a.seed, "steps": a.steps, "sharp": sharp, **totals}))
    by_size = json.loads(a.out.read_text(encoding="utf-8")) if a.out.exists() else {}
    by_size[str(a.size)] = np.round([*weights, sharp], 3).tolist()
    a.out.write_text(json.dumps(by_size, sort_keys=True) + "\n", encoding="utf-8")
