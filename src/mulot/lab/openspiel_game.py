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
from hashlib import blake2b
from itertools import chain
from random import Random
from typing import Any

import msgspec

from mulot.core.errors import BadOptions
from mulot.core.extras import research_imports
from mulot.core.game import AnyGame
from mulot.core.luck import Luck
from mulot.core.options import option_values, plain_options
from mulot.lab.encode import Numbers
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


_registered: dict[str, tuple[Any, ...]] = {}
"""What was registered under each name."""
NO_VALUE = -1
"""The parameter of an option that is a number or None, if it is None."""


def register(
    game: str | AnyGame,
    seats: int = 2,
    options: Mapping[str, Any] | None = None,
    name: str | None = None,
    utility: str | None = None,
    recall_tensor: bool = False,
) -> str:
    """Register a game with OpenSpiel and return the name for `pyspiel.load_game`.

    With `recall_tensor` there are information state tensors, too: the view, and for each ply of the longest possible
    game what the seat heard (`OpenSpielObserver`). They are large where games can be long.

    `utility` is TOGETHER for cooperative games, AGAINST for two-player zero-sum games, or None for general-sum games.
    The number of seats and the options are OpenSpiel parameters, `NAME(players=4,size=7)`, with the given ones as
    defaults; an option that may be None is -1 then. Raises BadOptions if something else has this name.
    """
    setup = GameSetup(game, seats, options)
    short = name or f"mulot_{setup.game.id}_{seats}"
    meaning = (setup.game, seats, setup.options, utility, recall_tensor)
    if short in pyspiel.registered_names():
        if _registered.get(short) != meaning:
            raise BadOptions("name", short, "a name that is not registered yet")
        return short
    _registered[short] = meaning
    parameters = {"players": seats, **_parameters(setup)}

    class RegisteredGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
        """The game class that OpenSpiel instantiates."""

        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            self.setup = _with_parameters(setup, parameters, params or {})
            kind = _game_type(self.setup, short, utility, parameters, recall_tensor)
            super().__init__(kind, _game_info(self.setup, utility), params or {})

        def new_initial_state(self) -> OpenSpielState:
            return OpenSpielState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> OpenSpielObserver:
            recall = bool(iig_obs_type and iig_obs_type.perfect_recall)
            return OpenSpielObserver(self.setup, recall, recall and recall_tensor)

        def max_chance_nodes_in_history(self) -> int:
            setup = self.setup
            return 0 if _is_deterministic(setup) else setup.game.max_plies(setup.options, setup.seats) * 64

    pyspiel.register_game(_game_type(setup, short, utility, parameters, recall_tensor), RegisteredGame)
    return short


def _parameters(setup: GameSetup) -> dict[str, Any]:
    """Return the options that OpenSpiel can express, with their values: numbers, texts, and yes or no."""
    plain = plain_options(setup.options)
    found: dict[str, Any] = {}
    for name, values in option_values(setup.game, setup.seats).items():
        value = plain.get(name)
        if all(isinstance(one, (bool, str)) for one in values):
            found[name] = values[0] if value is None else value
        elif all(one is None or isinstance(one, int) for one in values):
            found[name] = NO_VALUE if value is None else value
    return found


def _with_parameters(setup: GameSetup, usual: Mapping[str, Any], given: Mapping[str, Any]) -> GameSetup:
    """Return the setup with the parameters of `pyspiel.load_game` instead of the usual ones."""
    chosen = {name: value for name, value in given.items() if value != usual[name]}
    if not chosen:
        return setup
    seats = chosen.pop("players", setup.seats)
    chosen = {name: None if value == NO_VALUE else value for name, value in chosen.items()}
    return GameSetup(setup.game, seats, {**plain_options(setup.options), **chosen})


def _is_deterministic(setup: GameSetup) -> bool:
    """True if neither the deal, with these options, nor any action draws luck."""
    try:
        Episode(setup, ChosenDraws([]))
    except _NextDrawNeeded:
        return False
    return not setup.game.luck_in_play


def _game_type(
    setup: GameSetup, name: str, utility: str | None, parameters: Mapping[str, Any], recall_tensor: bool
) -> Any:
    kinds, chance = pyspiel.GameType.Utility, pyspiel.GameType.ChanceMode
    most, least = (2, 2) if utility == AGAINST else (setup.game.seats[-1], setup.game.seats[0])
    return pyspiel.GameType(
        short_name=name,
        long_name=name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance.DETERMINISTIC if _is_deterministic(setup) else chance.EXPLICIT_STOCHASTIC,
        information=(
            pyspiel.GameType.Information.IMPERFECT_INFORMATION
            if setup.game.secrets
            else pyspiel.GameType.Information.PERFECT_INFORMATION
        ),
        utility={TOGETHER: kinds.IDENTICAL, AGAINST: kinds.ZERO_SUM}.get(utility or "", kinds.GENERAL_SUM),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=recall_tensor and setup.game.planes is not None,
        provides_observation_string=True,
        provides_observation_tensor=setup.game.planes is not None,
        parameter_specification=dict(parameters),
    )


def _game_info(setup: GameSetup, utility: str | None) -> Any:
    longest = setup.game.max_plies(setup.options, setup.seats)
    return pyspiel.GameInfo(
        num_distinct_actions=setup.action_count,
        max_chance_outcomes=0 if _is_deterministic(setup) else MAX_DRAW_RESULTS,
        num_players=setup.seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0 if utility == AGAINST else None,
        max_game_length=longest * (setup.seats + 1),  # every seat may wait before one acts
    )


class OpenSpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """An OpenSpiel state: either a position, or a chance node on the way to the next position."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.setup: GameSetup = game.setup
        self.episode: Episode | None = None
        """The game in progress; None while the draws of the deal are being chosen."""
        self.heard: list[list[list[Any]]] = [[] for _ in range(self.setup.seats)]
        """The events that each seat has heard, by ply."""
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
                if self.pending[1] != self.setup.wait_action:
                    for seat, heard in enumerate(self.heard):
                        heard.append([e for event in self.episode.events if (e := game.hear(event, seat)) is not None])
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
        return game.imagine(game.look(self.episode.state, player), deepcopy(self.events_for(player)), Random(seed))

    def events_for(self, player: int) -> list[Any]:
        """Return all events that a seat has heard."""
        return list(chain.from_iterable(self.heard[player]))


EVENT_BITS = 32


def _event_code(events: list[Any]) -> Numbers:
    """Return what was heard in one ply as -1 and 1, from a hash: different events have different codes."""
    digest = blake2b(msgspec.json.encode(events), digest_size=EVENT_BITS // 8).digest()
    bits: Numbers = np.unpackbits(np.frombuffer(digest, np.uint8)).astype(np.float32) * 2 - 1
    return bits


class OpenSpielObserver:
    """Shows a seat's view as a tensor and as text; with perfect recall, the text includes all events it has heard.

    With `recall_tensor` the tensor has another part, `heard`: a row for each ply, with a code of EVENT_BITS numbers for
    the events that the seat heard then, and 0 for plies to come.
    """

    def __init__(self, setup: GameSetup, recall: bool, recall_tensor: bool = False) -> None:
        self.setup = setup
        self.recall = recall
        view = setup.observation_encoder.size if setup.game.planes else 0
        plies = setup.game.max_plies(setup.options, setup.seats) if recall_tensor and view else 0
        self.tensor = np.zeros(view + plies * EVENT_BITS, np.float32)
        self._view, self._heard = self.tensor[:view], self.tensor[view:].reshape(plies, EVENT_BITS)
        self.dict = setup.observation_encoder.split(self._view) if view else {}
        if plies:
            self.dict["heard"] = self._heard

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Write the seat's encoded view into the tensor, and what it has heard."""
        if self._view.size:
            self._view[:] = 0 if state.episode is None else state.episode.observation(player)
        if self._heard.size:
            self._heard[:] = 0
            for row, events in zip(self._heard, state.heard[player], strict=False):
                row[:] = _event_code(events)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """Return the seat's view as JSON, with its events if this observer has perfect recall."""
        if state.episode is None:
            return "setting up"
        view = state.setup.game.look(state.episode.state, player)
        return msgspec.json.encode([view, state.events_for(player)] if self.recall else view).decode()
