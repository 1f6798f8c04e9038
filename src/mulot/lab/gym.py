"""Gymnasium environments: the learner plays one seat of a game against bots.

    import gymnasium
    table = gymnasium.make("mulot.lab.gym:mulot/trio", seats=3, bot="sensible")

An observation is the seat's encoded view (`mulot.lab.encode`), and `info["action_mask"]` has the legal actions. The
reward is 0 until the game ends, then from -1 to 1. An illegal action loses the game at once (`info["illegal"]`). If a
bot chooses an illegal action, `IllegalChoice` is raised.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from mulot.bots import Bot, Budget
from mulot.core.luck import Quick
from mulot.games import shelf
from mulot.lab.arena import Chair
from mulot.lab.encode import Numbers
from mulot.lab.running import Rules, Running
from mulot.lab.simulate import find_bots


class OneSeat(gymnasium.Env[Numbers, np.int64]):
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
        self.rules = Rules(game, seats, options)
        self.seat = seat
        self.bot = find_bots(game, [bot])[0]
        self.budget = Budget(seconds=60.0, playouts=playouts)
        self.render_mode = render_mode
        self.observation_space = spaces.Box(-1, 1, (self.rules.picture.size,), np.float32)
        self.action_space = spaces.Discrete(self.rules.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        super().reset(seed=seed)
        self.rng = Random(int(self.np_random.integers(2**62)))
        self.running = Running(self.rules, Quick(self.rng))
        game, s = self.rules.game, self.running.s
        seed = self.np_random_seed
        others = [seat for seat in range(self.rules.seats) if seat != self.seat]
        self.chairs = {seat: Chair(self.bot, game, seat, game.look(s, seat), seed) for seat in others}
        self._others_play()
        return self._seen(), self._told()

    def step(self, action: np.int64) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        if int(action) not in self.running.allowed(self.seat):
            return self._seen(), -1.0, True, False, {**self._told(), "illegal": int(action)}
        self._act(self.seat, int(action))
        self._others_play()
        if self.render_mode == "human":
            self.render()
        over = self.running.outcome is not None
        return self._seen(), self.running.reward(self.seat), over, False, self._told()

    def _act(self, seat: int, number: int) -> None:
        self.running.act(seat, number)
        if number == self.rules.wait:
            return
        for chair in self.chairs.values():
            chair.hear(self.running.heard)

    def _others_play(self) -> None:
        """Let the bots play until the learner has to act or the game is over."""
        game, rules = self.rules.game, self.rules
        while self.running.outcome is None and (seat := self.running.next_seat()) != self.seat:
            s, must = self.running.s, seat in self.running.must()
            action = self.chairs[seat].choose(game.look(s, seat), game.legal(s, seat), self.rng, self.budget, must)
            self._act(seat, rules.wait if action is None else rules.letters.number[action])

    def _seen(self) -> Numbers:
        return self.running.seen_by(self.seat)

    def _told(self) -> dict[str, Any]:
        told: dict[str, Any] = {"action_mask": self.running.mask(self.seat)}
        outcome = self.running.outcome
        return told if outcome is None else {**told, "reason": outcome.reason}

    def render(self) -> str | None:
        """Return the board as text (`ansi`) or print it (`human`)."""
        if self.render_mode == "human":
            print(self.running.drawn())
            return None
        return self.running.drawn() if self.render_mode == "ansi" else None


for _game in shelf():
    gymnasium.register(f"mulot/{_game}", entry_point="mulot.lab.gym:OneSeat", kwargs={"game": _game})
gymnasium.register("mulot/many-barrieres", vector_entry_point="mulot.lab.many:ManyTables")
