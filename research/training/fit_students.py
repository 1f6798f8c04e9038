"""Fits students of the teacher: nets that are small enough to run on a CPU at every leaf.

    python -m research training fit-students --size 9 --out OUT LESSONS.npz …

- `economy` uses only distances and stocks: 4 → 24 → 24 → 1.
- `student` uses barriers, mice, stocks and distances, all one-hot, so that the first layer is a sum of rows: → 64 → 32
  → 1. Both return half the log odds.
- `chooser` is a student with another output: logits for every action, computed from the first layer by a fourth pair of
  weights and fitted to the search's first choices.
"""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from research import module_parser
from research.training import teacher_data
from research.training.jax_rules import Board, Position

MAX_DISTANCE = 40
"""Distances of MAX_DISTANCE - 1 steps or more share an input."""
TEST_SHARE, BATCH, RATE = 0.02, 16384, 2e-3
OUTCOME_WEIGHT = 0.15
"""The weight of a game's result relative to the teacher's value, if the result is known."""
VALUE_LAYERS, POLICY_LAYER = 3, 3
"""The number of layers that compute the value, and the index of a chooser's policy layer."""

Layers = list[tuple[jax.Array, jax.Array]]


def one_hot_inputs(board: Board, s: Position, ways: jax.Array) -> jax.Array:
    """Return a student's inputs: horizontal and vertical barriers, the squares of both mice, stocks, and distances
    (`ways`)."""

    def one_of(x: jax.Array, many: int) -> jax.Array:
        return jnp.arange(many) == jnp.minimum(x, many - 1)

    squares = [at[0] * board.size + at[1] for at in s.mice]
    seen = [board.bits(s.lying, board.side), board.bits(s.standing, board.side)]
    seen += [one_of(square, board.squares) for square in squares]
    seen += [one_of(s.stock[k], board.stock + 1) for k in (0, 1)] + [one_of(ways[k], MAX_DISTANCE) for k in (0, 1)]
    return jnp.concatenate(seen).astype(jnp.float32)


def economy_inputs(s: Position, ways: jax.Array) -> jax.Array:
    return jnp.concatenate([ways / 16, s.stock / 10]).astype(jnp.float32)


def init_layers(key: jax.Array, sizes: list[int], many: bool) -> Layers:
    layers = []
    for i, (here, there) in enumerate(pairwise(sizes)):
        key, now = jax.random.split(key)
        spread = 0.05 if many and i == 0 else (2 / here) ** 0.5
        layers.append((jax.random.normal(now, (here, there)) * spread, jnp.zeros(there)))
    return layers


def predict_value(layers: Layers, x: jax.Array) -> jax.Array:
    for weights, bias in layers[: VALUE_LAYERS - 1]:
        x = jax.nn.relu(x @ weights + bias)
    return jnp.tanh((x @ layers[VALUE_LAYERS - 1][0] + layers[VALUE_LAYERS - 1][1])[..., 0])


def predict_log_shares(layers: Layers, x: jax.Array, may: jax.Array) -> jax.Array:
    """Return the log probability of every action."""
    seen = jax.nn.relu(x @ layers[0][0] + layers[0][1])
    return jax.nn.log_softmax(jnp.where(may, seen @ layers[POLICY_LAYER][0] + layers[POLICY_LAYER][1], -1e9))


def possible_actions(board: Board, s: Position) -> jax.Array:
    """Return a mask of the legal actions. Barriers that close a last path are not excluded."""
    return jnp.concatenate([board.bits(board.steps(s), board.size), board.free(s) & (s.stock[0] > 0)])


def fit_student(
    board: Board, rows: teacher_data.Rows, kind: str, sizes: list[int], steps: int, seed: int
) -> tuple[Layers, dict]:
    """Return the fitted weights, and figures such as how much of the variance of the teacher's values and of the
    results they explain on held-out rows."""
    aside = int(len(rows["mice"]) * TEST_SHARE)
    kept = {name: jnp.asarray(x) for name, x in rows.items()}
    layers, chooses = init_layers(jax.random.key(seed), sizes, kind != "economy"), kind == "chooser"
    if chooses:
        layers += init_layers(jax.random.key(seed + 2), [sizes[1], board.actions], many=False)

    def seen(part: Any, flips: jax.Array) -> tuple[jax.Array, ...]:
        s, chosen = unpack_on_device(board.size, part), jax.nn.one_hot(part["action"].astype(jnp.int32), board.actions)
        both = jax.vmap(board.mirror)(s, chosen)
        s, chosen = jax.tree.map(
            lambda x, y: jnp.where(flips.reshape(-1, *[1] * (x.ndim - 1)), x, y), both, (s, chosen)
        )
        ways = jnp.round(jax.vmap(board.planes)(s)[1][:, 4:6] * 16).astype(jnp.int32)
        if kind == "economy":
            x = jax.vmap(economy_inputs)(s, ways)
        else:
            x = jax.vmap(lambda s, w: one_hot_inputs(board, s, w))(s, ways)
        may = jax.vmap(lambda s: possible_actions(board, s))(s)
        return x, part["value"].astype(jnp.float32), part["came_to"].astype(jnp.float32), chosen * may, may

    def loss_of(layers: Layers, x: jax.Array, taught: jax.Array, came_to: jax.Array, *choice: jax.Array) -> jax.Array:
        found = predict_value(layers, x)
        known = ~jnp.isnan(came_to)
        outcome = jnp.where(known, (found - jnp.where(known, came_to, 0.0)) ** 2, 0.0)
        lost = jnp.mean((found - taught) ** 2 + OUTCOME_WEIGHT * outcome)
        return lost - jnp.mean(jnp.sum(choice[0] * predict_log_shares(layers, x, choice[1]), -1)) if chooses else lost

    @jax.jit
    def step(kept: Any, layers: Layers, mean: Layers, square: Layers, count: jax.Array, key: jax.Array) -> tuple:
        which, flip = jax.random.split(key)
        drawn = jax.random.randint(which, (BATCH,), aside, len(kept["mice"]))
        part = {name: x[drawn] for name, x in kept.items()}
        slope = jax.grad(loss_of)(layers, *seen(part, jax.random.uniform(flip, (BATCH,)) < 0.5))
        mean = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, mean, slope)
        square = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, square, slope)
        rate = RATE * 0.5 * (1 + jnp.cos(jnp.pi * count / steps)) + 1e-6

        def adam_update(w: jax.Array, m: jax.Array, v: jax.Array) -> jax.Array:
            return w - rate * (m / (1 - 0.9 ** (count + 1)) / (jnp.sqrt(v / (1 - 0.999 ** (count + 1))) + 1e-8))

        return jax.tree.map(adam_update, layers, mean, square), mean, square

    zero = jax.tree.map(jnp.zeros_like, layers)
    mean, square, key = zero, zero, jax.random.key(seed + 1)
    for count in range(steps):
        key, now = jax.random.split(key)
        layers, mean, square = step(kept, layers, mean, square, jnp.array(float(count)), now)
    part = {name: x[: min(aside, 60_000)] for name, x in kept.items()}
    x, taught, came_to, chosen, may = jax.jit(seen)(part, jnp.zeros(len(part["mice"]), bool))
    found, known = predict_value(layers, x), ~jnp.isnan(came_to)

    def explained_variance(wanted: jax.Array, said: jax.Array) -> float:
        return float(1 - jnp.mean((wanted - said) ** 2) / jnp.var(wanted))

    told = {"kind": kind, "sizes": sizes, "steps": steps, "of the teacher": explained_variance(taught, found)}
    told["of outcomes"] = explained_variance(came_to[known], found[known])
    told["the teacher itself, of outcomes"] = explained_variance(came_to[known], taught[known])
    if chooses:
        said, choice = predict_log_shares(layers, x, may), chosen.any(-1)
        told["first"] = float(jnp.mean((said.argmax(-1) == chosen.argmax(-1))[choice]))
        told["likelihood"] = float(jnp.mean(jnp.sum(jnp.where(chosen > 0, said, 0.0), -1)[choice]))
    return layers, told


def unpack_on_device(size: int, part: Any) -> Position:
    """Return the positions in packed columns, like `teacher_data.unpack_positions`, but on the device."""
    mice, lying, standing, stock = (part[name].astype(jnp.int32) for name in ("mice", "lying", "standing", "stock"))
    zeros = jnp.zeros(len(mice), jnp.int32)
    return Position(jnp.stack([mice // size, mice % size], -1), lying, standing, stock, zeros, zeros)


def fit_all_students(board: Board, rows: teacher_data.Rows, out: Path, seed: int, steps: int) -> None:
    """Fit every kind of student and write all weights to one file in the folder `out`."""
    many = 2 * board.grooves + 2 * board.squares + 2 * (board.stock + 1) + 2 * MAX_DISTANCE
    plans = {"economy": ("economy", [4, 24, 24, 1]), "student": ("student", [many, 64, 32, 1])}
    plans |= {f"chooser-{wide}": ("chooser", [many, wide, 32, 1]) for wide in (64, 128)}
    found: dict[str, np.ndarray] = {}
    for name, (kind, sizes) in plans.items():
        layers, told = fit_student(board, rows, kind, sizes, steps, seed)
        print(name, json.dumps(told), flush=True)
        for i, (weights, bias) in enumerate(layers):
            found[f"{name}/{i}/weights"] = np.asarray(weights, np.float32)
            found[f"{name}/{i}/bias"] = np.asarray(bias, np.float32)
        np.savez_compressed(out / f"student-{board.size}.npz", **found)


def main(argv: list[str]) -> None:
    parser = module_parser(__name__, __doc__)
    parser.add_argument("--size", type=int, default=9)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, default=4000)
    parser.add_argument("files", type=Path, nargs="+")
    a = parser.parse_args(argv)
    parts = [dict(np.load(file)) for file in a.files]
    rows = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
    fit_all_students(Board(a.size, a.size + 1), rows, a.out, a.seed, a.steps)
