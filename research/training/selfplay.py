"""Plays thousands of games at once against itself, in windows of a few plies, and computes value targets from them."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from research.training import gumbel_search, teacher_net
from research.training.jax_rules import Board, Position

RANDOM_OPENING_PLIES, RANDOM_RATE, RANDOM_RATE_LATER = 8, 0.2, 0.02
"""The shares of random plies at the start of a game (the first RANDOM_OPENING_PLIES) and later, so that unusual
positions are learnt, too."""
UNEVEN_STOCKS = 0.25
"""The share of games that begin with random stocks, so that the value of a barrier is learnt."""


class Window(NamedTuple):
    """A few plies of all games, as arrays by ply and game."""

    positions: Position
    shares: jax.Array
    won: jax.Array
    over: jax.Array
    wild: jax.Array
    value: jax.Array
    """The net's value, without search."""
    searched: jax.Array
    """The value of the action that the search chose."""


class SelfPlay:
    """Self-play with one board size, one numeric type and one search configuration."""

    def __init__(self, board: Board, games: int, plies: int, visits: int, considered: int, kind: Any) -> None:
        self.board, self.games, self.plies, self.kind = board, games, plies, kind
        self.search = partial(gumbel_search.search, visits=visits, considered=considered)
        self.window = jax.jit(self._window)

    def look(self, weights: teacher_net.Weights, s: Position) -> gumbel_search.Evaluation:
        """Return the net's logits and values for a batch, with illegal actions masked."""
        pictures, numbers = jax.vmap(self.board.planes)(s)
        shares, value = teacher_net.apply_net(weights, s, pictures, numbers, self.kind)
        return jnp.where(jax.vmap(self.board.legal)(s), shares, gumbel_search.ILLEGAL), value

    def new(self, key: jax.Array) -> Position:
        """Return a batch of new games; some have uneven stocks."""
        s = jax.tree.map(lambda x: jnp.broadcast_to(x, (self.games, *x.shape)), self.board.new())
        often, drawn = jax.random.split(key)
        uneven = jax.random.uniform(often, (self.games, 1)) < UNEVEN_STOCKS
        return s._replace(
            stock=jnp.where(uneven, jax.random.randint(drawn, (self.games, 2), 0, self.board.stock + 1), s.stock)
        )

    def _window(self, weights: teacher_net.Weights, s: Position, key: jax.Array) -> tuple[Position, Window, jax.Array]:
        """Play a few plies of every game, and return the last positions, the window, and the net's values of the last
        positions."""

        def play_one_ply(s: Position, key: jax.Array) -> tuple[Position, Window]:
            for_search, for_wild, for_which, for_new = jax.random.split(key, 4)
            seen = self.look(weights, s)
            found = self.search(for_search, s, seen, jax.vmap(self.board.play), partial(self.look, weights))
            often = jnp.where(s.ply < RANDOM_OPENING_PLIES, RANDOM_RATE, RANDOM_RATE_LATER)
            wild = jax.random.uniform(for_wild, s.ply.shape) < often
            any_legal = jax.random.categorical(
                for_which, jnp.where(seen[0] > gumbel_search.ILLEGAL / 2, 0.0, gumbel_search.ILLEGAL)
            )
            after, won, over = jax.vmap(self.board.play)(s, jnp.where(wild, any_legal, found.action))
            window = Window(s, found.shares, won, over, wild, seen[1], found.value)
            new = self.new(for_new)
            return jax.tree.map(lambda x, y: jnp.where(over.reshape(-1, *[1] * (y.ndim - 1)), x, y), new, after), window

        s, window = jax.lax.scan(play_one_ply, s, jax.random.split(key, self.plies))
        return s, window, self.look(weights, s)[1]


@partial(jax.jit, static_argnames="trust")
def value_targets(windows: list[Window], last: jax.Array, trust: float) -> jax.Array:
    """Return the value target of every position for the seat to move: the result of the game, or, if the windows end
    before then, the net's value of the last position (`last`).

    At each ply, `trust` is the share of the later target that is used; the rest is the net's value. The search's mean
    value is not used, because visits to bad actions lower it. If the ply was random, the net's value is used, because
    what follows says nothing about the position before it.
    """
    whole = jax.tree.map(lambda *x: jnp.concatenate(x), *windows)

    def add_earlier_target(later: tuple, now: tuple) -> tuple:
        came_to, value_after = later
        won, over, wild, value = now
        goes_on = -(trust * came_to + (1 - trust) * value_after)
        came_to = jnp.where(over, won.astype(jnp.float32), goes_on)
        came_to = jnp.where(wild, value, came_to)
        return (came_to, value), came_to

    _, found = jax.lax.scan(
        add_earlier_target, (last, last), (whole.won, whole.over, whole.wild, whole.value), reverse=True
    )
    return found
