"""A game played by action numbers, for the PettingZoo, Gymnasium and OpenSpiel environments.

Seats that may act but do not have to are asked first, in seat order, and can wait; the action number for waiting comes
after the game's own actions. When all of them have waited, the first seat that must act is asked. After every action
the order starts again.

An illegal number changes nothing, and IllegalAction is raised. Only Gymnasium's `step` and that of PettingZoo's
parallel environment have to accept every number of the action space: there the game stays as it is, the reward is 0,
and `info["illegal"]` names the same reason. (Compiled code cannot raise an error: see `mulot.lab.jax.environment`.)
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from functools import cached_property
from typing import Any

from mulot.core.errors import MulotError
from mulot.core.extras import research_imports
from mulot.core.game import AnyGame, Outcome, Reason
from mulot.core.luck import Luck
from mulot.core.options import read_options
from mulot.games import load
from mulot.lab.encode import ActionSpace, Mask, Numbers, ObservationEncoder

with research_imports():
    import numpy as np

NO_SUCH_ACTION, MUST_ACT = "no-such-action", "must-act"


class IllegalAction(MulotError, ValueError):
    """A number that a seat may not play now; nothing was changed.

    `reason` names why: one of the game's `reasons` or `COMMON_REASONS`, NO_SUCH_ACTION for a number that no action has,
    or MUST_ACT for waiting where the seat has to act. `rule` is the number of the rule, if there is one.
    """

    def __init__(self, seat: int, number: int, reason: str, rule: str = "", action: str = "") -> None:
        self.reason, self.rule = reason, rule
        super().__init__(seat=seat, number=number, action=action, reason=reason, rule=rule)

    def __str__(self) -> str:
        return "seat {seat} may not play {number} ({action}) now: {reason} {rule}".format(**self.args_).rstrip()


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

    def __deepcopy__(self, memo: Any) -> GameSetup:
        """Return this setup itself: it never changes, and copying its action space takes milliseconds."""
        return self

    @cached_property
    def observation_encoder(self) -> ObservationEncoder:
        """The encoder for views. Raises EncodingError if the game defines no planes."""
        return ObservationEncoder(self.game, self.options, self.seats)

    def check_exists(self, seat: int, number: int) -> None:
        """Raise IllegalAction if no action has this number."""
        if not 0 <= number < self.action_count:
            raise IllegalAction(seat, number, NO_SUCH_ACTION)

    def why_illegal(self, state: Any, seat: int, number: int) -> IllegalAction:
        """Return the error for an illegal number, with the reason of the game's rules."""
        if not 0 <= number < self.action_count:
            return IllegalAction(seat, number, NO_SUCH_ACTION)
        if number == self.wait_action:
            return IllegalAction(seat, number, MUST_ACT, action="wait")
        action = self.action_space.actions[number]
        why = self.game.why_not(state, seat, action) or Reason("not-your-turn")
        return IllegalAction(seat, number, why.no, why.rule, self.game.write(action))


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

    def __deepcopy__(self, memo: Any) -> Episode:
        """Return an episode that goes on independently. Actions and events are immutable, so they are shared."""
        other = copy(self)
        other.state, other._legal = self.setup.game.copy(self.state), {**self._legal}
        return other

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

    def why_illegal(self, seat: int, number: int) -> IllegalAction | None:
        """Return the error for a number that is not legal for the seat now; None if it is legal."""
        return None if number in self.legal_actions(seat) else self.setup.why_illegal(self.state, seat, number)

    def check_legal(self, seat: int, number: int) -> None:
        """Raise IllegalAction if this number is not legal for the seat now."""
        if error := self.why_illegal(seat, number):
            raise error

    def act(self, seat: int, number: int) -> None:
        """Play an action number for a seat. Raises IllegalAction, and changes nothing, if it is not legal."""
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
