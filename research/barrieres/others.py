"""The environments of others, measured as `throughput` measures ours. Run by an interpreter that has them; it need not
have Mulot: `python others.py SECONDS BATCH` prints a line of JSON a measurement.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from statistics import median
from typing import Any


def rate(work: Callable[[], int], seconds: float) -> float:
    """Steps a second of processor time, the median of three runs."""
    work()
    found = []
    for _ in range(3):
        steps, start = 0, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            steps += work()
        found.append(steps / spent)
    return median(found)


def connect_four() -> Callable[[], int]:
    """PettingZoo's, by turns."""
    import numpy as np
    from pettingzoo.classic import connect_four_v3

    table, rng = connect_four_v3.env(), np.random.default_rng(1)
    table.reset(seed=1)

    def work() -> int:
        for _ in range(100):
            seen, _, over, late, _ = table.last()
            if over or late:
                table.reset()
                seen = table.last()[0]
            table.step(rng.choice(np.flatnonzero(seen["action_mask"])))
        return 100

    return work


def go(batch: int) -> Callable[[], int]:
    """PGX's, on 9×9: so many boards at once, fifty steps a call, all of it compiled."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env: Any = pgx.make("go_9x9")
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carry: Any, _: Any) -> Any:
        state, key = carry
        key, choosing, beginning = jax.random.split(key, 3)
        action = jax.random.categorical(choosing, jnp.where(state.legal_action_mask, 0.0, -1e9), axis=-1)
        return (step(state, action, jax.random.split(beginning, batch)), key), state.terminated.sum()

    run = jax.jit(lambda carry: jax.lax.scan(one, carry, None, length=50))
    now = (jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), batch)), jax.random.PRNGKey(2))
    for _ in range(5):  # until games of every age are among them
        now = run(now)[0]

    def work() -> int:
        nonlocal now
        now, over = run(now)
        over.block_until_ready()
        return 50 * batch

    return work


def measure() -> None:
    """Measure, line by line."""
    seconds, batch = float(sys.argv[1]), int(sys.argv[2])
    print(
        json.dumps([f"PettingZoo {version('pettingzoo')}, connect four", 1, rate(connect_four(), seconds)]), flush=True
    )
    print(json.dumps([f"PGX {version('pgx')}, 9×9 go", batch, rate(go(batch), seconds)]), flush=True)


if __name__ == "__main__":
    measure()
