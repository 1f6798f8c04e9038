"""Games as OpenSpiel's: registered Python games with exact chance nodes.

    from mulot.lab import spiel
    game = pyspiel.load_game(spiel.register("trio", seats=2, options={"variant": "pro"}))

Every draw of luck is a chance node of its own: an action that needs luck is played on a copy, stops at the next draw it
does not know yet, and is played again once that is chosen. A seat's information state is what it sees now and all it
has heard. Seats that may act but need not are asked first and may wait, as in `mulot.lab.running`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from random import Random
from typing import Any

import msgspec
import numpy as np
import pyspiel

from mulot.core.game import AnyGame
from mulot.core.luck import Luck
from mulot.lab.running import Rules, Running

WIDEST = 128
"""No single draw has more possible results."""

TOGETHER, AGAINST = "together", "against"


class _Unknown(Exception):
    """The next draw has not been chosen yet; it has so many results."""

    def __init__(self, width: int) -> None:
        super().__init__(width)
        self.width = width


class Chosen(Luck):
    """Luck that was chosen from outside, draw by draw; asks for the next one by stopping."""

    def __init__(self, drawn: Sequence[int]) -> None:
        self._drawn = drawn
        self._at = 0

    def index(self, n: int) -> int:
        if n == 1:
            return 0
        if self._at == len(self._drawn):
            raise _Unknown(n)
        self._at += 1
        return self._drawn[self._at - 1]


def register(
    game: str | AnyGame,
    seats: int = 2,
    options: Mapping[str, Any] | None = None,
    name: str | None = None,
    utility: str | None = None,
) -> str:
    """Make a game known to OpenSpiel; returns the name to load it by. `utility`: `together` where all win or lose as
    one, `against` where what one wins another loses (two seats); None: neither is promised."""
    rules = Rules(game, seats, options)
    short = name or f"mulot_{rules.game.id}_{seats}"
    kinds = pyspiel.GameType.Utility
    kind = {TOGETHER: kinds.IDENTICAL, AGAINST: kinds.ZERO_SUM}.get(utility or "", kinds.GENERAL_SUM)
    game_type = pyspiel.GameType(
        short_name=short,
        long_name=short,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            pyspiel.GameType.Information.IMPERFECT_INFORMATION
            if rules.game.secrets
            else pyspiel.GameType.Information.PERFECT_INFORMATION
        ),
        utility=kind,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats,
        min_num_players=seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=rules.game.planes is not None,
        parameter_specification={},
    )
    longest = rules.game.longest(rules.options, seats)
    info = pyspiel.GameInfo(
        num_distinct_actions=rules.actions,
        max_chance_outcomes=WIDEST,
        num_players=seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0 if utility == AGAINST else None,
        max_game_length=longest * (seats + 1),  # everybody may wait before somebody acts
    )

    class Registered(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
        """What OpenSpiel loads."""

        def __init__(self, params: Any = None) -> None:
            super().__init__(game_type, info, params or {})
            self.rules = rules

        def new_initial_state(self) -> State:
            return State(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
            return Observer(rules, bool(iig_obs_type and iig_obs_type.perfect_recall))

        def max_chance_nodes_in_history(self) -> int:
            return longest * 64

    pyspiel.register_game(game_type, Registered)
    return short


class State(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A position, or a draw of luck on the way to one."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.rules: Rules = game.rules
        self.running: Running | None = None
        """None: the table is still being set."""
        self.heard: list[list[Any]] = [[] for _ in range(self.rules.seats)]
        self.pending: tuple[int, int] | None = None
        """The seat and its number, while luck decides what comes of it."""
        self.drawn: list[int] = []
        self.width = 0
        self._go_on()

    def _go_on(self) -> None:
        """Until somebody has to choose: a seat, or luck."""
        luck, game = Chosen(self.drawn), self.rules.game
        try:
            if self.running is None:
                self.running = Running(self.rules, luck)
            elif self.pending is not None:
                before = game.copy(self.running.s)
                self.running.luck = luck
                try:
                    self.running.act(*self.pending)
                except _Unknown:
                    self.running.s = before  # what was half played is thrown away
                    raise
                for seat, heard in enumerate(self.heard):
                    heard += [e for said in self.running.heard if (e := game.hear(said, seat)) is not None]
        except _Unknown as unknown:
            self.width = unknown.width
            return
        self.pending, self.drawn, self.width = None, [], 0

    def current_player(self) -> int:
        if self.width:
            return int(pyspiel.PlayerId.CHANCE)
        assert self.running is not None
        return int(pyspiel.PlayerId.TERMINAL) if self.running.outcome else self.running.next_seat()

    def _legal_actions(self, player: int) -> list[int]:
        assert self.running is not None
        return self.running.allowed(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every result of the next draw, all equally likely."""
        return [(i, 1 / self.width) for i in range(self.width)]

    def _apply_action(self, action: int) -> None:
        if self.width:
            self.drawn = [*self.drawn, action]
        else:
            seat = self.current_player()
            assert self.running is not None
            self.running.check(seat, action)
            self.pending = (seat, action)
        self._go_on()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck {action}"
        letters = self.rules.letters
        return "wait" if action == self.rules.wait else self.rules.game.write(letters.actions[action])

    def is_terminal(self) -> bool:
        return not self.width and self.running is not None and self.running.outcome is not None

    def returns(self) -> list[float]:
        """From -1 to 1 for each seat."""
        if self.width or self.running is None:
            return [0.0] * self.rules.seats
        return [self.running.reward(seat) for seat in range(self.rules.seats)]

    def __str__(self) -> str:
        table = None if self.running is None else [self.running.s, sorted(self.running.waited)]
        return msgspec.json.encode([table, self.pending, self.drawn]).decode()

    def imagined(self, player: int, seed: int) -> Any:
        """A table that fits what this seat sees and has heard: OpenSpiel's resampling from an information state."""
        assert self.running is not None
        game = self.rules.game
        return game.imagine(game.look(self.running.s, player), deepcopy(self.heard[player]), Random(seed))


class Observer:
    """What a seat sees as numbers, and as text; with perfect recall also everything that it has heard."""

    def __init__(self, rules: Rules, recall: bool) -> None:
        self.rules = rules
        self.recall = recall
        self.tensor = np.zeros(rules.picture.size if rules.game.planes else 0, np.float32)
        self.dict = rules.picture.split(self.tensor) if rules.game.planes else {}

    def set_from(self, state: State, player: int) -> None:
        """Write the seat's planes."""
        if self.tensor.size:
            self.tensor[:] = 0 if state.running is None else state.running.seen_by(player)

    def string_from(self, state: State, player: int) -> str:
        """The seat's view, and with perfect recall what it has heard."""
        if state.running is None:
            return "the table is being set"
        view = state.rules.game.look(state.running.s, player)
        return msgspec.json.encode([view, state.heard[player]] if self.recall else view).decode()
