"""The rules of Barrières for two seats as the mouse to move sees them, and what a net sees, for training.

The rules are those of `mulot.lab.jax`. Here the mouse to move is always seat 0, whose cheese is beyond the last row:
the board is rotated after each ply. There is no pass, which two seats never need.
"""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp

from mulot.lab.jax.barrieres_rules import INT, STEPS_AT_ONCE, WORD, Position, Rules

LONGEST_WAY = {5: 18, 7: 36, 9: 48, 11: 60}
"""The distance that a net sees for squares that are farther away or cannot be reached, by board size (a multiple of
STEPS_AT_ONCE)."""
PLANES = 17


class Board(Rules):
    """The rules for one position of two seats, rotated after each ply."""

    def __init__(self, size: int, stock: int) -> None:
        super().__init__(size)
        self.stock, self.actions = stock, self.pass_action
        turned = [int(format(word, f"0{self.side}b")[::-1], 2) for word in range(1 << self.side)]
        self.turned = jnp.array(turned, INT)

    def new(self) -> Position:
        middle, zero = self.size // 2, jnp.array(0, INT)
        none = jnp.zeros(self.side, INT)
        stock = jnp.array([self.stock, self.stock], INT)
        return Position(jnp.array([[0, middle], [self.size - 1, middle]], INT), none, none, stock, zero, zero)

    def play(self, s: Position, action: jax.Array) -> tuple[Position, jax.Array, jax.Array]:
        """Return the position after an action as the next mouse sees it, whether the action won, and whether the game
        is over."""
        after, won, over = super().play(s, action)
        turned = after._replace(
            mice=self.size - 1 - after.mice[::-1],
            lying=self.turned[after.lying[::-1]],
            standing=self.turned[after.standing[::-1]],
            stock=after.stock[::-1],
            turn=jnp.zeros_like(s.turn),
        )
        return turned, won, over

    def legal(self, s: Position) -> jax.Array:
        """Return a mask of the legal actions."""
        return super().legal(s)[: self.actions]

    def mirror(self, s: Position, shares: jax.Array) -> tuple[Position, jax.Array]:
        """Return a position and the shares of its actions with left and right exchanged."""
        steps = shares[: self.squares].reshape(self.size, self.size)[:, ::-1].reshape(-1)
        barriers = shares[self.squares :].reshape(2, self.side, self.side)[:, :, ::-1].reshape(-1)
        turned = s._replace(
            mice=jnp.stack([s.mice[:, 0], self.size - 1 - s.mice[:, 1]], -1),
            lying=self.turned[s.lying],
            standing=self.turned[s.standing],
        )
        return turned, jnp.concatenate([steps, barriers])

    def far(self, goal: int, up: list[jax.Array], right: list[jax.Array]) -> jax.Array:
        """Return the distance of every square to a goal row. The distances are counted in binary, with packed words for
        each binary digit."""
        wet = tuple(self.pack(jnp.where(jnp.arange(self.size) == goal, self.row, 0)))
        digits = tuple(tuple(jnp.zeros_like(word) for word in wet) for _ in range(6))

        def on(_: int, now: tuple[Any, Any]) -> tuple[Any, Any]:
            wet, digits = now
            for _step in range(STEPS_AT_ONCE):
                carry = [~word & WORD(full) for word, full in zip(wet, self.full, strict=True)]
                counted = []
                for digit in digits:
                    counted.append(tuple(a ^ b for a, b in zip(digit, carry, strict=True)))
                    carry = [a & b for a, b in zip(digit, carry, strict=True)]
                digits, wet = tuple(counted), tuple(self.grow(wet, up, right))
            return wet, digits

        _, digits = jax.lax.fori_loop(0, LONGEST_WAY[self.size] // STEPS_AT_ONCE, on, (wet, digits))
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

        me, other = picture(self.one(s.mice[0])), picture(self.one(s.mice[1]))
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
