"""A game that runs under somebody else's hands: whose turn it is to say a number, and what the number does.

Seats that may act but need not are asked first, in seat order, and may wait: that is one letter more than the alphabet
has. When all of them wait, the first of those who must act is asked. After every action it begins anew.
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
    """A game under these options with so many seats, with its letters and its picture: what stays the same."""

    def __init__(self, game: str | AnyGame, seats: int, options: Mapping[str, Any] | None = None) -> None:
        self.game = load(game) if isinstance(game, str) else game
        self.seats = seats
        self.options = read_options(self.game, options or {}, seats)
        self.letters = Alphabet(self.game, self.options, seats)
        self.wait = self.letters.size
        """The number that says: I need not act, and do not."""
        self.actions = self.letters.size + 1

    @cached_property
    def picture(self) -> Picture:
        """How a view becomes numbers; raises NotEncoded where the game does not say it."""
        return Picture(self.game, self.options, self.seats)


class Running:
    """One game of such rules."""

    def __init__(self, rules: Rules, luck: Luck) -> None:
        """The table is set."""
        self.rules = rules
        self.luck = luck
        self.s = rules.game.new(rules.options, rules.seats, luck)
        self.waited: frozenset[int] = frozenset()
        self.heard: list[Any] = []
        """What the last action brought about, as everybody at the table together knows it."""
        self._allowed: dict[int, list[int]] = {}
        """The numbers that seats may say now, as far as they were asked for."""

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None: it has not."""
        waiting = self.rules.game.waiting(self.s)
        return waiting if isinstance(waiting, Outcome) else None

    def asked(self) -> tuple[int, ...]:
        """The seats that may act now and have not said that they wait."""
        waiting = self.rules.game.waiting(self.s)
        return () if isinstance(waiting, Outcome) else tuple(x for x in waiting.seats if x not in self.waited)

    def must(self) -> tuple[int, ...]:
        """The seats that are waited for."""
        waiting = self.rules.game.waiting(self.s)
        return () if isinstance(waiting, Outcome) else waiting.must

    def next_seat(self) -> int:
        """Who says a number next: the seats that may wait come before the one that may not."""
        must = self.must()
        return next((seat for seat in self.asked() if seat not in must), must[0])

    def allowed(self, seat: int) -> list[int]:
        """The numbers that a seat may say now, rising; a seat that is not asked can only wait."""
        if seat not in self._allowed:
            self._allowed[seat] = self._count_allowed(seat)
        return self._allowed[seat]

    def _count_allowed(self, seat: int) -> list[int]:
        if seat not in self.asked():
            return [self.rules.wait]
        numbers = self.rules.letters.numbers(self.rules.game.legal(self.s, seat))
        return numbers if seat in self.must() else [*numbers, self.rules.wait]

    def mask(self, seat: int) -> Mask:
        """The same as ones and zeros."""
        mask = np.zeros(self.rules.actions, np.int8)
        mask[self.allowed(seat)] = 1
        return mask

    def check(self, seat: int, number: int) -> None:
        """Raises ValueError where a seat may not say this number now."""
        if number not in self.allowed(seat):
            raise ValueError(f"seat_{seat} may not say {number} now: see what is allowed")

    def act(self, seat: int, number: int) -> None:
        """A seat says a number. Raises ValueError where it may not, and nothing happens."""
        self.check(seat, number)
        self.heard = []
        if number == self.rules.wait:
            self.waited |= {seat}
        else:
            self.rules.game.play(self.s, seat, self.rules.letters.actions[number], self.luck, self.heard.append)
            self.waited = frozenset()
        self._allowed = {}

    def seen_by(self, seat: int | None) -> Numbers:
        """What a seat sees, as numbers."""
        return self.rules.picture.of(self.rules.game.look(self.s, seat), seat)

    def reward(self, seat: int) -> float:
        """From -1 (nothing) to 1 (the whole win); 0 while the game runs. A cooperative win is everybody's."""
        outcome = self.outcome
        return 0.0 if outcome is None else 2 * outcome.scores[seat] - 1

    def drawn(self) -> str:
        """The table as text, as a spectator sees it."""
        return self.rules.game.draw(self.rules.game.look(self.s, None))
