"""Gymnasium environments: the learner plays one seat of a game against bots.

    import gymnasium
    table = gymnasium.make("mulot.lab.gymnasium_env:mulot/trio", seats=3, bot="sensible")

An observation is the seat's encoded view (`mulot.lab.encode`), and `info["action_mask"]` has the legal actions. The
reward is 0 until the game ends, then from -1 to 1. An illegal action changes nothing, and `info["illegal"]` names the
reason; a number outside the action space raises IllegalAction (`mulot.lab.episode`). If a bot chooses an illegal
action, `IllegalChoice` is raised.
"""

from collections.abc import Mapping
from random import Random
from typing import Any

from mulot.bots import Bot, Budget
from mulot.core.extras import research_imports
from mulot.core.luck import RandomLuck
from mulot.games import shelf
from mulot.lab.arena import SeatedBot
from mulot.lab.encode import Numbers
from mulot.lab.episode import Episode, GameSetup
from mulot.lab.simulate import find_bots

with research_imports():
    import gymnasium
    import numpy as np
    from gymnasium import spaces


class SingleAgentEnv(gymnasium.Env[Numbers, np.int64]):
    """The learner plays `seat`; `bot`, with at most `playouts` playouts per move, plays every other seat."""

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        seat: int = 0,
        bot: str | Bot = "random",
        playouts: int = 50,
        render_mode: str | None = None,
    ) -> None:
        self.setup = GameSetup(game, seats, options)
        self.seat = seat
        self.bot = find_bots(game, [bot])[0]
        self.budget = Budget(seconds=60.0, playouts=playouts)
        self.render_mode = render_mode
        self.observation_space = spaces.Box(-1, 1, (self.setup.observation_encoder.size,), np.float32)
        self.action_space = spaces.Discrete(self.setup.action_count)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        super().reset(seed=seed)
        self.rng = Random(int(self.np_random.integers(2**62)))
        self.episode = Episode(self.setup, RandomLuck(self.rng))
        game, s = self.setup.game, self.episode.state
        seed = self.np_random_seed
        others = [seat for seat in range(self.setup.seats) if seat != self.seat]
        self.opponents = {seat: SeatedBot(self.bot, game, seat, game.look(s, seat), seed) for seat in others}
        self._play_opponents()
        return self._observe(), self._info()

    def step(self, action: np.int64) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        self.setup.check_exists(self.seat, int(action))
        if error := self.episode.why_illegal(self.seat, int(action)):
            return self._observe(), 0.0, False, False, {**self._info(), "illegal": error.reason}
        self._act(self.seat, int(action))
        self._play_opponents()
        if self.render_mode == "human":
            self.render()
        over = self.episode.outcome is not None
        return self._observe(), self.episode.reward(self.seat), over, False, self._info()

    def _act(self, seat: int, number: int) -> None:
        self.episode.act(seat, number)
        if number == self.setup.wait_action:
            return
        for opponent in self.opponents.values():
            opponent.hear(self.episode.events)

    def _play_opponents(self) -> None:
        """Let the bots play until it is the learner's turn or the game is over."""
        game, setup = self.setup.game, self.setup
        while self.episode.outcome is None and (seat := self.episode.next_seat()) != self.seat:
            s, must = self.episode.state, seat in self.episode.required_seats()
            action = self.opponents[seat].choose(game.look(s, seat), game.legal(s, seat), self.rng, self.budget, must)
            self._act(seat, setup.wait_action if action is None else setup.action_space.number[action])

    def _observe(self) -> Numbers:
        return self.episode.observation(self.seat)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.episode.action_mask(self.seat)}
        outcome = self.episode.outcome
        return info if outcome is None else {**info, "reason": outcome.reason}

    def render(self) -> str | None:
        """Return the board as text (`ansi`) or print it (`human`)."""
        if self.render_mode == "human":
            print(self.episode.board_text())
            return None
        return self.episode.board_text() if self.render_mode == "ansi" else None


for _game in shelf():
    gymnasium.register(f"mulot/{_game}", entry_point="mulot.lab.gymnasium_env:SingleAgentEnv", kwargs={"game": _game})
gymnasium.register("mulot/many-barrieres", vector_entry_point="mulot.lab.vector_env:BarrieresVectorEnv")
