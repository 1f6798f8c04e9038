"""A learner in one file: AlphaZero with Gumbel search learns Barrières on 5×5 from nothing and plays *gentle*.

    python examples/learn_on_accelerator.py --seconds 180 --weights net.npz --match 200      # on an accelerator
    python examples/learn_on_accelerator.py --seconds 3600 --weights net.npz --games 256 --visits 8 --width 128
    python examples/learn_on_accelerator.py --weights net.npz --match 200 --against sensible

All games are played at once in `mulot.lab.jax`; mctx searches, a small net rates actions and positions, and optax
fits it to the search's choices and to the results. Needs the extra `jax`, and mctx and optax.
"""

from __future__ import annotations

import argparse
import time
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import mctx
import numpy as np
import optax

from mulot.bots import Bot
from mulot.bots.bot import new_memory, remember
from mulot.lab.jax import Barrieres, EnvState, auto_reset

OPTIONS = {"size": 5}
ENV = Barrieres(2, OPTIONS)
PLIES = 32
"""How many plies of every game are played between two rounds of learning."""
BATCH, ILLEGAL = 256, -1e9
Weights = dict[str, jax.Array]


class Lessons(NamedTuple):
    """What the net learns, by ply and game: the search's policy and the result for the seat to move."""

    observation: jax.Array
    mask: jax.Array
    policy: jax.Array
    value: jax.Array


# ------------------------------------------------------------ the net


def new_weights(key: jax.Array, width: int, blocks: int) -> Weights:
    """Return random weights of a residual net with this many blocks."""
    shapes = {
        "in": (int(np.prod(ENV.observation_shape)), width),
        "policy": (width, ENV.num_actions),
        "value": (width, 1),
    }
    shapes |= {f"{block}{half}": (width, width) for block in range(blocks) for half in "ab"}
    keys = jax.random.split(key, len(shapes))
    w = {
        name: jax.random.normal(k, shape) * (2 / shape[0]) ** 0.5
        for k, (name, shape) in zip(keys, shapes.items(), strict=True)
    }
    small = {name: w[name] / 10 for name in w if name in ("policy", "value") or name.endswith("b")}
    return w | small | {f"{name}.bias": jnp.zeros(shape[1]) for name, shape in shapes.items()}


def apply_net(w: Weights, observation: jax.Array, mask: jax.Array) -> tuple[jax.Array, jax.Array]:
    """Return the logits of all actions and the values of a batch of positions, from -1 to 1."""

    def layer(x: jax.Array, name: str) -> jax.Array:
        return x @ w[name] + w[f"{name}.bias"]

    x = jax.nn.relu(layer(observation.reshape(len(observation), -1), "in"))
    block = 0
    while f"{block}a" in w:
        x = jax.nn.relu(x + layer(jax.nn.relu(layer(x, f"{block}a")), f"{block}b"))
        block += 1
    return jnp.where(mask, layer(x, "policy"), ILLEGAL), jnp.tanh(layer(x, "value")[:, 0])


# ------------------------------------------------------------ search and self-play


def search(w: Weights, key: jax.Array, state: EnvState, visits: int, noise: float = 1.0) -> Any:
    """Search every position of a batch."""
    logits, value = apply_net(w, state.observation, state.legal_action_mask)

    def visit(w: Weights, _: jax.Array, action: jax.Array, state: EnvState) -> tuple[Any, EnvState]:
        after = jax.vmap(ENV.step)(state, action)
        logits, value = apply_net(w, after.observation, after.legal_action_mask)
        reward = jnp.take_along_axis(after.rewards, state.current_player[:, None], 1)[:, 0]
        discount = jnp.where(after.terminated, 0.0, -1.0)
        return mctx.RecurrentFnOutput(reward=reward, discount=discount, prior_logits=logits, value=value), after

    root = mctx.RootFnOutput(prior_logits=logits, value=value, embedding=state)
    illegal = ~state.legal_action_mask
    return mctx.gumbel_muzero_policy(w, key, root, visit, visits, illegal, gumbel_scale=noise)


@partial(jax.jit, static_argnames="visits")
def play(w: Weights, state: EnvState, key: jax.Array, visits: int) -> tuple[EnvState, Lessons, jax.Array]:
    """Play some plies of all games; return the last positions, the lessons, and how many games ended."""
    step = jax.vmap(auto_reset(ENV.step, ENV.init))

    def one_ply(state: EnvState, key: jax.Array) -> tuple[EnvState, tuple[Lessons, jax.Array, jax.Array]]:
        for_search, for_games = jax.random.split(key)
        found = search(w, for_search, state, visits)
        after = step(state, found.action, jax.random.split(for_games, len(found.action)))
        reward = jnp.take_along_axis(after.rewards, state.current_player[:, None], 1)[:, 0]
        lesson = Lessons(state.observation, state.legal_action_mask, found.action_weights, reward)
        return after, (lesson, reward, after.terminated)

    state, (lessons, rewards, over) = jax.lax.scan(one_ply, state, jax.random.split(key, PLIES))
    last = apply_net(w, state.observation, state.legal_action_mask)[1]

    def came_to(later: jax.Array, now: tuple[jax.Array, jax.Array]) -> tuple[jax.Array, jax.Array]:
        value = jnp.where(now[1], now[0], -later)
        return value, value

    _, values = jax.lax.scan(came_to, last, (rewards, over), reverse=True)
    return state, lessons._replace(value=values), over.sum()


# ------------------------------------------------------------ learning


def loss(w: Weights, lessons: Lessons) -> jax.Array:
    logits, value = apply_net(w, lessons.observation, lessons.mask)
    policy = optax.softmax_cross_entropy(logits, lessons.policy)
    return jnp.mean(policy + (value - lessons.value) ** 2)


def learn(seconds: float, rounds: int, games: int, visits: int, width: int, blocks: int, seed: int) -> Weights:
    """Return the weights after learning for this many seconds or rounds, whichever ends first."""
    begun, used = time.perf_counter(), time.process_time()
    optimizer = optax.adam(1e-3)

    def fit(w: Weights, moments: Any, lessons: Lessons, key: jax.Array) -> tuple[Weights, Any, jax.Array]:
        flat = jax.tree.map(lambda x: x.reshape(-1, *x.shape[2:]), lessons)
        order = jax.random.permutation(key, len(flat.value)).reshape(-1, min(BATCH, len(flat.value)))

        def one_batch(now: tuple[Weights, Any], rows: jax.Array) -> tuple[tuple[Weights, Any], jax.Array]:
            off, slope = jax.value_and_grad(loss)(now[0], jax.tree.map(lambda x: x[rows], flat))
            change, moments = optimizer.update(slope, now[1])
            return (optax.apply_updates(now[0], change), moments), off

        (w, moments), off = jax.lax.scan(one_batch, (w, moments), order)
        return w, moments, off.mean()

    fit_all, key = jax.jit(fit), jax.random.key(seed)
    w = new_weights(key, width, blocks)
    moments, state = optimizer.init(w), jax.jit(jax.vmap(ENV.init))(jax.random.split(key, games))
    done = plies = ended = 0
    while (now := time.perf_counter() - begun) < seconds and done < rounds:
        key, for_play, for_fit = jax.random.split(key, 3)
        state, lessons, over = play(w, state, for_play, visits)
        w, moments, off = fit_all(w, moments, lessons, for_fit)
        done, plies, ended = done + 1, plies + PLIES * games, ended + int(over)
        if done & (done - 1) == 0 or done % 100 == 0:
            print(f"{now:.0f} s: {done} rounds, {plies} plies, {ended} games, loss {float(off):.3f}", flush=True)
    print(f"{plies} plies, {ended} games, {time.process_time() - used:.0f} processor seconds")
    return w


# ------------------------------------------------------------ a match


def learnt_bot(w: Weights, visits: int) -> Bot:
    """Return a bot that searches with the net."""
    start = jax.jit(ENV.state_of)
    best = jax.jit(lambda state: search(w, jax.random.key(0), jax.tree.map(lambda x: x[None], state), visits, 0.0))

    def choose(memory: Any, view: Any, legal: Any, rng: Any, budget: Any) -> Any:
        return ENV.setup.action_space.actions[int(best(start(ENV.position_of(view))).action[0])]

    return Bot("learnt", new_memory, remember, choose)


def match(w: Weights, visits: int, games: int, rival: str) -> str:
    """Play a match, every second game from the other seat, and return its result with the 95 % interval."""
    from mulot.lab.intervals import score_interval
    from mulot.lab.simulate import Plan, mean, simulate

    plan = Plan("barrieres", 2, (learnt_bot(w, visits), rival), OPTIONS, games=games, rotate=True)
    for tally in simulate(plan, jobs=1):
        scores = tally.bots["learnt"]
    low, high = score_interval(scores)
    return f"learnt – {rival}: {mean(scores):.1%} of {scores.total()} games ({low:.1%} – {high:.1%})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--weights", type=Path, required=True, help="the file that keeps what was learnt")
    parser.add_argument("--seconds", type=float, default=0, help="learn for this long, and write the file")
    parser.add_argument("--rounds", type=int, default=1_000_000, help="at most this many rounds of play and learning")
    parser.add_argument("--games", type=int, default=1024, help="games played at once")
    parser.add_argument("--visits", type=int, default=32, help="positions that each search looks at")
    parser.add_argument("--width", type=int, default=256)
    parser.add_argument("--blocks", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--match", type=int, default=0, metavar="GAMES", help="then play this many games")
    parser.add_argument("--against", default="gentle")
    args = parser.parse_args()
    if args.seconds:
        w = learn(args.seconds, args.rounds, args.games, args.visits, args.width, args.blocks, args.seed)
        with args.weights.open("wb") as file:
            np.savez(file, allow_pickle=False, **{name: np.asarray(x) for name, x in w.items()})
    if args.match:
        w = {name: jnp.array(x) for name, x in np.load(args.weights).items()}
        print(match(w, args.visits, args.match, args.against))


if __name__ == "__main__":
    main()
