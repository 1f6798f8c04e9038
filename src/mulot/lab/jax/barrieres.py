"""The environment for Barrières, for two and four seats on every board and with every stock."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from mulot.core.errors import BadOptions
from mulot.core.journal import Deal
from mulot.core.luck import ScriptedLuck
from mulot.core.moment import Moment
from mulot.games.barrieres import model
from mulot.games.barrieres.content import COLUMNS
from mulot.games.barrieres.content import board as house_board
from mulot.games.barrieres.encoding import MAX_STOCK
from mulot.lab.episode import GameSetup
from mulot.lab.jax.barrieres_rules import INT, Position, Rules
from mulot.lab.jax.environment import Env, EnvState
from mulot.lab.notebook import moment_html

BOARDS_SHOWN = 4
"""How many boards of a batch a notebook shows."""


class Barrieres(Env):
    """Barrières, with every option but `repetition`, which would need all earlier positions.

    The actions have the same numbers as in the other environments (`setup.action_space`), without the one for waiting.
    The observation is an array [row, column, plane]. Its planes are, seats being counted from the one that looks: where
    each mouse is; where its cheese is; where a step up and one to the right are shut; the horizontal and the vertical
    barriers, each at the lower left of its four squares; each seat's stock; whose turn it is; and how much of the
    longest possible game has been played.
    """

    def __init__(self, seats: int = 2, options: Mapping[str, Any] | None = None) -> None:
        setup = self.setup = GameSetup("barrieres", seats, options)
        chosen = setup.options
        if chosen.repetition:
            raise BadOptions("repetition", True, "False, in mulot.lab.jax")
        self.rules = Rules(chosen.size, seats, chosen.third_mouse == "side-step")
        self.id, self.version = "mulot_barrieres", str(setup.game.version)
        self.num_players, self.num_actions = seats, self.rules.actions
        self.observation_shape = (chosen.size, chosen.size, 4 * seats + 5)
        self._first = chosen.first
        start = setup.game.new(chosen, seats, ScriptedLuck(*([0] if chosen.first is None else [])))
        firsts = range(seats) if chosen.first is None else [chosen.first]
        positions = [self.position_of(start)._replace(turn=jnp.int32(first)) for first in firsts]
        self._starts = jax.jit(jax.vmap(self.state_of))(jax.tree.map(lambda *x: jnp.stack(x), *positions))
        """The state at the start of a game, by the seat that begins if it is drawn."""

    def init(self, key: jax.Array) -> EnvState:
        """Return the state at the start of a game; the key draws who begins unless the options say so."""
        at = 0 if self._first is not None else jax.random.randint(key, (), 0, self.num_players)
        state: EnvState = jax.tree.map(lambda x: x[at], self._starts)
        return state

    def play(self, position: Position, action: jax.Array) -> tuple[Position, jax.Array, jax.Array]:
        after, arrived, over = self.rules.play(position, action)
        wins = jnp.arange(self.num_players) == position.turn
        drawn = 2 / self.num_players - 1
        return after, jnp.where(arrived, jnp.where(wins, 1.0, -1.0), jnp.where(over, drawn, 0.0)), over

    def turn(self, position: Position) -> jax.Array:
        return position.turn

    def legal(self, position: Position) -> jax.Array:
        return self.rules.legal(position)

    def look(self, position: Position, seat: jax.Array) -> jax.Array:
        rules, n = self.rules, self.rules.size
        seats = (jnp.arange(self.num_players) + seat) % self.num_players
        boards = [
            *jax.vmap(rules.one)(position.mice[seats]),
            *rules.goals[seats],
            *rules.shut(position.lying, position.standing),
            *(jnp.pad(rows, (0, 1)) for rows in (position.lying, position.standing)),
        ]
        drawn = (jnp.stack(boards)[:, :, None] >> jnp.arange(n)) & 1
        numbers = jnp.concatenate(
            [position.stock[seats] / MAX_STOCK, seats == position.turn, (position.ply / rules.longest)[None]]
        )
        even = jnp.broadcast_to(numbers[:, None, None], (len(numbers), n, n))
        return jnp.moveaxis(jnp.concatenate([drawn, even]).astype(jnp.float32), 0, -1)

    def position_of(self, state: model.State) -> Position:
        """Return a position of the game's own rules as arrays."""
        squares, actions = house_board(state.size).number, self.setup.action_space.number
        mice = [divmod(squares[square], state.size) for square in state.mice]
        grooves = np.zeros(2 * self.rules.grooves, np.int32)
        for barrier in state.barriers:
            grooves[actions[self.setup.game.read(barrier)] - self.rules.squares] = 1
        lying, standing = grooves.reshape(2, self.rules.side, -1) @ (1 << np.arange(self.rules.side))
        numbers = (mice, lying, standing, state.stock, state.turn, state.ply)
        return Position(*(jnp.array(x, INT) for x in numbers))

    def house_state(self, position: Position) -> model.State:
        """Return a position as the game's own rules have it. The order in which the barriers were placed is lost."""
        rules, s = self.rules, jax.tree.map(np.asarray, position)
        rows = np.concatenate([s.lying, s.standing])
        placed = np.flatnonzero((rows[:, None] >> np.arange(rules.side)) & 1)
        write, actions = self.setup.game.write, self.setup.action_space.actions
        options: model.Options = self.setup.options
        return model.State(
            version=self.setup.game.version,
            size=rules.size,
            third_mouse=options.third_mouse,
            repetition=False,
            turn=int(s.turn),
            mice=tuple(f"{COLUMNS[column]}{row + 1}" for row, column in s.mice),
            stock=tuple(map(int, s.stock)),
            barriers=tuple(write(actions[rules.squares + groove]) for groove in placed),
            ply=int(s.ply),
        )

    def html(self, state: EnvState) -> str:
        flat = jax.tree.map(lambda x: x.reshape(-1, *x.shape[state.current_player.ndim :]), state._position)
        games = (jax.tree.map(lambda x, i=i: x[i], flat) for i in range(state.current_player.size))
        return "".join(self._board(self.house_state(game)) for game in islice(games, BOARDS_SHOWN))

    def _board(self, state: model.State) -> str:
        return moment_html(Moment(self.setup.game, self.num_players, Deal(state.ply, ()), state, (), (), ()))
