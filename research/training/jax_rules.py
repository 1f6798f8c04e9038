"""The rules of Barrières for two seats as array arithmetic in jax, so that one device plays thousands of games at once.

A position is always seen by the mouse to move: its cheese is beyond the last row, and the board is rotated after each
ply. Rows are words with one bit per column; flood fills pack several rows into a word of 32 bits.

An action is a number: a square to step to, or the squares plus a groove (first the horizontal ones, then the vertical
ones). If nothing else is legal, the pass is a step to the mouse's own square.
"""

from __future__ import annotations

from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

INT, WORD = jnp.int32, jnp.uint32
LONGEST_WAY = {5: 18, 7: 36, 9: 48, 11: 60}
"""The steps after which a flood fill ends, by board size (a multiple of SIX); no shortest path in the games examined
was longer."""
SIX = 6
PLANES = 17


class Position(NamedTuple):
    """A position, or a batch of positions with an additional leading axis."""

    me: jax.Array
    """The row and the column of the mouse to move."""
    other: jax.Array
    lying: jax.Array
    """Horizontal barriers, one word per row; bit c is a barrier above the squares c and c + 1."""
    standing: jax.Array
    """Vertical barriers, one word per row; bit c is a barrier to the right of column c, in this row and the next."""
    stock: jax.Array
    """The barriers that the mouse to move has left, and those that the other has left."""
    ply: jax.Array


class Board:
    """The constants of a board size, and the rules for one position (`jax.vmap` applies them to a batch)."""

    def __init__(self, size: int, stock: int) -> None:
        self.size, self.stock, self.longest = size, stock, 4 * size * size
        self.side = size - 1
        self.grooves, self.squares = self.side**2, size**2
        self.actions = self.squares + 2 * self.grooves
        self.row, self.short_row = (1 << size) - 1, (1 << self.side) - 1
        turned = [int(format(word, f"0{self.side}b")[::-1], 2) for word in range(1 << self.side)]
        self.turned = jnp.array(turned, INT)
        more_lying = np.zeros((2 * self.grooves, self.side), np.int32)
        more_standing = more_lying.copy()
        for groove in range(self.grooves):
            more_lying[groove, groove // self.side] = 1 << (groove % self.side)
            more_standing[self.grooves + groove, groove // self.side] = 1 << (groove % self.side)
        self.more_lying, self.more_standing = jnp.array(more_lying), jnp.array(more_standing)
        self.rows_a_word = 32 // size
        self.words = -(-size // self.rows_a_word)
        self.full = [(1 << size * self.rows_in_word(i)) - 1 for i in range(self.words)]

    def rows_in_word(self, word: int) -> int:
        return min(self.rows_a_word, self.size - word * self.rows_a_word)

    # ------------------------------------------------------------ positions

    def new(self) -> Position:
        middle = self.size // 2
        none = jnp.zeros(self.side, INT)
        stock = jnp.array([self.stock, self.stock], INT)
        return Position(
            jnp.array([0, middle], INT), jnp.array([self.size - 1, middle], INT), none, none, stock, jnp.array(0, INT)
        )

    def play(self, s: Position, action: jax.Array) -> tuple[Position, jax.Array, jax.Array]:
        """Return the position after an action as the next mouse sees it, whether the action won, and whether the game
        is over."""
        steps = action < self.squares
        me = jnp.where(steps, jnp.stack([action // self.size, action % self.size]), s.me)
        groove = jnp.clip(action - self.squares, 0, 2 * self.grooves - 1)
        lying = jnp.where(steps, s.lying, s.lying | self.more_lying[groove])
        standing = jnp.where(steps, s.standing, s.standing | self.more_standing[groove])
        stock = s.stock - jnp.array([1, 0]) * ~steps
        won, ply = me[0] == self.size - 1, s.ply + 1
        last = self.size - 1
        after = Position(
            last - s.other, last - me, self.turned[lying[::-1]], self.turned[standing[::-1]], stock[::-1], ply
        )
        return after, won, won | (ply >= self.longest)

    def mirror(self, s: Position, shares: jax.Array) -> tuple[Position, jax.Array]:
        """Return a position and the shares of its actions with left and right exchanged."""

        def mirror_square(square: jax.Array) -> jax.Array:
            return jnp.stack([square[0], self.size - 1 - square[1]])

        steps = shares[: self.squares].reshape(self.size, self.size)[:, ::-1].reshape(-1)
        barriers = shares[self.squares :].reshape(2, self.side, self.side)[:, :, ::-1].reshape(-1)
        turned = s._replace(
            me=mirror_square(s.me),
            other=mirror_square(s.other),
            lying=self.turned[s.lying],
            standing=self.turned[s.standing],
        )
        return turned, jnp.concatenate([steps, barriers])

    # ------------------------------------------------------------ what is legal

    def legal(self, s: Position) -> jax.Array:
        """Return a mask of the legal actions."""
        steps = self.bits(self.steps(s), self.size)
        barriers = self.free(s) & self.leaves_ways(s) & (s.stock[0] > 0)
        stuck = ~(jnp.any(steps) | jnp.any(barriers))
        steps = steps | (stuck & self.bits(self.one(s.me), self.size))
        return jnp.concatenate([steps, barriers])

    def steps(self, s: Position) -> jax.Array:
        """Return the squares to which the mouse to move can move, as rows of bits."""
        up, right = self.shut(s.lying, s.standing)
        me, other = self.one(s.me), self.one(s.other)
        beside, beyond = self.spread(me, up, right), self.spread(other, up, right)
        found = jnp.zeros_like(me)
        for way in range(4):
            straight = beyond[way]
            aside = beyond[2] | beyond[3] if way < 2 else beyond[0] | beyond[1]
            past = jnp.where(jnp.any(straight), straight, aside)
            found = found | jnp.where(jnp.any(beside[way] & other), past, beside[way])
        return found & ~me

    def free(self, s: Position) -> jax.Array:
        """Return a mask of the grooves with room for a barrier."""
        none = jnp.zeros_like(s.lying[:1])
        lying = ~(s.lying | (s.lying << 1) | (s.lying >> 1) | s.standing) & self.short_row
        above, below = jnp.concatenate([s.standing[1:], none]), jnp.concatenate([none, s.standing[:-1]])
        standing = ~(s.standing | above | below | s.lying) & self.short_row
        return jnp.concatenate([self.bits(lying, self.side), self.bits(standing, self.side)])

    def leaves_ways(self, s: Position) -> jax.Array:
        """Return, for each groove, whether both mice still have a path after a barrier there."""
        up, right = self.shut(s.lying | self.more_lying, s.standing | self.more_standing)
        up, right = self.pack(up), self.pack(right)
        last_row = jnp.array(self.row << (self.size * (self.rows_in_word(self.words - 1) - 1)), WORD)
        first_row = jnp.array(self.row, WORD)
        mine = self.flooded(s.me, up, right)[self.words - 1] & last_row
        others = self.flooded(s.other, up, right)[0] & first_row
        return (mine != 0) & (others != 0)

    def flooded(self, start: jax.Array, up: list[jax.Array], right: list[jax.Array]) -> list[jax.Array]:
        """Return all squares that can be reached from `start`, as packed words."""

        def on(_: int, wet: tuple[jax.Array, ...]) -> tuple[jax.Array, ...]:
            for _step in range(SIX):
                wet = tuple(self.grow(wet, up, right))
            return wet

        wet = tuple(jnp.broadcast_to(word, up[0].shape) for word in self.pack(self.one(start)))
        return list(jax.lax.fori_loop(0, LONGEST_WAY[self.size] // SIX, on, wet))

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
            sum(u[..., i * a_word + j] << (j * self.size) for j in range(self.rows_in_word(i)))
            for i in range(self.words)
        ]

    def grow(self, wet: tuple[jax.Array, ...], up: list[jax.Array], right: list[jax.Array]) -> list[jax.Array]:
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
        return found

    # ------------------------------------------------------------ what a net sees

    def far(self, goal: int, up: list[jax.Array], right: list[jax.Array]) -> jax.Array:
        """Return the distance of every square to a goal row. The distances are counted in binary, with packed words for
        each binary digit."""
        wet = tuple(self.pack(jnp.where(jnp.arange(self.size) == goal, self.row, 0)))
        digits = tuple(tuple(jnp.zeros_like(word) for word in wet) for _ in range(6))

        def on(_: int, now: tuple) -> tuple:
            wet, digits = now
            for _step in range(SIX):
                carry = [~word & WORD(full) for word, full in zip(wet, self.full, strict=True)]
                counted = []
                for digit in digits:
                    counted.append(tuple(a ^ b for a, b in zip(digit, carry, strict=True)))
                    carry = [a & b for a, b in zip(digit, carry, strict=True)]
                digits, wet = tuple(counted), tuple(self.grow(wet, up, right))
            return wet, digits

        _, digits = jax.lax.fori_loop(0, LONGEST_WAY[self.size] // SIX, on, (wet, digits))
        steps = jnp.zeros((self.size, self.size), INT)
        for k, digit in enumerate(digits):
            of = [
                (word >> jnp.arange(self.size * self.rows_in_word(i), dtype=WORD)) & 1 for i, word in enumerate(digit)
            ]
            steps = steps + (jnp.concatenate(of).reshape(self.size, self.size).astype(INT) << k)
        return steps

    def planes(self, s: Position) -> tuple[jax.Array, jax.Array]:
        """Return a position as the inputs of the net: planes, and a few numbers."""
        n = self.size
        up, right = self.shut(s.lying, s.standing)
        to_last, to_first = (self.far(goal, self.pack(up), self.pack(right)) for goal in (n - 1, 0))

        def picture(rows: jax.Array) -> jax.Array:
            return ((rows[:, None] >> jnp.arange(n)) & 1).astype(jnp.float32)

        me, other = picture(self.one(s.me)), picture(self.one(s.other))
        mine, others = jnp.sum(to_last * me), jnp.sum(to_first * other)
        down = jnp.concatenate([up[:1] * 0 + self.row, up[:-1]])
        left = ((right << 1) | 1) & self.row
        lying, standing = (picture(jnp.pad(rows, (0, 1))) for rows in (s.lying, s.standing))
        stock = s.stock.astype(jnp.float32) / 10
        numbers = jnp.stack(
            [stock[0], stock[1], stock[0] == 0, stock[1] == 0, mine / 16, others / 16, (others - mine) / 8, s.ply / 100]
        )
        even = [jnp.full((n, n), number) for number in numbers[:7]]
        pictures = [me, other, *map(picture, (up, down, right, left)), lying, standing, to_last / 16, to_first / 16]
        return jnp.stack([*pictures, *even], -1), numbers
