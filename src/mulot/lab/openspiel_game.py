"""OpenSpiel games: every game can be registered as an OpenSpiel Python game with explicit chance nodes.

    from mulot.lab import openspiel_game
    game = pyspiel.load_game(openspiel_game.register("trio", seats=2, options={"variant": "pro"}))

Every random draw is a separate chance node: an action that needs randomness is played on a copy, stops at the next
undecided draw, and is replayed once that draw has been chosen. A seat's information state is its current view and all
events it has seen. Seats that may act but do not have to are asked first and can wait, as in `mulot.lab.episode`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from random import Random
from typing import Any

import msgspec

from mulot.core.extras import research_imports
from mulot.core.game import AnyGame
from mulot.core.luck import Luck
from mulot.lab.episode import Episode, GameSetup

with research_imports():
    import numpy as np
    import pyspiel

MAX_DRAW_RESULTS = 128
"""An upper bound on the number of results of a single draw."""

TOGETHER, AGAINST = "together", "against"


class _NextDrawNeeded(Exception):
    """The next draw, which has `width` equally likely results, has not been chosen yet."""

    def __init__(self, width: int) -> None:
        super().__init__(width)
        self.width = width


class ChosenDraws(Luck):
    """Luck that returns draws chosen by the caller; raises _NextDrawNeeded at the first draw that was not chosen."""

    def __init__(self, drawn: Sequence[int]) -> None:
        self._drawn = drawn
        self._at = 0

    def index(self, n: int) -> int:
        if n == 1:
            return 0
        if self._at == len(self._drawn):
            raise _NextDrawNeeded(n)
        self._at += 1
        return self._drawn[self._at - 1]


def register(
    game: str | AnyGame,
    seats: int = 2,
    options: Mapping[str, Any] | None = None,
    name: str | None = None,
    utility: str | None = None,
) -> str:
    """Register a game with OpenSpiel and return the name for `pyspiel.load_game`.

    `utility` is TOGETHER for cooperative games, AGAINST for two-player zero-sum games, or None for general-sum games.
    """
    setup = GameSetup(game, seats, options)
    short = name or f"mulot_{setup.game.id}_{seats}"
    kinds = pyspiel.GameType.Utility
    kind = {TOGETHER: kinds.IDENTICAL, AGAINST: kinds.ZERO_SUM}.get(utility or "", kinds.GENERAL_SUM)
    game_type = pyspiel.GameType(
        short_name=short,
        long_name=short,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            pyspiel.GameType.Information.IMPERFECT_INFORMATION
            if setup.game.secrets
            else pyspiel.GameType.Information.PERFECT_INFORMATION
        ),
        utility=kind,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats,
        min_num_players=seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=setup.game.planes is not None,
        parameter_specification={},
    )
    longest = setup.game.max_plies(setup.options, seats)
    info = pyspiel.GameInfo(
        num_distinct_actions=setup.action_count,
        max_chance_outcomes=MAX_DRAW_RESULTS,
        num_players=seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0 if utility == AGAINST else None,
        max_game_length=longest * (seats + 1),  # every seat may wait before one acts
    )

    class RegisteredGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
        """The game class that OpenSpiel instantiates."""

        def __init__(self, params: Any = None) -> None:
            super().__init__(game_type, info, params or {})
            self.setup = setup

        def new_initial_state(self) -> OpenSpielState:
            return OpenSpielState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> OpenSpielObserver:
            return OpenSpielObserver(setup, bool(iig_obs_type and iig_obs_type.perfect_recall))

        def max_chance_nodes_in_history(self) -> int:
            return longest * 64

    pyspiel.register_game(game_type, RegisteredGame)
    return short


class OpenSpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """An OpenSpiel state: either a position, or a chance node on the way to the next position."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.setup: GameSetup = game.setup
        self.episode: Episode | None = None
        """The game in progress; None while the draws of the deal are being chosen."""
        self.seen_events: list[list[Any]] = [[] for _ in range(self.setup.seats)]
        self.pending: tuple[int, int] | None = None
        """The seat and the action number being played, while the draws of that action are being chosen."""
        self.drawn: list[int] = []
        self.width = 0
        self._advance()

    def _advance(self) -> None:
        """Advance until a seat or a chance node has to choose."""
        luck, game = ChosenDraws(self.drawn), self.setup.game
        try:
            if self.episode is None:
                self.episode = Episode(self.setup, luck)
            elif self.pending is not None:
                before = game.copy(self.episode.state)
                self.episode.luck = luck
                try:
                    self.episode.act(*self.pending)
                except _NextDrawNeeded:
                    self.episode.state = before  # discard the partly played action
                    raise
                for seat, seen in enumerate(self.seen_events):
                    seen += [e for event in self.episode.events if (e := game.hear(event, seat)) is not None]
        except _NextDrawNeeded as draw:
            self.width = draw.width
            return
        self.pending, self.drawn, self.width = None, [], 0

    def current_player(self) -> int:
        if self.width:
            return int(pyspiel.PlayerId.CHANCE)
        assert self.episode is not None
        return int(pyspiel.PlayerId.TERMINAL) if self.episode.outcome else self.episode.next_seat()

    def _legal_actions(self, player: int) -> list[int]:
        assert self.episode is not None
        return self.episode.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the results of the next draw with their (equal) probabilities."""
        return [(i, 1 / self.width) for i in range(self.width)]

    def _apply_action(self, action: int) -> None:
        if self.width:
            self.drawn = [*self.drawn, action]
        else:
            seat = self.current_player()
            assert self.episode is not None
            self.episode.check_legal(seat, action)
            self.pending = (seat, action)
        self._advance()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck {action}"
        action_space = self.setup.action_space
        return "wait" if action == self.setup.wait_action else self.setup.game.write(action_space.actions[action])

    def is_terminal(self) -> bool:
        return not self.width and self.episode is not None and self.episode.outcome is not None

    def returns(self) -> list[float]:
        """Return each seat's return, from -1 to 1; 0 before the end."""
        if self.width or self.episode is None:
            return [0.0] * self.setup.seats
        return [self.episode.reward(seat) for seat in range(self.setup.seats)]

    def __str__(self) -> str:
        table = None if self.episode is None else [self.episode.state, sorted(self.episode.seats_passed)]
        return msgspec.json.encode([table, self.pending, self.drawn]).decode()

    def resample(self, player: int, seed: int) -> Any:
        """Return a random game state that agrees with everything this seat knows (its information state)."""
        assert self.episode is not None
        game = self.setup.game
        return game.imagine(game.look(self.episode.state, player), deepcopy(self.seen_events[player]), Random(seed))


class OpenSpielObserver:
    """Shows a seat's view as a tensor and as text; with perfect recall, the text includes all events it has heard."""

    def __init__(self, setup: GameSetup, recall: bool) -> None:
        self.setup = setup
        self.recall = recall
        self.tensor = np.zeros(setup.observation_encoder.size if setup.game.planes else 0, np.float32)
        self.dict = setup.observation_encoder.split(self.tensor) if setup.game.planes else {}

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Write the seat's encoded view into the tensor."""
        if self.tensor.size:
            self.tensor[:] = 0 if state.episode is None else state.episode.observation(player)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """Return the seat's view as JSON, with its events if this observer has perfect recall."""
        if state.episode is None:
            return "setting up"
        view = state.setup.game.look(state.episode.state, player)
        return msgspec.json.encode([view, state.seen_events[player]] if self.recall else view).decode()
