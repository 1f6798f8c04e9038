"""A game played by action numbers, for the PettingZoo, Gymnasium and OpenSpiel environments.

Seats that may act but do not have to are asked first, in seat order, and can wait; the action number for waiting comes
after the game's own actions. When all of them have waited, the first seat that must act is asked. After every action
the order starts again.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import numpy as np

from mulot._deprecated import deprecated_attribute
from mulot.core.game import AnyGame, Outcome
from mulot.core.luck import Luck
from mulot.core.options import read_options
from mulot.games import load
from mulot.lab.encode import ActionSpace, Mask, Numbers, ObservationEncoder


class GameSetup:
    """A game with fixed options and a fixed number of seats, and its encodings; shared by all episodes."""

    def __init__(self, game: str | AnyGame, seats: int, options: Mapping[str, Any] | None = None) -> None:
        self.game = load(game) if isinstance(game, str) else game
        self.seats = seats
        self.options = read_options(self.game, options or {}, seats)
        self.action_space = ActionSpace(self.game, self.options, seats)
        self.wait_action = self.action_space.size
        """The action number for waiting: the seat may act, but does not want to."""
        self.action_count = self.action_space.size + 1

    @cached_property
    def observation_encoder(self) -> ObservationEncoder:
        """The encoder for views. Raises EncodingError if the game defines no planes."""
        return ObservationEncoder(self.game, self.options, self.seats)

    letters = deprecated_attribute("letters", "action_space")
    wait = deprecated_attribute("wait", "wait_action")
    actions = deprecated_attribute("actions", "action_count")
    picture = deprecated_attribute("picture", "observation_encoder")


class Episode:
    """One game in progress, played by action numbers."""

    def __init__(self, setup: GameSetup, luck: Luck) -> None:
        self.setup = setup
        self.luck = luck
        self.state = setup.game.new(setup.options, setup.seats, luck)
        self.seats_passed: frozenset[int] = frozenset()
        self.events: list[Any] = []
        """All events of the last action, including private ones."""
        self._legal: dict[int, list[int]] = {}
        """Cache of the legal action numbers by seat."""

    @property
    def outcome(self) -> Outcome | None:
        """The outcome of the game, or None while it is in progress."""
        waiting = self.setup.game.waiting(self.state)
        return waiting if isinstance(waiting, Outcome) else None

    def seats_to_ask(self) -> tuple[int, ...]:
        """Return the seats that may act now and have not chosen to wait."""
        waiting = self.setup.game.waiting(self.state)
        return () if isinstance(waiting, Outcome) else tuple(x for x in waiting.seats if x not in self.seats_passed)

    def required_seats(self) -> tuple[int, ...]:
        """Return the seats that must act before the game goes on."""
        waiting = self.setup.game.waiting(self.state)
        return () if isinstance(waiting, Outcome) else waiting.must

    def next_seat(self) -> int:
        """Return the seat to ask next. Seats that may act come before the seat that must act."""
        required = self.required_seats()
        return next((seat for seat in self.seats_to_ask() if seat not in required), required[0])

    def legal_actions(self, seat: int) -> list[int]:
        """Return a seat's legal action numbers in ascending order; a seat that is not asked can only wait."""
        if seat not in self._legal:
            self._legal[seat] = self._list_legal(seat)
        return self._legal[seat]

    def _list_legal(self, seat: int) -> list[int]:
        if seat not in self.seats_to_ask():
            return [self.setup.wait_action]
        numbers = self.setup.action_space.numbers(self.setup.game.legal(self.state, seat))
        return numbers if seat in self.required_seats() else [*numbers, self.setup.wait_action]

    def action_mask(self, seat: int) -> Mask:
        """Return a seat's legal actions as an int8 array: 1 if the action number is legal, else 0."""
        mask = np.zeros(self.setup.action_count, np.int8)
        mask[self.legal_actions(seat)] = 1
        return mask

    def check_legal(self, seat: int, number: int) -> None:
        """Raise ValueError if this action is not legal for the seat now."""
        if number not in self.legal_actions(seat):
            raise ValueError(f"seat_{seat} may not play {number} now: see its action mask")

    def act(self, seat: int, number: int) -> None:
        """Play an action number for a seat. Raises ValueError, and changes nothing, if it is not legal."""
        self.check_legal(seat, number)
        self.events = []
        if number == self.setup.wait_action:
            self.seats_passed |= {seat}
        else:
            self.setup.game.play(
                self.state, seat, self.setup.action_space.actions[number], self.luck, self.events.append
            )
            self.seats_passed = frozenset()
        self._legal = {}

    def observation(self, seat: int | None) -> Numbers:
        """Return the encoded view of a seat, or of a spectator if `seat` is None."""
        return self.setup.observation_encoder.encode(self.setup.game.look(self.state, seat), seat)

    def reward(self, seat: int) -> float:
        """Return a seat's reward: from -1 (loss) to 1 (win) once the game is over, 0 before."""
        outcome = self.outcome
        return 0.0 if outcome is None else 2 * outcome.scores[seat] - 1

    def board_text(self) -> str:
        """Return the board as text, as a spectator sees it."""
        return self.setup.game.draw(self.setup.game.look(self.state, None))
