"""Games against oneself, thousands at once, in windows of some plies; and what is to be learnt from them."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from research.training import gumbel, net
from research.training.arrays import Board, Position

RANDOM_OPENING_PLIES, RANDOM_RATE, RANDOM_RATE_LATER = 8, 0.2, 0.02
"""So many first plies, and so often, a ply is drawn at random: strange positions are to be known too."""
UNEVEN_STOCKS = 0.25
"""The part of the games that begins with stocks drawn at random, so that it is learnt what a barrier is worth."""


class Window(NamedTuple):
    """By ply and game."""

    positions: Position
    shares: jax.Array
    won: jax.Array
    over: jax.Array
    wild: jax.Array
    value: jax.Array
    """The net's own."""
    searched: jax.Array
    """Of the action that the search chose."""


class SelfPlay:
    """One size of board, one kind of net, one way to search."""

    def __init__(self, board: Board, games: int, plies: int, visits: int, considered: int, kind: Any) -> None:
        self.board, self.games, self.plies, self.kind = board, games, plies, kind
        self.search = partial(gumbel.search, visits=visits, considered=considered)
        self.window = jax.jit(self._window)

    def look(self, weights: net.Weights, s: Position) -> gumbel.Evaluation:
        """The net's view of a batch, with what is illegal taken away."""
        pictures, numbers = jax.vmap(self.board.planes)(s)
        shares, value = net.apply_net(weights, s, pictures, numbers, self.kind)
        return jnp.where(jax.vmap(self.board.legal)(s), shares, gumbel.ILLEGAL), value

    def new(self, key: jax.Array) -> Position:
        """A batch of new games; some with uneven stocks."""
        s = jax.tree.map(lambda x: jnp.broadcast_to(x, (self.games, *x.shape)), self.board.new())
        often, drawn = jax.random.split(key)
        uneven = jax.random.uniform(often, (self.games, 1)) < UNEVEN_STOCKS
        return s._replace(
            stock=jnp.where(uneven, jax.random.randint(drawn, (self.games, 2), 0, self.board.stock + 1), s.stock)
        )

    def _window(self, weights: net.Weights, s: Position, key: jax.Array) -> tuple[Position, Window, jax.Array]:
        """Play so many plies of every game; also the net's value of where they stand then."""

        def ply(s: Position, key: jax.Array) -> tuple[Position, Window]:
            for_search, for_wild, for_which, for_new = jax.random.split(key, 4)
            seen = self.look(weights, s)
            found = self.search(for_search, s, seen, jax.vmap(self.board.play), partial(self.look, weights))
            often = jnp.where(s.ply < RANDOM_OPENING_PLIES, RANDOM_RATE, RANDOM_RATE_LATER)
            wild = jax.random.uniform(for_wild, s.ply.shape) < often
            any_legal = jax.random.categorical(for_which, jnp.where(seen[0] > gumbel.ILLEGAL / 2, 0.0, gumbel.ILLEGAL))
            after, won, over = jax.vmap(self.board.play)(s, jnp.where(wild, any_legal, found.action))
            window = Window(s, found.shares, won, over, wild, seen[1], found.value)
            new = self.new(for_new)
            return jax.tree.map(lambda x, y: jnp.where(over.reshape(-1, *[1] * (y.ndim - 1)), x, y), new, after), window

        s, window = jax.lax.scan(ply, s, jax.random.split(key, self.plies))
        return s, window, self.look(weights, s)[1]


@partial(jax.jit, static_argnames="trust")
def value_targets(windows: list[Window], last: jax.Array, trust: float) -> jax.Array:
    """What every position came to for its mover, as far as the windows know: the outcome, or the net's value there.

    `trust` is how much of what comes later is taken over at each ply, the rest being the net's value. The search's mean
    value at a root takes no part: it is pulled down by the visits that the search gives to bad actions. And what came
    after a ply drawn at random says nothing about the position before it.
    """
    whole = jax.tree.map(lambda *x: jnp.concatenate(x), *windows)

    def back(later: tuple, now: tuple) -> tuple:
        came_to, value_after = later
        won, over, wild, value = now
        goes_on = -(trust * came_to + (1 - trust) * value_after)
        came_to = jnp.where(over, won.astype(jnp.float32), goes_on)
        came_to = jnp.where(wild, value, came_to)
        return (came_to, value), came_to

    _, found = jax.lax.scan(back, (last, last), (whole.won, whole.over, whole.wild, whole.value), reverse=True)
    return found
