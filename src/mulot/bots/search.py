"""Search for any game: information-set Monte Carlo tree search.

Each iteration imagines a new world from the view and the events heard (so the search averages over hidden information
and never looks at it), descends a tree keyed by seat and action (UCB over the actions that are legal in this world),
and finishes with a random playout.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import log, sqrt
from random import Random
from typing import Any

from mulot.bots.bot import Bot, BotMemory, Budget, ignore_event, new_memory, remember
from mulot.core.game import AnyGame, Outcome
from mulot.core.luck import Luck, RandomLuck

Policy = Callable[[AnyGame, Any, int, Sequence[Any], Random], Any]
"""`policy(game, state, seat, legal, rng)` chooses the actions of playouts."""
Value = Callable[[AnyGame, Any], Sequence[float]]
"""`value(game, state)` returns a score for each seat."""


@dataclass(slots=True)
class Node:
    """Statistics of one action: how often it was visited and how often it was available (`chances`), and the total
    score of the seat that played it."""

    visits: int = 0
    chances: int = 0
    total: float = 0.0
    children: dict[tuple[int, Any], Node] = field(default_factory=dict)


def random_policy(game: AnyGame, s: Any, seat: int, legal: Sequence[Any], rng: Random) -> Any:
    """The default playout policy: a random action."""
    return legal[int(rng.random() * len(legal))]


def search(
    name: str,
    policy: Policy = random_policy,
    value: Value | None = None,
    depth: int = 200,
    explore: float = 0.7,
) -> Bot:
    """Return a bot that chooses actions by tree search. Playouts follow `policy` for at most `depth` plies; the
    position reached is then scored by `value` (default: equal for all seats). `explore` is the exploration constant of
    UCB."""
    choose = partial(_choose, policy=policy, value=value, depth=depth, explore=explore)
    return Bot(name, new_memory, remember, choose)


def _choose(
    memory: BotMemory,
    view: Any,
    legal: Sequence[Any],
    rng: Random,
    budget: Budget,
    policy: Policy,
    value: Value | None,
    depth: int,
    explore: float,
) -> Any:
    if len(legal) == 1:
        return legal[0]
    root, done = Node(), 0
    while done < (budget.playouts or 1_000_000) and (done == 0 or budget.remaining() > 0):
        world = memory.game.imagine(view, memory.events, rng)
        _run_iteration(memory.game, root, world, memory.seat, list(legal), rng, policy, value, depth, explore)
        done += 1
    return max(legal, key=lambda a: _visit_count_and_total(root, memory.seat, a))


def _visit_count_and_total(root: Node, seat: int, action: Any) -> tuple[int, float]:
    node = root.children.get((seat, action))
    return (node.visits, node.total) if node else (0, 0.0)


def _run_iteration(
    game: AnyGame,
    root: Node,
    s: Any,
    seat: int,
    legal: Sequence[Any],
    rng: Random,
    policy: Policy,
    value: Value | None,
    depth: int,
    explore: float,
) -> None:
    luck = RandomLuck(rng)
    path: list[tuple[int, Node]] = []
    node = root
    while True:
        child, new = _select_child(node, seat, legal, rng, explore)
        game.play(s, seat, child[0], luck, ignore_event)
        path.append((seat, child[1]))
        node = child[1]
        waiting = game.waiting(s)
        if isinstance(waiting, Outcome):
            scores: Sequence[float] = waiting.scores
            break
        if new or len(path) >= depth:
            scores = _playout(game, s, rng, luck, policy, value, depth)
            break
        seat = waiting.must[0]
        legal = game.legal(s, seat)
    for mover, visited in path:
        visited.visits += 1
        visited.total += scores[mover]


def _select_child(
    node: Node, seat: int, legal: Sequence[Any], rng: Random, explore: float
) -> tuple[tuple[Any, Node], bool]:
    untried = [a for a in legal if (seat, a) not in node.children]
    if untried:
        action = untried[int(rng.random() * len(untried))]
        child = node.children[seat, action] = Node(chances=1)
        return (action, child), True
    best, best_score = None, -1.0
    for a in legal:
        child = node.children[seat, a]
        child.chances += 1
        score = child.total / child.visits + explore * sqrt(log(child.chances) / child.visits)
        if score > best_score:
            best, best_score = (a, child), score
    assert best is not None
    return best, False


def _playout(
    game: AnyGame, s: Any, rng: Random, luck: Luck, policy: Policy, value: Value | None, depth: int
) -> Sequence[float]:
    for _ in range(depth):
        waiting = game.waiting(s)
        if isinstance(waiting, Outcome):
            return waiting.scores
        seat = waiting.must[0]
        game.play(s, seat, policy(game, s, seat, game.legal(s, seat), rng), luck, ignore_event)
    waiting = game.waiting(s)
    if isinstance(waiting, Outcome):
        return waiting.scores
    return value(game, s) if value else (0.5,) * 16
