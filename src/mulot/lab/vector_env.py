"""A vectorized environment for Barrières: one call of compiled code steps many games at once.

    from mulot.lab.vector_env import BarrieresVectorEnv
    envs = BarrieresVectorEnv(1024, options={"size": 9})
    observations, info = envs.reset(seed=1)
    observations, rewards, over, _, info = envs.step(envs.sample())

This is a `gymnasium.vector.VectorEnv` in which the caller plays all seats of each game in turn. Each row of the
observations is the encoded view of the seat to move (as in `mulot.lab.pettingzoo_env`), `info["seat"]` is that seat,
and `info["action_mask"]` has its legal actions. A game that ends is replaced by a new one in the same step
(`AutoresetMode.SAME_STEP`). `rewards` has the rewards of the seats that have just acted, `info["rewards"]` the rewards
of all seats, and `info["reason"]` says how a game ended. An illegal action raises IllegalAction
(`mulot.lab.episode`), and no game is changed.
All rules and options of the game are supported. Needs the extra `research`.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from mulot.core.extras import research_imports
from mulot.core.luck import ScriptedLuck
from mulot.games.barrieres.content import board
from mulot.games.barrieres.rules import ENDS
from mulot.lab.encode import Numbers
from mulot.lab.episode import GameSetup

with research_imports():
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

    from mulot.games.barrieres.arrays import vector
    from mulot.games.barrieres.arrays.layout import lay_out

REASONS = np.array([*ENDS, ""])
"""The name of each code in `info["reason"]`, which says how a game ended; -1 (the last entry) means it is not over."""
Actions = NDArray[np.int64]
ResetResult = tuple[Numbers, dict[str, Any]]


class BarrieresVectorEnv(VectorEnv[Numbers, Actions, NDArray[Any]]):
    """Many games of Barrières, stepped together.

    With `copy=False` the environment returns its internal arrays. That is faster, but the next step overwrites them."""

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # type: ignore[misc]  # a class attribute in the base class, too

    def __init__(
        self, num_envs: int = 1, seats: int = 2, options: Mapping[str, Any] | None = None, copy: bool = True
    ) -> None:
        setup = self.setup = GameSetup("barrieres", seats, options)
        self.num_envs, self.copy = num_envs, copy
        self.single_action_space = spaces.Discrete(setup.action_count)
        self.single_observation_space = spaces.Box(-1, 1, (setup.observation_encoder.size,), np.float32)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        first = setup.options.first
        state = setup.game.new(setup.options, seats, ScriptedLuck() if first is not None else ScriptedLuck(0))
        self._g, start = lay_out(state)
        blank = setup.observation_encoder.encode(setup.game.look(state, None), None)
        setup.observation_encoder.split(blank)["turn"][:] = 0
        at, place = {}, 0
        for name, shape in setup.observation_encoder.shapes.items():
            at[name], place = place, place + int(np.prod(shape))
        names = ("mice", "across", "upright", "stock", "turn", "late", "seen", "seat")
        self._m = vector.allocate_tables(
            self._g,
            num_envs,
            np.array([start]),
            blank,
            np.array([at[name] for name in names]),
            -1 if first is None else first,
            setup.options.repetition,
            setup.action_count,
        )
        self._luck = np.ones(1, np.uint64)
        self._actions = np.zeros(num_envs, np.int64)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> ResetResult:
        """Start a new game in every slot; a seed starts a new sequence of games, None continues the current one."""
        super().reset(seed=seed)
        if seed is not None or self._np_random is None:
            words = self.np_random.integers(1, 1 << 63, size=self.num_envs + 1, dtype=np.uint64)
            self._m.luck[:], self._luck[:] = words[1:], words[:1]
        vector.start_all(self._g, self._m)
        return self._copied(self._m.rows), self._info()

    def step(self, actions: Actions) -> tuple[Numbers, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play one action in every game, for the seat to move in that game. Raises IllegalAction if one is illegal."""
        m, actions = self._m, np.asarray(actions)
        if actions.shape != (self.num_envs,):
            raise ValueError(f"expected {self.num_envs} actions, got an array of shape {actions.shape}")
        if (table := vector.first_illegal(m, actions)) >= 0:
            error = self.setup.why_illegal(self._state(table), int(m.turn[table]), int(actions[table]))
            error.args_["table"] = table
            raise error
        vector.step_all(self._g, m, actions)
        truncated = np.zeros(self.num_envs, np.bool_)
        return self._copied(m.rows), self._copied(m.acted), self._copied(m.over), truncated, self._info()

    def sample(self) -> Actions:
        """Return a random legal action for each game, all equally likely."""
        vector.sample_actions(self._m, self._luck, self._actions)
        return self._actions.copy()

    def _state(self, table: int) -> Any:
        """Return the position of a game, read from its encoded view."""
        setup, record = self.setup, self._m.tables[table]
        state = setup.game.new(setup.options, setup.seats, ScriptedLuck(*([0] if setup.options.first is None else [])))
        of, planes = board(state.size), setup.observation_encoder.split(self._m.rows[table])
        standing = np.concatenate([planes["across"].flat, planes["upright"].flat])
        barriers = setup.action_space.actions[len(of.squares) : len(of.squares) + len(standing)]
        state.barriers = tuple(setup.game.write(barriers[at]) for at in np.flatnonzero(standing))
        state.mice = tuple(of.squares[square] for square in record["mice"][: setup.seats])
        state.stock, state.turn = tuple(map(int, record["stock"][: setup.seats])), int(record["turn"])
        return state

    def _info(self) -> dict[str, Any]:
        copied, m = self._copied, self._m
        return {
            "action_mask": copied(m.mask),
            "seat": copied(m.turn),
            "rewards": copied(m.rewards),
            "reason": copied(m.reason),
        }

    def _copied(self, array: Any) -> Any:
        return array.copy() if self.copy else array
