"""Actions as integers, views as arrays: what learners and the tools of the field work with.

letters = Alphabet(game, options, seats)         # 0 … letters.size - 1
letters.number[action], letters.actions[number]  # there and back
picture = Picture(game, options, seats)
picture.of(game.look(s, seat), seat)             # one row of float32; `parts` names and shapes its planes
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mulot.core.errors import MulotError
from mulot.core.game import AnyGame
from mulot.core.luck import Quick
from mulot.core.planes import one_of
from mulot.lab.every_value import Endless, every_value

Numbers = NDArray[np.float32]
Mask = NDArray[np.int8]


class NotEncoded(MulotError):
    """A game that does not say how it is turned into numbers: what it has not, and why."""

    def __init__(self, game: str, lacks: str, why: str = "") -> None:
        super().__init__(game=game, lacks=lacks, why=why)


class Alphabet:
    """Every action of a game under these options, numbered from 0."""

    def __init__(self, game: AnyGame, options: Any, seats: int) -> None:
        if game.alphabet is not None:
            actions = game.alphabet(options, seats)
        else:
            try:
                actions = every_value(game.action)
            except Endless as why:
                raise NotEncoded(game.id, "alphabet", f"its actions have no finite types, {why}") from None
        self.actions: tuple[Any, ...] = tuple(actions)
        self.number: dict[Any, int] = {action: i for i, action in enumerate(self.actions)}
        self.size = len(self.actions)

    def numbers(self, actions: Iterable[Any]) -> list[int]:
        """The numbers of these actions, rising."""
        return sorted(self.number[action] for action in actions)

    def mask(self, actions: Iterable[Any]) -> Mask:
        """A one for each of these actions."""
        mask = np.zeros(self.size, np.int8)
        mask[self.numbers(actions)] = 1
        return mask


class Picture:
    """A view as one row of numbers: the game's planes one after the other, and at last who is looking."""

    def __init__(self, game: AnyGame, options: Any, seats: int) -> None:
        if game.planes is None:
            raise NotEncoded(game.id, "planes")
        self._planes = game.planes
        self.seats = seats
        first = self._parts(game.look(game.new(options, seats, Quick(0)), 0), 0)
        self.parts: Mapping[str, tuple[int, ...]] = {plane.name: plane.shape for plane in first}
        self.size = sum(prod(shape) for shape in self.parts.values())

    def _parts(self, view: Any, seat: int | None) -> list[Any]:
        return [*self._planes(view), one_of("seat", self.seats, seat)]

    def of(self, view: Any, seat: int | None) -> Numbers:
        """What a seat (None: a spectator) sees. In games without secrets `seat` alone tells one from the other."""
        row: list[float] = []
        for plane in self._parts(view, seat):
            row += plane.values
        return np.array(row, np.float32)

    def split(self, row: Numbers) -> dict[str, Numbers]:
        """The planes of such a row, by name and in their shapes."""
        found, start = {}, 0
        for name, shape in self.parts.items():
            found[name] = row[start : start + prod(shape)].reshape(shape)
            start += prod(shape)
        return found
