"""Fits the net of distances, stocks and dangers (`barrieres/engine/danger.py`) to a teacher's values.

    python -m research training fit-danger LESSONS-9-0.npz … --size 9     (needs the extra `research`)

The inputs are computed by the engine's `evaluate_with_dangers`. The weights are rounded to four decimals and written to
`danger.json`, which keeps the weights for other board sizes.
"""

import json
from pathlib import Path
from typing import Any

import numpy as np

from mulot.games.barrieres.arrays.layout import empty, geometry
from research import module_parser
from research.barrieres.engine import evaluate
from research.barrieres.engine.danger import HIDDEN, INPUTS, WEIGHTS_FILE
from research.barrieres.engine.evaluate import evaluate_actions, evaluate_with_dangers
from research.barrieres.engine.jit import compiled
from research.training import engine_positions
from research.training.small_net import Adam, Layers, fold_scaling_in, new_layers

TEST_SHARE, BATCH, RATE = 0.02, 8192, 4e-3
OUTCOME_WEIGHT = 0.15
"""The weight of a game's result relative to the teacher's value, if the result is known."""
SIZES = (INPUTS, HIDDEN, HIDDEN, 1)


@compiled
def compute_inputs(g: Any, empty_position: Any, columns: Any, scratch: Any, weights: Any, inputs: Any) -> None:
    """Write the net's inputs for each position of `columns` into `inputs`. Rows in which the mouse to
    move can arrive at once stay zero."""
    x, now = scratch[0], np.empty(1, empty_position.dtype)
    for k in range(len(inputs)):
        now[0] = empty_position[0]
        engine_positions.set_up_position(g, now[0], columns, k)
        if evaluate_actions(g, now[0], x, weights, False) >= 0:
            evaluate_with_dangers(g, now[0], x, weights)
            for i in range(INPUTS):
                inputs[k, i] = x.felt[i]


def inputs_of_rows(size: int, rows: engine_positions.Rows) -> Any:
    """Return the net's inputs for every row."""
    g = geometry(size, 2)
    weights = evaluate.search_weights(size, 2)
    seen = np.zeros((len(rows["mice"]), INPUTS), np.float32)
    compute_inputs(
        g, np.array([empty(g)]), engine_positions.position_columns(rows), np.empty(1, evaluate.SCRATCH), weights, seen
    )
    return seen


def forward_pass(layers: Layers, x: Any) -> list[Any]:
    """Return the inputs and the output of every layer; the last output is from -1 to 1."""
    given = [x]
    for weights, bias in layers[:-1]:
        given.append(np.maximum(given[-1] @ weights + bias, 0))
    given.append(np.tanh((given[-1] @ layers[-1][0] + layers[-1][1])[:, 0]))
    return given


def backward_pass(layers: Layers, given: list[Any], wanted: Any) -> Layers:
    """Return the gradients of the mean squared error. `given` is the result of `forward_pass`."""
    last = given[-1]
    down = (2 * (last - wanted) * (1 - last * last) / len(last))[:, None]
    found: Layers = []
    for i in range(len(layers) - 1, -1, -1):
        found.insert(0, [given[i].T @ down, down.sum(0)])
        down = down @ layers[i][0].T * (given[i] > 0)
    return found


def fit_net(x: Any, wanted: Any, steps: int, seed: int) -> Layers:
    """Return a net fitted with Adam and a cosine schedule."""
    rng = np.random.default_rng(seed)
    mean, spread = x.mean(0), x.std(0) + 1e-6
    x = ((x - mean) / spread).astype(np.float32)
    layers = new_layers(rng, SIZES, 2)
    adam = Adam(layers)
    for step in range(steps):
        drawn = rng.integers(0, len(x), BATCH)
        found = backward_pass(layers, forward_pass(layers, x[drawn]), wanted[drawn])
        adam.step(RATE * 0.5 * (1 + np.cos(np.pi * step / steps)) + 1e-6, found)
    return fold_scaling_in(layers, mean, spread)


def explained_variance(wanted: Any, predicted: Any) -> float:
    """Return the share of the variance that the predictions explain."""
    return float(1 - np.mean((wanted - predicted) ** 2) / np.var(wanted))


def main(argv: list[str]) -> None:
    parser = module_parser(__name__, __doc__)
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--size", type=int, default=9)
    parser.add_argument("--steps", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=WEIGHTS_FILE)
    a = parser.parse_args(argv)
    rows = engine_positions.read_rows(a.files)
    x = inputs_of_rows(a.size, rows)
    kept = x[:, 1] > 0
    order = np.random.default_rng(a.seed).permutation(int(kept.sum()))
    x, taught, came_to = (part[kept][order].astype(np.float32) for part in (x, rows["value"], rows["came_to"]))
    aside, known = int(len(x) * TEST_SHARE), ~np.isnan(came_to)
    wanted = np.where(known, (taught + OUTCOME_WEIGHT * np.nan_to_num(came_to)) / (1 + OUTCOME_WEIGHT), taught)
    layers = fit_net(x[aside:], wanted[aside:], a.steps, a.seed)
    predicted, over = forward_pass(layers, x[:aside])[-1], known[:aside]
    figures = {"rows": len(x), "of the teacher": explained_variance(taught[:aside], predicted)}
    figures["of outcomes"] = explained_variance(came_to[:aside][over], predicted[over])
    print(json.dumps({"size": a.size, "seed": a.seed, "steps": a.steps, **figures}))
    by_size = json.loads(a.out.read_text(encoding="utf-8")) if a.out.exists() else {}
    by_size[str(a.size)] = [[np.round(part.astype(float), 4).tolist() for part in layer] for layer in layers]
    a.out.write_text(json.dumps(by_size, sort_keys=True) + "\n", encoding="utf-8")
