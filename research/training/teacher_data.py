"""Training data for students: positions from self-play and their neighbours, with the teacher's values, as npz files.

The columns, as the mouse to move sees the board (see `jax_rules`), are: `lying` and `standing` (one word per row),
`mice` (the squares of the mouse to move and of the other mouse), `stock`, `value` (the teacher's value from -1 to 1,
averaged over the position and its mirror image), `came_to` (the value target from the game) and `action` (the search's
first choice). A neighbour is a position one ply away from a game; its `came_to` is NaN and its `action` 65535.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np

from research.training import gumbel_search
from research.training.jax_rules import Position
from research.training.selfplay import SelfPlay

NO_ACTION = 65535
MAX_FILE_BYTES = 15_500_000

Rows = dict[str, np.ndarray]


def pack_positions(size: int, s: Position) -> Rows:
    """Return positions as columns of the smallest integer types."""
    words = np.uint8 if size <= 9 else np.uint16
    return {
        "lying": np.asarray(s.lying).astype(words),
        "standing": np.asarray(s.standing).astype(words),
        "mice": np.asarray(s.mice[..., 0] * size + s.mice[..., 1]).astype(np.uint8),
        "stock": np.asarray(s.stock).astype(np.uint8),
    }


def unpack_positions(size: int, rows: Rows) -> Position:
    """Return the positions in packed columns."""
    mice, lying, standing, stock = (
        jnp.asarray(rows[name].astype(np.int32)) for name in ("mice", "lying", "standing", "stock")
    )
    zeros = jnp.zeros(len(mice), jnp.int32)
    return Position(jnp.stack([mice // size, mice % size], -1), lying, standing, stock, zeros, zeros)


def new_teacher(play: SelfPlay) -> Callable[..., tuple[jax.Array, Position, jax.Array]]:
    """Return a function that returns, for a batch of positions, the teacher's values, a neighbour of each position (the
    position after a random action, drawn half of the time from the policy and half uniformly), and whether the game
    continues there."""

    def value(weights: dict, s: Position) -> jax.Array:
        turned, _ = jax.vmap(play.board.mirror)(s, jnp.zeros((s.ply.shape[0], play.board.actions)))
        return (play.look(weights, s)[1] + play.look(weights, turned)[1]) / 2

    @jax.jit
    def teach(weights: dict, s: Position, key: jax.Array) -> tuple[jax.Array, Position, jax.Array]:
        which, action = jax.random.split(key)
        shares, _ = play.look(weights, s)
        flat = jnp.where(shares > gumbel_search.ILLEGAL / 2, 0.0, gumbel_search.ILLEGAL)
        drawn = jnp.where(jax.random.uniform(which, (shares.shape[0], 1)) < 0.5, flat, shares)
        after, _, over = jax.vmap(play.board.play)(s, jax.random.categorical(action, drawn))
        return value(weights, s), after, ~over

    return teach


def teach_rows(play: SelfPlay, weights: dict, rows: Rows, batch: int, key: jax.Array) -> Iterator[Rows]:
    """Yield all rows with the teacher's values, batch by batch, each batch followed by its neighbours."""
    teach = new_teacher(play)
    size = play.board.size
    for at in range(0, len(rows["mice"]) - batch + 1, batch):
        part = {name: x[at : at + batch] for name, x in rows.items()}
        key, now, again = jax.random.split(key, 3)
        value, after, goes_on = teach(weights, unpack_positions(size, part), now)
        yield part | {"value": np.asarray(value).astype(np.float16)}
        value, _, _ = teach(weights, after, again)
        goes_on = np.asarray(goes_on)
        beside = {name: x[goes_on] for name, x in pack_positions(size, after).items()}
        count = len(beside["mice"])
        beside["value"] = np.asarray(value)[goes_on].astype(np.float16)
        beside["came_to"] = np.full(count, np.nan, np.float16)
        beside["action"] = np.full(count, NO_ACTION, np.uint16)
        yield beside


def write_files(folder: Path, name: str, rows: Rows, a_file: int, most_files: int) -> list[Path]:
    """Write at most `most_files` files with `a_file` rows each, and return their paths. Rows are dropped so that no
    file is larger than MAX_FILE_BYTES."""
    files = []
    for number in range(min(most_files, -(-len(rows["mice"]) // a_file))):
        part = {key: x[number * a_file : (number + 1) * a_file] for key, x in rows.items()}
        file = folder / f"{name}-{number}.npz"
        np.savez_compressed(file, **part)
        while file.stat().st_size > MAX_FILE_BYTES:
            part = {key: x[: len(x) * 9 // 10] for key, x in part.items()}
            np.savez_compressed(file, **part)
        files.append(file)
    return files
