"""Measures random steps per second of Barrières in jax, beside go in PGX. Needs the extra `jax` and pgx.

python -m research benchmarks jax-steps [--batch 1024 …] [--size 5 …] [--seats 2 …] [--seconds 3]

Every game plays random legal actions, with new games where one ends. PGX's go draws actions in the same way.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental.wrappers import auto_reset as pgx_auto_reset

from mulot.games.barrieres.content import SIZES
from mulot.lab.jax import Barrieres, auto_reset
from research import module_parser

STEPS = 32
"""Steps in one call of compiled code."""
WARM_UP = 8
"""Calls before the measurement, so that the games are at different plies."""


def steps_per_second(env: Any, reset: Any, batch: int, seconds: float) -> tuple[float, float]:
    """Return the steps per second of all games together, by the wall clock and by the processor's."""
    step = reset(env.step, env.init)

    def one_game(state: Any, key: jax.Array) -> Any:
        for_action, for_game = jax.random.split(key)
        drawn = jax.random.gumbel(for_action, state.legal_action_mask.shape)
        return step(state, jnp.argmax(jnp.where(state.legal_action_mask, drawn, -jnp.inf)), for_game)

    def one_step(state: Any, key: jax.Array) -> tuple[Any, None]:
        return jax.vmap(one_game)(state, jax.random.split(key, batch)), None

    run = jax.jit(lambda state, key: jax.lax.scan(one_step, state, jax.random.split(key, STEPS))[0], donate_argnums=0)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(0), batch))
    for call in range(WARM_UP):
        state = jax.block_until_ready(run(state, jax.random.key(call)))
    calls, begun, used = 0, time.perf_counter(), time.process_time()
    while time.perf_counter() - begun < seconds:
        calls += 1
        state = jax.block_until_ready(run(state, jax.random.key(WARM_UP + calls)))
    steps = calls * STEPS * batch
    return steps / (time.perf_counter() - begun), steps / (time.process_time() - used)


def environments(sizes: list[int], seats_at_a_board: list[int]) -> Iterator[tuple[str, Any, Any]]:
    for size in sizes:
        for seats in seats_at_a_board:
            yield f"Barrières {size}×{size}, {seats} seats", Barrieres(seats, {"size": size}), auto_reset
    yield f"PGX {pgx.__version__}, go 9×9", pgx.make("go_9x9"), pgx_auto_reset


def main(argv: list[str]) -> None:
    parser = module_parser(__name__, __doc__)
    parser.add_argument("--batch", type=int, nargs="+", default=[1024])
    parser.add_argument("--size", type=int, nargs="+", default=list(SIZES))
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--seconds", type=float, default=3)
    args = parser.parse_args(argv)
    device = jax.devices()[0]
    print(f"jax {jax.__version__}, {device.device_kind}\n\n| environment | batch | steps/s | per processor second |")
    print("| --- | --- | --- | --- |")
    for name, env, reset in environments(args.size, args.seats):
        for batch in args.batch:
            clock, processor = steps_per_second(env, reset, batch, args.seconds)
            print(f"| {name} | {batch:,} | {clock:,.0f} | {processor:,.0f} |", flush=True)
