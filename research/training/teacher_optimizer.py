"""Trains the teacher with Adam on a buffer of recent positions, and saves checkpoints as npz files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from research.training import teacher_net
from research.training.jax_rules import Board, Position

MEAN, SQUARE, DECAY, STEEPEST = 0.9, 0.99, 1e-5, 1.0


class Learner(NamedTuple):
    """The weights, Adam's running means of their gradients and squared gradients, and the number of steps."""

    weights: teacher_net.Weights
    mean: teacher_net.Weights
    square: teacher_net.Weights
    step: jax.Array


class LessonBatch(NamedTuple):
    """Positions with their targets: the search's policy (`shares`) and the value (`came_to`)."""

    positions: Position
    shares: jax.Array
    came_to: jax.Array


def new_learner(weights: teacher_net.Weights) -> Learner:
    """Return a learner with these weights and a new optimiser state."""
    zero = jax.tree.map(jnp.zeros_like, weights)
    return Learner(weights, zero, zero, jnp.zeros(()))


def new_learning_step(board: Board, kind: Any, batch: int, batches: int) -> Callable[..., tuple[Learner, jax.Array]]:
    """Return a function that trains a learner for `batches` steps. It returns the learner and the policy and value
    losses."""

    def loss_of(weights: teacher_net.Weights, lessons: LessonBatch) -> tuple[jax.Array, jax.Array]:
        pictures, numbers = jax.vmap(board.planes)(lessons.positions)
        shares, value = teacher_net.apply_net(weights, lessons.positions, pictures, numbers, kind)
        wanted = lessons.shares
        surprise = -jnp.sum(wanted * jax.nn.log_softmax(shares), -1)
        least = -jnp.sum(wanted * jnp.log(jnp.maximum(wanted, 1e-9)), -1)
        error = (value - lessons.came_to) ** 2
        return jnp.mean(surprise + error), jnp.stack([jnp.mean(surprise - least), jnp.mean(error)])

    def step(learner: Learner, lessons: LessonBatch, rate: jax.Array) -> tuple[Learner, jax.Array]:
        (_, told), slope = jax.value_and_grad(loss_of, has_aux=True)(learner.weights, lessons)
        steep = jnp.sqrt(sum(jnp.sum(x * x) for x in jax.tree.leaves(slope)))
        slope = jax.tree.map(lambda x: x * jnp.minimum(1.0, STEEPEST / steep), slope)
        count = learner.step + 1
        mean = jax.tree.map(lambda m, x: MEAN * m + (1 - MEAN) * x, learner.mean, slope)
        square = jax.tree.map(lambda v, x: SQUARE * v + (1 - SQUARE) * x * x, learner.square, slope)

        def adam_update(w: jax.Array, m: jax.Array, v: jax.Array) -> jax.Array:
            way = m / (1 - MEAN**count) / (jnp.sqrt(v / (1 - SQUARE**count)) + 1e-8)
            return w - rate * (way + DECAY * w)

        return Learner(jax.tree.map(adam_update, learner.weights, mean, square), mean, square, count), told

    @jax.jit
    def learn(learner: Learner, store: LessonBatch, size: jax.Array, rate: jax.Array, key: jax.Array) -> Any:
        def learn_from_batch(learner: Learner, key: jax.Array) -> tuple[Learner, jax.Array]:
            which, flip = jax.random.split(key)
            drawn = jax.tree.map(lambda x: x[jax.random.randint(which, (batch,), 0, size)], store)
            turned = jax.vmap(board.mirror)(drawn.positions, drawn.shares)
            flips = jax.random.uniform(flip, (batch,)) < 0.5
            positions, shares = jax.tree.map(
                lambda x, y: jnp.where(flips.reshape(-1, *[1] * (x.ndim - 1)), x, y),
                turned,
                (drawn.positions, drawn.shares),
            )
            return step(learner, LessonBatch(positions, shares, drawn.came_to), rate)

        learner, told = jax.lax.scan(learn_from_batch, learner, jax.random.split(key, batches))
        return learner, jnp.mean(told, 0)

    return learn


def save_checkpoint(file: Path, learner: Learner, about: dict[str, float]) -> None:
    """Save a learner, and the counters in `about`, to a file."""
    parts = {"weights": learner.weights, "mean": learner.mean, "square": learner.square}
    named = {f"{part}/{name}": np.asarray(x) for part, of in parts.items() for name, x in of.items()}
    np.savez_compressed(file, step=np.asarray(learner.step), **named, **{f"about/{k}": v for k, v in about.items()})


def load_checkpoint(file: Path) -> tuple[Learner, dict[str, float]]:
    """Load a learner and its counters from a file."""
    with np.load(file) as kept:
        parts: dict[str, dict[str, Any]] = {"weights": {}, "mean": {}, "square": {}, "about": {}}
        for key in kept.files:
            part, _, name = key.partition("/")
            if name:
                parts[part][name] = jnp.asarray(kept[key]) if part != "about" else float(kept[key])
        return Learner(parts["weights"], parts["mean"], parts["square"], jnp.asarray(kept["step"])), parts["about"]
