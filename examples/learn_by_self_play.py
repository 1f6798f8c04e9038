"""A learner in a few lines of numpy: it plays many games of Barrières against itself and learns to beat random play.

    python examples/learn_by_self_play.py                # about fifteen seconds on one core

The policy is linear: it has one weight for each pair of an observed number and an action. Actions that a seat chose in
a game it won become more likely, and actions it chose in a game it lost less likely (REINFORCE). Needs the extra
`research`.
"""

from __future__ import annotations

import argparse
from collections import Counter

import numpy as np
from numpy.typing import NDArray

from mulot.lab.intervals import score_interval
from mulot.lab.simulate import mean
from mulot.lab.vector_env import BarrieresVectorEnv

OPTIONS = {"size": 5, "barriers": 2}
FADE = 0.9
"""The discount per ply: actions long before the end had less influence on the result."""
Weights = NDArray[np.float32]


def action_probabilities(weights: Weights, seen: NDArray[np.float32], mask: NDArray[np.int8]) -> Weights:
    """Return the probability of each action at each table."""
    said = np.where(mask, seen @ weights, np.float32(-1e9))
    found = np.exp(said - said.max(1, keepdims=True))
    return np.asarray(found / found.sum(1, keepdims=True), np.float32)


def sample_actions(of: Weights, rng: np.random.Generator) -> NDArray[np.int64]:
    """Return a random action for each table, drawn with these probabilities."""
    ahead = of.cumsum(1)
    return np.asarray((ahead > rng.random((len(of), 1)) * ahead[:, -1:]).argmax(1))


def learn(rounds: int, tables: int = 256, steps: int = 60, rate: float = 1.0, seed: int = 1) -> Weights:
    """Return weights learnt in self-play. Each round plays `steps` steps and then updates the weights from the games
    that have ended."""
    rng = np.random.default_rng(seed)
    many = BarrieresVectorEnv(tables, options=OPTIONS)
    weights = np.zeros((many.setup.observation_encoder.size, many.setup.action_count), np.float32)
    for each in range(rounds):
        seen, info = many.reset(seed=seed + each)
        past = []
        for _ in range(steps):
            mask, seat = info["action_mask"], info["seat"]
            likely = action_probabilities(weights, seen, mask)
            said = sample_actions(likely, rng)
            seen_before = seen
            seen, _, over, _, info = many.step(said)
            past.append((seen_before, likely, said, seat, over, info["rewards"]))
        got, known, change = np.zeros((tables, 2), np.float32), np.zeros(tables, bool), np.zeros_like(weights)
        for before, likely, said, seat, over, rewards in reversed(past):
            got *= np.float32(FADE)
            got[over], known = rewards[over], known | over
            worth = got[np.arange(tables), seat] * known
            likely = -likely
            likely[np.arange(tables), said] += 1
            change += before.T @ (likely * worth[:, None])
        weights += np.float32(rate / tables) * change
    return weights


def play_against_random(weights: Weights, tables: int = 400, seed: int = 0) -> Counter[float]:
    """Return how often the policy got each score against random play, in one game per table. It has seat 0 at half of
    the tables and seat 1 at the others."""
    rng = np.random.default_rng(seed)
    many = BarrieresVectorEnv(tables, options=OPTIONS)
    seen, info = many.reset(seed=seed)
    mine, running, scores = np.arange(tables) % 2, np.ones(tables, bool), Counter[float]()
    while running.any():
        own = sample_actions(action_probabilities(weights, seen, info["action_mask"]), rng)
        seen, _, over, _, info = many.step(np.where(info["seat"] == mine, own, many.sample()))
        ended = over & running
        scores.update((info["rewards"][ended, mine[ended]].astype(float) / 2 + 0.5).tolist())
        running &= ~over
    return scores


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=30)
    rounds = parser.parse_args().rounds
    for name, weights in (("before", learn(0)), (f"after {rounds} rounds", learn(rounds))):
        scores = play_against_random(weights)
        low, high = score_interval(scores)
        print(f"{name}: {mean(scores):.1%} of {scores.total()} games against random play ({low:.1%} – {high:.1%})")


if __name__ == "__main__":
    main()
