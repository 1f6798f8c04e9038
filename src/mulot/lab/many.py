"""Many tables of Barrières at once, as arrays: a step of all of them is one call of compiled code.

    from mulot.lab.many import ManyTables
    tables = ManyTables(1024, options={"size": 9})
    seen, info = tables.reset(seed=1)
    seen, rewards, over, _, info = tables.step(tables.sample())

A `gymnasium.vector.VectorEnv` in which one hand plays all seats in turn: a row of `seen` is what the seat on turn sees
(the same planes and numbers as in `mulot.lab.zoo`), `info["seat"]` says who that is and `info["action_mask"]` what it
may say. Where a game is over the next one has begun already (`AutoresetMode.SAME_STEP`); `rewards` are those of the
seats that have just acted, `info["rewards"]` those of all seats, and `info["reason"]` says how it ended. A number that
may not be said is refused with a ValueError, and nothing happens at any table. Rules and options are the library's,
with nothing left out. Needs the extra `research`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from mulot.core.luck import Scripted
from mulot.games.barrieres.arrays import vector
from mulot.games.barrieres.arrays.layout import lay_out
from mulot.games.barrieres.rules import ENDS
from mulot.lab.encode import Numbers
from mulot.lab.running import Rules

REASONS = np.array([*ENDS, ""])
"""What the codes of `info["reason"]` stand for; the last one, -1, is a game that goes on."""
Actions = NDArray[np.int64]
Seen = tuple[Numbers, dict[str, Any]]


class ManyTables(VectorEnv[Numbers, Actions, NDArray[Any]]):
    """So many tables. `copy=False` gives the tables' own arrays: faster, and the next step changes them."""

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # type: ignore[misc]  # of the class, as there

    def __init__(
        self, num_envs: int = 1, seats: int = 2, options: Mapping[str, Any] | None = None, copy: bool = True
    ) -> None:
        rules = self.rules = Rules("barrieres", seats, options)
        self.num_envs, self.copy = num_envs, copy
        self.single_action_space = spaces.Discrete(rules.actions)
        self.single_observation_space = spaces.Box(-1, 1, (rules.picture.size,), np.float32)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        first = rules.options.first
        state = rules.game.new(rules.options, seats, Scripted() if first is not None else Scripted(0))
        self._g, start = lay_out(state)
        blank = rules.picture.of(rules.game.look(state, None), None)
        rules.picture.split(blank)["turn"][:] = 0
        at, place = {}, 0
        for name, shape in rules.picture.parts.items():
            at[name], place = place, place + int(np.prod(shape))
        names = ("mice", "across", "upright", "stock", "turn", "late", "seen", "seat")
        self._m = vector.room(
            self._g,
            num_envs,
            np.array([start]),
            blank,
            np.array([at[name] for name in names]),
            -1 if first is None else first,
            rules.options.repetition,
            rules.actions,
        )
        self._luck = np.ones(1, np.uint64)
        self._actions = np.zeros(num_envs, np.int64)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Seen:
        """A new game at every table; a seed begins a row of games, without one it goes on."""
        super().reset(seed=seed)
        if seed is not None or self._np_random is None:
            words = self.np_random.integers(1, 1 << 63, size=self.num_envs + 1, dtype=np.uint64)
            self._m.luck[:], self._luck[:] = words[1:], words[:1]
        vector.begin_all(self._g, self._m)
        return self._own(self._m.rows), self._told()

    def step(self, actions: Actions) -> tuple[Numbers, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """An action at every table, of the seat whose turn it is there."""
        m, said = self._m, np.asarray(actions)
        if said.shape != (self.num_envs,):
            raise ValueError(f"{self.num_envs} tables, and actions for {said.shape}")
        if (table := vector.illegal(m, said)) >= 0:
            raise ValueError(f"{said[table]} may not be said at table {table} now: see its action_mask")
        vector.step_all(self._g, m, said)
        late = np.zeros(self.num_envs, np.bool_)
        return self._own(m.rows), self._own(m.acted), self._own(m.over), late, self._told()

    def sample(self) -> Actions:
        """A legal action for each table, all equally likely."""
        vector.sampled(self._m, self._luck, self._actions)
        return self._actions.copy()

    def _told(self) -> dict[str, Any]:
        own, m = self._own, self._m
        return {"action_mask": own(m.mask), "seat": own(m.turn), "rewards": own(m.rewards), "reason": own(m.reason)}

    def _own(self, array: Any) -> Any:
        return array.copy() if self.copy else array
