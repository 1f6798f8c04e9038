"""Encodes actions as integers and views as NumPy arrays, for machine learning.

action_space = ActionSpace(game, options, seats)  # numbers from 0 to action_space.size - 1
action_space.number[action]                       # the number of an action
action_space.actions[number]                      # the action with a number
encoder = ObservationEncoder(game, options, seats)
encoder.encode(game.look(s, seat), seat)          # a 1-D float32 array
encoder.shapes                                    # the names and shapes of its planes
"""

from collections.abc import Iterable, Mapping
from math import prod
from typing import Any

from mulot.core.errors import MulotError
from mulot.core.extras import research_imports
from mulot.core.game import AnyGame
from mulot.core.luck import RandomLuck
from mulot.core.planes import one_hot
from mulot.lab.enumerate_type import InfiniteType, all_values

with research_imports():
    import numpy as np
    from numpy.typing import NDArray

Numbers = NDArray[np.float32]
Mask = NDArray[np.int8]


class EncodingError(MulotError):
    """The game does not define a required encoding. `lacks` names the missing field of `Game`."""

    def __init__(self, game: str, lacks: str, why: str = "") -> None:
        super().__init__(game=game, lacks=lacks, why=why)


class ActionSpace:
    """All actions of a game under these options, numbered from 0. Raises EncodingError if they cannot be listed."""

    def __init__(self, game: AnyGame, options: Any, seats: int) -> None:
        if game.action_space is not None:
            actions = game.action_space(options, seats)
        else:
            try:
                actions = all_values(game.action)
            except InfiniteType as why:
                raise EncodingError(game.id, "action_space", f"its action types are not finite: {why}") from None
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


class ObservationEncoder:
    """Encodes views as 1-D arrays: the game's planes one after another, then the viewer's seat (one-hot).

    Raises EncodingError if the game defines no planes."""

    def __init__(self, game: AnyGame, options: Any, seats: int) -> None:
        if game.planes is None:
            raise EncodingError(game.id, "planes")
        self._planes = game.planes
        self.seats = seats
        first = self._planes_of(game.look(game.new(options, seats, RandomLuck(0)), 0), 0)
        self.shapes: Mapping[str, tuple[int, ...]] = {plane.name: plane.shape for plane in first}
        self.size = sum(prod(shape) for shape in self.shapes.values())

    def _planes_of(self, view: Any, seat: int | None) -> list[Any]:
        return [*self._planes(view), one_hot("seat", self.seats, seat)]

    def encode(self, view: Any, seat: int | None) -> Numbers:
        """Return the encoded view of a seat, or of a spectator if `seat` is None."""
        values: list[float] = []
        for plane in self._planes_of(view, seat):
            values += plane.values
        return np.array(values, np.float32)

    def split(self, row: Numbers) -> dict[str, Numbers]:
        """Return the planes of an encoded view by name, each with its original shape."""
        planes, start = {}, 0
        for name, shape in self.shapes.items():
            planes[name] = row[start : start + prod(shape)].reshape(shape)
            start += prod(shape)
        return planes
