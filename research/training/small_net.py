"""Small nets in numpy: initial weights, the Adam optimiser, and folding input scaling into the weights."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, TypeAlias

import numpy as np

Layers: TypeAlias = list[list[Any]]
"""The weights and the biases of each layer."""


def new_layers(rng: np.random.Generator, sizes: Sequence[int], variance: float) -> Layers:
    """Return layers with random weights, whose variance is `variance` divided by the number of inputs."""
    return [
        [rng.normal(0, (variance / here) ** 0.5, (here, there)).astype(np.float32), np.zeros(there, np.float32)]
        for here, there in pairwise(sizes)
    ]


class Adam:
    """The Adam optimiser, which changes layers in place."""

    def __init__(self, layers: Layers) -> None:
        self._layers, self._steps = layers, 0
        self._moments = [[[np.zeros_like(part) for _ in range(2)] for part in layer] for layer in layers]

    def step(self, rate: float, gradients: Layers) -> None:
        """Make one step with this learning rate along these gradients."""
        self._steps += 1
        for layer, gradient, moments in zip(self._layers, gradients, self._moments, strict=True):
            for part, here, (first, second) in zip(layer, gradient, moments, strict=True):
                first += 0.1 * (here - first)
                second += 0.001 * (here * here - second)
                by = first / (1 - 0.9**self._steps) / (np.sqrt(second / (1 - 0.999**self._steps)) + 1e-8)
                part -= (rate * by).astype(np.float32)


def fold_scaling_in(layers: Layers, mean: Any, spread: Any) -> Layers:
    """Return layers for unscaled inputs, given layers that were fitted to inputs minus `mean` and divided by
    `spread`."""
    weights = layers[0][0] / spread[:, None]
    return [[weights, layers[0][1] - mean @ weights], *layers[1:]]
