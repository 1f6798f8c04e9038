"""One game played by action numbers, as the PettingZoo, Gymnasium and OpenSpiel environments need it.

Seats that may act but do not have to are asked first, in seat order, and can wait; waiting is one action number beyond
the game's own actions. When all of them have waited, the first seat that must act is asked. After every action the
order starts again.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import numpy as np

from mulot.core.game import AnyGame, Outcome
from mulot.core.luck import Luck
from mulot.core.options import read_options
from mulot.games import load
from mulot.lab.encode import Alphabet, Mask, Numbers, Picture


class Rules:
    """A game with fixed options and number of seats, and its encodings; shared by all episodes."""

    def __init__(self, game: str | AnyGame, seats: int, options: Mapping[str, Any] | None = None) -> None:
        self.game = load(game) if isinstance(game, str) else game
        self.seats = seats
        self.options = read_options(self.game, options or {}, seats)
        self.letters = Alphabet(self.game, self.options, seats)
        self.wait = self.letters.size
        """The action number for waiting (a seat may act, but does not)."""
        self.actions = self.letters.size + 1

    @cached_property
    def picture(self) -> Picture:
        """The encoder for views. Raises NotEncoded if the game defines no planes."""
        return Picture(self.game, self.options, self.seats)


class Running:
    """One game in progress, played by action numbers."""

    def __init__(self, rules: Rules, luck: Luck) -> None:
        self.rules = rules
        self.luck = luck
        self.s = rules.game.new(rules.options, rules.seats, luck)
        self.waited: frozenset[int] = frozenset()
        self.heard: list[Any] = []
        """All events of the last action, including private ones."""
        self._allowed: dict[int, list[int]] = {}
        """Cache of the legal action numbers by seat."""

    @property
    def outcome(self) -> Outcome | None:
        """The outcome of the game, or None while it is in progress."""
        waiting = self.rules.game.waiting(self.s)
        return waiting if isinstance(waiting, Outcome) else None

    def asked(self) -> tuple[int, ...]:
        """Return the seats that may act now and have not chosen to wait."""
        waiting = self.rules.game.waiting(self.s)
        return () if isinstance(waiting, Outcome) else tuple(x for x in waiting.seats if x not in self.waited)

    def must(self) -> tuple[int, ...]:
        """Return the seats that must act before the game goes on."""
        waiting = self.rules.game.waiting(self.s)
        return () if isinstance(waiting, Outcome) else waiting.must

    def next_seat(self) -> int:
        """Return the seat to ask next: optional seats come before the seat that must act."""
        must = self.must()
        return next((seat for seat in self.asked() if seat not in must), must[0])

    def allowed(self, seat: int) -> list[int]:
        """Return a seat's legal action numbers in ascending order; a seat that is not asked can only wait."""
        if seat not in self._allowed:
            self._allowed[seat] = self._count_allowed(seat)
        return self._allowed[seat]

    def _count_allowed(self, seat: int) -> list[int]:
        if seat not in self.asked():
            return [self.rules.wait]
        numbers = self.rules.letters.numbers(self.rules.game.legal(self.s, seat))
        return numbers if seat in self.must() else [*numbers, self.rules.wait]

    def mask(self, seat: int) -> Mask:
        """Return a seat's legal actions as an array with 1 for legal and 0 for illegal."""
        mask = np.zeros(self.rules.actions, np.int8)
        mask[self.allowed(seat)] = 1
        return mask

    def check(self, seat: int, number: int) -> None:
        """Raise ValueError if this action is not legal for the seat now."""
        if number not in self.allowed(seat):
            raise ValueError(f"seat_{seat} may not say {number} now: see what is allowed")

    def act(self, seat: int, number: int) -> None:
        """Play an action number for a seat. Raises ValueError, and changes nothing, if it is not legal."""
        self.check(seat, number)
        self.heard = []
        if number == self.rules.wait:
            self.waited |= {seat}
        else:
            self.rules.game.play(self.s, seat, self.rules.letters.actions[number], self.luck, self.heard.append)
            self.waited = frozenset()
        self._allowed = {}

    def seen_by(self, seat: int | None) -> Numbers:
        """Return the encoded view of a seat, or of a spectator if `seat` is None."""
        return self.rules.picture.of(self.rules.game.look(self.s, seat), seat)

    def reward(self, seat: int) -> float:
        """Return a seat's reward: from -1 (loss) to 1 (win) once the game is over, 0 before."""
        outcome = self.outcome
        return 0.0 if outcome is None else 2 * outcome.scores[seat] - 1

    def drawn(self) -> str:
        """Return the board as text, as a spectator sees it."""
        return self.rules.game.draw(self.rules.game.look(self.s, None))
