"""Encode actions as integers and views as NumPy arrays, for machine learning.

letters = Alphabet(game, options, seats)         # numbers from 0 to letters.size - 1
letters.number[action], letters.actions[number]  # from an action to its number and back
picture = Picture(game, options, seats)
picture.of(game.look(s, seat), seat)             # a 1-D float32 array; `parts` has the names and shapes of its planes
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
    """The game does not define the encoding that is needed. `lacks` names the missing part of `Game`."""

    def __init__(self, game: str, lacks: str, why: str = "") -> None:
        super().__init__(game=game, lacks=lacks, why=why)


class Alphabet:
    """All actions of a game under these options, numbered from 0. Raises NotEncoded if they cannot be listed."""

    def __init__(self, game: AnyGame, options: Any, seats: int) -> None:
        if game.alphabet is not None:
            actions = game.alphabet(options, seats)
        else:
            try:
                actions = every_value(game.action)
            except Endless as why:
                raise NotEncoded(game.id, "alphabet", f"its action types are not finite: {why}") from None
        self.actions: tuple[Any, ...] = tuple(actions)
        self.number: dict[Any, int] = {action: i for i, action in enumerate(self.actions)}
        self.size = len(self.actions)

    def numbers(self, actions: Iterable[Any]) -> list[int]:
        """Return the numbers of these actions in ascending order."""
        return sorted(self.number[action] for action in actions)

    def mask(self, actions: Iterable[Any]) -> Mask:
        """Return an int8 array with a 1 for each of these actions and 0 elsewhere."""
        mask = np.zeros(self.size, np.int8)
        mask[self.numbers(actions)] = 1
        return mask


class Picture:
    """Encodes views as 1-D arrays: the game's planes one after the other, then the seat that is looking (one-hot).

    Raises NotEncoded if the game defines no planes."""

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
        """Return the encoded view of a seat, or of a spectator if `seat` is None."""
        row: list[float] = []
        for plane in self._parts(view, seat):
            row += plane.values
        return np.array(row, np.float32)

    def split(self, row: Numbers) -> dict[str, Numbers]:
        """Return the planes of an encoded view by name, each in its shape."""
        found, start = {}, 0
        for name, shape in self.parts.items():
            found[name] = row[start : start + prod(shape)].reshape(shape)
            start += prod(shape)
        return found
