"""Searches batches of positions: Gumbel AlphaZero with sequential halving at the root (Danihelka et al. 2022).

At the root, a few actions are sampled from the policy, and the better half is kept, repeatedly; further down, each
visit follows the improved policy. Even a few visits give a policy that is better than the net's.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

ILLEGAL = -1e9
NONE = -1
VISIT_OFFSET, SCALE, LEAST_RANGE = 50.0, 0.1, 0.1
"""The weight of values relative to logits is (VISIT_OFFSET + the most visits) · SCALE, divided by the range of the
node's values (at least LEAST_RANGE)."""

Evaluation = tuple[jax.Array, jax.Array]
"""Logits (ILLEGAL where an action is illegal) and values."""


class SearchTree(NamedTuple):
    """Arrays by batch and node; the last four also by action. Values are for the seat to move in the node."""

    positions: Any
    value: jax.Array
    over: jax.Array
    reward: jax.Array
    """1 if the move into this node won for the seat that made it, else 0."""
    parent: jax.Array
    action: jax.Array
    shares: jax.Array
    child: jax.Array
    visits: jax.Array
    total: jax.Array


class BatchResult(NamedTuple):
    """The results of a search: the chosen action, the improved policy (`shares`), and the value."""

    action: jax.Array
    shares: jax.Array
    value: jax.Array
    """The value of the chosen action."""


def halving_schedule(considered: int, visits: int) -> list[int]:
    """Return, for each visit, how many visits the root action that gets it must have had before."""
    if considered <= 1:
        return list(range(visits))
    rounds, had, kept, found = math.ceil(math.log2(considered)), [0] * considered, considered, list[int]()
    while len(found) < visits:
        for _ in range(max(1, visits // (rounds * kept))):
            found += had[:kept]
            had[:kept] = [n + 1 for n in had[:kept]]
        kept = max(2, kept // 2)
    return found[:visits]


def improve_policy(
    shares: jax.Array, visits: jax.Array, total: jax.Array, value: jax.Array
) -> tuple[jax.Array, jax.Array]:
    """Return the logits improved by the visits, and the value of every action. Unvisited actions get a mixture of the
    net's value and the mean of the visited ones."""
    seen = visits > 0
    worth = total / jnp.maximum(visits, 1)
    prior = jax.nn.softmax(shares, -1)
    of_seen = jnp.sum(jnp.where(seen, prior, 0), -1)
    mean = jnp.sum(jnp.where(seen, prior * worth, 0), -1) / jnp.maximum(of_seen, 1e-9)
    all_visits = jnp.sum(visits, -1).astype(jnp.float32)
    mixed = (value + all_visits * mean) / (1 + all_visits)
    worth = jnp.where(seen, worth, mixed[..., None])
    legal = shares > ILLEGAL / 2
    low = jnp.min(jnp.where(legal, worth, jnp.inf), -1, keepdims=True)
    high = jnp.max(jnp.where(legal, worth, -jnp.inf), -1, keepdims=True)
    counts = (VISIT_OFFSET + jnp.max(visits, -1, keepdims=True)) * SCALE
    return shares + counts * (worth - low) / jnp.maximum(high - low, LEAST_RANGE), worth


def search(
    key: jax.Array,
    positions: Any,
    seen: Evaluation,
    play: Callable[[Any, jax.Array], tuple[Any, jax.Array, jax.Array]],
    look: Callable[[Any], Evaluation],
    visits: int,
    considered: int,
) -> BatchResult:
    """Search from every position of a batch, whose evaluations are `seen`. `play` applies the rules to a batch, and
    `look` the net. Each search has `visits` visits and considers at most `considered` actions at the root."""
    shares, value = seen
    batch, actions = shares.shape
    here, nodes = jnp.arange(batch), visits + 1
    order = jnp.array([halving_schedule(k, visits) for k in range(considered + 1)])
    order = order[jnp.minimum(considered, jnp.sum(shares > ILLEGAL / 2, -1))]
    luck = jax.random.gumbel(key, shares.shape)

    def allocate_for_tree(x: jax.Array) -> jax.Array:
        return jnp.zeros((batch, nodes, *x.shape[1:]), x.dtype).at[:, 0].set(x)

    none = jnp.zeros((batch, nodes), jnp.int32)
    wide = jnp.zeros((batch, nodes, actions))
    tree = SearchTree(
        jax.tree.map(allocate_for_tree, positions),
        allocate_for_tree(value),
        none.astype(bool),
        allocate_for_tree(value * 0),
        none,
        none,
        allocate_for_tree(shares),
        jnp.full((batch, nodes, actions), NONE, jnp.int16),
        wide.astype(jnp.int16),
        wide,
    )

    def select_at_root(tree: SearchTree, turn: int) -> jax.Array:
        had = tree.visits[:, 0]
        better, _ = improve_policy(shares, had, tree.total[:, 0], value)
        due = (had == order[:, turn][:, None]) & (shares > ILLEGAL / 2)
        return jnp.argmax(jnp.where(due, better + luck, 2 * ILLEGAL), -1)

    def select_below_root(tree: SearchTree, node: jax.Array) -> jax.Array:
        had = tree.visits[here, node]
        better, _ = improve_policy(tree.shares[here, node], had, tree.total[here, node], tree.value[here, node])
        asked = jax.nn.softmax(better, -1) - had / (1 + jnp.sum(had, -1, keepdims=True))
        return jnp.argmax(jnp.where(better > ILLEGAL / 2, asked, ILLEGAL), -1)

    def visit(turn: int, tree: SearchTree) -> SearchTree:
        def is_inside_tree(now: tuple) -> jax.Array:
            return jnp.any(now[2])

        def descend(now: tuple) -> tuple:
            node, action, on = now
            child = tree.child[here, node, action].astype(jnp.int32)
            on = on & (child != NONE) & ~tree.over[here, child]
            node = jnp.where(on, child, node)
            return node, jnp.where(on, select_below_root(tree, node), action), on

        begin = (jnp.zeros(batch, jnp.int32), select_at_root(tree, turn), jnp.ones(batch, bool))
        node, action, _ = jax.lax.while_loop(is_inside_tree, descend, begin)
        known = tree.child[here, node, action].astype(jnp.int32)
        leaf = jnp.where(known == NONE, turn + 1, known)
        after, won, over = play(jax.tree.map(lambda x: x[here, node], tree.positions), action)
        new_shares, new_value = look(after)
        new_value, reward = jnp.where(over, 0.0, new_value), won.astype(jnp.float32)
        tree = tree._replace(
            positions=jax.tree.map(lambda x, y: x.at[here, leaf].set(y), tree.positions, after),
            value=tree.value.at[here, leaf].set(new_value),
            over=tree.over.at[here, leaf].set(over),
            reward=tree.reward.at[here, leaf].set(reward),
            parent=tree.parent.at[here, leaf].set(node),
            action=tree.action.at[here, leaf].set(action),
            shares=tree.shares.at[here, leaf].set(new_shares),
            child=tree.child.at[here, node, action].set(leaf.astype(jnp.int16)),
        )

        def back_up(now: tuple) -> tuple:
            node, worth, visits, total = now
            on = node > 0
            parent, action = tree.parent[here, node], tree.action[here, node]
            visits = visits.at[here, parent, action].add(on.astype(jnp.int16))
            total = total.at[here, parent, action].add(jnp.where(on, worth, 0.0))
            return jnp.where(on, parent, 0), -worth, visits, total

        first = (leaf, reward - new_value, tree.visits, tree.total)
        *_, had, total = jax.lax.while_loop(lambda now: jnp.any(now[0] > 0), back_up, first)
        return tree._replace(visits=had, total=total)

    tree = jax.lax.fori_loop(0, visits, visit, tree)
    had = tree.visits[:, 0]
    better, worth = improve_policy(shares, had, tree.total[:, 0], value)
    most = (had == jnp.max(had, -1, keepdims=True)) & (shares > ILLEGAL / 2)
    chosen = jnp.argmax(jnp.where(most, better + luck, 2 * ILLEGAL), -1)
    return BatchResult(chosen, jax.nn.softmax(better, -1), worth[here, chosen])
