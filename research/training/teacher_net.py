"""The teacher: a convolutional net with a policy over all actions and a value for the mouse to move.

It does not depend on the board size, because it ends with means, maxima and the features at the two mice. So training
can continue on another board size.
"""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp

from research.training.jax_rules import PLANES, Position

Weights = dict[str, jax.Array]
NUMBERS, CONCEALED = 8, 96


def convolve(x: jax.Array, weights: jax.Array, bias: jax.Array) -> jax.Array:
    """Apply a convolution with padding."""
    return jax.lax.conv_general_dilated(x, weights, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC")) + bias


def init_weights(key: jax.Array, width: int, blocks: int) -> Weights:
    """Return new weights; every residual block begins as the identity."""
    keys = iter(jax.random.split(key, 3 * blocks + 8))

    def random_weights(*shape: int, scale: float = 1.0) -> jax.Array:
        inputs = 1
        for size in shape[:-1]:
            inputs *= size
        return jax.random.normal(next(keys), shape) * scale * (2 / inputs) ** 0.5

    w = {"in": random_weights(3, 3, PLANES, width), "in.b": jnp.zeros(width)}
    for i in range(blocks):
        w |= {f"{i}.a": random_weights(3, 3, width, width), f"{i}.a.b": jnp.zeros(width)}
        w |= {f"{i}.b": random_weights(3, 3, width, width), f"{i}.b.b": jnp.zeros(width)}
        w |= {f"{i}.whole": random_weights(2 * width, width, scale=0.1), f"{i}.scale": jnp.zeros(())}
    w |= {"shares": random_weights(1, 1, width, 3, scale=0.1), "shares.b": jnp.zeros(3)}
    w |= {"value": random_weights(4 * width + NUMBERS, CONCEALED), "value.b": jnp.zeros(CONCEALED)}
    return w | {"last": random_weights(CONCEALED + NUMBERS, 1, scale=0.1), "last.b": jnp.zeros(1)}


def apply_net(
    w: Weights, s: Position, pictures: jax.Array, numbers: jax.Array, kind: Any
) -> tuple[jax.Array, jax.Array]:
    """Return, for a batch, logits for all actions including illegal ones, and values from -1 to 1."""
    w = {name: x.astype(kind) for name, x in w.items()}
    x = jax.nn.relu(convolve(pictures.astype(kind), w["in"], w["in.b"]))
    i = 0
    while f"{i}.a" in w:
        y = jax.nn.relu(convolve(x, w[f"{i}.a"], w[f"{i}.a.b"]))
        whole = jnp.concatenate([y.mean((1, 2)), y.max((1, 2))], -1) @ w[f"{i}.whole"]
        y = convolve(y + whole[:, None, None], w[f"{i}.b"], w[f"{i}.b.b"])
        x = jax.nn.relu(x + w[f"{i}.scale"] * y)
        i += 1
    batch, side = x.shape[0], x.shape[1] - 1
    shares = convolve(x, w["shares"], w["shares.b"]).astype(jnp.float32)
    lying, standing = (shares[:, :side, :side, k].reshape(batch, -1) for k in (1, 2))
    shares = jnp.concatenate([shares[..., 0].reshape(batch, -1), lying, standing], -1)
    here = jnp.arange(batch)
    seen = [x.mean((1, 2)), x.max((1, 2)), *(x[here, at[:, 0], at[:, 1]] for at in (s.mice[:, 0], s.mice[:, 1]))]
    numbers = numbers.astype(kind)
    y = jax.nn.relu(jnp.concatenate([*seen, numbers], -1) @ w["value"] + w["value.b"])
    value = (jnp.concatenate([y, numbers], -1) @ w["last"] + w["last.b"]).astype(jnp.float32)
    return shares, jnp.tanh(value)[:, 0]
