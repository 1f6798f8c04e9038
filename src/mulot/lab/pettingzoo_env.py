"""PettingZoo environments: `env` for turn-based play (AEC), `parallel_env` for simultaneous actions (Parallel).

    from mulot.lab import pettingzoo_env
    table = pettingzoo_env.env("trio", seats=3, options={"variant": "pro"})
    table.reset(seed=1)
    for agent in table.agent_iter(): ...

An observation contains the seat's encoded view (`mulot.lab.encode`) and its action mask. The last action number means
waiting: a seat that may act but does not have to (with the golden tooth in Le Clan, for example) can choose it, and in
`parallel_env` it is the only choice of a seat that is not asked. Rewards are 0 until the game ends, then from -1 to 1.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from mulot.core.extras import research_imports
from mulot.core.luck import RandomLuck
from mulot.lab.episode import Episode, GameSetup

with research_imports():
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv


class _SharedEnv:
    """The part that both kinds of environment share: agents, spaces, observations and rendering."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["human", "ansi"], "name": "mulot", "is_parallelizable": True}

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.setup = GameSetup(game, seats, options)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-1, 1, (self.setup.observation_encoder.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.setup.action_count,), np.int8),
            }
        )
        self._action_spaces = {agent: spaces.Discrete(self.setup.action_count) for agent in self.possible_agents}
        self._next_seed = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def _start_game(self, seed: int | None) -> None:
        """Start a new game; a seed starts a new sequence of games, None continues the current one."""
        self._next_seed = seed if seed is not None else self._next_seed + 1
        self.episode = Episode(self.setup, RandomLuck(self._next_seed))
        self.cycles = 0
        self.agents = self.possible_agents[:]

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def observe(self, agent: str) -> dict[str, Any]:
        """Return an agent's encoded view and action mask."""
        seat = self._seat(agent)
        return {"observation": self.episode.observation(seat), "action_mask": self.episode.action_mask(seat)}

    def render(self) -> str | None:
        """Return the board as text (`ansi`) or print it (`human`)."""
        if self.render_mode == "human":
            print(self.episode.board_text())
            return None
        return self.episode.board_text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing, because the environment has no resources to release."""


class GameAECEnv(_SharedEnv, AECEnv):  # type: ignore[misc]  # PettingZoo's base classes are untyped
    """Turn-based environment (PettingZoo AEC). An illegal action raises IllegalAction and changes nothing."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._start_game(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._advance()

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.episode.act(self._seat(agent), int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.cycles += 1
        self._advance()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _advance(self) -> None:
        outcome = self.episode.outcome
        if outcome is not None:
            self.rewards = {agent: self.episode.reward(self._seat(agent)) for agent in self.possible_agents}
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: {"reason": outcome.reason} for agent in self.agents}
            self.agent_selection = self.agents[0]
            return
        if self.max_cycles is not None and self.cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[self.episode.next_seat()]


class GameParallelEnv(_SharedEnv, ParallelEnv):  # type: ignore[misc]  # as above
    """Simultaneous-action environment (PettingZoo Parallel). The actions of all seats are carried out in seat order.

    An action that is illegal, or becomes illegal because of an earlier one in the same step, is left out, and
    `infos[agent]["illegal"]` names the reason. A number outside the action space raises IllegalAction. A seat without
    an action waits.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self._start_game(seed)
        return {agent: self.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, Any]) -> tuple[dict[str, Any], ...]:
        acting, infos = self.agents, {agent: dict[str, Any]() for agent in self.agents}
        chosen = {agent: int(actions[agent]) for agent in acting if agent in actions}
        for agent, number in chosen.items():
            self.setup.check_exists(self._seat(agent), number)
        waiting = {agent for agent, number in chosen.items() if number == self.setup.wait_action}
        # Whoever waits does so before the others act.
        for agent in sorted(chosen, key=lambda agent: agent not in waiting):
            if error := self.episode.why_illegal(self._seat(agent), chosen[agent]):
                infos[agent] = {"illegal": error.reason}
            elif agent not in waiting:
                self.episode.act(self._seat(agent), chosen[agent])
        self.cycles += 1
        outcome = self.episode.outcome
        truncated = outcome is None and self.max_cycles is not None and self.cycles >= self.max_cycles
        if outcome is not None:
            infos = {agent: {**info, "reason": outcome.reason} for agent, info in infos.items()}
        observations = {agent: self.observe(agent) for agent in acting}
        rewards = {agent: self.episode.reward(self._seat(agent)) for agent in acting}
        if outcome is not None or truncated:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            observations,
            rewards,
            dict.fromkeys(acting, outcome is not None),
            dict.fromkeys(acting, truncated),
            infos,
        )


def env(game: str, seats: int = 2, **options: Any) -> GameAECEnv:
    """Return a turn-based environment for a game. `options` are the arguments of `GameAECEnv`, including the game's
    `options`."""
    return GameAECEnv(game, seats, **options)


def parallel_env(game: str, seats: int = 2, **options: Any) -> GameParallelEnv:
    """Return an environment for a game in which all seats choose at once. `options` are the arguments of
    `GameParallelEnv`, including the game's `options`."""
    return GameParallelEnv(game, seats, **options)
