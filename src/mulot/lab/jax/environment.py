"""What the jax environments have in common: the state and the steps, with the names and the meaning that PGX gives
them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1160 900"><foreignObject width="100%" height="100%">{html}\
</foreignObject></svg>'
ILLEGAL_REWARD = -1.0
"""The reward of a seat that plays an illegal action, which ends the game; the others share the win."""


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class EnvState:
    """The state of a game, or of a batch of games."""

    current_player: jax.Array
    """The seat to move."""
    observation: jax.Array
    """What the seat to move sees."""
    rewards: jax.Array
    """The rewards of all seats for the last action: from -1 to 1 at the end of a game, otherwise 0."""
    terminated: jax.Array
    truncated: jax.Array
    """Always false: games end by their rules."""
    legal_action_mask: jax.Array
    _position: Any
    _step_count: jax.Array
    _env: Env = field(metadata={"static": True})

    def replace(self, **changes: Any) -> EnvState:
        """Return a copy with some fields changed."""
        return replace(self, **changes)

    @property
    def env_id(self) -> str:
        return self._env.id

    def _repr_html_(self) -> str:
        return self._env.html(self)

    def to_svg(self) -> str:
        """Return the boards as an SVG document. It contains the client's boards as HTML, so only browsers show it."""
        html = f'<div xmlns="http://www.w3.org/1999/xhtml">{self._repr_html_()}</div>'
        return SVG.format(html=html)

    def save_svg(self, filename: str | Path) -> None:
        """Write the boards to a file (see `to_svg`)."""
        Path(filename).write_text(self.to_svg(), encoding="utf-8")


def choose_state(condition: jax.Array, yes: EnvState, no: EnvState) -> EnvState:
    """Return one of two states."""
    chosen: EnvState = jax.tree.map(lambda a, b: jnp.where(condition, a, b), yes, no)
    return chosen


Step = Callable[[EnvState, jax.Array], EnvState]
Init = Callable[[jax.Array], EnvState]


class Env(ABC):
    """An environment; `init`, `step` and `observe` are pure functions that can be jitted and vmapped."""

    id: str
    version: str
    num_players: int
    num_actions: int
    observation_shape: tuple[int, ...]

    @abstractmethod
    def init(self, key: jax.Array) -> EnvState:
        """Return the state at the start of a game; the key draws who begins."""

    @abstractmethod
    def play(self, position: Any, action: jax.Array) -> tuple[Any, jax.Array, jax.Array]:
        """Return the position after a legal action, the rewards of all seats, and whether the game is over."""

    @abstractmethod
    def turn(self, position: Any) -> jax.Array:
        """Return the seat to move."""

    @abstractmethod
    def legal(self, position: Any) -> jax.Array:
        """Return a mask of the legal actions of the seat to move."""

    @abstractmethod
    def look(self, position: Any, seat: jax.Array) -> jax.Array:
        """Return what a seat sees, as an array of floats."""

    @abstractmethod
    def html(self, state: EnvState) -> str:
        """Return the board of a game, or the boards of the first games of a batch, as HTML."""

    def state_of(self, position: Any) -> EnvState:
        """Return the state of a game that goes on from this position."""
        turn = self.turn(position)
        no = jnp.bool_(False)
        return EnvState(
            turn,
            self.look(position, turn),
            jnp.zeros(self.num_players, jnp.float32),
            no,
            no,
            self.legal(position),
            position,
            jnp.int32(0),
            self,
        )

    def step(self, state: EnvState, action: jax.Array, key: jax.Array | None = None) -> EnvState:
        """Return the state after an action of the seat to move. Nothing in this game is drawn, so `key` is not used.

        After the end of a game nothing changes any more, all rewards are 0, and every action counts as legal, so that
        sampling never fails. Compiled code cannot raise an error: an illegal action ends the game, and its seat loses.
        """
        allowed = state.legal_action_mask[action]
        position, rewards, over = self.play(state._position, action)
        position = jax.tree.map(lambda a, b: jnp.where(allowed, a, b), position, state._position)
        loses = jnp.arange(self.num_players) == state.current_player
        share = 2 / (self.num_players - 1) - 1
        rewards = jnp.where(allowed, rewards, jnp.where(loses, ILLEGAL_REWARD, share)).astype(jnp.float32)
        after = self.state_of(position)
        over = over | ~allowed
        after = after.replace(
            rewards=rewards,
            terminated=over,
            legal_action_mask=after.legal_action_mask | over,
            _step_count=state._step_count + 1,
        )
        still = state.replace(rewards=jnp.zeros_like(state.rewards))
        return choose_state(state.terminated, still, after)

    def observe(self, state: EnvState, player_id: jax.Array | None = None) -> jax.Array:
        """Return what a seat sees; by default, the seat to move."""
        return self.look(state._position, state.current_player if player_id is None else player_id)


def auto_reset(step: Step, init: Init) -> Callable[[EnvState, jax.Array, jax.Array], EnvState]:
    """Return a step that begins a new game where one ends, with a key as its third argument.

    The rewards and `terminated` are those of the game that has ended; everything else belongs to the new one. The step
    after that continues the new game.
    """

    def step_or_begin(state: EnvState, action: jax.Array, key: jax.Array) -> EnvState:
        no = jnp.zeros_like(state.terminated)
        after = step(state.replace(terminated=no, truncated=no), action)
        begun = init(key).replace(rewards=after.rewards, terminated=after.terminated, truncated=after.truncated)
        return choose_state(after.terminated, begun, after)

    return step_or_begin
