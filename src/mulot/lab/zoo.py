"""PettingZoo environments: `env` for turn-based play (AEC), `parallel_env` for simultaneous actions (Parallel).

    from mulot.lab import zoo
    table = zoo.env("trio", seats=3, options={"variant": "pro"})
    table.reset(seed=1)
    for agent in table.agent_iter(): ...

An observation holds the seat's encoded view (`mulot.lab.encode`) and its action mask. The last action number means
waiting: a seat that may act but does not have to (the golden tooth in Le Clan, for example) can choose it, and in
`parallel_env` it is the only choice of a seat that is not asked. Rewards are 0 until the game ends, then from -1 to 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from mulot.core.luck import Quick
from mulot.lab.running import Rules, Running


class _Seats:
    """What both kinds of environment share: agents, spaces, observations and rendering."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["human", "ansi"], "name": "mulot", "is_parallelizable": True}

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.rules = Rules(game, seats, options)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._sees = spaces.Dict(
            {
                "observation": spaces.Box(-1, 1, (self.rules.picture.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.rules.actions,), np.int8),
            }
        )
        self._says = {agent: spaces.Discrete(self.rules.actions) for agent in self.possible_agents}
        self._next_seed = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._sees

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._says[agent]

    def _begin(self, seed: int | None) -> None:
        """Start a new game; a seed starts a new sequence of games, None continues the current one."""
        self._next_seed = seed if seed is not None else self._next_seed + 1
        self.running = Running(self.rules, Quick(self._next_seed))
        self.cycles = 0
        self.agents = self.possible_agents[:]

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def observe(self, agent: str) -> dict[str, Any]:
        """Return an agent's encoded view and action mask."""
        seat = self._seat(agent)
        return {"observation": self.running.seen_by(seat), "action_mask": self.running.mask(seat)}

    def render(self) -> str | None:
        """Return the board as text (`ansi`) or print it (`human`)."""
        if self.render_mode == "human":
            print(self.running.drawn())
            return None
        return self.running.drawn() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Release nothing: the environment holds no resources."""


class TurnByTurn(_Seats, AECEnv):  # type: ignore[misc]  # PettingZoo's base classes are untyped
    """Turn-based environment (PettingZoo AEC). An illegal action raises ValueError and changes nothing."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.running.act(self._seat(agent), int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.cycles += 1
        self._go_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _go_on(self) -> None:
        outcome = self.running.outcome
        if outcome is not None:
            self.rewards = {agent: self.running.reward(self._seat(agent)) for agent in self.possible_agents}
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: {"reason": outcome.reason} for agent in self.agents}
            self.agent_selection = self.agents[0]
            return
        if self.max_cycles is not None and self.cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[self.running.next_seat()]


class AllAtOnce(_Seats, ParallelEnv):  # type: ignore[misc]  # as above
    """Simultaneous-action environment (PettingZoo Parallel). The actions of all seats are carried out in seat order.

    An action that is illegal, or became illegal by an earlier one, counts as waiting; `infos` reports it as `unheard`.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self._begin(seed)
        return {agent: self.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, Any]) -> tuple[dict[str, Any], ...]:
        heard, infos = self.agents, dict[str, dict[str, Any]]()
        for agent in heard:
            seat, number = self._seat(agent), int(actions.get(agent, self.rules.wait))
            fits = number in self.running.allowed(seat)
            infos[agent] = {} if fits else {"unheard": number}
            if fits and number != self.rules.wait:
                self.running.act(seat, number)
        self.cycles += 1
        outcome = self.running.outcome
        late = outcome is None and self.max_cycles is not None and self.cycles >= self.max_cycles
        if outcome is not None:
            infos = {agent: {**info, "reason": outcome.reason} for agent, info in infos.items()}
        seen = {agent: self.observe(agent) for agent in heard}
        rewards = {agent: self.running.reward(self._seat(agent)) for agent in heard}
        if outcome is not None or late:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return seen, rewards, dict.fromkeys(heard, outcome is not None), dict.fromkeys(heard, late), infos


def env(game: str, seats: int = 2, **how: Any) -> TurnByTurn:
    """Return a turn-based environment of a game."""
    return TurnByTurn(game, seats, **how)


def parallel_env(game: str, seats: int = 2, **how: Any) -> AllAtOnce:
    """Return an environment of a game in which all seats choose at once."""
    return AllAtOnce(game, seats, **how)
