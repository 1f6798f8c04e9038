"""Law 8: a game's action space and planes are reliable.

- The action space contains every legal action, and no action twice.
- The planes always have the same names and shapes, and every value is between -1 and 1.
- The planes leave out nothing that matters: whenever a seat's planes are equal, so are its legal actions.

A game does not have to define either of them.
"""

from math import isfinite, prod
from typing import Any

from mulot.core.game import AnyGame


class EncodingCheck:
    """Checks law 8 during one match."""

    def __init__(self, game: AnyGame, options: Any, seats: int) -> None:
        self.game = game
        self.actions: frozenset[Any] | None = None
        self.has_duplicates = False
        self.shapes: list[tuple[str, tuple[int, ...]]] | None = None
        self.legal_by_planes: dict[tuple[int, tuple[float, ...]], frozenset[Any]] = {}
        if game.action_space is not None:
            actions = game.action_space(options, seats)
            self.actions = frozenset(actions)
            self.has_duplicates = len(self.actions) < len(actions)

    def faults(self, s: Any, seat: int, legal: Any) -> list[str]:
        """Return the violations in this position, one sentence each. Call it for every position of the match that is to
        be checked, because it compares them with one another."""
        wrong = ["the action space lists an action twice"] if self.has_duplicates else []
        if self.actions is not None:
            wrong += [
                f"{self.game.write(action)} is not in the action space"
                for action in legal
                if action not in self.actions
            ]
        if self.game.planes is None:
            return wrong
        planes = self.game.planes(self.game.look(s, seat))
        shapes = [(plane.name, plane.shape) for plane in planes]
        self.shapes = self.shapes or shapes
        if shapes != self.shapes or len({name for name, _ in shapes}) < len(shapes):
            wrong.append(f"planes are {shapes}, and were {self.shapes}")
        for plane in planes:
            if len(plane.values) != prod(plane.shape):
                wrong.append(f"{plane.name} has {len(plane.values)} numbers, its shape is {plane.shape}")
            if not all(isfinite(value) and -1 <= value <= 1 for value in plane.values):
                wrong.append(f"{plane.name} has a number that is not between -1 and 1")
        row = tuple(value for plane in planes for value in plane.values)
        if self.legal_by_planes.setdefault((seat, row), frozenset(legal)) != frozenset(legal):
            wrong.append("the planes are the same as in another position, but the legal actions differ")
        return wrong
