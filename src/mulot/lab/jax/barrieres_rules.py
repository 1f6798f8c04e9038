"""The rules of Barrières as array arithmetic in jax, so that one device plays thousands of games at once.

Rows are words with one bit per column; flood fills pack several rows into a word of 32 bits. The functions take one
position; `jax.vmap` applies them to a batch. Actions have the numbers of `mulot.games.barrieres.encoding`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import and_, or_, xor
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from mulot.games.barrieres.content import ACROSS, SIDES, Side, longest_play

INT, WORD = jnp.int32, jnp.uint32
STEPS_AT_ONCE = 6
"""How many steps a flood fill grows between two checks whether it is complete."""


class Position(NamedTuple):
    """A position, or a batch of positions with an additional leading axis."""

    mice: jax.Array
    """The row and the column of each seat's mouse."""
    lying: jax.Array
    """Horizontal barriers, one word per row; bit c is a barrier above the squares c and c + 1."""
    standing: jax.Array
    """Vertical barriers, one word per row; bit c is a barrier to the right of column c, in this row and the next."""
    stock: jax.Array
    """The barriers that each seat has left."""
    turn: jax.Array
    ply: jax.Array


class Rules:
    """The constants of a board, and the rules for one position."""

    def __init__(self, size: int, seats: int = 2, side_step: bool = False) -> None:
        """`side_step` is the option `third_mouse=side-step`."""
        self.size, self.seats, self.side_step, self.longest = size, seats, side_step, longest_play(size)
        self.side = size - 1
        self.grooves, self.squares = self.side**2, size**2
        self.pass_action = self.squares + 2 * self.grooves
        self.actions = self.pass_action + 1
        self.row, self.short_row = (1 << size) - 1, (1 << self.side) - 1
        more_lying = np.zeros((2 * self.grooves, self.side), np.int32)
        more_standing = more_lying.copy()
        for groove in range(self.grooves):
            more_lying[groove, groove // self.side] = 1 << (groove % self.side)
            more_standing[self.grooves + groove, groove // self.side] = 1 << (groove % self.side)
        self.more_lying, self.more_standing = jnp.array(more_lying), jnp.array(more_standing)
        self.rows_a_word = 32 // size
        self.words = -(-size // self.rows_a_word)
        self.full = [(1 << size * self.rows_in_word(i)) - 1 for i in range(self.words)]
        edges: dict[Side, list[int]] = {
            "south": [self.row, *[0] * self.side],
            "north": [*[0] * self.side, self.row],
            "west": [1] * size,
            "east": [1 << self.side] * size,
        }
        self.goals = jnp.array([edges[ACROSS[side]] for side in SIDES[seats]], INT)
        """The squares that each seat wants to reach (B-002, BR-26), as rows of bits."""

    def rows_in_word(self, word: int) -> int:
        return min(self.rows_a_word, self.size - word * self.rows_a_word)

    # ------------------------------------------------------------ a turn

    def play(self, s: Position, action: jax.Array) -> tuple[Position, jax.Array, jax.Array]:
        """Return the position after a legal action, whether it reached the cheese, and whether the game is over."""
        steps = action < self.squares
        mine = jnp.arange(self.seats) == s.turn
        to = jnp.stack([action // self.size, action % self.size]).astype(INT)
        places = ~steps & (action != self.pass_action)
        groove = jnp.clip(action - self.squares, 0, 2 * self.grooves - 1)
        after = Position(
            jnp.where(steps & mine[:, None], to, s.mice),
            jnp.where(places, s.lying | self.more_lying[groove], s.lying),
            jnp.where(places, s.standing | self.more_standing[groove], s.standing),
            s.stock - (mine & places),
            (s.turn + 1) % self.seats,
            s.ply + 1,
        )
        arrived = jnp.any(self.one(after.mice[s.turn]) & self.goals[s.turn])
        return after, arrived, arrived | (after.ply >= self.longest)

    def legal(self, s: Position) -> jax.Array:
        """Return a mask of the legal actions of the seat to move."""
        steps = self.bits(self.steps(s), self.size)
        barriers = self.free(s) & (s.stock[s.turn] > 0)
        barriers = barriers & self.leaves_ways(s, barriers)
        passes = ~(jnp.any(steps) | jnp.any(barriers))
        return jnp.concatenate([steps, barriers, passes[None]])

    def steps(self, s: Position) -> jax.Array:
        """Return the squares to which the mouse to move can move, as rows of bits (B-010 to B-022, BR-03 to BR-11)."""
        up, right = self.shut(s.lying, s.standing)
        me = self.one(s.mice[s.turn])
        others = jnp.zeros_like(me)
        for seat in range(self.seats):
            others = others | self.one(s.mice[seat])
        others = others & ~me
        found = jnp.zeros_like(me)
        for way, beside in enumerate(self.spread(me, up, right)):
            beyond = self.spread(beside & others, up, right)
            straight = beyond[way]
            aside = beyond[2] | beyond[3] if way < 2 else beyond[0] | beyond[1]
            open_ahead = jnp.any(straight & ~others if self.side_step else straight)
            found = found | beside | straight | jnp.where(open_ahead, 0, aside)
        return found & ~others

    def free(self, s: Position) -> jax.Array:
        """Return a mask of the grooves with room for a barrier (BR-13, BR-14, BR-16)."""
        none = jnp.zeros_like(s.lying[:1])
        lying = ~(s.lying | (s.lying << 1) | (s.lying >> 1) | s.standing) & self.short_row
        above, below = jnp.concatenate([s.standing[1:], none]), jnp.concatenate([none, s.standing[:-1]])
        standing = ~(s.standing | above | below | s.lying) & self.short_row
        return jnp.concatenate([self.bits(lying, self.side), self.bits(standing, self.side)])

    def leaves_ways(self, s: Position, asked: jax.Array) -> jax.Array:
        """Return, for each groove that is asked about, whether every mouse still has a path to its goal after a barrier
        there (B-016, BR-17, BR-18)."""
        up, right = self.shut(s.lying | self.more_lying, s.standing | self.more_standing)
        up, right = self.pack(up), self.pack(right)
        goals = [goal[:, None] for goal in self.pack(self.goals)]
        start = self.pack(jax.vmap(self.one)(s.mice))
        wet = tuple(jnp.broadcast_to(word[:, None], (self.seats, 2 * self.grooves)) for word in start)

        def arrived(wet: Sequence[jax.Array]) -> jax.Array:
            return reduce(or_, map(and_, wet, goals)) != 0

        def goes_on(now: tuple[tuple[jax.Array, ...], jax.Array]) -> jax.Array:
            return jnp.any(now[1])

        def grow_on(now: tuple[tuple[jax.Array, ...], jax.Array]) -> tuple[tuple[jax.Array, ...], jax.Array]:
            """Grow by a few steps; a fill goes on until it has arrived or has not changed, however long that takes."""
            before = wet = now[0]
            for _ in range(STEPS_AT_ONCE):
                wet = self.grow(wet, up, right)
            changed = reduce(or_, map(xor, wet, before)) != 0
            return wet, changed & ~arrived(wet) & asked

        wet, _ = jax.lax.while_loop(goes_on, grow_on, (wet, jnp.broadcast_to(asked, (self.seats, len(asked)))))
        return jnp.all(arrived(wet), 0)

    # ------------------------------------------------------------ rows of bits

    def one(self, square: jax.Array) -> jax.Array:
        return jnp.where(jnp.arange(self.size) == square[0], 1 << square[1], 0).astype(INT)

    def bits(self, rows: jax.Array, width: int) -> jax.Array:
        return ((rows[:, None] >> jnp.arange(width)) & 1).reshape(-1).astype(bool)

    def shut(self, lying: jax.Array, standing: jax.Array) -> tuple[jax.Array, jax.Array]:
        """Return the squares that cannot be left upwards, and those that cannot be left to the right, as rows of
        bits."""
        none = jnp.zeros_like(lying[..., :1])
        up = jnp.concatenate([lying | (lying << 1), none + self.row], -1)
        right = jnp.concatenate([standing, none], -1) | jnp.concatenate([none, standing], -1)
        return up & self.row, (right | (1 << (self.size - 1))) & self.row

    def spread(self, at: jax.Array, up: jax.Array, right: jax.Array) -> tuple[jax.Array, ...]:
        """Return the squares that can be reached by one step up, down, right and left from these."""
        none = jnp.zeros_like(at[..., :1])
        above = jnp.concatenate([none, (at & ~up)[..., :-1]], -1)
        below = jnp.concatenate([at[..., 1:], none], -1) & ~up
        return above, below, (at & ~right) << 1, (at >> 1) & ~right

    def pack(self, rows: jax.Array) -> list[jax.Array]:
        """Return rows packed into a few words with several rows each."""
        u, a_word = rows.astype(WORD), self.rows_a_word
        return [
            reduce(or_, (u[..., i * a_word + j] << (j * self.size) for j in range(self.rows_in_word(i))))
            for i in range(self.words)
        ]

    def grow(
        self, wet: tuple[jax.Array, ...], up: Sequence[jax.Array], right: Sequence[jax.Array]
    ) -> tuple[jax.Array, ...]:
        """Return the given squares and all squares one step away from them, as packed words."""
        n, last, found = self.size, (self.rows_a_word - 1) * self.size, []
        for i, x in enumerate(wet):
            more = x | (((x & ~up[i]) << n) & WORD(self.full[i])) | ((x & ~right[i]) << 1) | ((x >> 1) & ~right[i])
            if i:
                more = more | ((wet[i - 1] & ~up[i - 1]) >> last)
            down = x >> n
            if i + 1 < self.words:
                down = down | ((wet[i + 1] & WORD(self.row)) << last)
            found.append(more | (down & ~up[i]))
        return tuple(found)
